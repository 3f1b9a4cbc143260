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
import { changedBy, type MappingSource, mappingSource } from './model/mapping-source.ts';

/** Organizations and accounts of the second provider. A page keeps one as long as it is shown. */
export function accountSource(client: HttpClient): MappingSource<AccountMapping> {
  return mappingSource<AccountMapping>({
    provider: 'psaat',
    names: {
      save: saveAccountMappings.name,
      clear: clearAccountMappings.name,
      undo: undoAccountMappings.name,
      refuse: refuseAccountMatches.name,
    },
    mappedTo: (row) => ({
      target:
        row.accountId == null
          ? null
          : { id: row.accountId, name: row.accountName ?? '', deleted: row.accountDeleted ?? false },
      assigned: { installedProductCategoryMappingId: row.installedProductCategoryMappingId ?? null },
      names: row.installedProductCategoryMappingName ? [row.installedProductCategoryMappingName] : [],
      sites: row.mappedLocationCount,
    }),
    async list({ search, ...query }, signal) {
      const answer = await client.call(
        listAccountMappings,
        { params: {}, query: { ...query, ...(search !== '' && { searchCriteria: search }) } },
        { signal },
      );
      const { results: rows, totalElements: total, totalPages: pages, counts } = answer;
      return { rows, total, pages, counts };
    },
    async save(origin, assignments, press) {
      const mappings = assignments.map(({ targetId, assigned, ...rest }) => ({
        ...rest,
        ...assigned,
        ...(targetId !== undefined && { accountId: targetId }),
      }));
      return changedBy(await client.call(saveAccountMappings, { params: {}, body: { origin, mappings } }, { press }));
    },
    ...mappingCalls(client, {
      preview: previewAccountAutoMap,
      clear: clearAccountMappings,
      undo: undoAccountMappings,
      refuse: refuseAccountMatches,
    }),
    async listTargets(lastId, signal) {
      const query = lastId === undefined ? {} : { lastId };
      return (await client.call(listAccounts, { params: {}, query }, { signal })).accountList;
    },
  });
}
