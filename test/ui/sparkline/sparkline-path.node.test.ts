/** The shape of a small chart. */
import { rangeOf, sparklinePath } from '../../../src/ui/sparkline/sparkline-path.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';

describe('A small chart', () => {
  it('goes from the first reading to the last, with the highest on top', () => {
    const { line, area, last } = sparklinePath([0, 10, 5]);
    equal(line, 'M0 100L50 0L100 50');
    equal(area, 'M0 100L0 100L50 0L100 50L100 100Z');
    deepEqual(last, { x: 100, y: 50 });
  });

  it('has a gap where nothing was read, and a dot between two of them', () => {
    const { line, area, last } = sparklinePath([0, 10, null, 10, null]);
    equal(line, 'M0 100L25 0M75 0h0');
    equal(area, 'M0 100L0 100L25 0L25 100Z');
    deepEqual(last, { x: 75, y: 0 });
  });

  it('does not make much of little', () => {
    const { least, most } = rangeOf([100, 101]) ?? { least: 0, most: 0 };
    ok(most - least > 10 - 1e-9 && least < 100 && most > 101, `${least} to ${most}`);
    equal(sparklinePath([7, 7, 7]).line, 'M0 50L50 50L100 50');
    deepEqual(rangeOf([1, 9]), { least: 1, most: 9 });
  });

  it('stays within a range that is given', () => {
    equal(sparklinePath([-20, 50, 120], { least: 0, most: 100 }).line, 'M0 100L50 50L100 0');
  });

  it('shows nothing where nothing was read', () => {
    deepEqual(sparklinePath([]), { line: '', area: '', last: undefined });
    deepEqual(sparklinePath([null, null]), { line: '', area: '', last: undefined });
    deepEqual(sparklinePath([4]).last, { x: 100, y: 50 });
  });
});
