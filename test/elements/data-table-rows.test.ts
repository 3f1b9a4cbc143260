/** `selection="rows"`: rows that are selected without checkboxes. */
import '../../elements/data-table.ts';
import type { DataTableElement, RowActivateDetail } from '../../elements/data-table.ts';
import { deepEqual, equal, eventually, match, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { click, press } from '../support/user.ts';

const columns = [
  { id: 'name', header: 'Name' },
  { id: 'site', header: 'Site', cell: { type: 'ButtonLink' as const, onClick: () => undefined } },
];
const rows = ['one', 'two', 'three', 'four', 'five'].map((name, index) => ({
  id: `d${index}`,
  name: `Device ${name}`,
  site: 'Berlin',
}));

describe('<rmm-data-table selection="rows">', () => {
  let element: DataTableElement;
  let activated: string[];

  beforeEach(async () => {
    activated = [];
    element = document.createElement('rmm-data-table');
    for (const [name, value] of Object.entries({ label: 'Devices', lang: 'en', selection: 'rows' }))
      element.setAttribute(name, value);
    Object.assign(element, { columns, rows });
    element.addEventListener('rmm-row-activate', (event) =>
      activated.push((event as CustomEvent<RowActivateDetail>).detail.id),
    );
    document.body.append(element);
    await cell(0);
  });
  afterEach(() => element.remove());

  const all = (selector: string) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const cell = (row: number) => eventually(() => all('[role=rowheader]')[row] ?? null);
  const chosen = () =>
    all('[role=row][aria-selected=true]').map((row) => row.querySelector('[role=rowheader]')?.textContent);
  const selected = async () => [...(await element.getSelection()).ids].sort();

  it('has rows and a header of 45 px, and no checkboxes', async () => {
    equal(all('[role=checkbox]').length, 0);
    equal((await cell(0)).closest<HTMLElement>('[role=row]')?.getBoundingClientRect().height, 45);
    equal(all('.table-head-row')[0]?.getBoundingClientRect().height, 45);
    equal(all('[role=grid]')[0]?.getAttribute('aria-multiselectable'), 'true');
  });

  it('has rows of 45 px also where they have two lines, each of them whole', async () => {
    element.style.inlineSize = '400px';
    element.columns = [...columns, { id: 'id', header: 'Id' }];
    await eventually(() => ok(element.shadowRoot?.querySelector('[data-compact]')));
    const row = await eventually(() => (all('[role=row]')[1] as HTMLElement | undefined) ?? null);
    const box = row.getBoundingClientRect();
    equal(box.height, 45);
    const [name, site] = [...row.querySelectorAll('.table-cell')].map((one) => one.getBoundingClientRect());
    ok(
      name && site && name.top >= box.top && name.bottom <= site.top && site.bottom <= box.bottom,
      'one above the other',
    );
    ok(name.height >= 18 && site.height >= 18, `${name.height} ${site.height}`);
  });

  it('selects the row that is pressed, in place of the one before, and tells the page', async () => {
    const selections: number[] = [];
    element.addEventListener('rmm-selection-change', ({ detail }) => selections.push([...detail.ids].length));
    await click(await cell(1));
    await eventually(() => deepEqual(chosen(), ['Device two']));
    await click(await cell(3));
    await eventually(() => deepEqual(chosen(), ['Device four']));
    deepEqual(await selected(), ['d3']);
    deepEqual(selections, [1, 1]);
  });

  it('selects all up to the row that is pressed with Shift, and fewer again', async () => {
    await click(await cell(1));
    await click(await cell(4), { shift: true });
    await eventually(() => deepEqual(chosen(), ['Device two', 'Device three', 'Device four', 'Device five']));
    await click(await cell(2), { shift: true });
    await eventually(() => deepEqual(chosen(), ['Device two', 'Device three']));
    await click(await cell(0), { shift: true });
    await eventually(() => deepEqual(chosen(), ['Device one', 'Device two']));
    equal(document.getSelection()?.toString(), '');
  });

  it('selects by the keyboard alone: arrows, a range with Shift, nothing by Escape, and acts by Enter', async () => {
    (await cell(0)).focus();
    await press('ArrowDown');
    await eventually(() => deepEqual(chosen(), ['Device two']));
    await press('Shift+ArrowDown', 'Shift+ArrowDown');
    await eventually(() => deepEqual(chosen(), ['Device two', 'Device three', 'Device four']));
    await press('Enter');
    deepEqual(activated, ['d3']);
    await press('Escape');
    await eventually(() => deepEqual(chosen(), []));
    await press('ArrowUp', 'Control+a');
    await eventually(() => equal(chosen().length, 5));
  });

  it('acts on the row by Enter also from a cell that has a button', async () => {
    await click(await cell(2));
    await press('ArrowRight', 'Enter');
    deepEqual(activated, ['d2']);
  });

  it('leaves an Escape that lets go of nothing to the page', async () => {
    const heard: boolean[] = [];
    const onKey = (event: KeyboardEvent) => heard.push(event.defaultPrevented);
    document.addEventListener('keydown', onKey);
    await click(await cell(0));
    await press('Escape', 'Escape');
    document.removeEventListener('keydown', onKey);
    deepEqual(heard, [true, false]);
  });

  it('says that no results match where there is no row, also in Japanese', async () => {
    element.rows = [];
    await eventually(() => match(all('.table-state')[0]?.textContent ?? '', /^No results match/));
    element.lang = 'ja';
    await eventually(() => match(all('.table-state')[0]?.textContent ?? '', /^一致する結果はありません/));
  });

  it('goes over to checkboxes and back', async () => {
    element.selection = 'checkboxes';
    await eventually(() => ok(all('[role=checkbox]').length > 0));
    element.selection = 'rows';
    await eventually(() => equal(all('[role=checkbox]').length, 0));
    await click(await cell(4));
    await eventually(() => deepEqual(chosen(), ['Device five']));
  });

  it('has nothing that axe finds', async () => {
    await click(await cell(1));
    await expectNoAxeViolations(element);
  });
});
