/** What stands on the server and at the first provider, past the element. */
import type { Endpoint, EndpointBody, EndpointResponse } from '../../../src/host/http/endpoint.ts';
import { fillPath } from '../../../src/host/http/fill-path.ts';
import {
  clearOrganizationMappings,
  type OrganizationMapping,
  type OrganizationMappingBody,
  readCompanyCriteria,
  readOrganizationMapping,
  saveCompanyCriteria,
  saveOrganizationMapping,
} from '../../../src/psa/company-contract.ts';
import { connectionCalls, type HelpDesk } from '../../../src/psa/connection-contract.ts';
import type { Provider } from '../../../src/psa/psa-terms.ts';

async function ask<E extends Endpoint>(
  { method, path }: E,
  body?: EndpointBody<E>,
  params = {},
): Promise<EndpointResponse<E>> {
  const response = await fetch(fillPath(path, params), {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/**
 * An organization with four locations, the first of the table by name. The company of its number at the provider has sites
 * of their names and one more, and no agreements.
 */
export const alNoor = { id: '4', name: 'Al-Noor Trading', company: 'Al-Noor Trading GmbH' };

/** Four sites and three agreements, which have the tens of its id. */
export const fjord = { id: '3', company: 'Fjord Dental, Inc.' };

export const storedOrganization = (clientId = alNoor.id): Promise<OrganizationMapping> =>
  ask(readOrganizationMapping, undefined, { clientId });

/** As if somebody had saved it in its dialog. */
export const mapOrganization = (body: Partial<OrganizationMappingBody> = {}, clientId = alNoor.id) =>
  ask(saveOrganizationMapping, { companyId: alNoor.id, locationSiteMappings: [], ...body }, { clientId });

/** Nothing is mapped, and the usual companies are offered. */
export async function beginUnmapped(): Promise<void> {
  await ask(clearOrganizationMappings, { clientIds: [alNoor.id] });
  await setCriteria({ selectedTypes: ['1'], selectedStatuses: ['1'] });
}

export const storedCriteria = () => ask(readCompanyCriteria);
export const setCriteria = (body: EndpointBody<typeof saveCompanyCriteria>) => ask(saveCompanyCriteria, body);

export const storedHelpDesk = (provider: Provider) => ask(connectionCalls[provider].readHelpDesk);
export const setHelpDesk = (provider: Provider, body: HelpDesk) => ask(connectionCalls[provider].saveHelpDesk, body);
