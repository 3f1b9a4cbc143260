/** By endpoint of integrations and credentials, one call that a new server answers, each of which may be made once. */
import {
  type Credential,
  type CredentialBody,
  createCredential,
} from '../../../../src/integrations/credentials/contract.ts';
import type { Arguments, DemoClient } from './demo-client.ts';

export const credentialBody = (name: string, more: Partial<CredentialBody> = {}): CredentialBody => ({
  name,
  kind: 'USERNAME_PASSWORD',
  username: 'svc',
  secret: 'S3cret of a test',
  organizationIds: null,
  ...more,
});

export const newCredential = (client: DemoClient, name: string, more?: Partial<CredentialBody>): Promise<Credential> =>
  client.call(createCredential, { body: credentialBody(name, more) });

export async function integrationCalls(client: DemoClient): Promise<Record<string, Arguments>> {
  const [updated, deleted] = [await newCredential(client, 'Updated'), await newCredential(client, 'Deleted')];
  return {
    listIntegrations: {},
    saveIntegration: { params: { kind: 'helpDesk' }, body: { values: { enabled: true } } },
    removeIntegration: { params: { kind: 'webhook' } },
    setTicketingType: { body: { ticketingType: 'serviceManagement' } },
    testIntegration: { params: { kind: 'serviceDesk' }, body: { values: { hostname: '10.0.0.1' } } },
    endSupportConnection: { params: { id: '1' } },
    listCredentials: { query: { page: 0, pageSize: 10, searchCriteria: 'domain', kind: 'USERNAME_PASSWORD' } },
    createCredential: { body: credentialBody('Created') },
    updateCredential: { params: { id: updated.id }, body: credentialBody('Renamed') },
    readCredentialUse: { params: { id: updated.id } },
    deleteCredential: { params: { id: deleted.id } },
  };
}
