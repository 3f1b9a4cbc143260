/** Credentials: a page at a time, shared with the page and other tabs. Their secrets are in none of them. */
import { createModel, type Model } from '@preact/signals-core';
import { credentialKinds, credentialsSlice } from '../../console/integrations/credentials-slice.ts';
import type { StateOf } from '../../console/slice.ts';
import { pageSlice } from '../../console/store/page-slice.ts';
import { createSharedList, type ListModel } from '../../console/store/shared-list.ts';
import type { Configuration } from '../../host/configuration/configuration-types.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { goneAs, listQuery, type RecordList, tablePage } from '../../ui/record-list/record-list-model.ts';
import {
  type Credential,
  type CredentialUse,
  credentialSortFields,
  deleteCredential,
  listCredentials,
  readCredentialUse,
} from './contract.ts';

type SharedCredential = StateOf<typeof credentialsSlice>['entries'][number];

interface Shape {
  readonly list: RecordList<Credential>;
  /** Was created, or saved. */
  put(credential: Credential): void;
  readUse(id: string, signal: AbortSignal): Promise<CredentialUse>;
  /** Answers whether this deleted it: somebody else may have been faster. */
  remove(id: string, press: Press): Promise<boolean>;
}
export type CredentialList = Model<Shape>;

export function createCredentialList(client: HttpClient, configuration: Configuration): CredentialList {
  return new (createModel<Shape>(() => {
    const credentials = createSharedList<Credential, SharedCredential>({
      slice: pageSlice(credentialsSlice, configuration) as unknown as ListModel<SharedCredential>,
      shared: ({ id, name, kind, username }) => ({ id, name, kind, username: username ?? '' }),
      async read(query, signal) {
        const wanted = query.filters.find(({ name }) => name === 'kind')?.value;
        const kind = credentialKinds.find((one) => one === wanted);
        const args = { ...listQuery(query, credentialSortFields), ...(kind !== undefined && { kind }) };
        return tablePage(await client.call(listCredentials, { params: {}, query: args }, { signal }));
      },
    });
    return {
      list: credentials.list,
      put: credentials.put,
      readUse: (id, signal) => client.call(readCredentialUse, { params: { id } }, { signal }),
      async remove(id, press) {
        const options = { press, signal: credentials.list.lifetime() };
        const isOurs = await client.call(deleteCredential, { params: { id } }, options).then(() => true, goneAs(false));
        credentials.removed(id);
        return isOurs;
      },
    };
  }))();
}
