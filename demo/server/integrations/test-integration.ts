/** Asks what somebody is about to connect, with what was typed, or else with what is stored. */

import { readAddress, readHostname } from '../../../src/integrations/connections/read-address.ts';
import type { TestResult } from '../../../src/integrations/contract.ts';
import type { IntegrationValues, TestableKind } from '../../../src/integrations/integration-kinds.ts';
import { invalid } from '../http/refusal.ts';
import type { Integrations } from '../psa/integrations.ts';
import { ProviderError } from '../psa/provider-client.ts';
import { readProviderPassword } from '../psa/provider-password.ts';
import { askOutside } from './ask-outside.ts';
import { secretId } from './integration-rows.ts';
import type { Secrets } from './secrets.ts';

export interface TestOptions {
  secrets: Secrets;
  integrations: Integrations;
  allowedHosts: readonly string[];
}

export async function testIntegration(
  kind: TestableKind,
  values: IntegrationValues,
  { secrets, integrations, allowedHosts }: TestOptions,
): Promise<TestResult> {
  if (kind === 'serviceDesk') {
    const host = readHostname(String(values.hostname));
    if (host === undefined) throw invalid('A host name is needed');
    return askOutside({ url: new URL(`https://${host}/`), method: 'GET' }, allowedHosts);
  }
  if (kind === 'webhook') {
    const address = readAddress(String(values.address || (await secrets.read(secretId(kind, 'address')))));
    if (address === undefined) throw invalid('An address is needed');
    return askOutside({ url: new URL(address), method: 'POST', body: String(values.data) }, allowedHosts);
  }
  const password = String(values.password) || (await readProviderPassword(secrets, kind));
  const credentials = { username: String(values.username), password };
  try {
    await integrations[kind].client.check(credentials);
    return { outcome: 'accepted' };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { outcome: error.providerStatus === 401 ? 'refused' : 'unreachable' };
  }
}
