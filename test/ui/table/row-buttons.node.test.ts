/** Which actions of a row are buttons in it. Source: spec 002 §9: up to 3 are shown directly. */
import { inlineActions, planActions } from '../../../src/ui/table/body/row-actions.ts';
import type { RowAction, TableRow } from '../../../src/ui/table/table-types.ts';
import { deepEqual, equal } from '../../support/assert.ts';

const Icon = (() => undefined) as never;
const actions = (count: number, more: Partial<RowAction<TableRow>> = { Icon }): RowAction<TableRow>[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    labelToken: `${index}`,
    action: () => undefined,
    ...more,
  }));
const inline = (...args: Parameters<typeof inlineActions<RowAction<TableRow>>>) => inlineActions(...args).length;

describe('The buttons of a row', () => {
  it('are three beside the menu, unless the table says otherwise', () => {
    deepEqual(
      [0, 1, 3, 4, 9].map((count) => inline(actions(count))),
      [0, 1, 3, 3, 3],
    );
  });

  it('are no more than the table says, with the menu among them', () => {
    equal(inline(actions(1), { most: 1 }), 1);
    equal(inline(actions(2), { most: 1 }), 0);
    equal(inline(actions(1), { most: 1, hasMore: true }), 0);
    equal(inline(actions(2), { most: 2 }), 2);
    equal(inline(actions(3), { most: 2 }), 1);
    equal(inline(actions(2), { most: 2, hasMore: true }), 1);
    equal(inline(actions(9), { most: 4 }), 3);
    equal(inline(actions(2), { most: 0 }), 0);
  });

  it('leave all others to the menu, whether each row has its own or all have the same', () => {
    const labelOf = ({ id }: { id: string }) => id;
    const selectionOf = () => ({}) as never;
    for (const isOfRow of [true, false]) {
      const around = { isCompact: false, isOfRow, hasMore: false, labelOf, selectionOf };
      const plan = planActions(actions(3), { ...around, most: 2 });
      deepEqual([plan.inline.map(({ id }) => id), plan.rest.map(({ id }) => id)], [['0'], ['1', '2']]);
      equal(plan.hasMenu, true);
      equal(planActions(actions(2), { ...around, most: 2 }).hasMenu, false);
    }
  });
});
