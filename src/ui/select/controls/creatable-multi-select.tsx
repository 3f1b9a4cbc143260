import { useState } from 'react';
import { useAnnounce } from '../../live-region/use-announce.ts';
import { optionsOf } from '../choices/choices.ts';
import { useLocalChoices } from '../choices/use-local-choices.ts';
import type { Option } from '../option.ts';
import { useSelectMessages } from '../select-messages.ts';
import type { InnerProps, MultipleValueProps, SelectFieldProps } from '../select-props.ts';
import { MultiCombobox } from './multi-combobox.tsx';
import { isValueList, readValues } from './read-values.ts';
import { SelectField } from './select-field.tsx';

export interface CreatableMultiSelectProps extends SelectFieldProps, MultipleValueProps {
  /** What may be chosen beside what is typed. */
  options?: readonly Option[] | undefined;
  /** What is wrong with a text that somebody wants to add. */
  validate?: ((text: string) => string | undefined) | undefined;
}

/**
 * Several values that are typed: Enter, a comma, Tab, leaving the field or pasting a list adds them. What is refused
 * stays in the field, with the reason under it.
 */
export function CreatableMultiSelect(props: CreatableMultiSelectProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <SelectField<CreatableMultiSelectProps> props={{ ...props, error: problem ?? props.error }}>
      {(inner) => <CreatableControl {...inner} onProblem={setProblem} />}
    </SelectField>
  );
}

const none: readonly Option[] = [];

function CreatableControl({
  options = none,
  validate = () => undefined,
  onProblem,
  value,
  onChange,
  ...props
}: InnerProps &
  Omit<CreatableMultiSelectProps, keyof SelectFieldProps> & { onProblem(problem: string | undefined): void }) {
  const t = useSelectMessages();
  const announce = useAnnounce();
  const [search, setSearch] = useState('');
  const choices = useLocalChoices(options, search);
  const selected = optionsOf(value, options);

  const type = (text: string) => {
    setSearch(text);
    onProblem(undefined);
  };
  const add = (text: string) => {
    const { added, refused, repeated, message } = readValues(text, value, validate);
    const [twice] = repeated;
    // One that was typed twice stays to be changed; of a pasted list it is left out, since it is there.
    const isOnlyTwice = twice !== undefined && added.length === 0 && refused.length === 0;
    setSearch(isOnlyTwice && repeated.length === 1 ? twice : refused.join(', '));
    onProblem(message ?? (twice === undefined ? undefined : t('alreadyAdded', { text: twice })));
    if (added.length === 0) return;
    const next = [...selected, ...optionsOf(added, options)];
    onChange(
      next.map((option) => option.value),
      next,
    );
    announce(t('added', { label: added.join(', ') }));
  };

  return (
    <MultiCombobox
      {...props}
      value={value}
      onChange={onChange}
      choices={choices}
      selected={selected}
      search={search}
      onSearch={type}
      creation={{ hasOptions: options.length > 0, add, isList: isValueList }}
    />
  );
}
