/** Configuration types and statuses of the provider: one call for both, asked once between two refreshes. */
import { createModel, type Model, type ReadonlySignal } from '@preact/signals-core';
import { createResource } from '../../base/resource/resource.ts';
import type { ResourceState } from '../../base/resource/resource-state.ts';
import { cachedCall } from '../../host/http/cached-call.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import { listConfigurationTypes } from '../configuration-contract.ts';
import type { ProviderEntity } from '../psa-shapes.ts';

interface Shape {
  readonly types: ReadonlySignal<ResourceState<readonly ProviderEntity[]>>;
  readonly statuses: ReadonlySignal<ResourceState<readonly ProviderEntity[]>>;
  retry(): void;
}
export type ConfigurationLists = Model<Shape>;

export function createConfigurationLists(client: HttpClient): ConfigurationLists {
  return new (createModel<Shape>(() => configurationLists(client)))();
}

function configurationLists(client: HttpClient): Shape {
  const call = cachedCall(client, listConfigurationTypes);
  const types = createResource<void, readonly ProviderEntity[]>({
    read: async (_, signal) => (await call.read({ params: {} }, signal)).configurationTypeList,
  });
  const statuses = createResource<void, readonly ProviderEntity[]>({
    read: async (_, signal) => (await call.read({ params: {} }, signal)).configurationStatusList,
  });
  types.ask();
  statuses.ask();
  return {
    types: types.state,
    statuses: statuses.state,
    retry() {
      types.retry();
      statuses.retry();
    },
  };
}
