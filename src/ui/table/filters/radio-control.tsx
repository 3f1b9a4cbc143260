import { RadioGroup } from '../../radio-group/radio-group.tsx';
import type { RadioOption } from '../../radio-group/radio-option.ts';
import type { FilterControlProps } from './filter-kind.ts';

export function RadioControl({ filter, value, onChange, place }: FilterControlProps<'RadioGroup'>) {
  const { options = [] } = (filter.componentProps ?? {}) as { options?: readonly RadioOption[] };
  return (
    <RadioGroup
      label={filter.label}
      isLabelHidden={place === 'header'}
      options={options}
      value={value?.selected}
      onChange={(selected) => onChange({ selected })}
    />
  );
}
