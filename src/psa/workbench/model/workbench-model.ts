/**
 * The mapping table of a provider: its rows page by page, how many are mapped, which state is shown, and what is done with
 * the checked ones. Every change is a step that can be undone. Source: spec 002 §2.1, §2.7, §4 and §8.
 */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createResource } from '../../../base/resource/resource.ts';
import type { Press } from '../../../host/http/idempotency.ts';
import type { TableFetcher, TableSelection } from '../../../ui/table/table-types.ts';
import type { MappingCounts, ProviderEntity, Undone } from '../../psa-shapes.ts';
import { type MappingOrigin, type MappingState, mappingStates } from '../../psa-terms.ts';
import {
  changeOf,
  createMappingHistory,
  type MappingChange,
  type MappingHistory,
  nothingMapped,
  type StepKind,
} from './mapping-history.ts';
import type { Assignment, Changed, MappedRow, MappingSource } from './mapping-source.ts';

export interface WorkbenchOptions<Row extends MappedRow> {
  readonly source: MappingSource<Row>;
  /** Something was saved. @param call The endpoint's name */
  onSaved(call: string): void;
  /** Locations of organizations with another account have lost what they were mapped to. */
  onLocationsReset(): void;
  /** Milliseconds of quiet before ambiguous names are counted; default 1500. */
  countsAfter?: number;
}

/** A change that is about to be saved, with what the matcher said of it. */
export interface PlannedChange extends MappingChange {
  readonly score?: number;
  readonly reason?: { readonly code: string };
}

interface Shape<Row extends MappedRow> {
  readonly fetcher: TableFetcher<Row>;
  /** Of all organizations; undefined before the first answer. Ambiguous ones may not be counted yet. */
  readonly counts: ReadonlySignal<MappingCounts | undefined>;
  readonly state: ReadonlySignal<MappingState | undefined>;
  readonly history: MappingHistory;
  /** Another one each time rows have to be read anew. */
  readonly edition: ReadonlySignal<number>;
  /** Fewer than all are shown, by their state or what is searched for. */
  readonly isFiltered: ReadonlySignal<boolean>;
  show(state: MappingState | undefined): void;
  /** What is searched for. */
  search(text: string): void;
  reload(): void;
  /** All rows of what is checked, asked for where they are not held. */
  checked(selection: TableSelection, signal: AbortSignal): Promise<readonly Row[]>;
  /** All organizations, in their order. */
  everyRow(signal: AbortSignal, onProgress?: (done: number, total: number) => void): Promise<readonly Row[]>;
  clear(rows: readonly Row[], press: Press): Promise<number>;
  assign(rows: readonly Row[], target: ProviderEntity, press: Press): Promise<number>;
  /** Saves several changes as one step. Answers how many organizations were changed. */
  save(kind: StepKind, origin: MappingOrigin, changes: readonly PlannedChange[], press: Press): Promise<number>;
  /** The same without a step and without reading rows anew: for several that follow one another. */
  send(origin: MappingOrigin, changes: readonly PlannedChange[], press: Press): Promise<Changed>;
  /** What was sent is one step, and rows are read anew. @param changeIds As they were answered */
  record(kind: StepKind, changes: readonly MappingChange[], changeIds: readonly string[]): void;
  refuse(pairs: readonly { clientId: string; targetId: string }[], press: Press): Promise<void>;
  /** Where others have changed something since, nothing is done but telling it: they can be left out. */
  undo(exceptClientIds: readonly string[], press: Press): Promise<Undone | undefined>;
  redo(exceptClientIds: readonly string[], press: Press): Promise<Undone | undefined>;
}
export type Workbench<Row extends MappedRow = MappedRow> = Model<Shape<Row>>;

export function createWorkbench<Row extends MappedRow>(options: WorkbenchOptions<Row>): Workbench<Row> {
  return new (createModel<Shape<Row>>(() => workbench(options)))();
}

/** Rows of a page where all are gone through. */
const longPage = 1000;

