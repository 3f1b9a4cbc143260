import '../../elements/data-table.ts';
import type { DataTableElement, TableActionDetail } from '../../elements/data-table.ts';
import type { ErrorDetail } from '../../src/host/element-definition.ts';
import { dataTableDefinition } from '../../src/ui/table/element/data-table-definition.ts';
import type { TableColumn, TableQuery, TableSelection } from '../../src/ui/table/table-types.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectConsole } from '../support/console-guard.ts';
import { elementContract } from '../support/element-contract.ts';
import { click, doubleClick } from '../support/user.ts';

interface Device {
  id: string;
  name: string;
  memory: number;
}

const columns: readonly TableColumn<Device>[] = [
  { id: 'name', header: 'Name' },
  { id: 'memory', header: 'Memory', cell: { type: 'Number' } },
];
const rows: readonly Device[] = ['one', 'two', 'three'].map((name, index) => ({
  id: `d${index}`,
  name: `Device ${name}`,
  memory: index * 8,
}));

elementContract(dataTableDefinition, {
  attributes: { label: 'Devices' },
  load: async () => ({ view: (await import('../../src/ui/table/element/data-table-element.tsx')).DataTableElement }),
  ready: (element) =>
    eventually(() => ok(element.shadowRoot?.querySelector('[role="grid"]'), 'the grid is not there yet')),
});

