/** The form of an integration. */
import { useModel } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import { useHost, useMessages } from '../../host/use-host.ts';
import { RecordFormDialog } from '../../ui/record-list/record-form-dialog.tsx';
import { createRecordSession } from '../../ui/record-list/record-session.ts';
import type { VersionPart } from '../../ui/record-list/record-versions.ts';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { type Integration, saveIntegration } from '../contract.ts';
import { type IntegrationKind, type IntegrationValues, integrationFields, isTestable } from '../integration-kinds.ts';
import { integrationMessages } from '../integration-messages.ts';
import css from './integration-dialog.css';
import { IntegrationFields } from './integration-fields.tsx';
import { integrationIssues } from './integration-rules.ts';
import { integrationFromWire, integrationToWire } from './integration-wire.ts';
import type { IntegrationsModel } from './integrations-model.ts';
import { SupportConnections } from './support-connections.tsx';
import { TestConnection } from './test-connection.tsx';
import { useFieldWords } from './use-field-words.ts';

export interface IntegrationDialogProps {
  integration: Integration;
  model: IntegrationsModel;
  onSaved(integration: Integration): void;
  onClose(): void;
}

export function IntegrationDialog({ integration, model, onSaved, onClose }: IntegrationDialogProps) {
  useThemedStyles(css);
  const t = useMessages(integrationMessages);
  const { client } = useHost();
  const { kind, stored, version } = integration;
  const parts = useParts(kind);
  const told = useEffectEvent((saved: Integration) => onSaved(saved));
  const session = useModel(() =>
    createRecordSession<IntegrationValues>({
      initial: integrationFromWire(kind, integration),
      version,
      check: (values) => integrationIssues(kind, values, { stored }),
      async readStored(signal) {
        const now = await model.read(kind, signal);
        return now && { values: integrationFromWire(kind, now), version: now.version };
      },
      async save(values, options) {
        told(await client.call(saveIntegration, { params: { kind }, body: integrationToWire(kind, values) }, options));
      },
    }),
  );
  const { form } = session;
  return (
    <RecordFormDialog
      title={t(`names.${kind}`)}
      session={session}
      isNew={false}
      parts={parts}
      hasSecrets={integrationFields[kind].some(({ type }) => type === 'secret')}
      onClose={onClose}
    >
      <IntegrationFields
        kind={kind}
        form={form}
        stored={stored}
        keptOn={model.mayTurnOff(kind) ? undefined : t('goesThrough')}
      />
      {isTestable(kind) && <TestConnection kind={kind} form={form} />}
      {kind === 'remoteSupport' && <SupportConnections model={model} connections={integration.connections ?? []} />}
    </RecordFormDialog>
  );
}

function useParts(kind: IntegrationKind): readonly VersionPart<IntegrationValues>[] {
  const words = useFieldWords();
  return integrationFields[kind]
    .filter(({ type }) => type !== 'secret')
    .map((field) => ({
      id: field.name,
      label: words.label(field.name),
      fields: [field.name],
      text: (values) => words.value(field, values),
    }));
}
