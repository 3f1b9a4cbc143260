/** Credentials as they stand on the server, past the element. */
import {
  type Credential,
  type CredentialBody,
  createCredential,
  deleteCredential,
  listCredentials,
} from '../../../src/integrations/credentials/contract.ts';
import { ask } from '../../support/ask.ts';

export const storedCredentials = async (search: string): Promise<Credential[]> =>
  (await ask(listCredentials, { query: { searchCriteria: search, pageSize: '1000' } })).results;

export const newCredential = (name: string, more: Partial<CredentialBody> = {}): Promise<Credential> =>
  ask(createCredential, { body: { name, kind: 'API_TOKEN', secret: 'first token', ...more } });

export const removeCredential = (id: string) => ask(deleteCredential, { params: { id } });

/** Only these have the word: other tests have left theirs. */
export async function onlyCredentials(word: string, ...names: string[]): Promise<void> {
  for (const { id } of await storedCredentials(word)) await removeCredential(id);
  for (const name of names) await newCredential(`${word} ${name}`);
}
