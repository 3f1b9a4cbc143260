/** A filter of days by a condition: between two, from one on, up to one, or so long ago. */
import { DateField } from '../../date-field/date-field.tsx';
import { DateRange } from '../../date-range/date-range.tsx';
import { useFieldMessages } from '../../field/field-messages.ts';
import { NumberField } from '../../number-field/number-field.tsx';
import { Select } from '../../select/controls/select.tsx';
import type { FilterValues } from '../filter-types.ts';
import { conditionDay } from '../model/date-ranges.ts';
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
  const { filter, value: condition = empty, onChange, place } = props;
  const t = useFilterMessages();
  const change = (changed: Partial<Condition>) => onChange({ ...condition, ...changed });
  return (
    <div className="filter-parts">
      <Select
        label={filter.label}
        isLabelHidden={place === 'header'}
        options={modes.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
        value={condition.mode}
        onChange={(chosen) => onChange(inMode(condition, modes.find((mode) => mode === chosen) ?? empty.mode))}
      />
      {condition.mode === 'last' && <AmountFields condition={condition} onChange={change} />}
      {condition.mode === 'range' && (
        <DateRange
          label={t('modes.range')}
          isLabelHidden
          allowPast
          value={{ from: condition.dateRange.start, to: condition.dateRange.end }}
          onChange={({ from, to }) => change({ dateRange: { start: from, end: to } })}
        />
      )}
      {(condition.mode === 'gte' || condition.mode === 'lte') && (
        <DateField
          label={t(`modes.${condition.mode}`)}
          isLabelHidden
          allowPast
          value={conditionDay(condition)}
          onChange={(start) => change({ dateRange: { start, end: null } })}
        />
      )}
    </div>
  );
}

/** With the days that it has as far as the mode shows them: none that nobody sees is left. */
function inMode(condition: Condition, mode: Condition['mode']): Condition {
  const { mode: before, dateRange } = condition;
  const day = conditionDay(condition);
  const { start, end } =
    before === 'gte' ? { start: day, end: null } : before === 'lte' ? { start: null, end: day } : dateRange;
  if (mode === 'gte') return { ...condition, mode, dateRange: { start: start ?? end, end: null } };
  if (mode === 'lte') return { ...condition, mode, dateRange: { start: end ?? start, end: null } };
  return { ...condition, mode, dateRange: { start, end } };
}

function AmountFields({ condition, onChange }: { condition: Condition; onChange(changed: Partial<Condition>): void }) {
  const t = useFilterMessages();
  const tField = useFieldMessages();
  const { amount, timeUnit } = condition;
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
        label={tField('unit')}
        isLabelHidden
        options={timeUnits.map((unit) => ({ value: unit, label: t(`units.${unit}`, { count }) }))}
        value={timeUnit}
        onChange={(chosen) => onChange({ timeUnit: timeUnits.find((unit) => unit === chosen) ?? empty.timeUnit })}
      />
    </div>
  );
}
