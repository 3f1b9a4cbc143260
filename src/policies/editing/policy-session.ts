/**
 * A list that somebody edits as a slice, with the way back: read, edited by transitions, saved as the version that it is of,
 * without anything overwritten that somebody else saved meanwhile. Source: spec 002 §3.5 and §4.
 */
import {
  batch,
  computed,
  createModel,
  effect,
  type Model,
  type ReadonlySignal,
  signal,
  untracked,
} from '@preact/signals-core';
import { createResource } from '../../base/resource/resource.ts';
import type { ResourceState } from '../../base/resource/resource-state.ts';
import type { AnySlice, StateOf } from '../../console/slice.ts';
import { createSliceEditor, type SliceEditor } from '../../console/store/slice-editor.ts';
import { CallError } from '../../host/http/call-error.ts';
import type { CallOptions } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { afterSteps, isSameWish } from '../inheritance/apply-steps.ts';
import type { EditedKind, Step } from '../inheritance/part-kinds.ts';
import { type ItemDifference, itemDifferences, mergedItems } from './item-versions.ts';

export interface Versioned {
  readonly version: string;
  readonly savedBy?: string | null | undefined;
}

export interface PolicySessionOptions<Some extends AnySlice, Item, Stored extends Versioned> {
  readonly kind: EditedKind<Some, Item>;
  read(signal: AbortSignal): Promise<Stored>;
  stateOf(stored: Stored): StateOf<Some>;
  send(state: StateOf<Some>, options: CallOptions): Promise<Stored>;
  onSaved(stored: Stored): void;
}

/** Somebody else has saved it meanwhile. */
export interface ItemConflict<Item> {
  readonly savedBy: string | undefined;
  readonly differences: readonly ItemDifference<Item>[];
}

interface Shape<Some extends AnySlice, Item, Stored> {
  readonly state: ReadonlySignal<ResourceState<Stored>>;
  /** As it was read or saved last. */
  readonly stored: ReadonlySignal<Stored | undefined>;
  /** Once it can be edited. */
  readonly items: ReadonlySignal<readonly Item[]>;
  readonly history: SliceEditor<Some>['history'];
  readonly isDirty: ReadonlySignal<boolean>;
  readonly isSaving: ReadonlySignal<boolean>;
  /** Why it was not saved; until something is changed or saved. */
  readonly failure: ReadonlySignal<unknown>;
  readonly conflict: ReadonlySignal<ItemConflict<Item> | undefined>;
  /** What differs from what is saved: `theirs` is that, `own` what is here. */
  changes(): readonly ItemDifference<Item>[];
  retry(): void;
  /** Reads anew where nothing would be lost by it. */
  refresh(): void;
  /** All of them are one step that can be undone. @throws IllegalTransition, and nothing has changed. */
  change(...steps: readonly Step[]): void;
  undo(): void;
  redo(): void;
  /** What was changed is given up, with the way back to it. */
  discard(): void;
  save(): Promise<boolean>;
  /** Goes on from their version with what is kept of one’s own. */
  settle(kept: readonly ItemDifference<Item>[]): void;
  /** Neither: it was only looked at. */
  dismiss(): void;
}
export type PolicySession<Some extends AnySlice, Item, Stored> = Model<Shape<Some, Item, Stored>>;

export function createPolicySession<Some extends AnySlice, Item, Stored extends Versioned>(
  options: PolicySessionOptions<Some, Item, Stored>,
): PolicySession<Some, Item, Stored> {
  return new (createModel<Shape<Some, Item, Stored>>(() => policySession(options)))();
}

