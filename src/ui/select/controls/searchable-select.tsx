import { useState } from 'react';
import { optionOf } from '../choices/choices.ts';
import { useLocalChoices } from '../choices/use-local-choices.ts';
import type { Option } from '../option.ts';
import type { InnerProps, SelectFieldProps, SingleValueProps } from '../select-props.ts';
import { SelectField } from './select-field.tsx';
import { SingleCombobox } from './single-combobox.tsx';

export interface SearchableSelectProps extends SelectFieldProps, SingleValueProps {
  options: readonly Option[];
}

/** One of many options, found by typing. */
export function SearchableSelect(props: SearchableSelectProps) {
  return <SelectField props={props}>{(inner) => <SearchableControl {...inner} />}</SelectField>;
}

function SearchableControl({
  options,
  value,
  ...props
}: InnerProps & SingleValueProps & { options: readonly Option[] }) {
  const [search, setSearch] = useState<string>();
  const choices = useLocalChoices(options, search ?? '');
  const selected = optionOf(value, options);
  return (
    <SingleCombobox
      {...props}
      value={value}
      choices={choices}
      selected={selected}
      search={search}
      onSearch={setSearch}
    />
  );
}
