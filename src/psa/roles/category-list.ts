/** Categories of installed products at the second provider: its configuration types, asked once between two refreshes. */
import { createModel, type Model, type ReadonlySignal } from '@preact/signals-core';
import { createResource } from '../../base/resource/resource.ts';
import type { ResourceState } from '../../base/resource/resource-state.ts';
import { cachedCall } from '../../host/http/cached-call.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { ProviderEntity } from '../psa-shapes.ts';
import { listProductCategories } from '../role-contract.ts';

interface Shape {
  readonly state: ReadonlySignal<ResourceState<readonly ProviderEntity[]>>;
  retry(): void;
}
export type CategoryList = Model<Shape>;

export function createCategoryList(client: HttpClient): CategoryList {
  return new (createModel<Shape>(() => categoryList(client)))();
}

function categoryList(client: HttpClient): Shape {
  const call = cachedCall(client, listProductCategories);
  const list = createResource<void, readonly ProviderEntity[]>({
    read: (_, signal) => call.read({ params: {} }, signal),
  });
  list.ask();
  return { state: list.state, retry: list.retry };
}
