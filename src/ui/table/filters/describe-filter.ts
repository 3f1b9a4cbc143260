/** Filters' values as their chips tell them. */
import { isolated, visibleLine } from '../../../base/visible.ts';
import { instantOf } from '../../date-field/iso-day.ts';
import { limits } from '../../limits.ts';
import { shortened } from '../../multi-value/multi-value.tsx';
import type { Option } from '../../select/option.ts';
import type { FilterValues } from '../filter-types.ts';
import { conditionDay } from '../model/date-ranges.ts';
import { type Days, namedDays, sameDays } from './date-presets.ts';
import type { AnyFilter, FilterTextParts, FilterWords } from './filter-kind.ts';

/** What somebody typed, or a name that perhaps nobody vouches for, beside others. */
export const nameText = (name: string) => isolated(shortened(visibleLine(name)));

/** The option's label where it is known, else the value itself. */
export function choiceText(value: string, { options }: FilterWords): string {
  return nameText(options.find((option) => option.value === value)?.label ?? value);
}

/** At most two of them, and how many more (spec 003 §9), which stands by itself where names may be cut. */
export function choicesParts(values: readonly string[], words: FilterWords): FilterTextParts {
  const names = values.slice(0, limits.table.multiValueItems).map((value) => choiceText(value, words));
  const remainingItems = values.length - names.length;
  return { text: names.join(', '), more: remainingItems > 0 ? words.t('more', { remainingItems }) : undefined };
}

export function choicesText(values: readonly string[], words: FilterWords): string {
  const { text, more } = choicesParts(values, words);
  return more === undefined ? text : `${text}, ${more}`;
}

/** A preset by its name, other days by their dates. */
export function daysText(days: Days, filter: AnyFilter, words: FilterWords): string {
  const named = namedDays(filter.componentProps?.presets, Date.now(), words.t);
  return named.find((preset) => sameDays(preset, days))?.label ?? datesText(days, words);
}

export function datesText({ from, to }: Days, { t, format }: FilterWords): string {
  const text = (day: string | null) => (day === null ? '' : format.date(instantOf(day)));
  return from === to ? text(from) : spanText(text(from), text(to), t);
}

export function numbersText({ from, to }: FilterValues['NumberRange'], { t, format }: FilterWords): string {
  const text = (number: number | null) => (number === null || Number.isNaN(number) ? '' : format.number(number));
  return from === to ? text(from) : spanText(text(from), text(to), t);
}

export function conditionText(value: FilterValues['DateRangeCondition'], words: FilterWords): string {
  const { mode, dateRange, amount, timeUnit } = value;
  const { t } = words;
  const day = conditionDay(value);
  switch (mode) {
    case 'range':
      return datesText({ from: dateRange.start, to: dateRange.end }, words);
    case 'gte':
      return t('gte', { from: datesText({ from: day, to: day }, words) });
    case 'lte':
      return t('lte', { to: datesText({ from: day, to: day }, words) });
    case 'last':
      return t('last', { amount: amount ?? 0, unit: t(`units.${timeUnit}`, { count: amount ?? 0 }) });
  }
}

/** In the unit's own words, where the caller gave them. */
export function unitText(
  { inputValue, unit }: FilterValues['InputWithUnitDropdown'],
  filter: AnyFilter,
  { format }: FilterWords,
): string {
  const number = Number(inputValue);
  const amount = Number.isFinite(number) ? format.number(number) : inputValue;
  const units = filter.componentProps?.units;
  const known = Array.isArray(units) ? (units as readonly Option[]).find(({ value }) => value === unit) : undefined;
  return [amount, known?.label ?? unit].filter(Boolean).join(' ');
}

/** A value of the caller's own kind, as far as it says anything by itself. */
export function ownText(value: unknown, { t, format }: FilterWords): string {
  if (typeof value === 'string') return nameText(value);
  if (typeof value === 'number') return format.number(value);
  const label = typeof value === 'object' && value !== null && 'label' in value ? value.label : undefined;
  return typeof label === 'string' ? nameText(label) : t('set');
}

function spanText(from: string, to: string, t: FilterWords['t']): string {
  if (from === '') return t('atMost', { to });
  return to === '' ? t('atLeast', { from }) : t('range', { from, to });
}
