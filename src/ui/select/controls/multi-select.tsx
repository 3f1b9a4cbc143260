import { useState } from 'react';
import { optionsOf } from '../choices/choices.ts';
import { useLocalChoices } from '../choices/use-local-choices.ts';
import type { Option } from '../option.ts';
import type { InnerProps, MultipleValueProps, SelectFieldProps } from '../select-props.ts';
import { MultiCombobox } from './multi-combobox.tsx';
import { SelectField } from './select-field.tsx';

export interface MultiSelectProps extends SelectFieldProps, MultipleValueProps {
  options: readonly Option[];
}

/** Several of many options, found by typing and shown as chips: the first two, and how many more. */
export function MultiSelect(props: MultiSelectProps) {
  return <SelectField props={props}>{(inner) => <MultiControl {...inner} />}</SelectField>;
}

function MultiControl({ options, value, ...props }: InnerProps & MultipleValueProps & { options: readonly Option[] }) {
  const [search, setSearch] = useState('');
  const choices = useLocalChoices(options, search);
  const selected = optionsOf(value, options);
  return (
    <MultiCombobox
      {...props}
      value={value}
      choices={choices}
      selected={selected}
      search={search}
      onSearch={setSearch}
    />
  );
}
