/** What a deletion of plans frees, asked as the question is. */
import { createModel, type Model } from '@preact/signals-core';
import { createResource, type Resource } from '../../base/resource/resource.ts';
import type { EndpointResponse } from '../../host/http/endpoint.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import { readFreedSpace } from '../recovery-contract.ts';
import type { PlanDeletion } from './deletion-order.ts';

interface Shape {
  freed: Resource<PlanDeletion, EndpointResponse<typeof readFreedSpace>>;
}
export type FreedSpaceModel = Model<Shape>;

export function createFreedSpaceModel(client: HttpClient, order: PlanDeletion): FreedSpaceModel {
  return new (createModel<Shape>(() => {
    const freed: Shape['freed'] = createResource({
      read: ({ nodeId, planIds }, signal) =>
        client.call(readFreedSpace, { params: { nodeId }, query: { planIds: planIds.join(',') } }, { signal }),
    });
    freed.ask(order);
    return { freed };
  }))();
}
