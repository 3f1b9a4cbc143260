/** Names are paired one to one: what is told as sure, held against looking at every way to pair them. */
import fc from 'fast-check';
import { assignmentWorth, type Edge, sureEdges } from '../../../src/psa/matching/assignment.ts';
import { wholeOf } from '../../../src/psa/matching/slices.ts';
import { deepEqual, equal } from '../../support/assert.ts';

const margin = 10;
const edge = (left: number, right: number, worth: number): Edge => ({ left, right, worth });

/** Every way to pair, one end after the other. */
function greatestWorth([first, ...others]: readonly Edge[]): number {
  if (!first) return 0;
  const apart = others.filter(({ left, right }) => left !== first.left && right !== first.right);
  return Math.max(greatestWorth(others), first.worth + greatestWorth(apart));
}

/** In an order of their own. */
const sureOf = (list: readonly Edge[]) => sorted(wholeOf(sureEdges(list, margin)));

const sorted = (edges: readonly Edge[]) =>
  edges.toSorted((one, other) => one.left - other.left || one.right - other.right);

/** Of two sides of four, each pair at most once. */
const edges = fc
  .uniqueArray(fc.record({ left: fc.nat(3), right: fc.nat(3), worth: fc.integer({ min: 1, max: 60 }) }), {
    selector: ({ left, right }) => left * 4 + right,
    maxLength: 10,
  })
  .map((list): Edge[] => list);

describe('pairing names one to one', () => {
  it('finds the greatest worth of all ways to pair', () => {
    fc.assert(fc.property(edges, (list) => equal(assignmentWorth(list), greatestWorth(list))));
  });

  it('is sure of pairs that both sides like best and that every other way would miss by the margin', () => {
    const isBest = (one: Edge, list: readonly Edge[]) =>
      list.every(({ left, right, worth }) => (left !== one.left && right !== one.right) || worth <= one.worth);
    fc.assert(
      fc.property(edges, (list) => {
        const expected = list.filter(
          (one) =>
            isBest(one, list) && greatestWorth(list) - greatestWorth(list.filter((other) => other !== one)) >= margin,
        );
        deepEqual(sureOf(list), sorted(expected));
      }),
    );
  });

  it('does not mind the order in which pairs come', () => {
    fc.assert(
      fc.property(
        edges.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([list, other]) => {
          deepEqual(sureOf(other), sureOf(list));
        },
      ),
    );
  });

  it('takes a pair that nothing else competes with, from the margin on', () => {
    deepEqual(sureOf([edge(1, 1, margin)]), [edge(1, 1, margin)]);
    deepEqual(sureOf([edge(1, 1, margin - 1)]), []);
    deepEqual(sureOf([]), []);
  });

  describe('where too many hang together to look at all ways', () => {
    /** A chain of names, each of which could be the next one, too. */
    const chain = (length: number, own: number, next: number) =>
      Array.from({ length }, (_, at) => [edge(at, at, own), edge(at, at + 1, next)]).flat();

    it('is sure of what no other pair of the two comes near', () => {
      const sure = chain(20, 60, 60 - margin);
      deepEqual(
        sureOf(sure),
        sure.filter(({ left, right }) => left === right),
      );
    });

    it('is sure of nothing where another one comes near, on either side', () => {
      deepEqual(sureOf(chain(20, 60, 60 - margin + 1)), []);
      deepEqual(sureOf(chain(20, 60, 60)), []);
      const few = chain(20, margin - 1, 1);
      deepEqual(sureOf(few), []);
    });

    it('looks at all ways up to sixteen on a side', () => {
      // Where one takes its next, all after it have to: only the last may as well have the other.
      equal(sureOf(chain(15, 60, 60 - margin + 1)).length, 14);
      equal(sureOf(chain(16, 60, 60 - margin + 1)).length, 0);
    });
  });
});
