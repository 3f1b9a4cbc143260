/** What each type of filter holds, when it holds nothing, and which values of a column it lets through. */

import type { FilterType, FilterValues } from '../../filter-types.ts';
import { isMissing, plainText } from '../cell-value.ts';
import { instantOf } from '../cell-words.ts';
import { conditionRange, dayRange, type InstantRange } from '../date-ranges.ts';

interface Matching<Value> {
  /** Members of the value in the order in which they are asked for and told. None where the value is one. */
  parts: readonly (keyof Value & string)[];
  /** The value in its plainest form, `undefined` where it filters nothing. */
  normal(value: Value): Value | undefined;
  /** Made once for a value and asked for every row. `now` in milliseconds since 1970. */
  matcher(value: Value, now: number): (cell: unknown) => boolean;
}

const noDays = { start: null, end: null };

type Span = { from: string | null; to: string | null };

const choice: Matching<string> = {
  parts: [],
  normal: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
  matcher: (value) => (cell) => members(cell).includes(value),
};

const days: Matching<Span> = {
  parts: ['from', 'to'],
  normal(value) {
    const from = value?.from || null;
    const to = value?.to || null;
    return from === null && to === null ? undefined : { from, to };
  },
  matcher: ({ from, to }) => within(dayRange(from, to)),
};

export const filterMatching: { [Type in FilterType]: Matching<FilterValues[Type]> } = {
  SingleSelect: choice,
  SearchableSelect: choice,
  LazySearchableSelect: choice,
  MultiSelect: {
    parts: [],
    normal: (value) => (Array.isArray(value) && value.length > 0 ? value : undefined),
    matcher(value) {
      const wanted = new Set(value);
      return (cell) => members(cell).some((member) => wanted.has(member));
    },
  },
  InputWithUnitDropdown: {
    parts: ['inputValue', 'unit'],
    normal(value) {
      const inputValue = String(value?.inputValue ?? '').trim();
      return inputValue === '' ? undefined : { ...value, inputValue };
    },
    matcher: ({ inputValue, unit }) => {
      const text = unit === undefined ? inputValue : `${inputValue} ${unit}`;
      return (cell) => !isMissing(cell) && (sameText(cell, text) || sameText(cell, inputValue));
    },
  },
  RadioGroup: {
    parts: ['selected'],
    normal: (value) => (value?.selected ? value : undefined),
    matcher: ({ selected }) => choice.matcher(selected, 0),
  },
  DateRangeCondition: {
    parts: ['mode', 'amount', 'timeUnit', 'dateRange'],
    normal(value) {
      if (!value) return undefined;
      const { mode, dateRange, amount } = value;
      if (mode === 'last') return (amount ?? 0) > 0 ? { ...value, dateRange: noDays } : undefined;
      let start = dateRange?.start || null;
      let end = dateRange?.end || null;
      // Of one day the other end is left over from another condition, and nobody sees it.
      if (mode === 'gte' && start !== null) end = null;
      if (mode === 'lte' && end !== null) start = null;
      return start === null && end === null ? undefined : { ...value, amount: null, dateRange: { start, end } };
    },
    matcher: (value, now) => within(conditionRange(value, now)),
  },
  DateRangeSelect: days,
  DateRangePicker: days,
  DateRangePickerSelect: days,
  NumberRange: {
    parts: ['from', 'to'],
    normal(value) {
      const from = numberOrNull(value?.from);
      const to = numberOrNull(value?.to);
      return from === null && to === null ? undefined : { from, to };
    },
    matcher:
      ({ from, to }) =>
      (cell) => {
        const number = isMissing(cell) ? Number.NaN : Number(cell);
        return number >= (from ?? Number.NEGATIVE_INFINITY) && number <= (to ?? Number.POSITIVE_INFINITY);
      },
  },
  SingleValue: {
    parts: [],
    normal(value) {
      const text = typeof value === 'string' ? value.trim() : '';
      return text === '' ? undefined : text;
    },
    matcher(value) {
      const wanted = value.toLowerCase();
      return (cell) => plainText(cell).toLowerCase().includes(wanted);
    },
  },
  UserDefined: {
    parts: [],
    normal: (value) => (isMissing(value) ? undefined : value),
    // Only its author knows what it means, and has `filter` to say so.
    matcher: () => () => true,
  },
};

export function partsOf(type: FilterType): readonly string[] {
  return filterMatching[type].parts;
}

/** `undefined` where the filter filters nothing. */
export function normalValue(type: FilterType, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  return (filterMatching[type] as Matching<unknown>).normal(value);
}

/** @param value A normal one. */
export function matcherOf(type: FilterType, value: unknown, now: number): (cell: unknown) => boolean {
  return (filterMatching[type] as Matching<unknown>).matcher(value, now);
}

function within({ start, end }: InstantRange): (cell: unknown) => boolean {
  return (cell) => {
    const instant = instantOf(cell);
    return instant >= start && instant < end;
  };
}

/** A cell of several values, like tags, is found by each. */
function members(cell: unknown): string[] {
  if (!Array.isArray(cell)) return isMissing(cell) ? [] : [textOf(cell)];
  return cell.map(textOf);
}

function textOf(value: unknown): string {
  const inner = typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
  return plainText(inner);
}

function sameText(cell: unknown, text: string): boolean {
  return plainText(cell).toLowerCase() === text.toLowerCase();
}

function numberOrNull(value: unknown): number | null {
  if (isMissing(value)) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
