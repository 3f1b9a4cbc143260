/** A filter of days by a condition: between two, from one on, up to one, or so long ago. */
import { DateField } from '../../date-field/date-field.tsx';
import { DateRange } from '../../date-range/date-range.tsx';
import { NumberField } from '../../number-field/number-field.tsx';
import { Select } from '../../select/select.tsx';
import type { FilterValues } from '../filter-types.ts';
import type { FilterControlProps } from './filter-kind.ts';
import { useFilterMessages } from './filter-messages.ts';

type Condition = FilterValues['DateRangeCondition'];

const modes = ['last', 'range', 'gte', 'lte'] as const satisfies readonly Condition['mode'][];
const timeUnits = [
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'year',
] as const satisfies readonly Condition['timeUnit'][];
const empty: Condition = { mode: 'last', dateRange: { start: null, end: null }, amount: null, timeUnit: 'day' };

export function DateConditionControl(props: FilterControlProps<'DateRangeCondition'>) {
  const { filter, value = empty, onChange, place } = props;
  const t = useFilterMessages();
  const change = (changed: Partial<Condition>) => onChange({ ...value, ...changed });
  return (
    <div className="filter-parts">
      <Select
        label={filter.label}
        isLabelHidden={place === 'header'}
        options={modes.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
        value={value.mode}
        onChange={(chosen) => change({ mode: modes.find((mode) => mode === chosen) ?? empty.mode })}
      />
      {value.mode === 'last' && <AmountFields value={value} onChange={change} />}
      {value.mode === 'range' && (
        <DateRange
          label={t('modes.range')}
          isLabelHidden
          allowPast
          value={{ from: value.dateRange.start, to: value.dateRange.end }}
          onChange={({ from, to }) => change({ dateRange: { start: from, end: to } })}
        />
      )}
      {(value.mode === 'gte' || value.mode === 'lte') && (
        <DateField
          label={t(`modes.${value.mode}`)}
          isLabelHidden
          allowPast
          value={value.dateRange.start}
          onChange={(start) => change({ dateRange: { ...value.dateRange, start } })}
        />
      )}
    </div>
  );
}

function AmountFields({ value, onChange }: { value: Condition; onChange(changed: Partial<Condition>): void }) {
  const t = useFilterMessages();
  const { amount, timeUnit } = value;
  const count = amount === null || Number.isNaN(amount) ? 2 : amount;
  return (
    <div className="filter-pair">
      <NumberField
        label={t('amount')}
        isLabelHidden
        placeholder={t('amount')}
        minimum={1}
        step={1}
        value={amount}
        onChange={(next) => onChange({ amount: next })}
      />
      <Select
        label={t('timeUnit')}
        isLabelHidden
        options={timeUnits.map((unit) => ({ value: unit, label: t(`units.${unit}`, { count }) }))}
        value={timeUnit}
        onChange={(chosen) => onChange({ timeUnit: timeUnits.find((unit) => unit === chosen) ?? empty.timeUnit })}
      />
    </div>
  );
}
