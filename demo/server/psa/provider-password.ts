/** A provider's password: sealed as the secrets of all integrations are, and told to the provider alone. */
import type { Provider } from '../../../src/psa/psa-terms.ts';
import type { Write } from '../http/keyed-changes.ts';
import type { Secrets } from '../integrations/secrets.ts';

export const providerSecretId = (provider: Provider): string => `integration ${provider} password`;

/** Empty: none is stored, or it cannot be opened any more. */
export const readProviderPassword = async (secrets: Secrets, provider: Provider): Promise<string> =>
  (await secrets.read(providerSecretId(provider))) ?? '';

/** The statement that replaces it; none where nothing was typed. */
export const writeProviderPassword = (secrets: Secrets, provider: Provider, password: string): Write[] =>
  password === '' ? [] : [secrets.write(providerSecretId(provider), password)];
