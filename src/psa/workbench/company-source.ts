import type { HttpClient } from '../../host/http/http-client.ts';
import {
  clearOrganizationMappings,
  listCompanies,
  listOrganizationMappings,
  type OrganizationMappingRow,
  previewAutoMap,
  refuseMatches,
  saveOrganizationMappings,
  undoOrganizationMappings,
} from '../company-contract.ts';
import { mappingCalls } from './model/mapping-calls.ts';
import { changedBy, type MappingSource, mappingSource } from './model/mapping-source.ts';

/** Organizations and companies of the first provider. A page keeps one as long as it is shown. */
export function companySource(client: HttpClient): MappingSource<OrganizationMappingRow> {
  return mappingSource<OrganizationMappingRow>({
    provider: 'psacw',
    names: {
      save: saveOrganizationMappings.name,
      clear: clearOrganizationMappings.name,
      undo: undoOrganizationMappings.name,
      refuse: refuseMatches.name,
    },
    mappedTo: (row) => ({
      target:
        row.companyId == null
          ? null
          : { id: row.companyId, name: row.companyName ?? '', deleted: row.companyDeleted ?? false },
      assigned: {
        productMappingId: row.productMappingId ?? null,
        configurationTypeMappingId: row.configurationTypeMappingId ?? null,
      },
      names: [row.productMappingName ?? '', row.configurationTypeMappingName ?? ''].filter((name) => name !== ''),
      sites: row.mappedLocationCount,
    }),
    async list({ search, ...query }, signal) {
      const answer = await client.call(
        listOrganizationMappings,
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
        ...(targetId !== undefined && { companyId: targetId }),
      }));
      const body = { origin, mappings };
      return changedBy(await client.call(saveOrganizationMappings, { params: {}, body }, { press }));
    },
    ...mappingCalls(client, {
      preview: previewAutoMap,
      clear: clearOrganizationMappings,
      undo: undoOrganizationMappings,
      refuse: refuseMatches,
    }),
    async listTargets(lastId, signal) {
      const query = lastId === undefined ? {} : { lastId };
      return (await client.call(listCompanies, { params: {}, query }, { signal })).companyList;
    },
  });
}
