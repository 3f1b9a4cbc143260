/** Which rows are drawn, over a real box that a browser scrolls. */
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { createRowWindow, type RowWindow } from '../../../src/ui/row-window/row-window.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';

let box: { scroller: HTMLElement; header: HTMLElement; body: HTMLElement };
let view: RowWindow;
let detach: () => void;
const rowCount = signal(0);

/** A box of so many rows; `height` is that of the rows on screen, in pixels. */
function open(rows: number, height: number, rowHeight: number | ReadonlySignal<number> = 36) {
  rowCount.value = rows;
  const scroller = document.createElement('div');
  const header = document.createElement('div');
  const body = document.createElement('div');
  scroller.style.cssText = `overflow: auto; width: 300px; height: ${height + 40}px`;
  header.style.cssText = 'position: sticky; top: 0; height: 40px';
  scroller.append(header, body);
  document.body.append(scroller);
  box = { scroller, header, body };
  view = createRowWindow(rowHeight, rowCount);
  const stop = view.boxHeight.subscribe((pixels) => {
    body.style.height = `${pixels}px`;
  });
  const end = view.attach(scroller, header);
  detach = () => {
    end();
    stop();
    view[Symbol.dispose]();
    scroller.remove();
  };
}

afterEach(() => detach());

const drawn = () => view.range.value.end - view.range.value.first;

describe('The window of a long list', () => {
  for (const height of [100, 400, 700, 1_400, 2_400]) {
    it(`draws at most 80 rows and at least all that are on screen at ${height} px`, async () => {
      open(1_000_000, height);
      await eventually(() => equal(view.visible.value.end, Math.ceil(height / 36)));
      for (const row of [0, 500, 123_456, 999_999]) {
        view.reveal(row);
        await eventually(() => ok(row >= view.visible.value.first && row < view.visible.value.end, `${row}`));
        ok(drawn() <= 80, `${drawn()} rows`);
        ok(view.range.value.first <= view.visible.value.first && view.range.value.end >= view.visible.value.end);
      }
    });
  }

  it('follows the scrollbar to the end of the list, and back', async () => {
    open(1_000_000, 720);
    box.scroller.scrollTop = box.scroller.scrollHeight;
    await eventually(() => deepEqual(view.visible.value, { first: 999_980, end: 1_000_000 }));
    box.scroller.scrollTop = 0;
    await eventually(() => deepEqual(view.visible.value, { first: 0, end: 20 }));
  });

  it('keeps its first row when rows become higher, and lower again', async () => {
    const rowHeight = signal(36);
    open(1_000, 720, rowHeight);
    view.reveal(519);
    await eventually(() => equal(view.visible.value.first, 500));
    rowHeight.value = 56;
    equal(view.visible.value.first, 500);
    equal(view.rowsPerScreen.value, 12);
    equal(box.scroller.scrollTop, 500 * 56);
    rowHeight.value = 36;
    deepEqual(view.visible.value, { first: 500, end: 520 });
  });

  it('brings a row on screen whole, with as little scrolling as it takes', async () => {
    open(1_000, 720);
    await eventually(() => equal(view.rowsPerScreen.value, 20));
    view.reveal(19);
    equal(box.scroller.scrollTop, 0);
    view.reveal(20);
    equal(box.scroller.scrollTop, 36);
    view.reveal(19);
    equal(box.scroller.scrollTop, 36);
    view.reveal(0);
    equal(box.scroller.scrollTop, 0);
    view.reveal(999);
    equal(box.scroller.scrollTop, 36_000 - 720);
    view.reveal(0);
    deepEqual(view.visible.value, { first: 0, end: 20 });
  });

  it('keeps the rows on screen where they are when scrolling comes to rest', async () => {
    open(1_000_000, 720);
    box.scroller.scrollTop = 7_000_000;
    await eventually(() => ok(view.visible.value.first > 400_000));
    for (let turn = 0; turn < 20; turn += 1) {
      box.scroller.scrollTop += 100;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const before = view.visible.value;
    const at = box.scroller.scrollTop + view.shift.value;
    await new Promise((resolve) => setTimeout(resolve, 300));
    ok(Math.abs(box.scroller.scrollTop + view.shift.value - at) <= 1);
    deepEqual(view.visible.value, before);
  });

  it('sees more rows when it gets more room', async () => {
    open(1_000, 360);
    await eventually(() => equal(view.visible.value.end, 10));
    box.scroller.style.height = `${720 + 40}px`;
    await eventually(() => equal(view.visible.value.end, 20));
  });

  it('stays at its place when rows come, and within the list when they go', async () => {
    open(1_000, 720);
    view.reveal(499);
    await eventually(() => equal(view.visible.value.end, 500));
    rowCount.value = 5_000;
    equal(view.visible.value.end, 500);
    rowCount.value = 100;
    await eventually(() => deepEqual(view.visible.value, { first: 80, end: 100 }));
    rowCount.value = 5;
    await eventually(() => deepEqual(view.visible.value, { first: 0, end: 5 }));
    rowCount.value = 0;
    deepEqual(view.visible.value, { first: 0, end: 0 });
  });

  it('stays at its place when a list too tall for a box becomes one that fits', async () => {
    open(1_000_000, 720);
    view.reveal(200_000);
    await eventually(() => equal(view.visible.value.end, 200_001));
    rowCount.value = 400_000;
    await eventually(() => equal(view.visible.value.end, 200_001));
  });

  it('draws no million of rows where a page gives it no height', async () => {
    open(1_000_000, 720);
    box.scroller.style.height = 'auto';
    await eventually(() => ok(view.visible.value.end > 20));
    ok(drawn() <= 210, `${drawn()} rows`);
  });

  it('has the same range while somebody scrolls within a row', async () => {
    open(1_000, 710);
    const before = view.range.value;
    box.scroller.scrollTop = 5;
    await new Promise((resolve) => setTimeout(resolve, 60));
    equal(view.range.value, before);
  });

  it('hears of nothing once it is detached', async () => {
    open(1_000, 720);
    detach();
    document.body.append(box.scroller);
    const before = view.visible.value;
    box.scroller.scrollTop = 5_000;
    await new Promise((resolve) => setTimeout(resolve, 60));
    equal(view.visible.value, before);
    box.scroller.remove();
  });
});
