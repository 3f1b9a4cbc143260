import { useSignals } from '@preact/signals-react/runtime';
import type { TicketingType } from '../../console/integrations/connections-slice.ts';
import { useMessages } from '../../host/use-host.ts';
import type { Integration } from '../contract.ts';
import { type IntegrationKind, integrationGroups, isRemovable, type RemovableKind } from '../integration-kinds.ts';
import { integrationMessages } from '../integration-messages.ts';
import type { IntegrationLink } from './element/integrations-definition.ts';
import { IntegrationRow } from './integration-row.tsx';
import { type IntegrationsModel, isTicketing } from './integrations-model.ts';

export interface IntegrationGroupsProps {
  integrations: readonly Integration[];
  model: IntegrationsModel;
  links: readonly IntegrationLink[];
  /** Of which a change is under way. */
  busy: IntegrationKind | undefined;
  readOnly: boolean;
  onOpen(kind: IntegrationKind): void;
  onRemove(kind: RemovableKind): void;
  onTakeTickets(kind: TicketingType): void;
}

const groupNames = ['ticketing', 'services', 'notifications', 'access'] as const;

export function IntegrationGroups({ integrations, model, links, busy, readOnly, ...on }: IntegrationGroupsProps) {
  useSignals();
  const t = useMessages(integrationMessages);
  const through = model.ticketingType.value;
  return groupNames.map((group) => {
    const kinds: readonly IntegrationKind[] = integrationGroups[group];
    return (
      <section key={group} className="integration-group" aria-label={t(`groups.${group}`)}>
        <h2>{t(`groups.${group}`)}</h2>
        {group === 'ticketing' && (
          <p>{through === null ? t('throughNone') : t('through', { name: t(`names.${through}`) })}</p>
        )}
        <ul>
          {kinds.flatMap((kind) =>
            integrations
              .filter((one) => one.kind === kind)
              .map((one) => (
                <IntegrationRow
                  key={kind}
                  integration={one}
                  model={model}
                  links={links.filter(({ integration }) => integration === kind)}
                  isBusy={busy === kind}
                  readOnly={readOnly}
                  onOpen={() => on.onOpen(kind)}
                  onRemove={() => isRemovable(kind) && on.onRemove(kind)}
                  onTakeTickets={() => isTicketing(kind) && on.onTakeTickets(kind)}
                />
              )),
          )}
        </ul>
      </section>
    );
  });
}