function workbench<Row extends MappedRow>(options: WorkbenchOptions<Row>): Shape<Row> {
  const { source, onSaved, onLocationsReset, countsAfter = 1500 } = options;
  const counts = signal<MappingCounts | undefined>(undefined);
  const state = signal<MappingState | undefined>(undefined);
  const searched = signal('');
  const edition = signal(0);
  const history = createMappingHistory();
  /** Every row that was read, as it was last. */
  const held = new Map<string, Row>();
  /** Rows as they were before somebody edited them elsewhere. */
  const awaited = new Map<string, { before: Row; changeIds: readonly string[] }>();

  /** Matching names takes the server a while: it is asked for once everything else is quiet. */
  const ambiguous = createResource<void, MappingCounts>({
    read: async (_, signal) =>
      (await source.list({ page: 0, pageSize: 1, search: '', state: 'AMBIGUOUS' }, signal)).counts,
    onAnswer: (next) => {
      counts.value = next;
    },
  });

  function keep(rows: readonly Row[]): void {
    for (const row of rows) {
      held.set(row.clientId, row);
      const { before, changeIds } = awaited.get(row.clientId) ?? {};
      if (!before || !changeIds || row.provenance?.mappedAt === before.provenance?.mappedAt) continue;
      awaited.delete(row.clientId);
      const [was, is] = [source.mappedTo(before), source.mappedTo(row)];
      const { clientId, clientName } = row;
      history.add({ kind: 'EDIT', changes: [{ clientId, clientName, before: was, after: is }] }, changeIds);
    }
  }

  function count(next: MappingCounts): void {
    counts.value = next;
    if (next.ambiguous == null) ambiguous.ask(undefined, { delay: countsAfter, keepsValue: true });
    else ambiguous.giveUp();
  }

  const fetcher: TableFetcher<Row> = async ({ pageIndex, pageSize, globalFilter, sortBy, filters, signal }) => {
    const [sort] = sortBy;
    const wanted = filters.find(({ name }) => name === 'state')?.value;
    const stateAsked = mappingStates.find((one) => one === wanted);
    const answer = await source.list(
      {
        page: pageIndex,
        pageSize,
        search: globalFilter,
        ...(stateAsked && { state: stateAsked }),
        ...(sort && {
          sortField: sort.id === 'targetName' ? 'targetName' : 'clientName',
          sortDirection: sort.desc ? 'DESC' : 'ASC',
        }),
      },
      signal,
    );
    keep(answer.rows);
    count(answer.counts);
    return { data: answer.rows, pageCount: answer.pages, totalCount: answer.total };
  };

  async function allRows(
    question: { search: string; state?: MappingState | undefined },
    signal: AbortSignal,
    onProgress?: (done: number, total: number) => void,
  ): Promise<readonly Row[]> {
    const rows: Row[] = [];
    for (let page = 0; ; page += 1) {
      const answer = await source.list({ ...question, page, pageSize: longPage }, signal);
      rows.push(...answer.rows);
      keep(answer.rows);
      onProgress?.(rows.length, answer.total);
      if (page + 1 >= answer.pages) return rows;
    }
  }

  function reload(): void {
    edition.value += 1;
  }

  async function save(
    kind: StepKind,
    origin: MappingOrigin,
    changes: readonly PlannedChange[],
    press: Press,
  ): Promise<number> {
    if (changes.length === 0) return 0;
    const { changed, changeId } = await send(origin, changes.map(assignmentOf), press);
    record(kind, changes, idsOf(changeId));
    return changed;
  }

  function record(kind: StepKind, changes: readonly MappingChange[], changeIds: readonly string[]): void {
    if (changes.length === 0) return;
    history.add({ kind, changes }, changeIds);
    reload();
  }

  async function send(origin: MappingOrigin, assignments: readonly Assignment[], press: Press): Promise<Changed> {
    const answer = await source.save(origin, assignments, press);
    onSaved(source.names.save);
    if (answer.resetLocations > 0) onLocationsReset();
    return answer;
  }

  async function takeBack(
    way: 'undo' | 'redo',
    exceptClientIds: readonly string[],
    press: Press,
  ): Promise<Undone | undefined> {
    let answer: Undone | undefined;
    await history[way](async (changeIds) => {
      answer = await source.undo(changeIds, exceptClientIds, press);
      if (answer.conflicts.length > 0) return undefined;
      onSaved(source.names.undo);
      return answer.changeId ?? undefined;
    });
    reload();
    return answer;
  }

  let told = source.changedElsewhere.peek();
  effect(() => {
    const change = source.changedElsewhere.value;
    if (change === told) return;
    told = change;
    const row = change.clientId === undefined ? undefined : held.get(change.clientId);
    if (row) {
      const { before = row, changeIds = [] } = awaited.get(row.clientId) ?? {};
      awaited.set(row.clientId, { before, changeIds: [...changeIds, ...idsOf(change.changeId)] });
    }
    edition.value = edition.peek() + 1;
  });
  effect(() => () => history[Symbol.dispose]());

  return {
    fetcher,
    counts,
    state,
    history,
    edition,
    isFiltered: computed(() => state.value !== undefined || searched.value !== ''),
    show(next) {
      state.value = next;
    },
    search(text) {
      searched.value = text;
    },
    reload,
    async checked({ mode, ids, excludedIds, query }, signal) {
      if (mode === 'some') return ids.flatMap((id) => held.get(id) ?? []);
      const wanted = query.filters.find(({ name }) => name === 'state')?.value;
      const excluded = new Set(excludedIds);
      const state = mappingStates.find((one) => one === wanted);
      const question = { search: query.globalFilter, ...(state && { state }) };
      return (await allRows(question, signal)).filter(({ clientId }) => !excluded.has(clientId));
    },
    everyRow: (signal, onProgress) => allRows({ search: '' }, signal, onProgress),
    async clear(rows, press) {
      const { changed, resetLocations, changeId } = await source.clear(
        rows.map(({ clientId }) => clientId),
        press,
      );
      onSaved(source.names.clear);
      if (resetLocations > 0) onLocationsReset();
      const changes = rows.flatMap((row) => {
        const before = source.mappedTo(row);
        return changeOf(row, before, nothingMapped(before)) ?? [];
      });
      record('CLEAR', changes, idsOf(changeId));
      return changed;
    },
    assign(rows, target, press) {
      const changes = rows.flatMap((row) => {
        const before = source.mappedTo(row);
        return changeOf(row, before, { ...before, target, sites: 0 }) ?? [];
      });
      return save('BULK', 'BULK', changes, press);
    },
    save,
    send: (origin, changes, press) => send(origin, changes.map(assignmentOf), press),
    record,
    async refuse(pairs, press) {
      if (pairs.length === 0) return;
      await source.refuse(pairs, press);
      onSaved(source.names.refuse);
    },
    undo: (exceptClientIds, press) => takeBack('undo', exceptClientIds, press),
    redo: (exceptClientIds, press) => takeBack('redo', exceptClientIds, press),
  };
}

const idsOf = (changeId: string | undefined): readonly string[] => (changeId === undefined ? [] : [changeId]);

const assignmentOf = ({ clientId, after, score, reason }: PlannedChange): Assignment => ({
  clientId,
  targetId: after.target?.id ?? null,
  assigned: after.assigned,
  ...(score !== undefined && { score }),
  ...(reason && { reason }),
});
