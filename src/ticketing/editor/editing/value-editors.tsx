/** What a condition compares with, by the kind of its field and its operator: see `condition-kinds.ts`. */
import type { ComponentType } from 'react';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { CreatableMultiSelect } from '../../../ui/select/controls/creatable-multi-select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { numberOf } from '../../conditions/amount-conditions.ts';
import { attributeIdOf, conditionField } from '../../conditions/condition-fields.ts';
import type { ValueEditor } from '../../conditions/condition-kinds.ts';
import { textsOf } from '../../conditions/text-conditions.ts';
import { idOf, idsOf, type TicketAttribute } from '../../terms/ticket.ts';
import { ChoiceField, FixedChoice } from './choice-field.tsx';
import { useEditing } from './editing-context.ts';
import { useRowMessages } from './row-messages.ts';
import { TimeSinceField } from './time-since-field.tsx';
import { useRuleWords } from './use-rule-words.ts';
import type { ValueEditorProps } from './value-editor.ts';

export const VALUE_EDITORS = {
  none: () => null,
  select: (props) => <Choice {...props} multiple={false} />,
  multiSelect: (props) => <Choice {...props} multiple />,
  multiCreatableSelect: TextsEditor,
  radio: RadioEditor,
  date: ({ label, isLabelShown = false, value, error, onChange }) => (
    <DateField
      label={label}
      isLabelHidden={!isLabelShown}
      allowPast
      error={error}
      value={textsOf(value)[0] ?? null}
      onChange={(day) => onChange(day ?? '')}
    />
  ),
  text: TextEditor,
  number: NumberEditor,
  timeSince: TimeSinceField,
} as const satisfies Record<ValueEditor, ComponentType<ValueEditorProps>>;

function Choice({
  label,
  isLabelShown = false,
  field,
  operator,
  value,
  error,
  onChange,
  multiple,
}: ValueEditorProps & { multiple: boolean }) {
  const t = useRowMessages();
  const { facts } = useEditing();
  const { noun, only } = conditionField(field, facts.peek()) ?? {};
  if (noun !== undefined)
    return (
      <ChoiceField
        label={label}
        isLabelHidden={!isLabelShown}
        noun={noun}
        only={operator.startsWith('parent_') ? 'builtInStatuses' : only}
        multiple={multiple}
        value={value}
        error={error}
        onChange={onChange}
      />
    );
  return (
    <FixedChoice
      label={label}
      isLabelHidden={!isLabelShown}
      placeholder={t('choose')}
      multiple={multiple}
      value={idsOf(value)}
      error={error}
      onChange={onChange}
      options={valuesOf(field, facts.peek().attributes)}
    />
  );
}

function valuesOf(field: string, attributes: readonly TicketAttribute[] = []) {
  const attribute = attributes.find(({ id }) => idOf(id) === attributeIdOf(field));
  return (attribute?.content?.values ?? []).map(({ id, name }) => ({ value: idOf(id), label: name }));
}

function TextEditor({ label, isLabelShown = false, value, error, onChange }: ValueEditorProps) {
  return (
    <TextField
      label={label}
      isLabelHidden={!isLabelShown}
      error={error}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
    />
  );
}

function TextsEditor({ label, isLabelShown = false, value, error, onChange }: ValueEditorProps) {
  const t = useRowMessages();
  return (
    <CreatableMultiSelect
      label={label}
      isLabelHidden={!isLabelShown}
      placeholder={t('conditions.texts')}
      error={error}
      value={textsOf(value)}
      onChange={onChange}
    />
  );
}

/** Kept as a text: what is no number is the validation's to say. */
function NumberEditor({ label, isLabelShown = false, value, error, onChange }: ValueEditorProps) {
  const text = textsOf(value)[0] ?? '';
  return (
    <NumberField
      label={label}
      isLabelHidden={!isLabelShown}
      error={error}
      value={text === '' ? null : (numberOf(text) ?? Number.NaN)}
      onChange={(number) => onChange(number === null ? '' : String(number))}
    />
  );
}

function RadioEditor({ label, isLabelShown = false, field, value, error, onChange }: ValueEditorProps) {
  const words = useRuleWords();
  return (
    <RadioGroup
      label={label}
      isLabelHidden={!isLabelShown}
      arrangement="row"
      error={error}
      value={idsOf(value)[0]}
      options={['true', 'false'].map((one) => ({ value: one, label: words.valueName(field, undefined, one) }))}
      onChange={onChange}
    />
  );
}
