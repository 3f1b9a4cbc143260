/** The calls by which either provider is mapped: they differ in their paths, and in what they call what is mapped to. */
import type * as z from 'zod/mini';
import type { Endpoint, EndpointBody, EndpointResponse } from '../../../host/http/endpoint.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import type {
  clearOrganizationMappings,
  listOrganizationMappings,
  previewAutoMap,
  refuseMatches,
  saveOrganizationMappings,
  undoOrganizationMappings,
} from '../../company-contract.ts';
import {
  changedBy,
  type MappedRow,
  type MappingCalls,
  type MappingSource,
  previewTime,
  wholePreview,
} from './mapping-source.ts';

type List = typeof listOrganizationMappings;
type Save = typeof saveOrganizationMappings;
type SaveBody = EndpointBody<Save>;

/** An endpoint like `Like`, with other members in its body or its answer. */
type As<Like extends Endpoint, Body, Response> = Endpoint<
  Like['params'],
  Like['query'],
  z.core.$ZodType<Body>,
  z.core.$ZodType<Response>
>;

export interface ProviderCalls<Row extends MappedRow> {
  readonly list: As<List, EndpointBody<List>, Omit<EndpointResponse<List>, 'results'> & { results: Row[] }>;
  readonly save: As<
    Save,
    Pick<SaveBody, 'origin'> & { mappings: Pick<SaveBody['mappings'][number], 'clientId' | 'score' | 'reason'>[] },
    EndpointResponse<Save>
  >;
  readonly preview: typeof previewAutoMap;
  readonly clear: typeof clearOrganizationMappings;
  readonly undo: typeof undoOrganizationMappings;
  readonly refuse: typeof refuseMatches;
  /** What `save` has the id of the company or the account in. */
  readonly target: 'companyId' | 'accountId';
  readonly listTargets: MappingCalls<Row>['listTargets'];
}

export function mappingCalls<Row extends MappedRow>(
  client: HttpClient,
  calls: ProviderCalls<Row>,
): MappingCalls<Row> & Pick<MappingSource<Row>, 'names'> {
  const params = {};
  return {
    names: { save: calls.save.name, clear: calls.clear.name, undo: calls.undo.name, refuse: calls.refuse.name },
    async list({ search, ...query }, signal) {
      const answer = await client.call(
        calls.list,
        { params, query: { ...query, ...(search !== '' && { searchCriteria: search }) } },
        { signal },
      );
      const { results: rows, totalElements: total, totalPages: pages, counts } = answer;
      return { rows, total, pages, counts };
    },
    async save(origin, assignments, press) {
      const mappings = assignments.map(({ targetId, assigned, ...rest }) => ({
        ...rest,
        ...assigned,
        ...(targetId !== undefined && { [calls.target]: targetId }),
      }));
      return changedBy(await client.call(calls.save, { params, body: { origin, mappings } }, { press }));
    },
    preview(clientIds, signal, onProgress) {
      const body = clientIds ? { clientIds: [...clientIds] } : {};
      const ask = () => client.call(calls.preview, { params, body }, { signal, timeout: previewTime });
      return wholePreview(ask, onProgress);
    },
    async clear(clientIds, press) {
      const body = { clientIds: [...clientIds] };
      return changedBy(await client.call(calls.clear, { params, body }, { press }));
    },
    undo(changeIds, exceptClientIds, press) {
      const body = { changeIds: [...changeIds], exceptClientIds: [...exceptClientIds] };
      return client.call(calls.undo, { params, body }, { press });
    },
    async refuse(pairs, press) {
      await client.call(calls.refuse, { params, body: { pairs: [...pairs] } }, { press });
    },
    listTargets: calls.listTargets,
  };
}
