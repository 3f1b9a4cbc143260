/** Who is connected by remote support, and the way to end it. */
import { useSignals } from '@preact/signals-react/runtime';
import { visible } from '../../base/visible.ts';
import { useFormat } from '../../host/use-format.ts';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import type { Integration } from '../contract.ts';
import { integrationMessages } from '../integration-messages.ts';
import type { IntegrationsModel } from './integrations-model.ts';

type Connection = NonNullable<Integration['connections']>[number];

export interface SupportConnectionsProps {
  model: IntegrationsModel;
  connections: readonly Connection[];
}

export function SupportConnections({ model, connections }: SupportConnectionsProps) {
  const t = useMessages(integrationMessages);
  return (
    <section className="support-connections">
      <h3>{t('connections.title')}</h3>
      {connections.length === 0 && <p>{t('connections.none')}</p>}
      <ul>
        {connections.map((connection) => (
          <SupportConnection key={connection.id} model={model} connection={connection} />
        ))}
      </ul>
    </section>
  );
}

function SupportConnection({ model, connection }: { model: IntegrationsModel; connection: Connection }) {
  useSignals();
  const t = useMessages(integrationMessages);
  const format = useFormat();
  const { id, displayName, connectedSince } = connection;
  const { run, isBusy, error } = useAttempt((press) => model.endConnection(id, press));
  return (
    <li>
      <span className="support-connection-name">
        <UntrustedText text={displayName} />
        <span className="integration-note">{t('connections.since', { date: format.dateTime(connectedSince) })}</span>
      </span>
      <Button
        size="small"
        busy={isBusy}
        aria-label={t('connections.endOf', { name: visible(displayName) })}
        onClick={run}
      >
        {t('connections.end')}
      </Button>
      {error !== undefined && <InlineAlert tone="danger">{error}</InlineAlert>}
    </li>
  );
}
