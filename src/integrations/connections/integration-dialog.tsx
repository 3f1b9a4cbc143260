/** The form of an integration. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import { useHost, useMessages } from '../../host/use-host.ts';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { late } from '../../ui/late.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { type Integration, saveIntegration } from '../contract.ts';
import { type IntegrationKind, type IntegrationValues, integrationFields, isTestable } from '../integration-kinds.ts';
import { integrationMessages } from '../integration-messages.ts';
import type { OwnVersionsDialogProps } from '../versions/own-versions-dialog.tsx';
import { createVersionedSession } from '../versions/versioned-session.ts';
import type { VersionPart } from '../versions/versions.ts';
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

const Versions = late<OwnVersionsDialogProps<IntegrationValues>>(
  async () => (await import('../versions/own-versions-dialog.tsx')).OwnVersionsDialog,
);

export function IntegrationDialog({ integration, model, onSaved, onClose }: IntegrationDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(integrationMessages);
  const { client } = useHost();
  const { kind, stored, version } = integration;
  const name = t(`names.${kind}`);
  const parts = useParts(kind);
  const told = useEffectEvent((saved: Integration) => onSaved(saved));
  const session = useModel(() =>
    createVersionedSession<IntegrationValues>({
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
  const { form, conflict } = session;
  const isOutdated = (form.failure.value as { status?: number } | undefined)?.status === 412;
  return (
    <>
      <FormDialog
        title={name}
        form={form}
        submitLabel={t('form.save')}
        failureText={isOutdated ? t('form.outdated', { name }) : undefined}
        sayIssues={(count) => t('form.wrong', { count })}
        onSubmitted={onClose}
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
      </FormDialog>
      {conflict.value && (
        <Versions
          name={name}
          versions={conflict.value}
          parts={parts}
          onClose={session.dismiss}
          onSettled={(taken) => {
            session.settle(taken);
            void form.submit().then((isDone) => isDone && onClose());
          }}
        />
      )}
    </>
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
