import { missing } from '../../../src/base/visible.ts';
import { SuccessIcon } from '../../../src/ui/icon/later-icons.tsx';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import type { Cell, TableOptions } from '../../../src/ui/table/table-types.ts';
import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { expectConsole } from '../../support/console-guard.ts';
import { click, hover, press, unhover } from '../../support/user.ts';
import { settled } from '../mount.tsx';
import { close, type Device, devices, mounted, open, part, rows, scroller } from './table-grid-bench.tsx';

/** A table with one column of this kind. */
function show(cell: Cell<Device>, own: Partial<TableOptions<Device>> = {}) {
  open({
    columns: [{ id: 'name', header: 'Name', priorityWidth: 300, cell }],
    rows: devices(50),
    selectable: false,
    rowActions: [],
    rowFlags: () => ({}),
    ...own,
  });
}
const cellOf = (index: number) =>
  eventually(() => {
    const row = rows()[index];
    ok(row);
    return part(row, '[role="rowheader"]');
  });

/** What draws cells comes with the first of them. */
const within = (index: number, selector: string) => eventually(async () => part(await cellOf(index), selector));

function Chart({ id }: Device) {
  if (id === 'd1') throw new Error('d1 cannot be drawn');
  return <b>{id}</b>;
}

describe('cells', () => {
  afterEach(async () => {
    close();
    await unhover();
  });

  it('link only where a press may lead', async () => {
    show({
      type: 'Anchor',
      href: ({ id }) => (id === 'd1' ? 'javascript:alert(1)' : '#devices'),
      target: '_blank',
    });
    const link = (await within(0, 'a')) as HTMLAnchorElement;
    equal(link.textContent, 'Device 0');
    equal(link.target, '_blank');
    match(link.rel, /noopener/);
    equal(link.ariaLabel, 'Device 0 (opens in a new tab)');
    equal((await cellOf(1)).querySelector('a'), null);
    equal((await cellOf(1)).textContent, 'Device 1');
  });

  it('say of a link only what it does', async () => {
    show({ type: 'Anchor', href: () => '#devices' });
    equal((await within(0, 'a')).ariaLabel, null);
  });

  it('press what the caller gave, unless it is disabled', async () => {
    const pressed: string[] = [];
    show({ type: 'ButtonLink', onClick: ({ id }) => void pressed.push(id), disabled: ({ id }) => id === 'd1' });
    await click(await within(0, 'button'));
    await click(await within(1, 'button'));
    deepEqual(pressed, ['d0']);
  });

  it('open the row, where the caller gave nothing to press: by a press, and by Enter on the cell', async () => {
    const opened: string[] = [];
    show({ type: 'ButtonLink' }, { onRowActivate: ({ id }) => void opened.push(id) });
    await click(await within(0, 'button'));
    (await cellOf(1)).focus();
    await press('Enter');
    deepEqual(opened, ['d0', 'd1']);
  });

  it('show a dash where there is no icon', async () => {
    const icon = ({ id }: Device) => (id === 'd1' ? undefined : SuccessIcon);
    show({ type: 'Icon', icon, label: ({ id }) => (id === 'd1' ? '' : 'Healthy') });
    await within(0, 'svg');
    equal((await cellOf(1)).textContent, '–');
  });

  it('name what an icon means', async () => {
    show({ type: 'Icon', icon: () => SuccessIcon, label: () => 'Healthy' });
    const icon = await within(0, '[role="img"]');
    equal(icon.ariaLabel, 'Healthy');
    await hover(icon);
    equal((await mounted.find('[role="tooltip"]')).textContent, 'Healthy');
  });

  it('show figures at the end of reading, a dash for none, and an asterisk where one is required', async () => {
    open({
      columns: [
        { id: 'price', header: 'Price', cell: { type: 'Number' }, isRequired: ({ id }) => id === 'd1' },
        { id: 'site', header: 'Site' },
      ],
    });
    const first = await cellOf(2);
    equal(first.textContent, '2,000');
    equal(getComputedStyle(first).textAlign, 'end');
    equal((await cellOf(1)).textContent, '–*');
    equal(part(await cellOf(1), '[role="img"]').ariaLabel, 'Required');
  });

  it('show two tags and how many more, which the tooltip lists', async () => {
    const labels = Array.from({ length: 15 }, (_, index) => `Tag ${index}`);
    show({
      type: 'Tags',
      tags: () => [{ label: 'x'.repeat(90), tone: 'green' }, ...labels.map((label) => ({ label }))],
    });
    const more = await within(0, '.table-more');
    const tags = [...(await cellOf(0)).querySelectorAll('.tag-text')].map((tag) => tag.textContent);
    deepEqual(tags, [`${'x'.repeat(80)}…`, 'Tag 0']);
    equal(more.textContent, '+14 more');
    await hover(more);
    const text = (await mounted.find('[role="tooltip"]')).textContent;
    equal(text, [...labels.slice(1, 11), '+4 more'].join('\n'));
  });

  it('show progress', async () => {
    show({ type: 'Progress', percent: () => 41.6, label: ({ name }) => `Backup of ${name}` });
    const bar = await within(0, '[role="progressbar"]');
    equal(bar.ariaValueNow, '42');
    equal(bar.ariaLabel, 'Backup of Device 0');
    equal((await cellOf(0)).textContent, '42%');
  });

  it('let the caller draw what is seen, and end it when it is gone', async () => {
    const drawn: string[] = [];
    const ended: string[] = [];
    show({
      type: 'LazyRenderer',
      mount: ({ id }, container) => {
        drawn.push(id);
        container.textContent = `Chart of ${id}`;
        return () => void ended.push(id);
      },
    });
    await eventually(() => ok(drawn.includes('d0') && drawn.includes('d9')));
    await eventually(async () => equal((await cellOf(0)).textContent, 'Chart of d0'));
    await eventually(() => ok(rows().length > 18, 'rows below the window are there'));
    ok(!drawn.includes('d19'), 'but their charts are not');
    scroller().scrollTop = 10_000;
    await eventually(() => ok(ended.includes('d5')));
    await eventually(() => ok(drawn.includes('d49')));
  });

  it('let the caller draw with React too', async () => {
    show({ type: 'LazyRenderer', render: ({ id }) => <b>{id}</b> });
    await eventually(async () => equal((await cellOf(1)).querySelector('b')?.textContent, 'd1'));
  });

  it('that the caller cannot draw are missing alone', async () => {
    expectConsole(/d1 cannot be drawn/);
    show({ type: 'LazyRenderer', render: (row) => <Chart {...row} /> });
    await eventually(async () => equal((await cellOf(0)).textContent, 'd0'));
    await eventually(async () => equal((await cellOf(1)).textContent, missing));
    await eventually(async () => equal((await cellOf(2)).textContent, 'd2'));
  });

  it('let the caller draw at once what is cheap, at the end where it says so', async () => {
    show({ type: 'Renderer', align: 'end', render: ({ id }) => <b>{id}</b> });
    const cell = await cellOf(1);
    equal(cell.textContent, 'd1');
    equal(getComputedStyle(cell).justifyContent, 'flex-end');
  });

  it('open more about a value by pressing, which stays until it is closed', async () => {
    show({ type: 'StickyPopover', content: ({ name }) => <button type="button">More about {name}</button> });
    const button = await within(1, 'button');
    await click(button);
    const popover = await mounted.find('[role="dialog"]');
    equal(popover.textContent, 'More about Device 1');
    await unhover();
    await new Promise((resolve) => setTimeout(resolve, 400));
    ok(popover.isConnected);
    await press('Escape');
    await eventually(() => equal(mounted.all('[role="dialog"]').length, 0));
    equal(activeElement(), button);
  });

  it('have nothing to open where there is no more', async () => {
    show({ type: 'StickyPopover', content: ({ id, name }) => (id === 'd1' ? null : name) });
    await within(0, 'button');
    equal((await cellOf(1)).textContent, 'Device 1');
    equal((await cellOf(1)).querySelector('button'), null);
  });

  it('open more about a value by pointing, and close when the pointer leaves', async () => {
    show({ type: 'StickyPopover', mount: (_, container) => void container.append('More') });
    await hover(await within(1, 'button'));
    const popover = await mounted.find('[role="dialog"]');
    equal(popover.textContent, 'More');
    await settled(mounted);
    await hover(popover);
    await new Promise((resolve) => setTimeout(resolve, 400));
    ok(popover.isConnected, 'while somebody is in it');
    await unhover();
    await eventually(() => equal(mounted.all('[role="dialog"]').length, 0));
  });

  const hostile = { name: 'chart\u202Exe.png', shown: 'chart\uFFFDxe.png' };
  const named: Record<string, { cell: Cell<Device>; drawn?: string }> = {
    Text: { cell: { type: 'Text' } },
    Anchor: { cell: { type: 'Anchor', href: () => '#x', target: '_blank' }, drawn: 'a' },
    ButtonLink: { cell: { type: 'ButtonLink', onClick: () => undefined }, drawn: 'button' },
    StickyPopover: { cell: { type: 'StickyPopover', content: () => 'More' }, drawn: 'button' },
    Tags: { cell: { type: 'Tags', tags: ({ name }) => Array(3).fill({ label: name }) }, drawn: '.table-more' },
    Icon: { cell: { type: 'Icon', icon: () => SuccessIcon, label: ({ name }) => name }, drawn: 'svg' },
    Progress: {
      cell: { type: 'Progress', percent: () => 40, label: ({ name }) => name },
      drawn: '[role="progressbar"]',
    },
    Switch: {
      cell: { type: 'Switch', checked: () => true, label: ({ name }) => name, onChange: () => undefined },
      drawn: '[role="switch"]',
    },
  };
  for (const [type, { cell, drawn }] of Object.entries(named)) {
    it(`show a name that would turn its letters round as it is, as ${type}`, async () => {
      show(cell, { rows: devices(1).map((device) => ({ ...device, name: hostile.name })) });
      if (drawn) await within(0, drawn);
      const { outerHTML } = await cellOf(0);
      ok(!outerHTML.includes('\u202E'), 'nothing of it turns letters round');
      ok(outerHTML.includes(hostile.shown), 'a sign stands in the place of what would');
    });
  }

  it('keep in one line what has several', async () => {
    show({ type: 'Text' }, { rows: devices(1).map((device) => ({ ...device, name: 'One\r\n\tTwo' })) });
    equal((await cellOf(0)).textContent, 'One Two');
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`of every type satisfy axe in the ${theme} theme`, async () => {
      const cells: Cell<Device>[] = [
        { type: 'Anchor', href: () => '#x' },
        { type: 'ButtonLink', onClick: () => undefined },
        { type: 'Icon', icon: () => SuccessIcon, label: () => 'Healthy' },
        { type: 'Switch', checked: ({ id }) => id === 'd1', label: ({ name }) => name, onChange: () => undefined },
        { type: 'Tags', tags: () => ['a', 'b', 'c', 'd'].map((label) => ({ label, tone: 'green' })) },
        { type: 'LazyRenderer', render: ({ id }) => id },
        { type: 'Renderer', render: ({ id }) => id },
        { type: 'StickyPopover', content: () => 'More' },
        { type: 'Progress', percent: () => 40 },
      ];
      const columns = cells.map((cell) => ({
        id: cell.type,
        header: cell.type,
        value: ({ name }: Device) => name,
        isRequired: ({ id }: Device) => id === 'd2',
        cell,
      }));
      open({ columns }, { theme, width: 1200 });
      await within(0, 'a');
      await expectNoAxeViolations(mounted.host);
    });
  }
});
