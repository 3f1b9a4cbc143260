/** Selecting and paging at random, against a model that is too simple to be wrong. */
import fc from 'fast-check';
import type { TableModel } from '../../../src/ui/table/table-model-types.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { idsInView, type Machine, machines, tableBench } from './table-bench.ts';

const bench = tableBench();
const total = 23;
const pageSize = 5;
const isDisabled = (size: number) => size % 7 === 0;

/** Every selected row by name, whether the table names it or everything else. */
interface Simple {
  selected: Set<number>;
  page: number;
  isDescending: boolean;
  least: number;
  isEverything: boolean;
}

const enabled = (rows: readonly number[]) => rows.filter((row) => !isDisabled(row));

function found({ least, isDescending }: Simple): number[] {
  const rows = Array.from({ length: total }, (_, index) => index).filter((row) => row >= least);
  return isDescending ? rows.reverse() : rows;
}

function inView(simple: Simple): number[] {
  return found(simple).slice(simple.page * pageSize, (simple.page + 1) * pageSize);
}

function mark(simple: Simple, rows: readonly number[], isSelected: boolean): void {
  for (const row of rows) {
    if (isSelected) simple.selected.add(row);
    else simple.selected.delete(row);
  }
  if (simple.selected.size === 0) simple.isEverything = false;
}

type Step = { apply(simple: Simple): void; run(table: TableModel<Machine>): void; text: string };

const row = fc.nat(total - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  row.map((one) => ({
    text: `toggle ${one}`,
    apply(simple: Simple) {
      // A row of another page is toggled by its id alone; views offer only rows in view.
      if (inView(simple).includes(one) && !isDisabled(one)) mark(simple, [one], !simple.selected.has(one));
    },
    run(table: TableModel<Machine>) {
      if (idsInView(table).includes(`m${one}`)) table.selection.toggle(`m${one}`);
    },
  })),
  fc.tuple(fc.nat(pageSize), fc.nat(pageSize), fc.boolean()).map(([anchor, head, isSelected]) => ({
    text: `extend ${anchor} ${head} ${isSelected}`,
    apply(simple: Simple) {
      const rows = inView(simple).slice(Math.min(anchor, head), Math.max(anchor, head) + 1);
      mark(simple, enabled(rows), isSelected);
    },
    run: (table: TableModel<Machine>) => table.selection.extend(anchor, head, isSelected),
  })),
  fc.constant({
    text: 'toggle page',
    apply(simple: Simple) {
      const rows = enabled(inView(simple));
      mark(simple, rows, !(rows.length > 0 && rows.every((one) => simple.selected.has(one))));
    },
    run: (table: TableModel<Machine>) => table.selection.togglePage(),
  }),
  fc.constant({
    text: 'select all',
    apply(simple: Simple) {
      simple.selected = new Set(enabled(found(simple)));
      simple.isEverything = simple.selected.size > 0;
    },
    run: (table: TableModel<Machine>) => table.selection.selectAll(),
  }),
  fc.constant({
    text: 'clear',
    apply(simple: Simple) {
      mark(simple, [...simple.selected], false);
    },
    run: (table: TableModel<Machine>) => table.selection.clear(),
  }),
  fc.nat(6).map((page) => ({
    text: `go to ${page}`,
    apply(simple: Simple) {
      simple.page = Math.min(page, Math.max(0, Math.ceil(found(simple).length / pageSize) - 1));
    },
    run: (table: TableModel<Machine>) => void table.page.goTo(page),
  })),
  fc.boolean().map((isDescending) => ({
    text: `sort ${isDescending}`,
    apply(simple: Simple) {
      if (simple.isDescending !== isDescending) simple.page = 0;
      simple.isDescending = isDescending;
    },
    run: (table: TableModel<Machine>) => table.columns.setSortBy([{ id: 'size', desc: isDescending }]),
  })),
  fc.constantFrom(0, 10, 20, 99).map((least) => ({
    text: `filter ${least}`,
    apply(simple: Simple) {
      if (simple.least === least) return;
      simple.least = least;
      simple.page = 0;
      if (simple.isEverything) mark(simple, [...simple.selected], false);
    },
    run: (table: TableModel<Machine>) => table.filters.set('size', { from: least, to: null }),
  })),
);

describe('Selecting and paging in any order', () => {
  it('is what a set of rows and a page number would be', () => {
    const steps = fc.array(step, { maxLength: 40 });
    fc.assert(
      fc.property(steps, (all) => {
        const table = bench.make({
          rows: machines(total),
          pageSize,
          initialSortBy: [{ id: 'size', desc: false }],
          filters: [{ name: 'size', type: 'NumberRange', label: 'Size', initialValue: { from: 0, to: null } }],
          rowFlags: (machine) => ({ disabled: isDisabled(machine.size ?? 0) }),
        });
        const simple: Simple = { selected: new Set(), page: 0, isDescending: false, least: 0, isEverything: false };
        for (const one of all) {
          one.run(table);
          one.apply(simple);
          compare(table, simple, one.text);
        }
        table[Symbol.dispose]();
      }),
      { numRuns: 300 },
    );
  });
});

function compare(table: TableModel<Machine>, simple: Simple, after: string): void {
  const view = inView(simple);
  deepEqual(
    idsInView(table),
    view.map((one) => `m${one}`),
    after,
  );
  const { selection } = table;
  equal(selection.count.value, simple.selected.size, `count after ${after}`);
  const { mode, ids, excludedIds } = selection.selection.value;
  equal(mode, simple.isEverything ? 'all' : 'some', `mode after ${after}`);
  // What an action would meet, worked out as a backend would.
  const met =
    mode === 'some'
      ? [...ids]
      : found(simple)
          .map((one) => `m${one}`)
          .filter((id) => !excludedIds.includes(id));
  deepEqual(met.sort(), [...simple.selected].map((one) => `m${one}`).sort(), `rows after ${after}`);
  for (const one of view) equal(selection.isSelected(`m${one}`), simple.selected.has(one), `m${one} after ${after}`);
  const open = enabled(view);
  const selectedInView = open.filter((one) => simple.selected.has(one)).length;
  equal(selection.pageCount.value, open.length);
  equal(
    selection.pageState.value,
    selectedInView === 0 ? false : selectedInView === open.length || 'mixed',
    `page after ${after}`,
  );
  equal(table.page.canGoBack.value, simple.page > 0);
  equal(table.page.canGoOn.value, (simple.page + 1) * pageSize < found(simple).length);
}
