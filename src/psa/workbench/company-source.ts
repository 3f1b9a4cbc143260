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
import { type MappingSource, mappingSource } from './model/mapping-source.ts';

/** Organizations and companies of the first provider. A page keeps one as long as it is shown. */
export function companySource(client: HttpClient): MappingSource<OrganizationMappingRow> {
  return mappingSource<OrganizationMappingRow>({
    provider: 'psacw',
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
    ...mappingCalls<OrganizationMappingRow>(client, {
      list: listOrganizationMappings,
      save: saveOrganizationMappings,
      preview: previewAutoMap,
      clear: clearOrganizationMappings,
      undo: undoOrganizationMappings,
      refuse: refuseMatches,
      target: 'companyId',
      async listTargets(lastId, signal) {
        const query = lastId === undefined ? {} : { lastId };
        return (await client.call(listCompanies, { params: {}, query }, { signal })).companyList;
      },
    }),
  });
}
