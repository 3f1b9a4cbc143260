/** Every type of filters: its control, and what its chip says. Source: spec 003 §3. */
import { late } from '../../late.tsx';
import type { FilterType } from '../filter-types.ts';
import {
  choicesParts,
  choicesText,
  choiceText,
  conditionText,
  datesText,
  daysText,
  nameText,
  numbersText,
  ownText,
  unitText,
} from './describe-filter.ts';
import type { FilterControlProps, FilterKind } from './filter-kind.ts';
import { FilterWaiting } from './filter-waiting.tsx';

export const filterKinds: { [Type in FilterType]: FilterKind<Type> } = {
  SingleSelect: {
    Control: late<FilterControlProps<'SingleSelect'>>(
      async () => (await import('./choice-controls.tsx')).SingleSelectControl,
      FilterWaiting,
    ),
    inHeader: 'field',
    describe: (value, _filter, words) => choiceText(value, words),
  },
  MultiSelect: {
    Control: late<FilterControlProps<'MultiSelect'>>(
      async () => (await import('./multi-select-control.tsx')).MultiSelectControl,
      FilterWaiting,
    ),
    inHeader: 'button',
    describe: (value, _filter, words) => choicesText(value, words),
    describeParts: choicesParts,
  },
  SearchableSelect: {
    Control: late<FilterControlProps<'SearchableSelect'>>(
      async () => (await import('./choice-controls.tsx')).SearchableSelectControl,
      FilterWaiting,
    ),
    inHeader: 'field',
    describe: (value, _filter, words) => choiceText(value, words),
  },
  LazySearchableSelect: {
    Control: late<FilterControlProps<'LazySearchableSelect'>>(
      async () => (await import('./choice-controls.tsx')).LazySearchableSelectControl,
      FilterWaiting,
    ),
    inHeader: 'field',
    describe: (value, _filter, words) => choiceText(value, words),
  },
  InputWithUnitDropdown: {
    Control: late<FilterControlProps<'InputWithUnitDropdown'>>(
      async () => (await import('./number-controls.tsx')).UnitControl,
      FilterWaiting,
    ),
    inHeader: 'button',
    describe: (value, filter, words) => unitText(value, filter, words),
  },
  RadioGroup: {
    Control: late<FilterControlProps<'RadioGroup'>>(
      async () => (await import('./radio-control.tsx')).RadioControl,
      FilterWaiting,
    ),
    inHeader: 'button',
    describe: ({ selected }, _filter, words) => choiceText(selected, words),
  },
  DateRangeCondition: {
    Control: late<FilterControlProps<'DateRangeCondition'>>(
      async () => (await import('./date-condition-control.tsx')).DateConditionControl,
      FilterWaiting,
    ),
    inHeader: 'button',
    describe: (value, _filter, words) => conditionText(value, words),
  },
  DateRangeSelect: {
    Control: late<FilterControlProps<'DateRangeSelect'>>(
      async () => (await import('./date-controls.tsx')).PresetControl,
      FilterWaiting,
    ),
    inHeader: 'field',
    describe: daysText,
  },
  DateRangePicker: {
    Control: late<FilterControlProps<'DateRangePicker'>>(
      async () => (await import('./date-controls.tsx')).DaysControl,
      FilterWaiting,
    ),
    inHeader: 'button',
    describe: (value, _filter, words) => datesText(value, words),
  },
  DateRangePickerSelect: {
    Control: late<FilterControlProps<'DateRangePickerSelect'>>(
      async () => (await import('./date-controls.tsx')).PresetOrDaysControl,
      FilterWaiting,
    ),
    inHeader: 'button',
    describe: daysText,
  },
  NumberRange: {
    Control: late<FilterControlProps<'NumberRange'>>(
      async () => (await import('./number-controls.tsx')).NumbersControl,
      FilterWaiting,
    ),
    inHeader: 'button',
    describe: (value, _filter, words) => numbersText(value, words),
  },
  SingleValue: {
    Control: late<FilterControlProps<'SingleValue'>>(
      async () => (await import('./text-control.tsx')).TextControl,
      FilterWaiting,
    ),
    inHeader: 'field',
    describe: (value) => nameText(value),
  },
  UserDefined: {
    Control: late<FilterControlProps<'UserDefined'>>(
      async () => (await import('./own-control.tsx')).OwnControl,
      FilterWaiting,
    ),
    inHeader: 'field',
    describe: (value, _filter, words) => ownText(value, words),
  },
};
