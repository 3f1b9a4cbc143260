/** The calls by which either provider is mapped: they differ in their paths alone. */
import type { HttpClient } from '../../../host/http/http-client.ts';
import type {
  clearOrganizationMappings,
  previewAutoMap,
  refuseMatches,
  undoOrganizationMappings,
} from '../../company-contract.ts';
import { changedBy, type MappingSource, previewTime, wholePreview } from './mapping-source.ts';

export interface EqualCalls {
  readonly preview: typeof previewAutoMap;
  readonly clear: typeof clearOrganizationMappings;
  readonly undo: typeof undoOrganizationMappings;
  readonly refuse: typeof refuseMatches;
}

export function mappingCalls(
  client: HttpClient,
  calls: EqualCalls,
): Pick<MappingSource<never>, 'preview' | 'clear' | 'undo' | 'refuse'> {
  return {
    preview(clientIds, signal, onProgress) {
      const body = clientIds ? { clientIds: [...clientIds] } : {};
      const ask = () => client.call(calls.preview, { params: {}, body }, { signal, timeout: previewTime });
      return wholePreview(ask, onProgress);
    },
    async clear(clientIds, press) {
      const body = { clientIds: [...clientIds] };
      return changedBy(await client.call(calls.clear, { params: {}, body }, { press }));
    },
    undo(changeIds, exceptClientIds, press) {
      const body = { changeIds: [...changeIds], exceptClientIds: [...exceptClientIds] };
      return client.call(calls.undo, { params: {}, body }, { press });
    },
    async refuse(pairs, press) {
      await client.call(calls.refuse, { params: {}, body: { pairs: [...pairs] } }, { press });
    },
  };
}
