/** The form of all custom fields of one thing. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent, useState } from 'react';
import { visible } from '../../../base/visible.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import type { FormField } from '../../../ui/form/form-types.ts';
import { RecordFormDialog } from '../../../ui/record-list/record-form-dialog.tsx';
import { goneAs } from '../../../ui/record-list/record-list-model.ts';
import { createRecordSession, type RecordSession } from '../../../ui/record-list/record-session.ts';
import type { VersionPart } from '../../../ui/record-list/record-versions.ts';
import { useValueText } from './use-value-text.ts';
import { ValueField } from './value-field.tsx';
import { valueMessages } from './value-messages.ts';
import { type FieldValue, type FieldValues, valueIn, valueIssues, valueOut } from './value-rules.ts';
import { type FieldValuesOnWire, readCustomFieldValues, saveCustomFieldValues } from './values-contract.ts';
import type { FieldOwner } from './values-model.ts';

export interface ValueDialogProps {
  owner: FieldOwner;
  shown: FieldValuesOnWire;
  onSaved(values: FieldValuesOnWire): void;
  onClose(): void;
}

export function ValueDialog({ owner, shown, onSaved, onClose }: ValueDialogProps) {
  useSignals();
  const t = useMessages(valueMessages);
  const { client } = useHost();
  const textOf = useValueText();
  // As it was opened: what is read anew meanwhile is compared when it is saved.
  const [{ fields, version, name }] = useState(shown);
  const definitions = fields.map(({ field }) => field);
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({});
  const told = useEffectEvent(onSaved);
  const session: RecordSession<FieldValues> = useModel(() => {
    const initial = valuesOf(shown);
    return createRecordSession<FieldValues>({
      initial,
      version,
      check: (values) => valueIssues(definitions, values, initial),
      async readStored(signal) {
        const stored = await client.call(readCustomFieldValues, { params: owner }, { signal }).catch(goneAs(undefined));
        return stored && { values: { ...initial, ...valuesOf(stored) }, version: stored.version };
      },
      async save(values, options) {
        const body = {
          values: definitions.map((field) => ({ fieldId: field.id, value: valueOut(field, values[field.id] ?? '') })),
        };
        told(await client.call(saveCustomFieldValues, { params: owner, body }, options));
      },
    });
  });
  const parts = definitions.map(
    (field): VersionPart<FieldValues> => ({
      id: field.id,
      label: visible(field.name),
      fields: [field.id],
      text: (values) => textOf(field, values[field.id] ?? ''),
    }),
  );
  const isWrong = Object.values(problems).some((problem) => problem !== undefined);
  return (
    <RecordFormDialog<FieldValues>
      title={t('editOf', { name: visible(name) })}
      session={session}
      isNew={false}
      parts={parts}
      onSubmit={async () => !isWrong && session.form.submit()}
      onClose={onClose}
    >
      {definitions.map((field) => (
        <ValueField
          key={field.id}
          definition={field}
          field={session.form.field(field.id) as FormField<FieldValue>}
          problem={problems[field.id]}
          onProblem={(problem) => setProblems((before) => ({ ...before, [field.id]: problem }))}
        />
      ))}
    </RecordFormDialog>
  );
}

const valuesOf = ({ fields }: FieldValuesOnWire): FieldValues =>
  Object.fromEntries(fields.map(({ field, value }) => [field.id, valueIn(field, value)]));