describe('<rmm-data-table>', () => {
  let element: DataTableElement;
  let errors: string[];
  const all = (selector: string) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const cells = () => all('[role="rowheader"], [role="gridcell"]').map(({ textContent }) => textContent);
  const named = (selector: string, name: string) =>
    eventually(() => {
      const found = all(selector).find((one) => one.ariaLabel === name || one.textContent?.trim() === name);
      ok(found, `no ${selector} named ${name}`);
      return found;
    });
  const detailOf = <Detail>(type: string) =>
    new Promise<Detail>((resolve) =>
      element.addEventListener(type as 'rmm-error', (event) => resolve(event.detail as Detail), { once: true }),
    );

  async function show(values: Partial<DataTableElement> = {}, attributes: Record<string, string> = {}) {
    for (const [name, value] of Object.entries({ label: 'Devices', lang: 'en', ...attributes })) {
      element.setAttribute(name, value);
    }
    Object.assign(element, { columns, rows, ...values });
    document.body.append(element);
    await eventually(() => ok(all('[role="grid"]').length > 0));
  }

  beforeEach(() => {
    element = document.createElement('rmm-data-table');
    errors = [];
    element.addEventListener('rmm-error', ({ detail }: CustomEvent<ErrorDetail>) => errors.push(detail.message));
  });
  afterEach(() => element.remove());

  it('shows rows by their id', async () => {
    await show();
    await eventually(() => ok(cells().includes('Device two')));
    deepEqual(errors, []);
  });

  it('fetches, and is asked again by a method', async () => {
    const asked: number[] = [];
    await show({
      rows: undefined,
      fetcher: async ({ pageIndex }) => {
        asked.push(pageIndex);
        return { data: rows, pageCount: 1, totalCount: 3 };
      },
    });
    await eventually(() => ok(cells().includes('Device two')));
    await element.reload();
    await eventually(() => deepEqual(asked, [0, 0]));
  });

  it('leaves out columns and filters that cannot be used, and reports each', async () => {
    const bad = [
      ...columns,
      { id: 'name', header: 'Twice' },
      { header: 'Nameless' },
      { id: 'none' },
      { id: 'odd', header: 'Odd', cell: { type: 'Chart' } },
    ] as unknown as DataTableElement['columns'];
    const filters = [
      { name: 'name', type: 'Wish', label: 'Wish' },
      { name: 'memory', type: 'NumberRange', label: 'Memory', initialValue: 7 },
      { name: 'own', type: 'UserDefined', label: 'Own' },
    ] as unknown as DataTableElement['filters'];
    expectConsole(/It is ignored/);
    await show({ columns: bad, filters });
    await eventually(() => equal(errors.length, 7));
    ok(
      errors.some((error) => error.includes('columns[2] (name) has the id of another one')),
      errors.join('\n'),
    );
    ok(errors.some((error) => error.includes('columns[3] needs an object with id, a text')));
    ok(errors.some((error) => error.includes('columns[4] (none) needs a header')));
    ok(errors.some((error) => error.includes('has a cell of type "Chart"')));
    ok(errors.some((error) => error.includes('filters[0] (name) is of type "Wish"')));
    ok(errors.some((error) => error.includes('a NumberRange takes an object of from, to')));
    ok(errors.some((error) => error.includes('filters[2] (own) needs mount or render')));
    deepEqual(
      all('[role="columnheader"]').map(({ textContent }) => textContent),
      ['Name', 'Memory'],
    );
  });

  it('says that a fetcher is no function, and shows no empty table', async () => {
    expectConsole(/use a function/);
    await show({ rows: undefined, fetcher: '/devices' as never });
    await eventually(() => deepEqual(errors, ['<rmm-data-table>: fetcher is "/devices"; use a function.']));
    await eventually(() => ok(element.shadowRoot?.textContent?.includes('Unable to fetch data.')));
  });

  it('says that rows have no id', async () => {
    expectConsole(/set rowId/);
    await show({ rows: [{ name: 'Nobody' }] });
    await eventually(() => ok(errors[0]?.includes('set rowId') && errors.length === 1, errors.join()));
  });

  it('takes columns that are no list for none', async () => {
    expectConsole(/use an array/);
    await show({ columns: 'name' as unknown as DataTableElement['columns'] });
    await eventually(() => ok(errors[0]?.includes('columns is "name"; use an array')));
  });

  it('tells what is selected, and selects by methods', async () => {
    const selections: TableSelection[] = [];
    element.addEventListener('rmm-selection-change', ({ detail }) => selections.push(detail));
    await show({}, { selectable: '' });
    await eventually(() => ok(all('[role="checkbox"]').length > 1));
    const [, second] = all('[role="gridcell"] [role="checkbox"]');
    ok(second);
    await click(second);
    await eventually(() => deepEqual(selections.at(-1)?.ids, ['d1']));
    await element.selectAll();
    const { mode, count } = await element.getSelection();
    deepEqual({ mode, count }, { mode: 'all', count: 3 });
    await element.clearSelection();
    equal((await element.getSelection()).count, 0);
  });

  it('fires an action that has no function, and runs one that has unless the page prevents it', async () => {
    const run: string[] = [];
    const asked: TableActionDetail[] = [];
    let prevents = false;
    element.addEventListener('rmm-action', (event) => {
      asked.push(event.detail);
      if (prevents) event.preventDefault();
    });
    await show(
      {
        bulkActions: [
          { id: 'plain', labelToken: 'Plain' },
          { id: 'own', labelToken: 'Own', action: () => void run.push('own') },
        ],
        primaryAction: { id: 'add', label: 'Add' },
        secondaryActions: [{ id: 'import', label: 'Import', icon: '/import.svg' }],
      },
      { selectable: '' },
    );
    await click(await named('button', 'Add'));
    await click(await named('button', 'Import'));
    await eventually(() => ok(all('[role="checkbox"]').length > 1));
    await click(all('[role="gridcell"] [role="checkbox"]')[2] as HTMLElement);
    await click(await named('.table-selection button', 'Plain'));
    await click(await named('.table-selection button', 'Own'));
    await eventually(() => deepEqual(run, ['own']));
    prevents = true;
    await click(await named('.table-selection button', 'Own'));
    await eventually(() => equal(asked.length, 5));
    deepEqual(run, ['own']);
    deepEqual(
      asked.map(({ action }) => action),
      ['add', 'import', 'plain', 'own', 'own'],
    );
    deepEqual(asked[2]?.selection.ids, ['d2']);
    equal(asked[2]?.row, undefined);
    equal(all('img[src="/import.svg"]').length, 1);
  });

  it('fires an action of a row with that row', async () => {
    await show({ rowActions: [{ id: 'restart', labelToken: 'Restart' }] });
    const asked = detailOf<TableActionDetail>('rmm-action');
    await eventually(() => ok(all('[data-action="restart"]').length > 1));
    await click(all('[data-action="restart"]')[1] as HTMLElement);
    const { action, row, selection } = await asked;
    equal(action, 'restart');
    equal(row, rows[1]);
    deepEqual(selection.ids, ['d1']);
  });

  it('tells of a row that is opened', async () => {
    await show();
    const opened = detailOf<{ id: string; row: object }>('rmm-row-activate');
    await doubleClick(await named('[role="rowheader"]', 'Device two'));
    deepEqual(await opened, { id: 'd1', row: rows[1] as object });
  });

  it('tells what is looked at', async () => {
    await show({ filters: [{ name: 'memory', type: 'NumberRange', label: 'Memory' }] });
    const changed = detailOf<{ query: TableQuery }>('rmm-query-change');
    await element.setFilter('memory', { from: 8, to: null });
    deepEqual((await changed).query.filters, [{ name: 'memory', value: { from: 8, to: null }, type: 'NumberRange' }]);
    await eventually(() => ok(!cells().includes('Device one')));
    deepEqual(await element.getQuery(), (await changed).query);
    await element.clearFilters();
    await eventually(() => ok(cells().includes('Device one')));
  });

  it('searches for what the page says, as if it had been typed', async () => {
    await show({});
    const changed = detailOf<{ query: TableQuery }>('rmm-query-change');
    await element.search(' Device one ');
    equal((await changed).query.globalFilter, 'Device one');
    await eventually(() => ok(cells().includes('Device one') && !cells().includes('Device two')));
    const field = element.shadowRoot?.querySelector<HTMLInputElement>('input[type="search"]');
    equal(field?.value, ' Device one ');
  });

  it('lets the page export and refresh in its own way', async () => {
    let refreshed = 0;
    await show({
      refreshAction: () => {
        refreshed += 1;
      },
    });
    const exported = detailOf<{ query: TableQuery }>('rmm-export-request');
    element.addEventListener('rmm-export-request', (event) => event.preventDefault());
    await click(await named('button', 'Export'));
    equal((await exported).query.pageIndex, 0);
    await click(await named('button', 'Refresh'));
    await eventually(() => equal(refreshed, 1));
    element.addEventListener('rmm-refresh-request', (event) => event.preventDefault());
    await click(await named('button', 'Refresh'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    equal(refreshed, 1);
  });

  it('gives what is shown as CSV', async () => {
    await show();
    equal(
      (await element.getCsv()).replace('\uFEFF', ''),
      'Name,Memory\r\nDevice one,0\r\nDevice two,8\r\nDevice three,16\r\n',
    );
  });

  it('tells of settings that have changed', async () => {
    await show();
    const changed = detailOf<{ settings: { sortBy: unknown } }>('rmm-settings-change');
    await click(await named('[role="columnheader"] [data-sort]', 'Name'));
    deepEqual((await changed).settings.sortBy, [{ id: 'name', desc: false }]);
  });

  it('says what the page says has gone wrong, or the built-in words', async () => {
    await show({}, { error: 'The site is closed.' });
    await eventually(() => ok(element.shadowRoot?.textContent?.includes('The site is closed.')));
    element.setAttribute('error', '');
    await eventually(() => ok(element.shadowRoot?.textContent?.includes('Unable to fetch data.')));
    element.removeAttribute('error');
    await eventually(() => ok(cells().includes('Device two')));
  });

  it('counts nothing while the page is still fetching', async () => {
    await show({ rows: [] }, { loading: '' });
    equal(all('.pagination').length, 0);
    element.removeAttribute('loading');
    await eventually(() => equal(all('.pagination-range')[0]?.textContent, '0 results'));
  });
});
