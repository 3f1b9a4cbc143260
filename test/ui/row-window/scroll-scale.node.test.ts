/** A list taller than any box: a place in it is never lost, its ends can be reached by hand, and nothing on screen jumps. */
import fc from 'fast-check';
import {
  createScrollScale,
  isNearFalseEdge,
  isThumbTrue,
  listTop,
  resized,
  rowsInView,
  type ScrollScale,
  scrolled,
  scrollTo,
  settle,
  tallestBox,
} from '../../../src/ui/row-window/scroll-scale.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';

/** The box as a browser scrolls it, with the handling that the grid gives it. */
class Box {
  scale: ScrollScale;
  scrollTop = 0;
  readonly viewport: number;

  constructor(fullHeight: number, viewport: number) {
    this.scale = createScrollScale(fullHeight);
    this.viewport = viewport;
  }

  get top() {
    return listTop(this.scale, this.scrollTop, this.viewport);
  }

  get last() {
    return Math.max(0, this.scale.fullHeight - this.viewport);
  }

  /** The browser moves the box, as far as there is any; `false` when it cannot move. */
  scrollBy(delta: number): boolean {
    return this.scrollToBox(this.scrollTop + delta);
  }

  scrollToBox(wanted: number): boolean {
    const before = this.scrollTop;
    this.scrollTop = Math.min(Math.max(wanted, 0), Math.max(0, this.scale.boxHeight - this.viewport));
    if (this.scrollTop === before) return false;
    this.scale = scrolled(this.scale, before, this.scrollTop, this.viewport);
    if (isNearFalseEdge(this.scale, this.scrollTop, this.viewport)) this.rest();
    return true;
  }

  rest() {
    this.take(settle(this.scale, this.scrollTop, this.viewport));
  }

  jumpTo(top: number) {
    this.take(scrollTo(this.scale, top, this.viewport));
  }

  private take(next: { scale: ScrollScale; scrollTop: number }) {
    this.scale = next.scale;
    this.scrollTop = next.scrollTop;
  }
}

const rowHeight = fc.constantFrom(24, 36, 40, 45, 60);
const rowCount = fc.oneof(fc.nat(2_000), fc.nat(10_000_000), fc.constantFrom(416_666, 416_667, 1_000_000, 10_000_000));
const viewport = fc.integer({ min: 40, max: 2_400 });
const list = fc.record({ rowHeight, rowCount, viewport });
const move = fc.oneof(
  fc.record({ by: fc.constant('wheel' as const), amount: fc.integer({ min: -300, max: 300 }) }),
  fc.record({ by: fc.constant('thumb' as const), amount: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ by: fc.constant('jump' as const), amount: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ by: fc.constant('rest' as const), amount: fc.constant(0) }),
);

function does(box: Box, { by, amount }: { by: 'wheel' | 'thumb' | 'jump' | 'rest'; amount: number }) {
  if (by === 'wheel') box.scrollBy(amount);
  else if (by === 'thumb') box.scrollToBox(Math.round(amount * Math.max(0, box.scale.boxHeight - box.viewport)));
  else if (by === 'jump') box.jumpTo(amount * box.last);
  else box.rest();
}

