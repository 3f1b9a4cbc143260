import type { HttpClient } from '../../host/http/http-client.ts';
import { type Credential, listCredentials } from './contract.ts';

/** As it is stored now; undefined: it was deleted. */
export async function readStoredCredential(
  client: HttpClient,
  { id, kind }: Credential,
  signal: AbortSignal,
): Promise<Credential | undefined> {
  // There is no call for one: it is looked for among those of its kind, whatever it is called by now.
  for (let page = 0; ; page += 1) {
    const query = { kind, page, pageSize: 1000 };
    const { results, totalPages } = await client.call(listCredentials, { params: {}, query }, { signal });
    const found = results.find((one) => one.id === id);
    if (found !== undefined || page + 1 >= totalPages) return found;
  }
}
