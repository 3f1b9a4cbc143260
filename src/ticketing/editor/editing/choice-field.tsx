import { useSignals } from '@preact/signals-react/runtime';
import type { DirectoryKind } from '../../../directory/directory-kinds.ts';
import { DirectoryPicker } from '../../../directory/directory-picker.tsx';
import { MultiSelect } from '../../../ui/select/controls/multi-select.tsx';
import { Select } from '../../../ui/select/controls/select.tsx';
import type { Option } from '../../../ui/select/option.ts';
import type { SelectFieldProps } from '../../../ui/select/select-props.ts';
import { statusIcon } from '../../status/status-icon.tsx';
import { choices, isBuiltInStatus, type Noun, type Restriction } from '../../terms/choices.ts';
import { idOf, idsOf } from '../../terms/ticket.ts';
import { directoryKindOf, isInDirectory } from '../model/automation-names.ts';
import { useEditing } from './editing-context.ts';
import { useRowMessages } from './row-messages.ts';
import { useRuleWords } from './use-rule-words.ts';

export interface ChoiceFieldProps
  extends Pick<
    SelectFieldProps,
    'label' | 'isLabelHidden' | 'required' | 'clearable' | 'error' | 'disabled' | 'controlRef'
  > {
  noun: Noun;
  only?: Restriction | undefined;
  multiple?: boolean;
  /** Tags that are not there yet may be made. */
  offersCreation?: boolean | undefined;
  value: unknown;
  onChange(value: string | readonly string[]): void;
}

/** One or several of what rules name: of a fixed list, of the ticket's statuses, or of the directory, page by page. */
export function ChoiceField({
  noun,
  only,
  multiple = false,
  offersCreation,
  value,
  onChange,
  ...frame
}: ChoiceFieldProps) {
  useSignals();
  const t = useRowMessages();
  const words = useRuleWords();
  const { facts } = useEditing();
  const ids = idsOf(value);
  const shared = { ...frame, placeholder: t('choose') };

  if (isInDirectory(noun)) {
    const kind: DirectoryKind = noun === 'user' && only === 'technicians' ? 'technician' : directoryKindOf[noun];
    const picker = { ...shared, kind, offersCreation, refusesUnavailable: true };
    return multiple ? (
      <DirectoryPicker {...picker} multiple value={ids} onChange={onChange} />
    ) : (
      <DirectoryPicker {...picker} value={ids[0]} onChange={(id) => onChange(id ?? '')} />
    );
  }
  const known: readonly string[] =
    noun === 'status'
      ? (facts.value.statuses ?? []).map(({ id }) => idOf(id))
      : noun in choices
        ? choices[noun as keyof typeof choices]
        : [];
  const offered = only === 'builtInStatuses' ? known.filter(isBuiltInStatus) : known;
  return (
    <FixedChoice
      {...shared}
      multiple={multiple}
      value={ids}
      onChange={onChange}
      options={offered.map((id) => {
        const icon = noun === 'status' ? statusIcon(id, facts.value.statuses) : undefined;
        return { value: id, label: words.nameOf(noun, id), ...(icon && { icon }) };
      })}
    />
  );
}

interface FixedChoiceProps extends SelectFieldProps {
  options: readonly Option[];
  multiple: boolean;
  value: readonly string[];
  onChange(value: string | readonly string[]): void;
}

/** What was chosen once and is not offered any more is shown all the same. */
export function FixedChoice({ options, multiple, value, onChange, ...field }: FixedChoiceProps) {
  const missing = value.filter((id) => !options.some((option) => option.value === id));
  const all = [...options, ...missing.map((id) => ({ value: id, label: id }))];
  return multiple ? (
    <MultiSelect {...field} options={all} value={value} onChange={onChange} />
  ) : (
    <Select {...field} options={all} value={value[0]} onChange={(id) => onChange(id ?? '')} />
  );
}
