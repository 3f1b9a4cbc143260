/** What custom fields say of one organization, location, device or end user. Source: spec 002 §3.5. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { visible } from '../../../base/visible.ts';
import { useHost, useMessages, useMethods } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Faces } from '../../../ui/faces/faces.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { late } from '../../../ui/late.tsx';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import type { customFieldsDefinition } from '../element/custom-fields-definition.ts';
import css from './field-value-list.css';
import { useValueText } from './use-value-text.ts';
import type { ValueDialogProps } from './value-dialog.tsx';
import { valueMessages } from './value-messages.ts';
import { valueIn } from './value-rules.ts';
import { type FieldValuesOnWire, saveCustomFieldValues } from './values-contract.ts';
import { createFieldValues, type FieldOwner } from './values-model.ts';

const ValueDialog = late<ValueDialogProps>(async () => (await import('./value-dialog.tsx')).ValueDialog);

export interface FieldValueListProps {
  owner: FieldOwner;
}

export function FieldValueList({ owner }: FieldValueListProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(valueMessages);
  const { client, configuration, emit } = useHost<typeof customFieldsDefinition>();
  const { show } = useNotices();
  const model = useModel(() => createFieldValues(client, owner));
  const [isEditing, setEditing] = useState(false);
  useMethods<typeof customFieldsDefinition>({ refresh: async () => model.refresh() });
  const isReadOnly = configuration.value.permissions.canEditCustomFieldValues === false;
  const shown = model.shown.value;
  const hasFields = shown !== undefined && shown.fields.length > 0;

  function saved(values: FieldValuesOnWire): void {
    model.put(values);
    show(t('saved', { name: visible(values.name) }));
    emit('rmm-custom-fields-changed', { call: saveCustomFieldValues.name, id: owner.ownerId });
  }

  return (
    <section className="field-values" aria-label={t('label')}>
      <div className="field-values-head">
        <h3 className="field-values-title">{t('label')}</h3>
        {!isReadOnly && hasFields && (
          <Button size="small" onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        )}
      </div>
      {isReadOnly && <InlineAlert>{t('readOnly')}</InlineAlert>}
      <Faces
        state={model.state.value}
        skeleton={<SkeletonLines count={4} />}
        failedTitle={t('loadFailed')}
        onRetry={model.retry}
      >
        {(read) => <Values values={model.shown.value ?? read} />}
      </Faces>
      {isEditing && shown && (
        <ValueDialog owner={owner} shown={shown} onSaved={saved} onClose={() => setEditing(false)} />
      )}
    </section>
  );
}

function Values({ values: { fields } }: { values: FieldValuesOnWire }) {
  const t = useMessages(valueMessages);
  const textOf = useValueText();
  if (fields.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />;
  return (
    <dl className="field-values-list">
      {fields.map(({ field, value }) => {
        const text = value === null ? '' : textOf(field, valueIn(field, value));
        return (
          <div key={field.id}>
            <dt>{visible(field.name)}</dt>
            <dd className={text === '' ? 'field-values-none' : undefined}>
              <bdi>{text || t('none')}</bdi>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
