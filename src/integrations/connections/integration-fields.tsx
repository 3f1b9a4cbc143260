/** The fields of an integration, by its table. */
import { useSignals } from '@preact/signals-react/runtime';
import type { FormIssue } from '../../base/form-rules.ts';
import { LateDirectoryPicker } from '../../directory/late-directory-picker.ts';
import { useMessages } from '../../host/use-host.ts';
import type { FormField, FormModel } from '../../ui/form/form-types.ts';
import { useIssueText } from '../../ui/form/use-issue-text.ts';
import { SecretField } from '../../ui/secret-field/secret-field.tsx';
import { Select } from '../../ui/select/controls/select.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import {
  authTypes,
  type IntegrationField,
  type IntegrationKind,
  type IntegrationValues,
  integrationFields,
} from '../integration-kinds.ts';
import { integrationMessages } from '../integration-messages.ts';
import { expirations, useFieldWords } from './use-field-words.ts';

export interface IntegrationFieldsProps {
  kind: IntegrationKind;
  form: FormModel<IntegrationValues>;
  /** Names of secrets. */
  stored: readonly string[];
  /** Why it cannot be turned off. */
  keptOn: string | undefined;
}

export function IntegrationFields({ kind, form, stored, keptOn }: IntegrationFieldsProps) {
  useSignals();
  const values = form.values.value;
  return integrationFields[kind]
    .filter(({ isShown }) => isShown(values))
    .map((field) => (
      <div key={field.name} data-field={field.name}>
        <FieldControl field={field} form={form} isStored={stored.includes(field.name)} keptOn={keptOn} />
      </div>
    ));
}

interface ControlProps extends Pick<IntegrationFieldsProps, 'form' | 'keptOn'> {
  field: IntegrationField;
  isStored: boolean;
}

function FieldControl({ field, form, isStored, keptOn }: ControlProps) {
  useSignals();
  const t = useMessages(integrationMessages);
  const words = useFieldWords();
  const wrong = useWrongText(field);
  const { name, type, reads, isRequired, limit } = field;
  const member = form.field(name) as FormField<string | boolean>;
  const value = member.value.value;
  const text = String(value);
  const shared = {
    label: words.label(name),
    hint: words.hint(name),
    required: isRequired(form.values.value),
    error: wrong(member.issue.value),
  };
  const typed = { ...shared, value: text, onChange: member.set, onBlur: member.touch };
  switch (type) {
    case 'switch': {
      const isKept = name === 'enabled' && value === true ? keptOn : undefined;
      return (
        <Switch
          label={shared.label}
          hint={isKept ?? shared.hint}
          disabledReason={isKept}
          checked={value === true}
          onChange={member.set}
        />
      );
    }
    case 'secret':
      return (
        <SecretField {...typed} isStored={isStored} storedText={words.stored(name)} isReadable={reads === 'address'} />
      );
    case 'longText':
      return <TextArea {...typed} maxLength={limit} />;
    case 'json':
      return <TextArea {...typed} maxLength="none" spellCheck={false} />;
    case 'authType':
      return (
        <Select
          {...shared}
          placeholder={t('chooseAuthType')}
          options={authTypes.map((one) => ({ value: one, label: t(`authTypes.${one}`) }))}
          value={text || undefined}
          onChange={(chosen) => member.set(chosen ?? '')}
        />
      );
    case 'seconds': {
      const known = expirations.some((one) => one === text) ? expirations : [...expirations, text];
      return (
        <Select
          {...shared}
          options={known.map((one) => ({ value: one, label: words.expiration(one) }))}
          value={text}
          onChange={(chosen) => member.set(chosen ?? '0')}
        />
      );
    }
    case 'template':
      return (
        <LateDirectoryPicker
          {...shared}
          kind="email-template"
          placeholder={t('chooseTemplate')}
          clearable
          value={text || undefined}
          onChange={(chosen) => member.set(chosen ?? '')}
        />
      );
    default:
      return <TextField {...typed} spellCheck={false} />;
  }
}

/** What is wrong with it, where the field can say it better than a form in general. */
function useWrongText({ name, type, reads }: IntegrationField) {
  const t = useMessages(integrationMessages);
  const issueText = useIssueText();
  return (issue: FormIssue | undefined) => {
    if (issue?.code === 'refused') return t('refused');
    if (issue?.code === 'deleted') return t('templateDeleted');
    if (issue?.code !== 'invalid') return issueText(issue);
    if (type === 'instance' || type === 'hostname' || reads === 'address' || type === 'json')
      return t(`invalid.${name as 'instanceName' | 'hostname' | 'address' | 'data'}`);
    return issueText(issue);
  };
}
