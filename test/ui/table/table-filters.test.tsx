/** Every type of filter by what a person does with it, and the value that comes of it. */
import { type FilterDefinition, type FilterType, filterTypes } from '../../../src/ui/table/filter-types.ts';
import { presetDays } from '../../../src/ui/table/filters/date-presets.ts';
import { filterKinds } from '../../../src/ui/table/filters/filter-table.tsx';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { click, press as pressKeys, type } from '../../support/user.ts';
import { settled } from '../mount.tsx';
import {
  button,
  chips,
  type Device,
  field,
  model,
  mounted,
  names,
  press,
  show,
  takeAway,
} from './data-table-bench.tsx';

const statuses = ['online', 'offline', 'waiting', 'lost'].map((value) => ({ value, label: `Is ${value}` }));

async function showFilter(filter: Partial<FilterDefinition<Device>> & { type: FilterType }) {
  const label = 'The filter';
  await show({ filters: [{ name: 'status', label, ...filter }] });
}

/** The fields of one that stands behind a button. */
async function open() {
  await press('The filter');
  await mounted.find('[role="dialog"] :is(.field, .filter-own)');
  await settled(mounted);
}

const value = () => model.filters.valueOf('status');

describe('A filter of type', () => {
  afterEach(takeAway);

  it('… is in the table, whichever it is', () => {
    deepEqual(Object.keys(filterKinds).sort(), [...filterTypes].sort());
  });

  for (const kind of ['SingleSelect', 'SearchableSelect'] as const) {
    it(`${kind} is one choice, and can be cleared`, async () => {
      await showFilter({ type: kind, componentProps: { options: statuses } });
      await click(await mounted.find('[role="combobox"]'));
      await click(await mounted.named('[role="option"]', 'Is waiting'));
      await eventually(() => equal(value(), 'waiting'));
      await eventually(() => deepEqual(names(), ['Device 2', 'Device 6']));
      await eventually(() => deepEqual(chips(), ['The filter Is waiting']));
      await press('Clear filter The filter');
      await eventually(() => equal(value(), undefined));
    });
  }

  it('LazySearchableSelect is asked for page by page, and keeps the label of what was chosen', async () => {
    const asked: { search: string; page: number; pageSize: number }[] = [];
    await showFilter({
      type: 'LazySearchableSelect',
      componentProps: {
        pageSize: 2,
        loadOptions: async ({ search, page, pageSize }: { search: string; page: number; pageSize: number }) => {
          asked.push({ search, page, pageSize });
          const found = statuses.filter(({ label }) => label.includes(search));
          return { options: found.slice(page * 2, page * 2 + 2), hasMore: page * 2 + 2 < found.length };
        },
      },
    });
    await click(await mounted.find('[role="combobox"]'));
    await mounted.named('[role="option"]', 'Is online');
    deepEqual(asked[0], { search: '', page: 0, pageSize: 2 });
    await type('lost');
    await click(await mounted.named('[role="option"]', 'Is lost'));
    await eventually(() => equal(value(), 'lost'));
    await eventually(() => deepEqual(chips(), ['The filter Is lost']));
  });

  it('MultiSelect is any number of choices, and tells two of them', async () => {
    await showFilter({ type: 'MultiSelect', componentProps: { options: statuses } });
    await open();
    for (const label of ['Is online', 'Is offline', 'Is lost']) {
      await click(await mounted.named('.checkbox', label));
    }
    await eventually(() => deepEqual(value(), ['online', 'offline', 'lost']));
    await eventually(() => deepEqual(chips(), ['The filter Is online, Is offline, +1 more']));
    for (const label of ['Is online', 'Is offline', 'Is lost']) {
      await click(await mounted.named('.checkbox', label));
    }
    await eventually(() => equal(value(), undefined));
  });

  it('InputWithUnitDropdown is a number and what it counts', async () => {
    await showFilter({
      type: 'InputWithUnitDropdown',
      componentProps: { units: ['GB', 'MB'].map((unit) => ({ value: unit, label: unit })) },
    });
    await open();
    await click(await mounted.find('[role="dialog"] input'));
    await type('16');
    await eventually(() => deepEqual(value(), { inputValue: '16', unit: 'GB' }));
    await eventually(() => deepEqual(chips(), ['The filter 16 GB']));
  });

  it('RadioGroup is one of a few', async () => {
    await showFilter({ type: 'RadioGroup', componentProps: { options: statuses } });
    await open();
    await click(await mounted.named('[role="dialog"] label', 'Is offline'));
    await eventually(() => deepEqual(value(), { selected: 'offline' }));
    await eventually(() => deepEqual(chips(), ['The filter Is offline']));
  });

  it('DateRangeCondition filters by the day that its condition shows', async () => {
    const days = () => mounted.all<HTMLInputElement>('[role="dialog"] input[type="date"]').map((input) => input.value);
    const chooseMode = async (mode: string) => {
      await click(await mounted.find('[role="dialog"] [role="combobox"]'));
      await click(await mounted.named('[role="option"]', mode));
    };
    const dateRange = { start: '2027-03-05', end: '2027-03-20' };
    await showFilter({
      type: 'DateRangeCondition',
      initialValue: { mode: 'range', amount: null, timeUnit: 'day', dateRange },
    });
    await press('The filter: Mar 5, 2027 - Mar 20, 2027');
    await eventually(() => deepEqual(days(), ['2027-03-05', '2027-03-20']));
    await chooseMode('On or before');
    await eventually(() => deepEqual(days(), ['2027-03-20']));
    deepEqual(value(), { mode: 'lte', amount: null, timeUnit: 'day', dateRange: { start: '2027-03-20', end: null } });
    await eventually(() => deepEqual(chips(), ['The filter On or before Mar 20, 2027']));
    await chooseMode('Between');
    await eventually(() => deepEqual(days(), ['', '2027-03-20']));
  });

  it('DateRangeCondition is so long ago, or from a day on', async () => {
    await showFilter({ type: 'DateRangeCondition' });
    await open();
    await click(await field('Amount'));
    await type('3');
    await eventually(() =>
      deepEqual(value(), {
        mode: 'last',
        amount: 3,
        timeUnit: 'day',
        dateRange: { start: null, end: null },
      }),
    );
    await eventually(() => deepEqual(chips(), ['The filter Last 3 days']));
    await click(await mounted.find('[role="dialog"] [role="combobox"]'));
    await click(await mounted.named('[role="option"]', 'Between'));
    await eventually(() => equal(mounted.all('[role="dialog"] input[type="date"]').length, 2));
    // Without a day it filters nothing.
    await eventually(() => deepEqual(chips(), []));
    await click(await mounted.find('[role="dialog"] [role="combobox"]'));
    await click(await mounted.named('[role="option"]', 'On or after'));
    await eventually(() => equal(mounted.all('[role="dialog"] input[type="date"]').length, 1));
    model.filters.set('status', {
      mode: 'gte',
      amount: null,
      timeUnit: 'day',
      dateRange: { start: '2027-03-05', end: null },
    });
    await eventually(() => deepEqual(chips(), ['The filter On or after Mar 5, 2027']));
    equal((await mounted.find<HTMLInputElement>('[role="dialog"] input[type="date"]')).value, '2027-03-05');
  });

  it('DateRangeSelect is a preset', async () => {
    await showFilter({ type: 'DateRangeSelect' });
    await click(await mounted.find('[role="combobox"]'));
    await click(await mounted.named('[role="option"]', 'Last 7 days'));
    await eventually(() => deepEqual(value(), presetDays('last7Days', Date.now())));
    await eventually(() => deepEqual(chips(), ['The filter Last 7 days']));
  });

  it('DateRangeSelect takes presets of the caller', async () => {
    const fiscal = { label: 'Fiscal year', from: '2027-04-01', to: '2028-03-31' };
    await showFilter({ type: 'DateRangeSelect', componentProps: { presets: ['today', fiscal, 'never'] } });
    await click(await mounted.find('[role="combobox"]'));
    await mounted.named('[role="option"]', 'Today');
    equal(mounted.all('[role="option"]').length, 2);
    await click(await mounted.named('[role="option"]', 'Fiscal year'));
    await eventually(() => deepEqual(value(), { from: '2027-04-01', to: '2028-03-31' }));
    await eventually(() => deepEqual(chips(), ['The filter Fiscal year']));
  });

  it('DateRangePicker is two days, either of them open', async () => {
    await show({ filters: [{ name: 'seen', label: 'The filter', type: 'DateRangePicker' }] });
    await open();
    const [from, to] = mounted.all<HTMLInputElement>('[role="dialog"] input[type="date"]');
    ok(from && to);
    model.filters.set('seen', { from: '2027-03-09', to: null });
    await eventually(() => deepEqual(names(), ['Device 8', 'Device 9']));
    await eventually(() => equal(from.value, '2027-03-09'));
    await eventually(() => deepEqual(chips(), ['The filter From Mar 9, 2027']));
    model.filters.set('seen', { from: '2027-03-02', to: '2027-03-03' });
    await eventually(() => deepEqual(names(), ['Device 1', 'Device 2']));
    await eventually(() => deepEqual(chips(), ['The filter Mar 2, 2027 - Mar 3, 2027']));
    await press('Clear');
    await eventually(() => equal(from.value, ''));
    equal(model.filters.valueOf('seen'), undefined);
  });

  it('DateRangePickerSelect is a preset or a range of one’s own', async () => {
    await showFilter({ type: 'DateRangePickerSelect' });
    await open();
    await click(await mounted.named('[role="dialog"] label', 'Yesterday'));
    await eventually(() => deepEqual(value(), presetDays('yesterday', Date.now())));
    equal(mounted.all('[role="dialog"] input[type="date"]').length, 0);
    await click(await mounted.named('[role="dialog"] label', 'Custom range'));
    const from = await mounted.find<HTMLInputElement>('[role="dialog"] input[type="date"]');
    // What the preset said is where the own range begins.
    equal(from.value, presetDays('yesterday', Date.now()).from);
    await eventually(() => deepEqual(chips(), ['The filter Yesterday']));
  });

  it('NumberRange is two numbers, either of them open', async () => {
    await show({ filters: [{ name: 'cost', label: 'The filter', type: 'NumberRange' }] });
    await open();
    const [from, to] = mounted.all<HTMLInputElement>('[role="dialog"] input');
    ok(from && to);
    await click(from);
    await type('20');
    await eventually(() => equal(names().length, 8));
    await eventually(() => deepEqual(chips(), ['The filter From 20']));
    await click(to);
    await type('40');
    await eventually(() => deepEqual(names(), ['Device 2', 'Device 3', 'Device 4']));
    deepEqual(model.filters.valueOf('cost'), { from: 20, to: 40 });
    await eventually(() => deepEqual(chips(), ['The filter 20 - 40']));
  });

  it('SingleValue is a text that is in the cell', async () => {
    await showFilter({ type: 'SingleValue' });
    await click(await field('The filter'));
    await type('off');
    await eventually(() => deepEqual(names(), ['Device 1', 'Device 5', 'Device 9']));
    equal(value(), 'off');
    await pressKeys('Backspace', 'Backspace', 'Backspace');
    await eventually(() => equal(value(), undefined));
  });

  it('UserDefined is drawn by the caller, and drawn again for a value that comes from elsewhere', async () => {
    const drawn: unknown[] = [];
    let gone = 0;
    await showFilter({
      type: 'UserDefined',
      filter: (row, wanted) => row.cost >= Number(wanted),
      mount(container, control) {
        drawn.push(control.value);
        const own = document.createElement('button');
        own.textContent = 'Expensive';
        own.addEventListener('click', () => control.onChange(80));
        container.append(own);
        return () => (gone += 1);
      },
    });
    await press('Expensive');
    await eventually(() => deepEqual(names(), ['Device 8', 'Device 9']));
    await eventually(() => deepEqual(chips(), ['The filter 80']));
    deepEqual(drawn, [undefined]);
    await press('Clear filter The filter');
    await eventually(() => deepEqual(drawn, [undefined, undefined]));
    equal(gone, 1);
    equal(mounted.all('.filter-own-content button').length, 1);
    takeAway();
    await eventually(() => equal(gone, 2));
  });

  it('UserDefined may be React content', async () => {
    await showFilter({
      type: 'UserDefined',
      render: ({ value: current, onChange }) => (
        <button type="button" onClick={() => onChange({ label: 'Mine' })}>
          {current === undefined ? 'Nothing' : 'Something'}
        </button>
      ),
    });
    await press('Nothing');
    await button('Something');
    await eventually(() => deepEqual(chips(), ['The filter Mine']));
  });
});

describe('presetDays', () => {
  const now = new Date(2028, 2, 1, 15).getTime();
  const wanted = {
    today: ['2028-03-01', '2028-03-01'],
    yesterday: ['2028-02-29', '2028-02-29'],
    last7Days: ['2028-02-24', '2028-03-01'],
    last30Days: ['2028-02-01', '2028-03-01'],
    last90Days: ['2027-12-03', '2028-03-01'],
    thisMonth: ['2028-03-01', '2028-03-31'],
    lastMonth: ['2028-02-01', '2028-02-29'],
    thisYear: ['2028-01-01', '2028-12-31'],
  } as const;
  for (const preset of Object.keys(wanted) as (keyof typeof wanted)[]) {
    it(`counts ${preset} from the reader’s own day`, () => {
      const [from, to] = wanted[preset];
      deepEqual(presetDays(preset, now), { from, to });
    });
  }
});
