/** Filters of numbers. */
import { NumberRange, type NumberRangeProps } from '../../number-range/number-range.tsx';
import { UnitInput, type UnitInputProps } from '../../unit-input/unit-input.tsx';
import type { FilterControlProps } from './filter-kind.ts';

type NumberSettings = Pick<NumberRangeProps, 'minimum' | 'maximum' | 'step'>;

export function NumbersControl({ filter, value, onChange, place }: FilterControlProps<'NumberRange'>) {
  const { minimum, maximum, step } = (filter.componentProps ?? {}) as NumberSettings;
  return (
    <NumberRange
      label={filter.label}
      isLabelHidden={place === 'header'}
      minimum={minimum}
      maximum={maximum}
      step={step}
      value={value ?? { from: null, to: null }}
      onChange={(range) => onChange(range.from === null && range.to === null ? undefined : range)}
    />
  );
}

type UnitSettings = NumberSettings & Partial<Pick<UnitInputProps, 'units' | 'placeholder'>>;

export function UnitControl({ filter, value, onChange, place }: FilterControlProps<'InputWithUnitDropdown'>) {
  const { minimum, maximum, step, units = [], placeholder } = (filter.componentProps ?? {}) as UnitSettings;
  return (
    <UnitInput
      label={filter.label}
      isLabelHidden={place === 'header'}
      minimum={minimum}
      maximum={maximum}
      step={step}
      units={units}
      placeholder={placeholder}
      value={value ?? { inputValue: '' }}
      onChange={onChange}
    />
  );
}
