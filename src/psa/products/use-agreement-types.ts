import { useModel } from '@preact/signals-react/runtime';
import { createResource, type Resource } from '../../base/resource/resource.ts';
import { cachedCall } from '../../host/http/cached-call.ts';
import { useHost } from '../../host/use-host.ts';
import { listAgreementTypes } from '../product-contract.ts';
import type { ProviderEntity } from '../psa-shapes.ts';

/** All that the provider has: asked once for those who show them and those who choose. */
export function useAgreementTypes(): Resource<void, readonly ProviderEntity[]> {
  const { client } = useHost();
  return useModel(() => {
    const call = cachedCall(client, listAgreementTypes);
    const types = createResource<void, readonly ProviderEntity[]>({
      read: async (_, signal) => (await call.read({ params: {} }, signal)).agreementTypeList,
    });
    types.ask();
    return types;
  });
}
