import type { HttpClient } from '../../host/http/http-client.ts';
import {
  type AccountMapping,
  clearAccountMappings,
  listAccountMappings,
  listAccounts,
  previewAccountAutoMap,
  refuseAccountMatches,
  saveAccountMappings,
  undoAccountMappings,
} from '../account-contract.ts';
import { mappingCalls } from './model/mapping-calls.ts';
import { type MappingSource, mappingSource } from './model/mapping-source.ts';

/** Organizations and accounts of the second provider. A page keeps one as long as it is shown. */
export function accountSource(client: HttpClient): MappingSource<AccountMapping> {
  return mappingSource<AccountMapping>({
    provider: 'psaat',
    mappedTo: (row) => ({
      target:
        row.accountId == null
          ? null
          : { id: row.accountId, name: row.accountName ?? '', deleted: row.accountDeleted ?? false },
      assigned: { installedProductCategoryMappingId: row.installedProductCategoryMappingId ?? null },
      names: row.installedProductCategoryMappingName ? [row.installedProductCategoryMappingName] : [],
      sites: row.mappedLocationCount,
    }),
    ...mappingCalls<AccountMapping>(client, {
      list: listAccountMappings,
      save: saveAccountMappings,
      preview: previewAccountAutoMap,
      clear: clearAccountMappings,
      undo: undoAccountMappings,
      refuse: refuseAccountMatches,
      target: 'accountId',
      async listTargets(lastId, signal) {
        const query = lastId === undefined ? {} : { lastId };
        return (await client.call(listAccounts, { params: {}, query }, { signal })).accountList;
      },
    }),
  });
}
