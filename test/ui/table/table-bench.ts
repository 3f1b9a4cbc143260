/** Tables whose backend, clock, channel and page a test plays. */
import { signal } from '@preact/signals-core';
import { listingCode } from '../../../src/ui/table/model/rows/listed-rows.ts';
import { tableCoreCode } from '../../../src/ui/table/model/table/table-core.ts';
import { createTableModel } from '../../../src/ui/table/model/table/table-model.ts';
import type { TableModel, TableServices } from '../../../src/ui/table/table-model-types.ts';
import type { SettingsStore, TableOptions, TablePage, TableQuery } from '../../../src/ui/table/table-types.ts';
import { type FakeClock, installFakeClock } from '../../support/fake-clock.ts';

export interface Machine {
  id: string;
  name: string;
  size?: number | null;
  since?: string | null;
  tags?: readonly string[];
}

export interface OpenFetch {
  query: TableQuery & { signal: AbortSignal };
  answer(page: Partial<TablePage<Machine>> | unknown): Promise<void>;
  fail(error: unknown): Promise<void>;
}

export interface TableBench {
  readonly clock: FakeClock;
  /** What was reported, as text. */
  readonly reports: string[];
  readonly fetches: OpenFetch[];
  /** A table of these options; the last one of a test is `table`. */
  make(options?: Partial<TableOptions<Machine>>): TableModel<Machine>;
  /** A table whose fetcher waits for the test. */
  makeFetched(options?: Partial<TableOptions<Machine>>): TableModel<Machine>;
  lastFetch(): OpenFetch;
  publish(topic: string, message: unknown): void;
  readonly topics: readonly string[];
  setVisible(isVisible: boolean): void;
}

export const machineColumns = [
  { id: 'name', header: 'Name' },
  { id: 'size', header: 'Size' },
  { id: 'since', header: 'Since', cell: { type: 'Date' } },
] as const;

/** `m0`, `m1`, … with names in the other direction. */
export function machines(count: number, from = 0): Machine[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `m${from + index}`,
    name: `name ${1_000_000 - from - index}`,
    size: from + index,
  }));
}

export function idsInView(table: TableModel<Machine>): string[] {
  return Array.from({ length: table.rows.rowCount.value }, (_, index) => table.rows.rowAt(index)?.id ?? '?');
}

/** Of the query's page, out of so many rows. */
export function pageOf(query: TableQuery, total: number): TablePage<Machine> {
  const first = query.pageIndex * query.pageSize;
  return {
    data: machines(Math.max(0, Math.min(query.pageSize, total - first)), first),
    pageCount: Math.ceil(total / query.pageSize),
    totalCount: total,
  };
}

export function memoryStore(kept: Record<string, string> = {}): SettingsStore & { kept: Record<string, string> } {
  return {
    kept,
    read: (id) => kept[id],
    write(id, text) {
      kept[id] = text;
    },
    remove(id) {
      delete kept[id];
    },
  };
}

/** Registers the hooks that give each test a clock and end its tables. */
export function tableBench(): TableBench {
  let clock: FakeClock;
  let reports: string[] = [];
  let fetches: OpenFetch[] = [];
  let listeners: { topic: string; listener: (message: unknown) => void }[] = [];
  let made: TableModel<Machine>[] = [];
  let isVisible = signal(true);

  before(async () => {
    for (const code of [listingCode, tableCoreCode]) {
      if (code.state.peek().status === 'idle') code.ask();
      await code.settled();
    }
  });
  beforeEach(() => {
    clock = installFakeClock();
    [reports, fetches, listeners, made] = [[], [], [], []];
    isVisible = signal(true);
  });
  afterEach(() => {
    for (const table of made) table[Symbol.dispose]();
    clock.restore();
  });

  const services = (): TableServices => ({
    locale: () => 'en',
    report: (error) => {
      const cause = error instanceof Error && error.cause ? ` (${String(error.cause)})` : '';
      reports.push(`${String(error)}${cause}`);
    },
    subscribe(topic, listener) {
      const one = { topic, listener };
      listeners.push(one);
      return () => {
        listeners = listeners.filter((other) => other !== one);
      };
    },
    translate: () => undefined,
    isPageVisible: isVisible,
    now: () => performance.now(),
  });

  function make(options: Partial<TableOptions<Machine>> = {}): TableModel<Machine> {
    const table = createTableModel<Machine>(
      { label: 'Machines', columns: machineColumns, rowId: (row) => row.id, ...options },
      services(),
    );
    made.push(table);
    return table;
  }

  const bench: TableBench = {
    get clock() {
      return clock;
    },
    get reports() {
      return reports;
    },
    get fetches() {
      return fetches;
    },
    get topics() {
      return listeners.map(({ topic }) => topic);
    },
    make,
    makeFetched(options) {
      return make({
        fetcher: (query) =>
          new Promise((resolve, reject) => {
            fetches.push({
              query,
              async answer(page) {
                resolve(page as TablePage<Machine>);
                await clock.pass(0);
              },
              async fail(error) {
                reject(error);
                await clock.pass(0);
              },
            });
          }),
        ...options,
      });
    },
    lastFetch() {
      const last = fetches.at(-1);
      if (!last) throw new Error('Nothing was asked for yet.');
      return last;
    },
    publish(topic, message) {
      for (const one of listeners) if (one.topic === topic) one.listener(message);
    },
    setVisible(next) {
      isVisible.value = next;
    },
  };
  return bench;
}
