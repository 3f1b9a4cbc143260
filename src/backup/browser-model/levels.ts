/** What can be listed, one entry a level: which call, which columns; `place-failure.ts` has the words when it fails. Source: spec 000 §2, §7. */

import { cachedCall } from '../../host/http/cached-call.ts';
import { fetchCode } from '../../host/late-code/fetch-code.ts';
import { planRow } from '../backup-row.ts';
import type { Place } from '../place.ts';
import { type BackupPlan, browserPageSize, isImagePlan, listPlans } from '../plan-contract.ts';
import type { ColumnId } from './columns.ts';
import type { fetchers } from './deeper-levels.ts';
import { type FetchPage, whole } from './level-fetch.ts';

/** For calls that answer with everything at once. */
const wholePageSize = 100_000;

export interface Level {
  columns: readonly ColumnId[];
  pageSize: number;
  fetchPage: FetchPage;
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
      const plans = await cachedCall(client, listPlans).read({ params: { nodeId } }, signal);
      return whole(plans.map(planRow));
    },
  },
  volumes: {
    columns: ['name', 'lastRevision', 'fileSystem', 'partitionStyle', 'capacity', 'used', 'localSize', 'cloudSize'],
    pageSize: wholePageSize,
    isSelectable: true,
    fetchPage: deeper('volumes'),
  },
  planFolders: {
    columns: ['name', 'path', 'lastRevision'],
    pageSize: browserPageSize,
    isSelectable: true,
    isSearchable: true,
    fetchPage: deeper('planFolders'),
  },
  folder: {
    columns: ['name', 'size', 'backupSize', 'modified'],
    pageSize: browserPageSize,
    isSelectable: true,
    isSearchable: true,
    takesFolders: true,
    fetchPage: deeper('folder'),
  },
  search: {
    columns: ['name', 'path', 'size', 'backupSize', 'modified'],
    pageSize: browserPageSize,
    isSelectable: true,
    isSearchable: true,
    fetchPage: deeper('search'),
  },
  volumeRevisions: {
    columns: ['created', 'backupType', 'size', 'backupSize', 'rollupSize', 'stored', 'completed'],
    pageSize: browserPageSize,
    isSelectable: false,
    fetchPage: deeper('volumeRevisions'),
  },
  fileRevisions: {
    columns: ['created', 'backupType', 'size', 'backupSize', 'stored'],
    pageSize: browserPageSize,
    isSelectable: false,
    fetchPage: deeper('fileRevisions'),
  },
  mounted: {
    columns: ['name', 'size', 'modified'],
    pageSize: browserPageSize,
    isSelectable: true,
    fetchPage: deeper('mounted'),
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

/** Below the plans a level's calls come with the first step there; a failure of that is a failure of the listing. */
function deeper(name: keyof typeof fetchers): FetchPage {
  return async (...args) => (loaded ?? (await loadDeeperLevels()))[name](...args);
}

let loaded: typeof fetchers | undefined;

/** For who wants them fetched without waiting for code. */
export async function loadDeeperLevels() {
  loaded = (await fetchCode(() => import('./deeper-levels.ts'))).fetchers;
  return loaded;
}
