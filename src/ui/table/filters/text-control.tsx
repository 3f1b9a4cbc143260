import { TextField } from '../../text-field/text-field.tsx';
import type { FilterControlProps } from './filter-kind.ts';

export function TextControl({ filter, value = '', onChange, place }: FilterControlProps<'SingleValue'>) {
  const { placeholder, maxLength } = (filter.componentProps ?? {}) as { placeholder?: string; maxLength?: number };
  return (
    <TextField
      label={filter.label}
      isLabelHidden={place === 'header'}
      placeholder={placeholder ?? (place === 'header' ? filter.label : undefined)}
      maxLength={maxLength}
      value={value}
      onChange={(text) => onChange(text === '' ? undefined : text)}
    />
  );
}