function policySession<Some extends AnySlice, Item, Stored extends Versioned>({
  kind,
  read,
  stateOf,
  send,
  onSaved,
}: PolicySessionOptions<Some, Item, Stored>): Shape<Some, Item, Stored> {
  type State = StateOf<Some>;
  const { history } = createSliceEditor(kind.slice, {
    initial: kind.slice.defaults as State,
    isSame: (one, other) => isSameWish(kind, one, other),
  });
  const stored = signal<Stored | undefined>(undefined);
  const isSaving = signal(false);
  const failure = signal<unknown>(undefined);
  const conflict = signal<ItemConflict<Item> | undefined>(undefined);
  const lifetime = new AbortController();
  /** Saved again after no answer came, it is the same change. */
  const press: Press = {};
  /** Between a press on Save and what becomes of it. */
  let saving: Promise<boolean> | undefined;
  /** What they saved, while both versions are looked at. */
  let found: Stored | undefined;

  const resource = createResource<void, Stored>({
    read: (_, abort) => read(abort),
    onAnswer: (answer) => untracked(() => keep(answer)),
  });
  effect(() => () => {
    lifetime.abort();
    history[Symbol.dispose]();
  });
  resource.ask();

  function keep(answer: Stored): void {
    batch(() => {
      stored.value = answer;
      history.reset(stateOf(answer));
    });
  }

  async function attempt(sent: State): Promise<boolean> {
    const version = stored.peek()?.version;
    const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
    try {
      const answer = await send(sent, { signal: lifetime.signal, press, headers });
      saved(sent, answer);
      return true;
    } catch (error) {
      if (lifetime.signal.aborted) return false;
      if (error instanceof CallError && error.status === 412) return compare(sent);
      failure.value = error;
      return false;
    }
  }

  function saved(sent: State, answer: Stored): void {
    batch(() => {
      stored.value = answer;
      const next = stateOf(answer);
      // What follows from elsewhere may have changed with it. The way back stays as long as it leads where it led.
      if (isSameWish(kind, sent, next)) history.markSaved(sent);
      else if (history.current.peek() === sent) history.reset(next);
    });
    onSaved(answer);
  }

  /** What somebody else made of it, to be shown beside what is here. */
  async function compare(own: State): Promise<false> {
    try {
      const theirs = await read(lifetime.signal);
      const before = stored.peek();
      const base = before === undefined ? own : stateOf(before);
      found = theirs;
      const differences = itemDifferences(kind, { base, own, theirs: stateOf(theirs) });
      conflict.value = { savedBy: theirs.savedBy || undefined, differences };
    } catch (error) {
      if (!lifetime.signal.aborted) failure.value = error;
    }
    return false;
  }

  return {
    state: resource.state,
    stored,
    items: computed(() => kind.itemsOf(history.current.value)),
    history,
    isDirty: history.isDirty,
    isSaving,
    failure,
    conflict,
    changes() {
      const [own, answer] = [history.current.value, stored.value];
      if (answer === undefined) return [];
      const saved = stateOf(answer);
      return itemDifferences(kind, { base: saved, own, theirs: saved });
    },
    retry: resource.retry,

    refresh() {
      if (!history.isDirty.peek()) resource.refresh();
    },

    change(...steps) {
      const [first] = steps;
      if (first === undefined) return;
      const next = afterSteps(kind.slice, history.current.peek(), steps);
      batch(() => {
        failure.value = undefined;
        history.edit(next);
      });
    },

    undo() {
      failure.value = undefined;
      history.undo();
    },
    redo() {
      failure.value = undefined;
      history.redo();
    },

    discard() {
      const answer = stored.peek();
      if (answer === undefined) return;
      batch(() => {
        failure.value = undefined;
        history.edit(stateOf(answer));
      });
    },

    save() {
      if (saving !== undefined) return saving;
      batch(() => {
        isSaving.value = true;
        failure.value = undefined;
      });
      saving = attempt(history.current.peek()).finally(() => {
        saving = undefined;
        isSaving.value = false;
      });
      return saving;
    },

    settle(kept) {
      const theirs = found;
      if (theirs === undefined) return;
      const state = stateOf(theirs);
      const merged = mergedItems(kind, state, kept);
      batch(() => {
        conflict.value = undefined;
        keep(theirs);
        history.edit(merged);
      });
    },

    dismiss() {
      conflict.value = undefined;
    },
  };
}

/** What views need of a session, whatever its things are. */
export type EditedList<Item> = Pick<
  Shape<AnySlice, Item, Versioned>,
  | 'items'
  | 'isDirty'
  | 'isSaving'
  | 'failure'
  | 'conflict'
  | 'changes'
  | 'change'
  | 'undo'
  | 'redo'
  | 'discard'
  | 'save'
  | 'settle'
  | 'dismiss'
> & {
  readonly history: Pick<SliceEditor<AnySlice>['history'], 'canUndo' | 'canRedo'>;
  readonly stored: ReadonlySignal<(Versioned & { readonly savedAt?: number | null | undefined }) | undefined>;
};
