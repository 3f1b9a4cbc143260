/** The form of a custom field. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import type { FormIssue } from '../../base/form-rules.ts';
import { visible, visibleLine } from '../../base/visible.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import type { FormModel } from '../../ui/form/form-types.ts';
import { useIssueText } from '../../ui/form/use-issue-text.ts';
import { BoundTextField, KeptChoice } from '../../ui/record-list/bound-fields.tsx';
import { RecordFormDialog } from '../../ui/record-list/record-form-dialog.tsx';
import { recordIn } from '../../ui/record-list/record-list-model.ts';
import { createRecordSession } from '../../ui/record-list/record-session.ts';
import type { VersionPart } from '../../ui/record-list/record-versions.ts';
import { MultiSelect } from '../../ui/select/controls/multi-select.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { type CustomField, createCustomField, listCustomFields, updateCustomField } from './contract.ts';
import { fieldMessages } from './field-messages.ts';
import { type CustomFieldValues, customFieldIssues, noCustomField } from './field-rules.ts';
import {
  type CustomFieldScope,
  type CustomFieldType,
  customFieldLimits,
  customFieldScopes,
  customFieldTypes,
  hasChoices,
} from './field-types.ts';
import { customFieldFromWire, customFieldToWire } from './field-wire.ts';

export interface FieldDialogProps {
  /** Undefined: a new one. */
  field: CustomField | undefined;
  readOnly: boolean;
  onSaved(field: CustomField): void;
  onClose(): void;
}

export function FieldDialog({ field, readOnly, onSaved, onClose }: FieldDialogProps) {
  const t = useMessages(fieldMessages);
  const { client } = useHost();
  const parts = useParts();
  const told = useEffectEvent((saved: CustomField) => onSaved(saved));
  const session = useModel(() =>
    createRecordSession<CustomFieldValues>({
      initial: field ? customFieldFromWire(field) : noCustomField,
      version: field?.version,
      check: (values) => customFieldIssues(values),
      async readStored(signal) {
        const read = (query: { page: number; pageSize: number }) =>
          client.call(listCustomFields, { params: {}, query }, { signal });
        const stored = field && (await recordIn(field.id, read));
        return stored && { values: customFieldFromWire(stored), version: stored.version };
      },
      async save(values, options) {
        const body = customFieldToWire(values);
        told(
          field === undefined
            ? await client.call(createCustomField, { params: {}, body }, options)
            : await client.call(updateCustomField, { params: { id: field.id }, body }, options),
        );
      },
    }),
  );
  return (
    <RecordFormDialog
      title={t(readOnly ? 'show' : field ? 'edit' : 'create')}
      session={session}
      isNew={field === undefined}
      parts={parts}
      readOnly={readOnly}
      onClose={onClose}
    >
      <DefinitionFields form={session.form} isNew={field === undefined} readOnly={readOnly} />
    </RecordFormDialog>
  );
}

function useParts(): readonly VersionPart<CustomFieldValues>[] {
  const t = useMessages(fieldMessages);
  return [
    { id: 'name', label: t('form.name'), fields: ['name'], text: ({ name }) => visible(name) },
    {
      id: 'description',
      label: t('form.description'),
      fields: ['description'],
      text: ({ description }) => visibleLine(description),
    },
    { id: 'choices', label: t('form.choices'), fields: ['choices'], text: ({ choices }) => visibleLine(choices) },
    {
      id: 'scopes',
      label: t('form.scopes'),
      fields: ['scopes'],
      text: ({ scopes }) => scopes.map((scope) => t(`scopes.${scope}`)).join(', '),
    },
  ];
}

interface FieldsProps {
  form: FormModel<CustomFieldValues>;
  isNew: boolean;
  readOnly: boolean;
}

const ownCodes = ['taken', 'scopeUsed', 'choiceTooLong', 'choiceTwice', 'typeKept'] as const;

function DefinitionFields({ form, isNew, readOnly }: FieldsProps) {
  useSignals();
  const t = useMessages(fieldMessages);
  const issueText = useIssueText();
  const [name, description, type] = [form.field('name'), form.field('description'), form.field('type')];
  const [scopes, choices] = [form.field('scopes'), form.field('choices')];
  const wrong = (issue: FormIssue | undefined) => {
    const own = ownCodes.find((code) => code === issue?.code);
    return own === undefined ? issueText(issue) : t(`form.${own}`, { limit: issue?.limit ?? 0 });
  };
  return (
    <>
      <BoundTextField label={t('form.name')} field={name} readOnly={readOnly} issueText={wrong} />
      <div data-field="description">
        <TextArea
          label={t('form.description')}
          readOnly={readOnly}
          maxLength={customFieldLimits.description}
          value={description.value.value}
          error={wrong(description.issue.value)}
          onChange={description.set}
          onBlur={description.touch}
        />
      </div>
      <KeptChoice<CustomFieldType>
        label={t('form.type')}
        field={type}
        readOnly={readOnly}
        isNew={isNew}
        keptHint={t('form.typeKept')}
        placeholder={t('form.chooseType')}
        choices={customFieldTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        issueText={wrong}
      />
      {hasChoices(type.value.value) && (
        <div data-field="choices">
          <TextArea
            label={t('form.choices')}
            hint={t('form.choicesHint')}
            required={!readOnly}
            readOnly={readOnly}
            maxLength="none"
            value={choices.value.value}
            error={wrong(choices.issue.value)}
            onChange={choices.set}
            onBlur={choices.touch}
          />
        </div>
      )}
      <div data-field="scopes">
        <MultiSelect
          label={t('form.scopes')}
          placeholder={t('form.chooseScopes')}
          required={!readOnly}
          readOnly={readOnly}
          options={customFieldScopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
          value={scopes.value.value}
          error={wrong(scopes.issue.value)}
          onChange={(value) => scopes.set(value as readonly CustomFieldScope[])}
        />
      </div>
    </>
  );
}
