/** The view of `<rmm-integrations>`: all of them in groups, and what opens over the page. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useRef, useState } from 'react';
import type { TicketingType } from '../../../console/integrations/connections-slice.ts';
import type { Press } from '../../../host/http/idempotency.ts';
import { useFailureText } from '../../../host/use-failure-text.ts';
import { useHost, useHostValue, useMessages, useMethods } from '../../../host/use-host.ts';
import { Faces } from '../../../ui/faces/faces.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { late } from '../../../ui/late.tsx';
import { NoticesHost, useNotices } from '../../../ui/notices/notices.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { type Integration, removeIntegration, saveIntegration, setTicketingType } from '../../contract.ts';
import type { IntegrationKind, RemovableKind } from '../../integration-kinds.ts';
import { integrationMessages } from '../../integration-messages.ts';
import type { IntegrationDialogProps } from '../integration-dialog.tsx';
import { IntegrationGroups } from '../integration-groups.tsx';
import { createIntegrations } from '../integrations-model.ts';
import type { RemoveIntegrationProps } from '../remove-integration.tsx';
import css from './integrations.css';
import type { integrationsDefinition } from './integrations-definition.ts';

type Definition = typeof integrationsDefinition;

const IntegrationDialog = late<IntegrationDialogProps>(
  async () => (await import('../integration-dialog.tsx')).IntegrationDialog,
);
const RemoveIntegration = late<RemoveIntegrationProps>(
  async () => (await import('../remove-integration.tsx')).RemoveIntegration,
);

/** `<rmm-integrations>` */
export function IntegrationsElement() {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(integrationMessages);
  const { configuration } = useHost<Definition>();
  const box = useRef<HTMLDivElement>(null);
  const isReadOnly = configuration.value.permissions.canManageIntegrations === false;
  // What was deleted takes away the button that the dialog would give the focus back to.
  useKeptFocus(box, () => box.current?.querySelector<HTMLElement>('.integration-actions button'));
  return (
    <section className="integrations" aria-label={t('label')}>
      <NoticesHost>
        <div ref={box} className="integrations-parts">
          {isReadOnly && <InlineAlert>{t('readOnly')}</InlineAlert>}
          <AllIntegrations readOnly={isReadOnly} />
        </div>
      </NoticesHost>
    </section>
  );
}

type Opened =
  | { readonly what: 'form'; readonly kind: IntegrationKind }
  | { readonly what: 'removal'; readonly kind: RemovableKind };

function AllIntegrations({ readOnly }: { readOnly: boolean }) {
  useSignals();
  const t = useMessages(integrationMessages);
  const { client, configuration, emit } = useHost<Definition>();
  const { show } = useNotices();
  const reasonOf = useFailureText();
  const links = useHostValue<Definition, 'links'>('links') ?? [];
  const model = useModel(() => createIntegrations(client, configuration.peek()));
  const [opened, setOpened] = useState<Opened>();
  const [busy, setBusy] = useState<IntegrationKind>();
  const close = () => setOpened(undefined);
  useMethods<Definition>({ refresh: () => model.refresh() });

  const changed = (call: string, integration: IntegrationKind) =>
    emit('rmm-integrations-changed', { call, integration });

  function saved(integration: Integration): void {
    const { kind } = integration;
    model.saved(integration);
    show(t('saved', { name: t(`names.${kind}`) }));
    changed(saveIntegration.name, kind);
  }

  async function remove(kind: RemovableKind, press: Press): Promise<void> {
    await model.remove(kind, press);
    close();
    show(t('deleted', { name: t(`names.${kind}`) }));
    changed(removeIntegration.name, kind);
  }

  async function takeTickets(kind: TicketingType, press: Press = {}): Promise<void> {
    setBusy(kind);
    try {
      await model.takeTickets(kind, press);
      show(t('nowThrough', { name: t(`names.${kind}`) }));
      changed(setTicketingType.name, kind);
    } catch (error) {
      const reason = reasonOf(error);
      const again = { label: t('retry'), onPress: () => void takeTickets(kind, press) };
      if (reason !== undefined) show(t('throughFailed', { reason }), { tone: 'danger', action: again });
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <Faces
      state={model.state.value}
      skeleton={<SkeletonLines count={10} />}
      failedTitle={t('loadFailed')}
      onRetry={model.retry}
    >
      {({ integrations }) => (
        <>
          <IntegrationGroups
            integrations={integrations}
            model={model}
            links={links}
            busy={busy}
            readOnly={readOnly}
            onOpen={(kind) => setOpened({ what: 'form', kind })}
            onRemove={(kind) => setOpened({ what: 'removal', kind })}
            onTakeTickets={(kind) => void takeTickets(kind)}
          />
          {opened?.what === 'form' &&
            integrations
              .filter(({ kind }) => kind === opened.kind)
              .map((one) => (
                <IntegrationDialog key={one.kind} integration={one} model={model} onSaved={saved} onClose={close} />
              ))}
          {opened?.what === 'removal' && (
            <RemoveIntegration
              kind={opened.kind}
              takesTickets={model.ticketingType.value === opened.kind}
              remove={(press) => remove(opened.kind, press)}
              onClose={close}
            />
          )}
        </>
      )}
    </Faces>
  );
}
