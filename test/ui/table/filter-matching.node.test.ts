/** What each type of filter lets through, and when it filters nothing. */
import { type FilterType, filterTypes } from '../../../src/ui/table/filter-types.ts';
import { filterMatching, matcherOf, normalValue } from '../../../src/ui/table/model/table/filter-matching.ts';
import { deepEqual, equal } from '../../support/assert.ts';

const now = new Date(2024, 2, 31, 12, 0).getTime();
const at = (month: number, day: number, hour = 0, minute = 0) => new Date(2024, month - 1, day, hour, minute);

/** Which of the cells stay. */
function kept<Cell>(type: FilterType, value: unknown, cells: readonly Cell[]): Cell[] {
  return cells.filter(matcherOf(type, normalValue(type, value), now));
}

const condition = (mode: string, more: object = {}) => ({
  mode,
  dateRange: { start: null, end: null },
  amount: null,
  timeUnit: 'day',
  ...more,
});

describe('A filter that says nothing filters nothing', () => {
  const nothing: { [Type in FilterType]: readonly unknown[] } = {
    SingleSelect: [''],
    SearchableSelect: [''],
    LazySearchableSelect: [''],
    MultiSelect: [[]],
    InputWithUnitDropdown: [{ inputValue: '' }, { inputValue: '  ', unit: 'GB' }],
    RadioGroup: [{ selected: '' }, {}],
    DateRangeCondition: [
      condition('range'),
      condition('gte'),
      condition('lte'),
      condition('last'),
      condition('last', { amount: 0 }),
    ],
    DateRangeSelect: [{ from: null, to: null }, { from: '', to: '' }, {}],
    DateRangePicker: [{ from: null, to: null }],
    DateRangePickerSelect: [{ from: null, to: null }],
    NumberRange: [{ from: null, to: null }, { from: Number.NaN, to: null }, {}],
    SingleValue: ['', '   '],
    UserDefined: ['', [], Number.NaN],
  };
  for (const type of filterTypes) {
    it(type, () => {
      for (const value of [undefined, null, ...nothing[type]]) equal(normalValue(type, value), undefined);
      equal(typeof filterMatching[type].matcher, 'function');
    });
  }
});

describe('A choice', () => {
  for (const type of ['SingleSelect', 'SearchableSelect', 'LazySearchableSelect'] as const) {
    it(`of ${type} keeps what has the value, also among several`, () => {
      deepEqual(kept(type, 'a', ['a', 'A', 'ab', ['b', 'a'], null, '']), ['a', ['b', 'a']] as never);
      deepEqual(kept(type, '3', [3, 4, 30]), [3]);
      deepEqual(kept(type, 'true', [true, false]), [true]);
    });
  }

  it('of several keeps what has any of them', () => {
    deepEqual(kept('MultiSelect', ['a', 'b'], ['a', 'b', 'c', ['c', 'b'], [], null]), ['a', 'b', ['c', 'b']] as never);
  });

  it('of a radio group keeps what has it', () => {
    deepEqual(kept('RadioGroup', { selected: 'on' }, ['on', 'off', null]), ['on'] as never);
  });

  it('means the value of an object with one', () => {
    deepEqual(kept('SingleSelect', 'x', [[{ value: 'x', label: 'Ex' }], [{ value: 'y', label: 'x' }]]).length, 1);
  });
});

describe('A text', () => {
  it('is found anywhere in the value, in any case', () => {
    deepEqual(kept('SingleValue', ' Pc ', ['my PC', 'pc', 'p c', null]), ['my PC', 'pc'] as never);
  });

  it('with a unit is the whole value, with the unit or without', () => {
    const cells = ['10 gb', '10', 10, '100', '10 MB', '', null];
    deepEqual(kept('InputWithUnitDropdown', { inputValue: '10', unit: 'GB' }, cells), ['10 gb', '10', 10] as never);
    deepEqual(kept('InputWithUnitDropdown', { inputValue: '10' }, cells), ['10', 10] as never);
  });
});

describe('A number range', () => {
  const cells = [-1, 0, 5, '7', null, '', 'x'];
  it('takes its ends along', () => {
    deepEqual(kept('NumberRange', { from: 0, to: 5 }, cells), [0, 5]);
  });
  it('ends nowhere at what is no number of its own', () => {
    equal(normalValue('NumberRange', { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }), undefined);
    deepEqual(normalValue('NumberRange', { from: 5, to: 'Infinity' }), { from: 5, to: null });
  });
  it('may be open, and then still leaves out what has no number', () => {
    deepEqual(kept('NumberRange', { from: 5, to: null }, cells), [5, '7']);
    deepEqual(kept('NumberRange', { from: null, to: 0 }, cells), [-1, 0]);
  });
});

