/** How each level below the plans is fetched; comes with the first step into a plan. Source: spec 000 §7. */
import type { ListingPage } from '../../ui/table/model/listing.ts';
import type { BackupRow } from '../backup-row.ts';
import {
  type BackupPlan,
  listFolderContent,
  listMountedContent,
  listPlanFolders,
  listRevisions,
  listVolumes,
  searchPlan,
} from '../contract.ts';
import { jobOf, type Place, pathOf, stepOf } from '../place.ts';
import { browserPageSize } from '../plan-contract.ts';
import { entryRow, mountedRow, planFolderRow, revisionRows, volumeRow } from './deeper-rows.ts';
import { type FetchPage, type LevelContext, whole } from './level-fetch.ts';

/** Milliseconds that mounting an image may take before it counts as failed. */
const mountTimeout = 180_000;

export const fetchers = {
  async volumes(context, _page, signal) {
    const { uid } = planOf(context);
    const params = { nodeId: context.nodeId, planId: uid };
    const volumes = await context.client.call(listVolumes, { params }, { signal });
    return whole(volumes.map((volume) => volumeRow(volume, uid)));
  },

  async planFolders(context, page, signal) {
    const { uid } = planOf(context);
    const folders = await context.client.call(
      listPlanFolders,
      { params: { nodeId: context.nodeId, planId: uid }, query: asOf(context.place, page) },
      { signal },
    );
    return { rows: folders.map((folder) => planFolderRow(folder, uid)) };
  },

  async folder(context, page, signal) {
    const { uid } = planOf(context);
    const answer = await context.client.call(
      listFolderContent,
      {
        params: { nodeId: context.nodeId, planId: uid, folderId: stepOf(context.place, 'folder').id },
        query: asOf(context.place, page),
      },
      { signal },
    );
    context.tellLeftOut?.(answer.leftOut ?? undefined);
    return { rows: answer.results.map((entry) => entryRow(entry, uid)), total: answer.totalElements };
  },

  async search(context, page, signal) {
    const { uid } = planOf(context);
    const inside = context.place.at(-2);
    const answer = await context.client.call(
      searchPlan,
      {
        params: { nodeId: context.nodeId, planId: uid },
        query: {
          searchTerm: stepOf(context.place, 'search').term,
          ...asOf(context.place, page),
          ...(inside?.kind === 'folder' && { folderId: inside.id }),
        },
      },
      { signal },
    );
    return { rows: answer.results.map((entry) => entryRow(entry, uid)), total: answer.totalElements };
  },

  volumeRevisions: (context, page, signal) => fetchRevisions(context, stepOf(context.place, 'volume').id, page, signal),

  fileRevisions: (context, page, signal) => fetchRevisions(context, stepOf(context.place, 'file').id, page, signal),

  async mounted(context, page, signal) {
    const { uid } = planOf(context);
    const { results } = await context.client.call(
      listMountedContent,
      {
        params: { nodeId: context.nodeId, planId: uid, revisionId: stepOf(context.place, 'revision').id },
        query: { folder: pathOf(context.place), start: page * browserPageSize, count: browserPageSize },
      },
      { signal, timeout: mountTimeout },
    );
    return { rows: results.map((entry) => mountedRow(entry, uid, context.place)) };
  },
} as const satisfies Record<string, FetchPage>;

function asOf(place: Place, page: number) {
  const job = jobOf(place);
  return { page, size: browserPageSize, ...(job && { jobId: job.id }) };
}

async function fetchRevisions(
  context: LevelContext,
  fileId: string,
  page: number,
  signal: AbortSignal,
): Promise<ListingPage<BackupRow>> {
  const plan = planOf(context);
  const answer = await context.client.call(
    listRevisions,
    {
      params: { nodeId: context.nodeId, planNumericId: String(plan.numericId), fileId },
      query: { page, size: browserPageSize },
    },
    { signal },
  );
  return { rows: revisionRows(answer.results, plan.uid), total: answer.totalElements };
}

function planOf(context: LevelContext): BackupPlan {
  if (!context.plan) throw new Error('A level below the list of plans needs its plan.');
  return context.plan;
}
