import { useState } from 'react';
import { optionOf, optionsOf } from '../choices/choices.ts';
import { type LazyOptionsProps, useLazyChoices } from '../choices/use-lazy-choices.ts';
import type { Option } from '../option.ts';
import type { InnerProps, MultipleValueProps, SelectFieldProps, SingleValueProps } from '../select-props.ts';
import { MultiCombobox } from './multi-combobox.tsx';
import { SelectField } from './select-field.tsx';
import { SingleCombobox } from './single-combobox.tsx';

interface LazyProps extends LazyOptionsProps {
  /** The options of what is chosen, for their labels: they need not be among those that were loaded. */
  selectedOptions?: readonly Option[] | undefined;
}

export type LazySearchableSelectProps = SelectFieldProps &
  LazyProps &
  (({ multiple?: false | undefined } & SingleValueProps) | ({ multiple: true } & MultipleValueProps));

/** One, or several, of so many options that they are asked for as somebody types and scrolls. */
export function LazySearchableSelect(props: LazySearchableSelectProps) {
  return (
    <SelectField<LazySearchableSelectProps> props={props}>
      {({ control, ...rest }) => <LazyControl {...(rest as LazySearchableSelectProps)} control={control} />}
    </SelectField>
  );
}

function LazyControl(props: LazySearchableSelectProps & Pick<InnerProps, 'control'>) {
  const { loadOptions, pageSize, debounce, emptyText, failedText, version, selectedOptions = [] } = props;
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState<string>();
  /** Chosen here, so that their labels stay when other options are loaded. */
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  const choices = useLazyChoices(
    { loadOptions, pageSize, debounce, emptyText, failedText, version },
    search ?? '',
    isOpen,
  );
  const known = [selectedOptions, chosen, choices.options] as const;

  if (props.multiple) {
    const { value } = props;
    return (
      <MultiCombobox
        {...props}
        choices={choices}
        selected={optionsOf(value, ...known)}
        search={search ?? ''}
        onSearch={setSearch}
        onOpenChange={setOpen}
        onChange={(next, options) => {
          setChosen(options);
          props.onChange(next, options);
        }}
      />
    );
  }
  const { value } = props;
  return (
    <SingleCombobox
      {...props}
      choices={choices}
      selected={optionOf(value, ...known)}
      search={search}
      onSearch={setSearch}
      onOpenChange={setOpen}
      onChange={(next, option) => {
        setChosen(option ? [option] : []);
        props.onChange(next, option);
      }}
    />
  );
}
