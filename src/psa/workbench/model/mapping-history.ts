/** What was changed in the mapping table, one step for each press, with the way back. */
import { computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createUndoHistory } from '../../../base/undo-history.ts';
import type { MappedRow, MappedTo } from './mapping-source.ts';

export type StepKind = 'AUTO' | 'BULK' | 'CLEAR' | 'EDIT' | 'IMPORT' | 'REVIEW';

export interface MappingChange {
  readonly clientId: string;
  readonly clientName: string;
  readonly before: MappedTo;
  readonly after: MappedTo;
}

export interface MappingStep {
  readonly kind: StepKind;
  readonly changes: readonly MappingChange[];
}

/** One state for each step: the one that led to it. */
interface History {
  readonly step?: MappingStep;
}

/** Takes changes back, or makes them again. Answers the change that this was; undefined: nothing was done. */
export type TakeBack = (changeIds: readonly string[]) => Promise<string | undefined>;

interface Shape {
  /** What undoing would take back. */
  readonly undone: ReadonlySignal<MappingStep | undefined>;
  /** What redoing would bring again. */
  readonly redone: ReadonlySignal<MappingStep | undefined>;
  /** Steps without a change are none, and neither are those of which the server keeps no way back. */
  add(step: MappingStep, changeIds: readonly string[]): void;
  /** The last step is taken back once that has worked. */
  undo(takeBack: TakeBack): Promise<void>;
  redo(takeBack: TakeBack): Promise<void>;
}
export type MappingHistory = Model<Shape>;

export const createMappingHistory = (): MappingHistory => new (createModel<Shape>(mappingHistory))();

function mappingHistory(): Shape {
  const history = createUndoHistory<History>({ initial: {} });
  /** Steps that were taken back, the nearest last. */
  const back = signal<readonly MappingStep[]>([]);
  /** The server's changes that have to be taken back next: of a step that was made, or of its undoing. */
  const made = new WeakMap<MappingStep, readonly string[]>();
  return {
    undone: computed(() => history.current.value.step),
    redone: computed(() => (history.canRedo.value ? back.value.at(-1) : undefined)),
    add(step, changeIds) {
      if (step.changes.length === 0 || changeIds.length === 0) return;
      made.set(step, changeIds);
      history.edit({ step });
      back.value = [];
    },
    async undo(takeBack) {
      const state = history.current.peek();
      if (!state.step) return;
      const changeId = await takeBack(made.get(state.step) ?? []);
      // Something else was changed meanwhile: that is the last step now.
      if (changeId === undefined || history.current.peek() !== state) return;
      made.set(state.step, [changeId]);
      history.undo();
      back.value = [...back.peek(), state.step];
    },
    async redo(takeBack) {
      const step = back.peek().at(-1);
      if (!step) return;
      const changeId = await takeBack(made.get(step) ?? []);
      if (changeId === undefined || back.peek().at(-1) !== step) return;
      made.set(step, [changeId]);
      history.redo();
      back.value = back.peek().slice(0, -1);
    },
  };
}

export const canGoBack = ({ before }: MappingChange): boolean => before.target?.deleted !== true;

/** Undefined where it is mapped as before. */
export function changeOf(row: MappedRow, before: MappedTo, after: MappedTo): MappingChange | undefined {
  const isMoved = before.target?.id !== after.target?.id;
  const names = Object.keys({ ...before.assigned, ...after.assigned });
  if (!isMoved && names.every((name) => before.assigned[name] === after.assigned[name])) return undefined;
  return { clientId: row.clientId, clientName: row.clientName, before, after };
}

export const nothingMapped = ({ assigned }: MappedTo): MappedTo => ({
  target: null,
  assigned: Object.fromEntries(Object.keys(assigned).map((name) => [name, null])),
  names: [],
  sites: 0,
});
