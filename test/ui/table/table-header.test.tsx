import { signal } from '@preact/signals-core';
import { limits } from '../../../src/ui/limits.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { TableHeader } from '../../../src/ui/table/table-header.tsx';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { holdTimers } from '../../support/held-timers.ts';
import { click, press as pressKeys, type } from '../../support/user.ts';
import { settled } from '../mount.tsx';
import { resizePage } from '../viewport.ts';
import {
  button,
  chips,
  model,
  mounted,
  names,
  options,
  press,
  restBeforeTelling,
  said,
  show,
  Table,
  takeAway,
} from './data-table-bench.tsx';

const status = {
  name: 'status',
  type: 'SingleSelect',
  label: 'Status',
  componentProps: { options: ['online', 'offline', 'waiting'].map((value) => ({ value, label: `Is ${value}` })) },
} as const;
const cost = { name: 'cost', type: 'NumberRange', label: 'Cost', category: 'secondary' } as const;

describe('The header of a table', () => {
  afterEach(async () => {
    takeAway();
    await resizePage(1280, 800);
  });

  it('searches when the typing has rested, and at once by Enter', async () => {
    await show();
    const input = await mounted.find<HTMLInputElement>('input[type="search"]');
    await click(input);
    const pause = holdTimers(limits.table.searchDebounce);
    try {
      await type('Device 7');
      await eventually(() => equal(input.value, 'Device 7'));
      equal(names().length, 10);
      equal(pause.count, 1);
      pause.end();
      await eventually(() => deepEqual(names(), ['Device 7']));
      await click(await button('Clear'));
      await type('Device 3');
      await pressKeys('Enter');
      await eventually(() => deepEqual(names(), ['Device 3']));
    } finally {
      pause.restore();
    }
  });

  it('tells what was found once, when it rests', async () => {
    await show();
    const input = await mounted.find<HTMLInputElement>('input[type="search"]');
    await click(input);
    const pause = holdTimers(limits.table.searchDebounce);
    const rest = holdTimers(restBeforeTelling);
    try {
      await type('Device 7');
      await eventually(() => equal(input.value, 'Device 7'));
      equal(rest.count, 0);
      pause.end();
      await eventually(() => equal(rest.count, 1));
      rest.end();
    } finally {
      rest.restore();
      pause.restore();
    }
    await eventually(() => deepEqual(said(), ['1 result']));
  });

  it('limits what can be typed', async () => {
    await show({ search: { placeholder: 'Find a device', characterLimit: 4 } });
    const input = await mounted.find<HTMLInputElement>('input[type="search"]');
    equal(input.placeholder, 'Find a device');
    await click(input);
    await type('Device 7');
    await eventually(() => equal(input.value, 'Devi'));
    await click(await button('Clear'));
    await type('  Device 7');
    await eventually(() => equal(input.value, '  Devi'));
  });

  it('has what the caller asks for: title, actions, tools', async () => {
    const chosen: string[] = [];
    await show({
      groupTitle: 'All devices',
      primaryAction: { id: 'add', label: 'Add device', onSelect: () => chosen.push('add') },
      secondaryActions: [{ id: 'import', label: 'Import', onSelect: () => chosen.push('import') }],
      exportAction: () => void chosen.push('export'),
      onRefresh: () => void chosen.push('refresh'),
    });
    equal((await mounted.find('h2')).textContent, 'All devices');
    for (const name of ['Add device', 'Import', 'Refresh', 'Export']) await press(name);
    await eventually(() => deepEqual(chosen, ['add', 'import', 'refresh', 'export']));
  });

  it('offers several primary actions as a menu', async () => {
    const chosen: string[] = [];
    const item = (id: string) => ({ id, label: id, onSelect: () => chosen.push(id) });
    await show({ primaryAction: { label: 'Add', items: [item('One'), item('Many')] } });
    await press('Add');
    await click(await mounted.named('[role="menuitem"]', 'Many'));
    deepEqual(chosen, ['Many']);
  });

  it('has no search, export or filters where the caller wants none', async () => {
    await show({ search: false, exportAction: false });
    await button('Refresh');
    equal(mounted.all('input[type="search"]').length, 0);
    deepEqual(
      mounted.all('.table-header button').map((one) => one.getAttribute('aria-label')),
      ['Refresh', 'Table settings'],
    );
  });

  it('filters by what stands in it, shows that as a chip, and takes it away again', async () => {
    await show({ filters: [status, cost] });
    await click(await mounted.find('[role="combobox"]'));
    await click(await mounted.named('[role="option"]', 'Is offline'));
    await eventually(() => deepEqual(names(), ['Device 1', 'Device 5', 'Device 9']));
    await eventually(() => deepEqual(chips(), ['Status Is offline']));
    await press('Clear filter Status');
    await eventually(() => equal(names().length, 10));
    deepEqual(chips(), []);
    ok(mounted.root.contains(activeElement() ?? null), 'the focus has left the table');
  });

  it('keeps secondary filters behind a button that counts them', async () => {
    await show({ filters: [status, cost] });
    await press('Filters');
    await settled(mounted);
    const from = await mounted.find<HTMLInputElement>('[role="dialog"] input');
    await eventually(() => equal(activeElement(), from));
    await type('80');
    await eventually(() => deepEqual(names(), ['Device 8', 'Device 9']));
    await button('Filters (1)');
    await pressKeys('Escape');
    await eventually(() => equal(mounted.all('[role="dialog"]').length, 0));
    equal(activeElement(), await button('Filters (1)'));
    await press('Clear filters');
    await eventually(() => equal(names().length, 10));
  });

  it('closes the filters when the focus leaves them', async () => {
    await show({ filters: [cost] });
    await press('Filters');
    await mounted.find('[role="dialog"] input');
    (await button('Table settings')).focus();
    await eventually(() => equal(mounted.all('[role="dialog"]').length, 0));
    equal(activeElement(), await button('Table settings'));
  });

  it('brings filters back to what they began with', async () => {
    await show({ filters: [{ ...status, initialValue: 'online' }] });
    await eventually(() => deepEqual(chips(), ['Status Is online']));
    model.filters.set('status', 'waiting');
    await eventually(() => deepEqual(chips(), ['Status Is waiting']));
    await press('Clear filters');
    await eventually(() => deepEqual(chips(), ['Status Is online']));
  });

  it('opens a filter that asks for it', async () => {
    await show({ filters: [{ ...status, openOnMount: true }] });
    await mounted.named('[role="option"]', 'Is online');
  });

  it('opens no panel for a filter that stands beside it', async () => {
    await show({ filters: [{ ...status, openOnMount: true }, cost] });
    await mounted.named('[role="option"]', 'Is online');
    equal((await button('Filters')).ariaExpanded, 'false');
  });

  it('opens the panel for a filter in it that asks for it', async () => {
    await show({ filters: [{ ...cost, openOnMount: true }] });
    await mounted.find('[role="dialog"] input');
  });

  it('hides filters that are hidden, and filters by them all the same', async () => {
    await show({ filters: [{ ...status, hidden: true, initialValue: 'lost' }] });
    await eventually(() => deepEqual(names(), ['Device 3', 'Device 7']));
    equal(mounted.all('.table-filter').length, 0);
    deepEqual(chips(), []);
  });

  it('says how old the rows are where the model has them shown', async () => {
    await show();
    equal(mounted.all('.table-updated').length, 0);
    const minutesOld = signal<number | undefined>(7);
    const aged = { ...model, refresh: { ...model.refresh, minutesOld } };
    const nothing = () => undefined;
    mounted.render(<TableHeader model={aged} notify={nothing} onExport={nothing} onSettings={nothing} />);
    equal((await mounted.find('.table-updated')).textContent, 'Updated 7 minutes ago');
    minutesOld.value = undefined;
    await eventually(() => equal(mounted.all('.table-updated').length, 0));
  });

  it('has room on a phone for the words of its search beside what can be done', async () => {
    await resizePage(400, 800);
    const action = (id: string) => ({ id, label: id, onSelect: () => undefined });
    await show(
      {
        search: { placeholder: 'Search by name or by company' },
        primaryAction: action('Add New Mapping'),
        secondaryActions: ['Import', 'Review One by One'].map(action),
      },
      { width: 340 },
    );
    await button('Add New Mapping');
    const header = await mounted.find('.table-header');
    await eventually(() => ok(header.scrollWidth <= header.clientWidth, `${header.scrollWidth} px`));
    const search = await mounted.find('.table-search');
    ok(search.offsetWidth >= 240, `the search has ${search.offsetWidth} px`);
    await press('Table tools');
    await mounted.named('[role="menuitem"]', 'Export');
    await pressKeys('Escape');
  });

  it('folds into menus and a sheet on a phone, and is no wider than it', async () => {
    await resizePage(400, 800);
    await show(
      {
        groupTitle: 'Devices of a rather long name',
        filters: [status, cost],
        primaryAction: { id: 'add', label: 'Add device', onSelect: () => undefined },
        secondaryActions: ['Import', 'Schedule report', 'Archive'].map((id) => ({
          id,
          label: id,
          onSelect: () => undefined,
        })),
      },
      { width: 380 },
    );
    const header = await mounted.find('.table-header');
    // Whose code comes behind the table's.
    await button('Add device');
    await button('Filters');
    await eventually(() => ok(header.scrollWidth <= header.clientWidth, `${header.scrollWidth} px`));
    for (const row of mounted.all('.table-header-row')) ok(row.offsetHeight <= 40, 'it wraps');
    const title = (await mounted.find('.table-title')).getBoundingClientRect();
    const [first] = mounted.all('.table-header-actions .toolbar > :not(.toolbar-item-hidden)');
    ok(first && first.getBoundingClientRect().left >= title.right, 'the actions lie over the title');
    ok(title.width >= 60, `the title has ${title.width} px`);
    equal(mounted.all('.table-filter').length, 0);
    await press('Table tools');
    await mounted.named('[role="menuitem"]', 'Export');
    await pressKeys('Escape');
    await press('Filters');
    const sheet = await mounted.find('dialog');
    await eventually(() => ok(sheet.textContent?.includes('Status'), sheet.textContent ?? ''));
  });

  it('takes no room where there is nothing in it, until there is', async () => {
    await show({ search: false, tools: false });
    const header = await mounted.find('.table-header');
    equal(header.offsetHeight, 0);
    mounted.render(<Table {...options(10)} tools={false} />);
    await mounted.find('input[type="search"]');
    ok(header.offsetHeight > 0);
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`has nothing that axe finds, ${theme}, with its filters open`, async () => {
      await show(
        {
          groupTitle: 'Devices',
          filters: [{ ...status, initialValue: 'online' }, cost],
          primaryAction: { id: 'add', label: 'Add device', onSelect: () => undefined },
          selectable: true,
        },
        { theme },
      );
      await eventually(() => equal(chips().length, 1));
      await press('Filters');
      await mounted.find('[role="dialog"] input');
      await expectNoAxeViolations(mounted.host);
    });
  }
});
