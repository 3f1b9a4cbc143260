/** What presses do once, where they are told, and where a table is when it was moved. */
import { RestoreIcon } from '../../../src/ui/icon/action-icons.tsx';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { click, doubleClick, press } from '../../support/user.ts';
import {
  acted,
  activated,
  cell,
  change,
  close,
  columns,
  devices,
  focused,
  head,
  mounted,
  open,
  part,
  rowNamed,
  rows,
  scroller,
} from './table-grid-bench.tsx';

const at = (place: string) => eventually(() => equal(focused(), place));

describe('A table', () => {
  afterEach(() => close());

  it('runs an action once for a double click', async () => {
    open();
    await doubleClick(part(await rowNamed('Device 2'), '[data-action="restore"]'));
    deepEqual(
      acted.map(({ id }) => id),
      ['restore'],
    );
  });

  it('activates a row by one press where it says so, but not where its checkbox or an action takes the press', async () => {
    open({ activatesOnPress: true });
    await click(await cell('Device 2', 2));
    deepEqual(activated, ['d2']);
    await click(part(await rowNamed('Device 1'), '.table-check'));
    await click(await cell('Device 1', 3), { control: true });
    await click(part(await rowNamed('Device 1'), '[data-action="restore"]'));
    deepEqual(activated, ['d2']);
    await doubleClick(await cell('Device 4', 2));
    deepEqual(activated, ['d2', 'd4']);
    await press('Enter');
    deepEqual(activated, ['d2', 'd4', 'd4']);
  });

  it('shows actions without an icon by their names, and the rest of them in a menu', async () => {
    const named = ['Restart', 'Rename', 'Move to another site', 'Delete'].map((label) => ({
      id: label,
      labelToken: label,
    }));
    const runs: string[] = [];
    open(
      { rowActions: named.map((action) => ({ ...action, action: () => void runs.push(action.id) })) },
      { width: 1100 },
    );
    const row = await rowNamed('Device 2');
    deepEqual(
      [...row.querySelectorAll('[data-action]')].map((one) => one.textContent),
      ['Restart', 'Rename', 'Move to another site'],
    );
    const actions = part(row, '.table-actions');
    ok(actions.scrollWidth <= actions.clientWidth, 'they have room');
    await click(part(row, '[data-action="Rename"]'));
    deepEqual(runs, ['Rename']);
    await click(part(row, '[data-menu]'));
    await click(await mounted.named('[role="menuitem"]', 'Delete'));
    await eventually(() => deepEqual(runs, ['Rename', 'Delete']));
  });

  it('cuts a long name of an action at its end, and shows it whole where there is room', async () => {
    const shown = async (label: string) => {
      open({ rowActions: [{ id: 'go', labelToken: label, action: () => undefined }] }, { width: 1100 });
      const button = part(await rowNamed('Device 2'), '[data-action="go"]');
      const text = part(button, '.table-clip');
      const [outside, inside] = [button.getBoundingClientRect(), text.getBoundingClientRect()];
      ok(inside.left >= outside.left && inside.right <= outside.right, `${label}: within its button`);
      return text.scrollWidth <= text.clientWidth;
    };
    equal(await shown('Copias de seguridad'), true);
    close();
    equal(await shown('Copias de seguridad de todos los dispositivos'), false);
  });

  it('runs an action of a row once until it is done, and again afterwards', async () => {
    const runs: string[] = [];
    let done: () => void = () => undefined;
    open({
      rowActions: [
        {
          id: 'slow',
          labelToken: 'Slow',
          Icon: RestoreIcon,
          action: (_, row) => {
            runs.push(row?.id ?? '');
            return new Promise<void>((resolve) => {
              done = resolve;
            });
          },
        },
      ],
    });
    const button = async (name: string) => part(await rowNamed(name), '[data-action="slow"]');
    await click(await button('Device 1'));
    (await button('Device 1')).click();
    await click(await button('Device 2'));
    deepEqual(runs, ['d1', 'd2']);
    done();
    await eventually(async () => {
      (await button('Device 2')).click();
      deepEqual(runs, ['d1', 'd2', 'd2']);
    });
  });

  it('presses a link of a cell once for a double click', async () => {
    const pressed: string[] = [];
    open({
      columns: [
        { id: 'name', header: 'Name', cell: { type: 'ButtonLink', onClick: ({ id }) => void pressed.push(id) } },
      ],
    });
    const link = await eventually(async () => part(await rowNamed('Device 1'), '.table-link'));
    await doubleClick(link);
    deepEqual(pressed, ['d1']);
  });

  it('names its columns without the words of their menus and edges', async () => {
    open();
    equal((await head('Name')).ariaLabel, 'Name');
    equal((await head('Site')).ariaLabel, 'Site');
  });

  it('is scrolled to where it was after a move in the document', async () => {
    open({
      columns: [
        ...columns,
        ...Array.from({ length: 6 }, (_, at) => ({ id: `more${at}`, header: `More ${at}`, priorityWidth: 300 })),
      ],
    });
    await rowNamed('Device 0');
    scroller().scrollTop = 1200;
    scroller().scrollLeft = 300;
    await rowNamed('Device 40');
    const box = document.createElement('div');
    document.body.append(box);
    box.append(mounted.host);
    mounted.moved();
    equal(scroller().scrollTop, 1200);
    equal(scroller().scrollLeft, 300);
    await rowNamed('Device 40');
    document.body.append(mounted.host);
    box.remove();
  });

  it('keeps the focus on its row, where it is on screen, when others come before it', async () => {
    open({ rows: devices(100).slice(50) });
    await click(await cell('Device 53', 2));
    await at('5/2');
    const before = part(await rowNamed('Device 53'), '[aria-colindex="2"]').getBoundingClientRect().top;
    change({ rows: devices(100).slice(48) });
    await at('7/2');
    equal(document.activeElement?.shadowRoot?.activeElement?.textContent, 'Device 53');
    ok(Number.isFinite(before));
    await press('ArrowDown');
    await at('8/2');
  });

  it('shrinks a range by Shift and a press', async () => {
    open();
    await click(await cell('Device 6', 2));
    const names = () => rows().filter((row) => row.ariaSelected === 'true').length;
    const shiftClick = async (name: string) =>
      (await cell(name, 2)).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, shiftKey: true }));
    await shiftClick('Device 10');
    await eventually(() => equal(names(), 5));
    await shiftClick('Device 8');
    await eventually(() => equal(names(), 3));
  });
});