describe('A range of days', () => {
  const cells = [at(3, 9, 23, 59), at(3, 10), at(3, 12, 23, 59), at(3, 13)];
  for (const type of ['DateRangeSelect', 'DateRangePicker', 'DateRangePickerSelect'] as const) {
    it(`of ${type} lasts from the first moment to the last, in the reader's own zone`, () => {
      deepEqual(kept(type, { from: '2024-03-10', to: '2024-03-12' }, cells), [at(3, 10), at(3, 12, 23, 59)]);
      deepEqual(kept(type, { from: '2024-03-13', to: null }, cells), [at(3, 13)]);
      deepEqual(kept(type, { from: null, to: '2024-03-09' }, cells), [at(3, 9, 23, 59)]);
    });
  }

  it('takes instants in every form that a date column may have', () => {
    const noon = at(3, 10, 12);
    const value = { from: '2024-03-10', to: '2024-03-10' };
    equal(kept('DateRangePicker', value, [noon, noon.getTime(), noon.toISOString(), '2024-03-10']).length, 4);
    equal(kept('DateRangePicker', value, [null, '', 'never', undefined]).length, 0);
  });

  it('that names no day finds nothing', () => {
    equal(kept('DateRangePicker', { from: 'soon', to: null }, cells).length, 0);
    const around = [at(2, 28), at(2, 29), at(3, 1), at(3, 2)];
    equal(kept('DateRangePicker', { from: '2024-02-30', to: '2024-03-31' }, around).length, 0);
    equal(kept('DateRangePicker', { from: '2024-02-01', to: '2024-02-30' }, around).length, 0);
    equal(kept('DateRangePicker', { from: '2024-02-01', to: null }, ['2024-02-30', '2024-02-30T10:00:00Z']).length, 0);
  });
});

describe('A condition on dates', () => {
  const cells = [at(3, 9, 23, 59), at(3, 10), at(3, 12, 23, 59), at(3, 13)];
  it('is a range of days', () => {
    const dateRange = { start: '2024-03-10', end: '2024-03-12' };
    deepEqual(kept('DateRangeCondition', condition('range', { dateRange }), cells), [at(3, 10), at(3, 12, 23, 59)]);
  });

  it('is a day and later, or a day and earlier, at whichever end the day stands', () => {
    for (const dateRange of [
      { start: '2024-03-12', end: null },
      { start: null, end: '2024-03-12' },
    ]) {
      deepEqual(kept('DateRangeCondition', condition('gte', { dateRange }), cells), cells.slice(2));
      deepEqual(kept('DateRangeCondition', condition('lte', { dateRange }), cells), cells.slice(0, 3));
    }
  });

  it('holds nothing that its condition does not show', () => {
    const dateRange = { start: '2024-03-10', end: '2024-03-12' };
    const both = (mode: 'range' | 'gte' | 'lte' | 'last') =>
      normalValue('DateRangeCondition', { mode, dateRange, amount: 3, timeUnit: 'day' });
    deepEqual(both('range'), condition('range', { dateRange, amount: null }));
    deepEqual(both('gte'), condition('gte', { dateRange: { start: '2024-03-10', end: null }, amount: null }));
    deepEqual(both('lte'), condition('lte', { dateRange: { start: null, end: '2024-03-12' }, amount: null }));
    deepEqual(both('last'), condition('last', { dateRange: { start: null, end: null }, amount: 3 }));
  });

  for (const [timeUnit, amount, first] of [
    ['minute', 90, at(3, 31, 10, 30)],
    ['hour', 2, at(3, 31, 10)],
    ['day', 2, at(3, 29, 12)],
    ['week', 1, at(3, 24, 12)],
    // February has no 31st.
    ['month', 1, at(2, 29, 12)],
    ['year', 1, new Date(2023, 2, 31, 12)],
  ] as const) {
    it(`is the last ${amount} ${timeUnit}, up to now`, () => {
      const value = condition('last', { amount, timeUnit });
      const before = new Date(first.getTime() - 1);
      const later = new Date(now + 60_000);
      deepEqual(kept('DateRangeCondition', value, [before, first, new Date(now), later]), [first, new Date(now)]);
    });
  }
});
