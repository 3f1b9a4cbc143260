import { deepEqual, equal } from 'node:assert/strict';
import fc from 'fast-check';
import { createSortableModel, indexAt, type SortStep } from '../../../src/ui/sortable-list/sortable-model.ts';

function sortable(initial = ['a', 'b', 'c', 'd']) {
  const list = { ids: initial };
  const moved: string[] = [];
  const model = createSortableModel({
    ids: () => list.ids,
    onMove(id, index) {
      list.ids = list.ids.filter((one) => one !== id).toSpliced(index, 0, id);
    },
    onMoved: (id, index) => moved.push(`${id} ${index}`),
  });
  return { list, model, moved };
}

describe('A list whose order is changed', () => {
  for (const [step, wanted] of [
    ['up', 'bacd'],
    ['down', 'acbd'],
    ['first', 'bacd'],
    ['last', 'acdb'],
  ] as const satisfies readonly (readonly [SortStep, string])[]) {
    it(`moves an item a step: ${step}`, () => {
      const { list, model, moved } = sortable();
      const index = model.step('b', step);
      equal(list.ids.join(''), wanted);
      equal(index, wanted.indexOf('b'));
      deepEqual(moved, [`b ${index}`]);
    });
  }

  it('goes nowhere at its ends, and tells nothing', () => {
    const { list, model, moved } = sortable();
    equal(model.step('a', 'up'), undefined);
    equal(model.step('a', 'first'), undefined);
    equal(model.step('d', 'down'), undefined);
    equal(model.step('nobody', 'down'), undefined);
    equal(list.ids.join(''), 'abcd');
    deepEqual(moved, []);
  });

  it('makes room for what is held, and tells once when it is let go', () => {
    const { list, model, moved } = sortable();
    model.lift('a');
    equal(model.held.value, 'a');
    model.moveTo(1);
    model.moveTo(2);
    model.moveTo(2);
    equal(list.ids.join(''), 'bcad');
    deepEqual(moved, []);
    model.drop();
    equal(model.held.value, undefined);
    deepEqual(moved, ['a 2']);
  });

  it('tells nothing of what is let go where it was lifted', () => {
    const { model, moved } = sortable();
    model.lift('b');
    model.moveTo(3);
    model.moveTo(1);
    model.drop();
    deepEqual(moved, []);
  });

  it('has its order back when a drag is given up', () => {
    const { list, model, moved } = sortable();
    model.lift('c');
    model.moveTo(0);
    model.cancel();
    equal(list.ids.join(''), 'abcd');
    equal(model.held.value, undefined);
    deepEqual(moved, []);
    model.moveTo(3);
    equal(list.ids.join(''), 'abcd');
  });

  it('bears that what is held is removed meanwhile', () => {
    const { list, model, moved } = sortable();
    model.lift('c');
    list.ids = ['a', 'b', 'd'];
    model.moveTo(0);
    model.drop();
    equal(list.ids.join(''), 'abd');
    deepEqual(moved, []);
  });
});

/** Items one below the other, as they are drawn in an order. */
function drawn(order: readonly number[], heights: readonly number[]) {
  let at = 0;
  return order.map((item) => {
    const start = at;
    at += heights[item] ?? 0;
    return { start, end: at };
  });
}

describe('Where an item goes', () => {
  it('of equal height is the one that the pointer is in', () => {
    const edges = drawn([0, 1, 2, 3], [40, 40, 40, 40]);
    deepEqual(
      [0, 39, 40, 79, 80, 159, 400, -5].map((pointer) => indexAt(edges, 1, pointer)),
      [0, 0, 1, 1, 2, 3, 3, 0],
    );
  });

  it('past a higher one, waits until the pointer is where it will be', () => {
    const edges = drawn([0, 1], [20, 100]);
    equal(indexAt(edges, 0, 99), 0);
    equal(indexAt(edges, 0, 100), 1);
    const mirrored = drawn([0, 1], [100, 20]);
    equal(indexAt(mirrored, 1, 20), 1);
    equal(indexAt(mirrored, 1, 19), 0);
  });

  it('does not change under a pointer that rests, whatever the heights', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(heights, fc.nat(), fc.integer({ min: -50, max: 2500 }), (given, from, pointer) => {
        const order = [...given.keys()];
        const index = from % given.length;
        const to = indexAt(drawn(order, given), index, pointer);
        const after = order.filter((item) => item !== index).toSpliced(to, 0, index);
        equal(indexAt(drawn(after, given), to, pointer), to);
      }),
    );
  });

  it('reaches both ends', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(heights, fc.nat(), (given, from) => {
        const edges = drawn([...given.keys()], given);
        const index = from % given.length;
        equal(indexAt(edges, index, -1), 0);
        equal(indexAt(edges, index, (edges.at(-1)?.end ?? 0) + 1), given.length - 1);
      }),
    );
  });
});
