/** What a restore can be as of: which revisions or jobs there are to choose from. */
import { effect } from '@preact/signals-core';
import type { HttpClient } from '../../host/http/http-client.ts';
import { createPointsModel, jobsOf, type PointsModel, revisionsOf } from '../recovery/points-model.ts';
import type { RecoveryRequest } from '../recovery/recovery-types.ts';
import { fileIdOf, pointsKind } from './restore-order.ts';

/** Pages that are read by themselves to find the revision that something is in. */
const mostPages = 10;

/** To be made, and disposed of, by a model: it watches. */
export function pointsOf(client: HttpClient, { nodeId, items }: RecoveryRequest): PointsModel | undefined {
  const [item] = items;
  if (!item) return undefined;
  const plan = { nodeId, planId: item.planId };
  switch (pointsKind(items)) {
    case 'jobs':
      return createPointsModel(jobsOf(client, plan), item.jobId);
    case 'revisions':
      return createPointsModel(
        revisionsOf(client, { ...plan, fileId: fileIdOf(item) }),
        item.type === 'file' ? item.revisionId : undefined,
      );
    case 'none':
      // Only to say of when the mounted revision is.
      return item.content && item.fileId !== undefined
        ? createPointsModel(revisionsOf(client, { ...plan, fileId: item.fileId }))
        : undefined;
  }
}

/** Chooses the revision that something is in, though it may be far down the list. */
export function seek(points: PointsModel, id: string): void {
  let pages = 1;
  points.prefer(id);
  effect(() => {
    if (points.state.value.status !== 'ready' || pages >= mostPages) return;
    if (points.chosen.peek() !== undefined || points.points.peek().length >= points.total.peek()) return;
    pages += 1;
    points.loadMore();
  });
}
