import fc from 'fast-check';
import { type DrawnRows, drawRows, noRows } from '../../../src/ui/table/body/drawn-rows.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';

const indexes = ({ rows }: DrawnRows) => rows.map(({ index }) => index);
const keys = ({ rows }: DrawnRows) => rows.map(({ key }) => key);

describe('drawRows', () => {
  it('keeps the elements of rows that stay, and makes new ones for those that come', () => {
    const before = drawRows(noRows, 0, 10, 0);
    const after = drawRows(before, 2, 12, 2);
    deepEqual(keys(after).slice(0, 8), keys(before).slice(2));
    ok(
      keys(after)
        .slice(8)
        .every((key) => !keys(before).includes(key)),
    );
  });

  it('uses every element again after a leap, in its place', () => {
    const before = drawRows(noRows, 0, 10, -1);
    const after = drawRows(before, 5000, 5010, -1);
    deepEqual(keys(after), keys(before));
  });

  it('leaves the row with the tab stop its element, wherever it is', () => {
    const before = drawRows(noRows, 0, 10, 4);
    const key = before.rows[4]?.key;
    const after = drawRows(before, 5000, 5010, 4);
    equal(after.rows[0]?.index, 4);
    equal(after.rows[0]?.key, key);
    const back = drawRows(after, 20, 30, 4);
    equal(back.rows[0]?.key, key);
  });

  it('never moves an element, never draws a row twice, always draws what is asked for', () => {
    const step = fc.record({ first: fc.nat(60), length: fc.nat(15), active: fc.integer({ min: -1, max: 80 }) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
        let drawn = noRows;
        for (const { first, length, active } of steps) {
          const next = drawRows(drawn, first, first + length, active);
          const shown = indexes(next);
          deepEqual(
            shown,
            [...new Set(shown)].sort((a, b) => a - b),
          );
          equal(new Set(keys(next)).size, next.rows.length);
          for (let index = first; index < first + length; index += 1) ok(shown.includes(index));
          if (active >= 0) ok(shown.includes(active));
          // React moves elements whose order among those that stay changes, and a moved one loses the focus.
          const kept = keys(drawn).filter((key) => keys(next).includes(key));
          deepEqual(
            keys(next).filter((key) => kept.includes(key)),
            kept,
          );
          drawn = next;
        }
      }),
    );
  });
});
