/** What can be listed, one entry a level: which call, which columns, which words when it fails. Source: spec 000 §2, §7, §8. */
import type { HttpClient } from '../host/http-client.ts';
import type { ListingPage } from '../ui/grid/listing.ts';
import type { ColumnId } from './columns.ts';
import {
  type BackupPlan,
  isImagePlan,
  listFolderContent,
  listMountedContent,
  listPlanFolders,
  listPlans,
  listRevisions,
  listVolumes,
  searchPlan,
} from './contract.ts';
import type { BackupMessage } from './messages.ts';
import { type Place, pathOf, stepOf } from './place.ts';
import { type BackupRow, entryRow, mountedRow, planFolderRow, planRow, revisionRow, volumeRow } from './rows.ts';

/** Rows fetched at once. Source: spec 000 §9. */
export const browserPageSize = 250;

/** For calls that answer with everything at once. */
const wholePageSize = 100_000;

/** Milliseconds that mounting an image may take before it counts as failed. */
const mountTimeout = 180_000;

export interface LevelContext {
  client: HttpClient;
  nodeId: number;
  place: Place;
  /** Known everywhere but in the list of plans. */
  plan: BackupPlan | undefined;
}

interface Level {
  columns: readonly ColumnId[];
  pageSize: number;
  fetchPage(context: LevelContext, page: number, signal: AbortSignal): Promise<ListingPage<BackupRow>>;
  /** What to say when nothing could be fetched. */
  failure(context: Pick<LevelContext, 'place' | 'plan'>): BackupMessage;
  isSearchable?: boolean;
  /** Offers a new folder on the device. */
  takesFolders?: boolean;
  isSelectable: boolean;
}

export const levels = {
  plans: {
    columns: ['name', 'planType', 'destination', 'schedule', 'lastSuccess', 'localSize', 'cloudSize'],
    pageSize: wholePageSize,
    isSelectable: true,
    async fetchPage({ client, nodeId }, _page, signal) {
      const plans = await client.call(listPlans, { params: { nodeId } }, { signal });
      return whole(plans.map(planRow));
    },
    failure: () => ({ key: 'failure.plans' }),
  },
  volumes: {
    columns: ['name', 'fileSystem', 'partitionStyle', 'capacity', 'used', 'lastRevision', 'localSize', 'cloudSize'],
    pageSize: wholePageSize,
    isSelectable: true,
    async fetchPage(context, _page, signal) {
      const { uid } = planOf(context);
      const params = { nodeId: context.nodeId, planId: uid };
      const volumes = await context.client.call(listVolumes, { params }, { signal });
      return whole(volumes.map((volume) => volumeRow(volume, uid)));
    },
    failure: ({ plan }) => ({ key: 'failure.volumes', values: { name: plan?.name ?? '' } }),
  },
  planFolders: {
    columns: ['name', 'path', 'lastRevision'],
    pageSize: browserPageSize,
    isSelectable: true,
    isSearchable: true,
    async fetchPage(context, page, signal) {
      const { uid } = planOf(context);
      const folders = await context.client.call(
        listPlanFolders,
        { params: { nodeId: context.nodeId, planId: uid }, query: { page, size: browserPageSize } },
        { signal },
      );
      return { rows: folders.map((folder) => planFolderRow(folder, uid)) };
    },
    failure: ({ plan }) => ({ key: 'failure.folders', values: { name: plan?.name ?? '' } }),
  },
  folder: {
    columns: ['name', 'size', 'backupSize', 'modified'],
    pageSize: browserPageSize,
    isSelectable: true,
    isSearchable: true,
    takesFolders: true,
    async fetchPage(context, page, signal) {
      const { uid } = planOf(context);
      const answer = await context.client.call(
        listFolderContent,
        {
          params: { nodeId: context.nodeId, planId: uid, folderId: stepOf(context.place, 'folder').id },
          query: { page, size: browserPageSize },
        },
        { signal },
      );
      return { rows: answer.results.map((entry) => entryRow(entry, uid)), total: answer.totalElements };
    },
    failure: ({ place }) => ({ key: 'failure.folder', values: { name: stepOf(place, 'folder').name } }),
  },
  search: {
    columns: ['name', 'path', 'size', 'backupSize', 'modified'],
    pageSize: browserPageSize,
    isSelectable: true,
    isSearchable: true,
    async fetchPage(context, page, signal) {
      const { uid } = planOf(context);
      const inside = context.place.at(-2);
      const answer = await context.client.call(
        searchPlan,
        {
          params: { nodeId: context.nodeId, planId: uid },
          query: {
            searchTerm: stepOf(context.place, 'search').term,
            page,
            size: browserPageSize,
            ...(inside?.kind === 'folder' && { folderId: inside.id }),
          },
        },
        { signal },
      );
      return { rows: answer.results.map((entry) => entryRow(entry, uid)), total: answer.totalElements };
    },
    failure: () => ({ key: 'failure.content' }),
  },
  volumeRevisions: {
    columns: ['created', 'backupType', 'size', 'backupSize', 'rollupSize', 'stored', 'completed'],
    pageSize: browserPageSize,
    isSelectable: false,
    fetchPage: (context, page, signal) => fetchRevisions(context, stepOf(context.place, 'volume').id, page, signal),
    failure: ({ place }) => ({ key: 'failure.revisions', values: { volume: stepOf(place, 'volume').name } }),
  },
  fileRevisions: {
    columns: ['created', 'backupType', 'size', 'backupSize', 'stored'],
    pageSize: browserPageSize,
    isSelectable: false,
    fetchPage: (context, page, signal) => fetchRevisions(context, stepOf(context.place, 'file').id, page, signal),
    failure: ({ place }) => ({ key: 'failure.revisions', values: { volume: stepOf(place, 'file').name } }),
  },
  mounted: {
    columns: ['name', 'size', 'modified'],
    pageSize: browserPageSize,
    isSelectable: true,
    async fetchPage(context, page, signal) {
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
    failure: ({ place }) => ({ key: 'failure.revision', values: { name: stepOf(place, 'revision').name } }),
  },
} as const satisfies Record<string, Level>;

export type LevelName = keyof typeof levels;

/** One level's entry without the narrow types of the table. */
export function levelNamed(name: LevelName): Level {
  return levels[name];
}

/** `undefined` while the plan of the place is not known, which decides between volumes and folders. */
export function levelOf(place: Place, plan: BackupPlan | undefined): LevelName | undefined {
  const last = place.at(-1);
  if (!last) return 'plans';
  if (!plan) return undefined;
  switch (last.kind) {
    case 'plan':
      return isImagePlan(plan) ? 'volumes' : 'planFolders';
    case 'file':
      return 'fileRevisions';
    case 'volume':
      return 'volumeRevisions';
    case 'revision':
    case 'directory':
      return 'mounted';
    default:
      return last.kind;
  }
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
  return { rows: answer.results.map((revision) => revisionRow(revision, plan.uid)), total: answer.totalElements };
}

function planOf(context: LevelContext): BackupPlan {
  if (!context.plan) throw new Error('A level below the list of plans needs its plan.');
  return context.plan;
}

/** A listing that comes in one answer, however long it is. */
function whole(rows: BackupRow[]): ListingPage<BackupRow> {
  return { rows, total: rows.length };
}
