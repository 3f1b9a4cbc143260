import fc from 'fast-check';
import {
  choiceRows,
  fineHeights,
  renderedAtOnce,
  rowOffsets,
  rowsInView,
  scrollToReveal,
} from '../../../src/ui/select/choices/choice-window.ts';
import type { Option } from '../../../src/ui/select/option.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';

const height = 312;

const listArbitrary = fc
  .array(fc.record({ isDescribed: fc.boolean(), startsGroup: fc.boolean() }), { minLength: 1, maxLength: 600 })
  .map((shapes) => {
    let group = 0;
    return shapes.map(({ isDescribed, startsGroup }, index): Option => {
      if (startsGroup) group += 1;
      return {
        value: String(index),
        label: String(index),
        ...(isDescribed && { description: 'more' }),
        ...(group > 0 && { group: `Group ${group}` }),
      };
    });
  });

describe('the window of a long list', () => {
  it('puts a heading before the first option of each group', () => {
    const rows = choiceRows([
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B', group: 'One' },
      { value: 'c', label: 'C', group: 'One' },
      { value: 'd', label: 'D', group: 'Two' },
    ]);
    deepEqual(
      rows.map(({ option, group }) => option?.value ?? group),
      ['a', 'One', 'b', 'c', 'Two', 'd'],
    );
  });

  it('renders short lists whole', () => {
    const offsets = rowOffsets(
      choiceRows(Array.from({ length: renderedAtOnce }, (_, index) => ({ value: `${index}`, label: '' }))),
      fineHeights,
    );
    deepEqual(rowsInView(offsets, 2_000, height), [0, renderedAtOnce]);
  });

  it('renders whatever is in view, wherever it is scrolled to', () => {
    fc.assert(
      fc.property(listArbitrary, fc.double({ min: 0, max: 1, noNaN: true }), (options, part) => {
        const offsets = rowOffsets(choiceRows(options), fineHeights);
        const whole = offsets.at(-1) ?? 0;
        const top = part * Math.max(0, whole - height);
        const [first, end] = rowsInView(offsets, top, height);
        ok((offsets[first] ?? 0) <= top, 'something above is missing');
        ok((offsets[end] ?? 0) >= Math.min(whole, top + height), 'something below is missing');
      }),
    );
  });

  it('scrolls to an option so that it is in view, and no further than that', () => {
    fc.assert(
      fc.property(listArbitrary, fc.nat(), fc.nat(), (options, wanted, scrolled) => {
        const rows = choiceRows(options);
        const offsets = rowOffsets(rows, fineHeights);
        const index = wanted % options.length;
        const before = scrolled % Math.max(1, (offsets.at(-1) ?? 0) - height);
        const top = scrollToReveal(rows, offsets, index, before, height);
        const row = rows.findIndex((one) => one.index === index);
        ok((offsets[row] ?? 0) >= top && (offsets[row + 1] ?? 0) <= top + height, 'it is not in view');
        equal(scrollToReveal(rows, offsets, index, top, height), top);
      }),
    );
  });
});
