/** One integration on the page: what it is, how it is, and what can be done with it. */
import { useSignals } from '@preact/signals-react/runtime';
import { visible } from '../../base/visible.ts';
import { useFormat } from '../../host/use-format.ts';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { CheckIcon } from '../../ui/icon/tick-icons.tsx';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { Tag, type TagTone } from '../../ui/tag/tag.tsx';
import type { Integration, IntegrationState } from '../contract.ts';
import { isRemovable } from '../integration-kinds.ts';
import { integrationMessages } from '../integration-messages.ts';
import type { IntegrationLink } from './element/integrations-definition.ts';
import { type IntegrationsModel, isTicketing } from './integrations-model.ts';

export interface IntegrationRowProps {
  integration: Integration;
  model: IntegrationsModel;
  links: readonly IntegrationLink[];
  /** A change of it is under way. */
  isBusy: boolean;
  readOnly: boolean;
  onOpen(): void;
  onTakeTickets(): void;
  onRemove(): void;
}

const tones = {
  connected: 'success',
  off: 'neutral',
  notConfigured: 'neutral',
  attention: 'warning',
} as const satisfies Record<IntegrationState, TagTone>;

export function IntegrationRow({ integration, model, links, readOnly, isBusy, ...on }: IntegrationRowProps) {
  useSignals();
  const t = useMessages(integrationMessages);
  const { kind, state, problems } = integration;
  const name = t(`names.${kind}`);
  const takesTickets = model.ticketingType.value === kind;
  // A setting is on; only what is connected to something is connected.
  const isConnection = connectionKinds.some((one) => one === kind);
  return (
    <li className="integration" data-kind={kind}>
      <div className="integration-text">
        <div className="integration-head">
          <h3>{name}</h3>
          <Tag tone={tones[state]}>{state === 'connected' && !isConnection ? t('on') : t(`states.${state}`)}</Tag>
          {takesTickets && (
            <Tag tone="info" icon={CheckIcon}>
              {t('ticketing')}
            </Tag>
          )}
        </div>
        <p>{t(`about.${kind}`)}</p>
        <Saved integration={integration} />
        {state === 'attention' && problems.length > 0 && (
          <InlineAlert tone="warning">
            {problems.map((problem) => (
              <ProblemText key={problem.path} problem={problem} />
            ))}
          </InlineAlert>
        )}
        {links.length > 0 && (
          <ul className="integration-links">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {!readOnly && kind !== 'securityProvider' && (
        <div className="integration-actions">
          {isTicketing(kind) && !takesTickets && state !== 'notConfigured' && (
            <Button
              size="small"
              busy={isBusy}
              disabledReason={model.mayTakeTickets(kind) ? undefined : t('turnOnFirst')}
              onClick={on.onTakeTickets}
            >
              {t('useForTicketing')}
            </Button>
          )}
          {isRemovable(kind) && state !== 'notConfigured' && (
            <Button
              size="small"
              variant="ghost"
              tone="danger"
              aria-label={`${t('delete')} ${name}`}
              onClick={on.onRemove}
            >
              {t('delete')}
            </Button>
          )}
          <Button
            size="small"
            aria-label={`${state === 'notConfigured' ? t('configure') : t('edit')} ${name}`}
            onClick={on.onOpen}
          >
            {state === 'notConfigured' ? t('configure') : t('edit')}
          </Button>
        </div>
      )}
    </li>
  );
}

function Saved({ integration: { savedBy, savedAt } }: Pick<IntegrationRowProps, 'integration'>) {
  useSignals();
  const t = useMessages(integrationMessages);
  const format = useFormat();
  if (!savedBy || !savedAt) return null;
  const date = format.date(savedAt);
  return <p className="integration-saved">{t('savedBy', { name: visible(savedBy), date })}</p>;
}

function ProblemText({ problem: { path, code } }: { problem: Integration['problems'][number] }) {
  const t = useMessages(integrationMessages);
  const word = code === 'deleted' || code === 'required' ? code : 'invalid';
  // What a newer server has a field for is called as it is there.
  const field = fieldNames.find((one) => one === path);
  return <span>{t(`problems.${word}`, { field: field ? t(`fields.${field}`) : path })} </span>;
}

const connectionKinds = ['serviceManagement', 'serviceDesk', 'helpDesk', 'psacw', 'psaat', 'securityProvider'];

const fieldNames = [
  'instanceName',
  'authType',
  'username',
  'password',
  'clientId',
  'clientSecret',
  'defaultTicketTemplateId',
  'hostname',
  'address',
  'data',
] as const;