describe('The scrollbar of a long list', () => {
  it('stays within the list and within what a browser can draw, whatever somebody does', () => {
    fc.assert(
      fc.property(list, fc.array(move, { maxLength: 60 }), (shape, moves) => {
        const box = new Box(shape.rowCount * shape.rowHeight, shape.viewport);
        for (const one of moves) {
          does(box, one);
          ok(box.scale.boxHeight <= tallestBox, 'the box is too tall');
          ok(box.top >= 0 && box.top <= box.last, `${box.top} is outside of 0 to ${box.last}`);
          ok(box.scrollTop >= 0 && box.scrollTop <= Math.max(0, box.scale.boxHeight - box.viewport), 'outside the box');
          const { first, end } = rowsInView(box.top, box.viewport, shape.rowHeight, shape.rowCount, 4);
          ok(first >= 0 && end <= shape.rowCount && first <= end, 'rows that do not exist');
        }
      }),
    );
  });

  it('moves nothing on screen when it comes to rest', () => {
    fc.assert(
      fc.property(list, fc.array(move, { maxLength: 40 }), (shape, moves) => {
        const box = new Box(shape.rowCount * shape.rowHeight, shape.viewport);
        for (const one of moves) does(box, one);
        const before = box.top;
        box.rest();
        ok(Math.abs(box.top - before) <= 1, `${before} became ${box.top}`);
        const { scrollTop } = box;
        box.rest();
        equal(box.scrollTop, scrollTop, 'a second rest moved the thumb');
      }),
    );
  });

  it('moves by as many pixels as the wheel says, wherever in the list it is', () => {
    const delta = fc.oneof(fc.integer({ min: -120, max: -1 }), fc.integer({ min: 1, max: 120 }));
    fc.assert(
      fc.property(
        list,
        fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 1e-6, 1e-5, 1 - 1e-6, 1 - 1e-5, 1)),
        fc.array(delta, { minLength: 1, maxLength: 60 }),
        (shape, from, deltas) => {
          const box = new Box(shape.rowCount * shape.rowHeight, Math.max(shape.viewport, 120));
          box.jumpTo(Math.round(from * box.last));
          for (const by of deltas) {
            const wanted = Math.min(Math.max(box.top + by, 0), box.last);
            box.scrollBy(by);
            ok(Math.abs(box.top - wanted) <= 1, `the wheel went to ${box.top} instead of ${wanted}`);
          }
        },
      ),
    );
  });

  for (const rows of [1_000, 416_667, 1_000_000, 10_000_000]) {
    it(`lets somebody wheel to the first and to the last of ${rows} rows from 5,000 px away`, () => {
      const box = new Box(rows * 36, 700);
      box.jumpTo(5_000);
      for (let turns = 0; turns < 60; turns += 1) box.scrollBy(-100);
      equal(box.top, 0);
      box.jumpTo(box.last - 5_000);
      for (let turns = 0; turns < 60; turns += 1) box.scrollBy(100);
      equal(box.top, box.last);
    });
  }

  it('reaches the first and the last row when the thumb is dragged to its end', () => {
    fc.assert(
      fc.property(list, fc.double({ min: 0, max: 1, noNaN: true }), (shape, from) => {
        const box = new Box(shape.rowCount * shape.rowHeight, shape.viewport);
        box.jumpTo(from * box.last);
        box.scrollToBox(Number.MAX_SAFE_INTEGER);
        box.rest();
        ok(box.last - box.top <= 1, `${box.top} of ${box.last}`);
        box.scrollToBox(0);
        box.rest();
        ok(box.top <= 1, `${box.top} of 0`);
      }),
    );
  });

  it('shows the whole last row after a jump to the end', () => {
    fc.assert(
      fc.property(list, (shape) => {
        const box = new Box(shape.rowCount * shape.rowHeight, shape.viewport);
        box.jumpTo(Number.MAX_SAFE_INTEGER);
        equal(box.top, box.last);
        equal(rowsInView(box.top, box.viewport, shape.rowHeight, shape.rowCount, 0).end, shape.rowCount);
      }),
    );
  });

  it('tells by its thumb how far down the list somebody is', () => {
    const box = new Box(10_000_000 * 36, 700);
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      box.jumpTo(part * box.last);
      ok(Math.abs(box.scrollTop / (box.scale.boxHeight - 700) - part) < 0.001, `${part}`);
      box.scrollToBox(Math.round((1 - part) * (box.scale.boxHeight - 700)));
      ok(Math.abs(box.top / box.last - (1 - part)) < 0.001, `${part}`);
    }
  });

  it('keeps the place when rows are added or taken away below it', () => {
    fc.assert(
      fc.property(rowCount, rowCount, fc.double({ min: 0, max: 1, noNaN: true }), (before, after, from) => {
        const box = new Box(before * 36, 700);
        box.jumpTo(Math.round(from * box.last));
        const wanted = Math.min(box.top, Math.max(0, after * 36 - 700));
        box.scale = resized(box.scale, after * 36);
        box.scrollTop = Math.min(box.scrollTop, Math.max(0, box.scale.boxHeight - 700));
        if (isNearFalseEdge(box.scale, box.scrollTop, 700)) box.rest();
        ok(box.top <= box.last);
        // From a box that shifts to one that does not, the browser's own place is all there is.
        if (before <= 416_666 || after > 416_666) ok(Math.abs(box.top - wanted) <= 1, `${wanted} became ${box.top}`);
      }),
    );
  });

  it('leaves lists that fit to the browser', () => {
    const scale = createScrollScale(36_000);
    deepEqual(scrolled(scale, 0, 20_000, 700), scale);
    deepEqual(settle(scale, 123, 700), { scale, scrollTop: 123 });
    equal(isNearFalseEdge(scale, 0, 700), false);
  });
});

describe('The thumb at rest', () => {
  it('is true after settling, wherever the box was', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500_000, max: 10_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (rows, part) => {
          const box = new Box(rows * 36, 640);
          box.scrollToBox(Math.round(part * (box.scale.boxHeight - 640)));
          for (let step = 0; step < 50; step += 1) box.scrollBy(700);
          box.rest();
          ok(isThumbTrue(box.scale, box.scrollTop, 640));
        },
      ),
    );
  });

  it('is left alone after a few screens of wheel, which move it by less than a pixel', () => {
    const box = new Box(1_000_000 * 36, 640);
    box.scrollToBox(7_000_000);
    box.rest();
    for (let step = 0; step < 20; step += 1) box.scrollBy(120);
    ok(isThumbTrue(box.scale, box.scrollTop, 640));
    for (let step = 0; step < 200; step += 1) box.scrollBy(1000);
    ok(!isThumbTrue(box.scale, box.scrollTop, 640), 'a long way off it is settled');
  });
});

describe('The rows in view', () => {
  it('are all that is on screen in part, and as many spare ones as asked', () => {
    deepEqual(rowsInView(0, 100, 36, 1000, 0), { first: 0, end: 3 });
    deepEqual(rowsInView(35, 100, 36, 1000, 0), { first: 0, end: 4 });
    deepEqual(rowsInView(36, 72, 36, 1000, 0), { first: 1, end: 3 });
    deepEqual(rowsInView(36_000, 72, 36, 1000, 8), { first: 992, end: 1000 });
    deepEqual(rowsInView(0, 700, 36, 0, 8), { first: 0, end: 0 });
  });
});
