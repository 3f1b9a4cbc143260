import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { SparsePages } from '../../src/base/sparse-pages.ts';

const rowsOf = (page: number, size = 10) => Array.from({ length: size }, (_, at) => page * 10 + at);

describe('Sparse pages', () => {
  it('find a row of a page that is held, and none of one that is not', () => {
    const pages = new SparsePages<number>(10, 3);
    pages.keep(2, rowsOf(2));
    equal(pages.row(20), 20);
    equal(pages.row(29), 29);
    equal(pages.row(19), undefined);
    equal(pages.row(30), undefined);
  });

  it('have no row where a page is shorter than the others', () => {
    const pages = new SparsePages<number>(10, 3);
    pages.keep(0, rowsOf(0, 4));
    equal(pages.row(3), 3);
    equal(pages.row(4), undefined);
  });

  it('name each page that a range touches, once', () => {
    const pages = new SparsePages<number>(10, 3);
    deepEqual(pages.pagesOf(0, 1), [0]);
    deepEqual(pages.pagesOf(9, 11), [0, 1]);
    deepEqual(pages.pagesOf(10, 20), [1]);
    deepEqual(pages.pagesOf(10, 21), [1, 2]);
    deepEqual(pages.pagesOf(5, 5), []);
    deepEqual(pages.pagesOf(9, 2), []);
  });

  it('forget the page that was not looked at for longest', () => {
    const pages = new SparsePages<number>(10, 3);
    for (const page of [0, 1, 2]) deepEqual(pages.keep(page, rowsOf(page)), []);
    pages.look(0);
    deepEqual(pages.keep(3, rowsOf(3)), [1]);
    equal(pages.has(0), true);
    equal(pages.row(10), undefined);
  });

  it('keep a page that is in use, however old it is', () => {
    const pages = new SparsePages<number>(10, 2);
    pages.keep(0, rowsOf(0));
    pages.keep(1, rowsOf(1));
    deepEqual(pages.keep(2, rowsOf(2), new Set([0, 1])), []);
    equal(pages.size, 3);
    deepEqual(pages.keep(3, rowsOf(3), new Set([1])), [0, 2]);
  });

  it('take a page again in place of what it was', () => {
    const pages = new SparsePages<number>(10, 2);
    pages.keep(0, rowsOf(0));
    pages.keep(0, [77]);
    equal(pages.row(0), 77);
    equal(pages.row(1), undefined);
    equal(pages.size, 1);
  });

  it('give every row only when all are held, in their order and no more than there are', () => {
    const pages = new SparsePages<number>(10, 9);
    pages.keep(2, rowsOf(2, 7));
    pages.keep(0, rowsOf(0));
    equal(pages.everyRow(25), undefined);
    pages.keep(1, rowsOf(1));
    deepEqual(
      pages.everyRow(25),
      Array.from({ length: 25 }, (_, at) => at),
    );
    deepEqual(pages.everyRow(3), [0, 1, 2]);
    deepEqual(pages.everyRow(0), []);
    equal(pages.everyRow(31), undefined);
  });

  it('hold nothing once they were cleared', () => {
    const pages = new SparsePages<number>(10, 2);
    pages.keep(0, rowsOf(0));
    pages.clear();
    equal(pages.size, 0);
    equal(pages.look(0), undefined);
  });

  it('never hold more than they may, never lose the newest or what is in use, and never mix rows up', () => {
    const step = fc.record({
      page: fc.nat(12),
      look: fc.boolean(),
      inUse: fc.uniqueArray(fc.nat(12), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 6 }), (steps, capacity) => {
        const pages = new SparsePages<number>(10, capacity);
        const held = new Set<number>();
        for (const { page, look, inUse } of steps) {
          if (look) {
            equal(pages.look(page) !== undefined, held.has(page));
            continue;
          }
          const used = new Set(inUse);
          const kept = inUse.filter((one) => held.has(one));
          for (const gone of pages.keep(page, rowsOf(page), used)) ok(held.delete(gone) && gone !== page);
          held.add(page);
          ok(pages.size <= Math.max(capacity, new Set([...kept, page]).size));
          for (const one of kept) ok(pages.has(one), `page ${one} is in use`);
          equal(pages.size, held.size);
          for (const one of held) equal(pages.row(one * 10 + 7), one * 10 + 7);
        }
      }),
    );
  });
});
