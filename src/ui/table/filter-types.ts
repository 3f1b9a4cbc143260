/** Filters as a caller writes them (spec 003 §3). */
import type { ReactNode } from 'react';

export const filterTypes = [
  'SingleSelect',
  'MultiSelect',
  'SearchableSelect',
  'LazySearchableSelect',
  'InputWithUnitDropdown',
  'RadioGroup',
  'DateRangeCondition',
  'DateRangeSelect',
  'DateRangePicker',
  'DateRangePickerSelect',
  'NumberRange',
  'SingleValue',
  'UserDefined',
] as const;

export type FilterType = (typeof filterTypes)[number];

/** Value shape of each filter type (spec 003 §3); dates are ISO 8601 days, `null` is an open end. */
export interface FilterValues {
  SingleSelect: string;
  MultiSelect: readonly string[];
  SearchableSelect: string;
  LazySearchableSelect: string;
  InputWithUnitDropdown: { inputValue: string; unit?: string };
  RadioGroup: { selected: string };
  DateRangeCondition: {
    mode: 'range' | 'gte' | 'lte' | 'last';
    dateRange: { start: string | null; end: string | null };
    amount: number | null;
    timeUnit: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
  };
  DateRangeSelect: { from: string | null; to: string | null };
  DateRangePicker: { from: string | null; to: string | null };
  DateRangePickerSelect: { from: string | null; to: string | null };
  NumberRange: { from: number | null; to: number | null };
  SingleValue: string;
  UserDefined: unknown;
}

export interface FilterDefinition<Row, Type extends FilterType = FilterType> {
  name: string;
  type: Type;
  label: string;
  /** Where it stands and stays; `undefined` filters nothing. */
  value?: FilterValues[Type];
  /** What it starts with, and goes back to when filters are cleared. */
  initialValue?: FilterValues[Type];
  /** What it goes back to instead where `resetFiltersToDefault` is on. */
  defaultValue?: FilterValues[Type];
  /** Primary ones stand in the header, secondary ones behind a button. Default primary. */
  category?: 'primary' | 'secondary';
  hidden?: boolean;
  /** What the type's control takes: `options`, `units`, `loadOptions`, `minimum`, `presets`, … */
  componentProps?: Readonly<Record<string, unknown>>;
  openOnMount?: boolean;
  /** Client mode: whether the row stays. Default: the type's own comparison with the column of the filter's name. */
  filter?: (row: Row, value: FilterValues[Type]) => boolean;
  onFilterChange?: (value: FilterValues[Type] | undefined) => void;
  /** `UserDefined` only: draws the control. */
  mount?: (
    container: HTMLElement,
    control: { value: unknown; onChange: (value: unknown) => void },
    // biome-ignore lint/suspicious/noConfusingVoidType: as in `MountContent`.
  ) => (() => void) | void;
  render?: (control: { value: unknown; onChange: (value: unknown) => void }) => ReactNode;
}
