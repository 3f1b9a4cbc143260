/** Filters of days: presets, two days, or both. */
import { useState } from 'react';
import { DateRange, type DateRangeProps } from '../../date-range/date-range.tsx';
import { RadioGroup } from '../../radio-group/radio-group.tsx';
import { Select } from '../../select/controls/select.tsx';
import { type Days, namedDays, sameDays } from './date-presets.ts';
import type { AnyFilter, FilterControlProps } from './filter-kind.ts';
import { useFilterMessages } from './filter-messages.ts';

interface DateSettings extends Pick<DateRangeProps, 'minimum' | 'maximum'> {
  presets?: readonly unknown[];
}

const anyDays: Days = { from: null, to: null };

export function PresetControl({ filter, value, onChange, place }: FilterControlProps<'DateRangeSelect'>) {
  const t = useFilterMessages();
  const { options, presetOf, daysOf } = usePresets(filter);
  const isInHeader = place === 'header';
  const chosen = value && presetOf(value);
  return (
    <Select
      label={filter.label}
      isLabelHidden={isInHeader}
      placeholder={isInHeader ? filter.label : t('any')}
      clearable
      openOnMount={isInHeader && filter.openOnMount === true}
      options={options}
      value={chosen}
      onChange={(preset) => onChange(daysOf(preset))}
    />
  );
}

export function DaysControl({ filter, value, onChange, place }: FilterControlProps<'DateRangePicker'>) {
  return (
    <DaysField
      filter={filter}
      label={filter.label}
      isLabelHidden={place === 'header'}
      days={value}
      onChange={onChange}
    />
  );
}

const own = 'own';

export function PresetOrDaysControl({ filter, value, onChange, place }: FilterControlProps<'DateRangePickerSelect'>) {
  const t = useFilterMessages();
  const { options, presetOf, daysOf } = usePresets(filter);
  const preset = value && presetOf(value);
  const [isOwn, setOwn] = useState(value !== undefined && preset === undefined);
  const showsDays = isOwn || (value !== undefined && preset === undefined);
  const choices = {
    label: filter.label,
    options: [...options, { value: own, label: t('ownRange') }],
    value: showsDays ? own : preset,
    onChange(chosen: string | undefined) {
      setOwn(chosen === own);
      if (chosen !== own) onChange(daysOf(chosen));
    },
  };
  return (
    <div className="filter-parts">
      {place === 'popover' ? (
        <RadioGroup {...choices} />
      ) : (
        <Select {...choices} isLabelHidden={place === 'header'} placeholder={t('any')} clearable />
      )}
      {showsDays && <DaysField filter={filter} label={t('ownRange')} isLabelHidden days={value} onChange={onChange} />}
    </div>
  );
}

interface DaysFieldProps {
  filter: AnyFilter;
  label: string;
  isLabelHidden: boolean;
  days: Days | undefined;
  onChange(days: Days | undefined): void;
}

function DaysField({ filter, label, isLabelHidden, days, onChange }: DaysFieldProps) {
  const { minimum, maximum } = (filter.componentProps ?? {}) as DateSettings;
  return (
    <DateRange
      label={label}
      isLabelHidden={isLabelHidden}
      allowPast
      minimum={minimum}
      maximum={maximum}
      value={days ?? anyDays}
      onChange={(next) => onChange(next.from === null && next.to === null ? undefined : next)}
    />
  );
}

function usePresets(filter: AnyFilter) {
  const t = useFilterMessages();
  const { presets } = (filter.componentProps ?? {}) as DateSettings;
  const named = namedDays(presets, Date.now(), t);
  const placeOf = (days: Days) => named.findIndex((preset) => sameDays(preset, days));
  return {
    options: named.map(({ label }, index) => ({ value: String(index), label })),
    presetOf: (days: Days) => (placeOf(days) < 0 ? undefined : String(placeOf(days))),
    daysOf(value: string | undefined): Days | undefined {
      const preset = named[Number(value ?? Number.NaN)];
      return preset && { from: preset.from, to: preset.to };
    },
  };
}
