import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectConsole } from '../../support/console-guard.ts';
import { click, doubleClick, hover, unhover } from '../../support/user.ts';
import {
  acted,
  activated,
  announced,
  box,
  cell,
  close,
  devices,
  focused,
  model,
  mounted,
  open,
  part,
  rowNamed,
  rows,
  scroller,
  selectedNames,
} from './table-grid-bench.tsx';

const menuItem = (name: string) => mounted.named('[role="menuitem"]', name);
const tooltip = async () => (await mounted.find('[role="tooltip"]')).textContent;

describe('TableGrid', () => {
  afterEach(async () => {
    close();
    await unhover();
  });

  it('draws what somebody sees of many rows, and says how many there are', async () => {
    open({ rows: devices(100_000) });
    await rowNamed('Device 0');
    ok(rows().length < 40, `${rows().length} rows drawn`);
    const grid = await mounted.find('[role="grid"]');
    equal(grid.getAttribute('aria-rowcount'), '100001');
    equal(grid.getAttribute('aria-colcount'), '5');
    scroller().scrollTop = scroller().scrollHeight;
    await rowNamed('Device 99999');
    equal((await rowNamed('Device 99999')).ariaRowIndex, '100001');
    ok(rows().length < 40, `${rows().length} rows drawn`);
  });

  it('reaches the end of a million rows, which no box is high enough for', async () => {
    open({ rows: devices(1_000_000) });
    await rowNamed('Device 0');
    scroller().scrollTop = scroller().scrollHeight;
    await rowNamed('Device 999999');
  });

  for (const width of [400, 900, 1600]) {
    it(`rules its rows from one edge to the other, ${width} pixels wide`, async () => {
      open({}, { width });
      await rowNamed('Device 0');
      const { left } = scroller().getBoundingClientRect();
      for (const row of rows()) {
        const rule = row.getBoundingClientRect();
        ok(
          Math.abs(rule.left - left - scroller().clientLeft) < 1,
          `it begins ${rule.left - left} pixels from the edge`,
        );
        ok(rule.width > scroller().clientWidth - 1, `it is ${rule.width} of ${scroller().clientWidth} pixels wide`);
      }
    });
  }

  it('uses the elements of rows again when somebody leaps', async () => {
    open({ rows: devices(100_000) });
    await rowNamed('Device 3');
    const elements = new Set(rows());
    scroller().scrollTop = 500_000;
    await eventually(() => ok(rows().some((row) => Number(row.ariaRowIndex) > 10_000)));
    const kept = rows().filter((row) => elements.has(row));
    ok(kept.length > 10, `${kept.length} of ${rows().length} kept`);
  });

  it('selects rows by their boxes, ranges with Shift, and leaves out what cannot be actioned', async () => {
    open();
    await click(await box('Device 1'));
    deepEqual(selectedNames(), ['Device 1']);
    await click(await box('Device 5'), { shift: true });
    await eventually(() => deepEqual(selectedNames(), ['Device 1', 'Device 2', 'Device 4', 'Device 5']));
    await click(await cell('Device 7', 2), { control: true });
    await eventually(() => equal(selectedNames().at(-1), 'Device 7'));
    await click(await box('Device 3'));
    ok(!selectedNames().includes('Device 3'));
    await unhover();
    await hover(await box('Device 3'));
    equal(await tooltip(), 'This item cannot be actioned.');
  });

  it('selects the page by the header', async () => {
    open({ pageSize: 10 });
    const all = part(await mounted.find('.table-head .table-check'), '[role="checkbox"]');
    await click(all);
    await eventually(() => equal(model.selection.count.value, 9));
    equal(all.ariaChecked, 'true');
    await click(await box('Device 0'));
    await eventually(() => equal(all.ariaChecked, 'mixed'));
  });

  it('opens a row by a double click, but not by one on its buttons', async () => {
    open();
    await doubleClick(await cell('Device 2', 3));
    deepEqual(activated, ['d2']);
    await doubleClick(part(await rowNamed('Device 2'), '[data-action="restore"]'));
    deepEqual(activated, ['d2']);
  });

  it('acts on a row, says why it does not, and hides the rest in a menu', async () => {
    open();
    await click(part(await rowNamed('Device 2'), '[data-action="delete"]'));
    const [first] = acted;
    deepEqual(first?.selection.ids, ['d2']);
    equal(first?.selection.mode, 'some');
    equal(first?.selection.count, 1);
    equal(first?.row?.name, 'Device 2');
    const off = part(await rowNamed('Device 0'), '[data-action="delete"]');
    await click(off);
    equal(acted.length, 1);
    await unhover();
    await hover(off);
    equal(await tooltip(), 'Not the first one');
    await click(part(await rowNamed('Device 4'), '[data-menu]'));
    await click(await menuItem('Send to'));
    await click(await menuItem('Vault'));
    await eventually(() => equal(acted.at(-1)?.id, 'vault'));
    equal(acted.at(-1)?.row?.id, 'd4');
  });

  it('tells when an action failed', async () => {
    expectConsole(/Nowhere to send to/);
    open();
    await click(part(await rowNamed('Device 4'), '[data-menu]'));
    await click(await menuItem('Send to'));
    await click(await menuItem('Nowhere'));
    await eventually(() => deepEqual(announced, ['Nowhere failed. Try again.']));
  });

  it('has all actions in the menu where there is no room', async () => {
    open({}, { width: 400 });
    await click(part(await rowNamed('Device 4'), '[data-menu]'));
    await click(await menuItem('Restore'));
    await eventually(() => equal(acted.at(-1)?.id, 'restore'));
  });

  it('marks a failed row and tells why', async () => {
    open();
    await hover(part(await rowNamed('Device 5'), '.table-warning'));
    equal(await tooltip(), 'The backup failed.');
  });

  it('shows the whole of a text that is cut', async () => {
    open({ rows: [{ id: 'd', name: 'Long '.repeat(60).trim(), site: 'Berlin', price: 1 }] });
    const long = await mounted.find('[role="rowheader"]');
    await hover(long);
    equal(await tooltip(), 'Long '.repeat(60).trim());
  });

  it('leaves the focus where it is while somebody scrolls away and back', async () => {
    open({ rows: devices(10_000) });
    const name = await cell('Device 4', 2);
    await click(name);
    equal(activeElement(), name);
    for (const top of [100_000, 300_000, 20_000, 0]) {
      scroller().scrollTop = top;
      await eventually(() => ok(rows().some((row) => Math.abs(Number(row.ariaRowIndex) - top / 36) < 40)));
      equal(activeElement(), name);
      equal(focused(), '6/2');
    }
  });
});
