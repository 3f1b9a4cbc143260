/** Integrations as they stand on the server, past the element. */
import {
  type Integration,
  type IntegrationBody,
  listIntegrations,
  removeIntegration,
  saveIntegration,
  setTicketingType,
} from '../../../src/integrations/contract.ts';
import type { IntegrationKind, RemovableKind } from '../../../src/integrations/integration-kinds.ts';
import { ask } from '../../support/ask.ts';
import { ok } from '../../support/assert.ts';

export async function stored(kind: IntegrationKind): Promise<Integration> {
  const found = (await ask(listIntegrations)).integrations.find((one) => one.kind === kind);
  ok(found, kind);
  return found;
}

export const ticketingType = async () => (await ask(listIntegrations)).ticketingType;

export const save = (kind: IntegrationKind, values: IntegrationBody['values'], secrets?: Record<string, string>) =>
  ask(saveIntegration, { params: { kind }, body: { values, ...(secrets && { secrets }) } });

export const remove = (kind: RemovableKind) => ask(removeIntegration, { params: { kind } });

const serviceManagement = {
  enabled: true,
  instanceName: 'fleet-demo',
  authType: 'BASIC',
  username: 'rmm-tickets',
  defaultTicketTemplateId: '3',
  integrationTypeActivated: true,
};

/** Ticketing goes through service management, the service desk is off, and the help desk was never configured. */
export async function asAtFirst(): Promise<void> {
  await save('serviceManagement', serviceManagement, { password: 'made up' });
  await ask(setTicketingType, { body: { ticketingType: 'serviceManagement' } });
  await remove('helpDesk');
  await save('serviceDesk', { enabled: false, hostname: 'desk.fleet-demo.example' });
  await save('webhook', { data: '{"channel":"operations"}' }, { address: 'https://hooks.fleet-demo.example/alerts' });
  await save('browserManagement', { enabled: false, isolationPageContentMessage: 'Isolated' });
}
