import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { notFound } from '../../../http/refusal.ts';
import type { ImagePlan } from '../../../plans/image-plan.ts';
import type { PlanRow } from '../../../plans/plan-rows.ts';
import type { EngineCapabilities, EngineReader, FetchedFiles, PlanSummary, ReadOrder } from '../../backup-engine.ts';
import { fetchFiles } from '../files/fetch-files.ts';
import { openIndex } from '../index/index-database.ts';
import { ListedIds } from '../index/listed-ids.ts';
import { SnapshotIndex } from '../index/snapshot-index.ts';
import { TreeReader } from '../index/tree-reader.ts';
import type { ResticWorks } from '../plan/plan-lookup.ts';
import { ResticPlan } from '../plan/restic-plan.ts';
import { freedByForgetting } from '../program/freed-space.ts';
import { LiveFolders } from '../program/live-folders.ts';
import { ResticProgram } from '../program/restic-program.ts';
import { isRemote, type ResticSettings, repositoryPlace } from '../program/restic-settings.ts';

export interface ResticPlace {
  settings: ResticSettings;
  dataFolder: string;
}

/** The backups of one repository. */
export class ResticReader implements EngineReader {
  readonly id: string;
  readonly capabilities: EngineCapabilities;
  protected readonly works: ResticWorks;
  protected readonly settings: ResticSettings;
  readonly #folder: string;

  protected constructor({ settings, dataFolder }: ResticPlace, works: ResticWorks) {
    this.id = engineId(settings);
    const writes = !settings.isReadOnly;
    this.capabilities = {
      images: false,
      sync: false,
      backup: writes,
      planDeletion: writes,
      itemDeletion: false,
      freedSpace: writes,
    };
    this.settings = settings;
    this.works = works;
    this.#folder = folderOf(settings, dataFolder);
  }

  /** `reads` tells whether snapshots are read that were not yet. */
  static async open(place: ResticPlace): Promise<ResticReader> {
    return new ResticReader(place, await openWorks(place, false));
  }

  content({ numericId }: PlanRow, permissions: string[]): ResticPlan {
    return new ResticPlan(this.works, numericId, permissions);
  }

  images(): ImagePlan {
    throw notFound('The volume');
  }

  async summary({ numericId }: PlanRow): Promise<PlanSummary> {
    const [newest] = await this.works.index.snapshots(numericId);
    return { lastSuccess: newest?.completed ?? newest?.created ?? null, storage: null };
  }

  async freedSpace(plans: readonly PlanRow[]): Promise<number | undefined> {
    const ids: string[] = [];
    for (const { numericId } of plans)
      for (const { resticId } of await this.works.index.snapshots(numericId)) ids.push(resticId);
    return freedByForgetting(this.works.program, ids);
  }

  async fetch(plan: PlanRow, { found, restoreDeleted, signal }: ReadOrder, folder?: string): Promise<FetchedFiles> {
    const origins = await this.content(plan, []).origins(found, restoreDeleted);
    return fetchFiles(this.works.program, origins, folder ?? join(this.#folder, 'fetched', randomUUID()), signal);
  }

  async close(): Promise<void> {
    await this.works.reader?.close();
    await this.works.program.close();
    this.works.index.close();
  }
}

export async function openWorks({ settings, dataFolder }: ResticPlace, readsTrees: boolean): Promise<ResticWorks> {
  const indexFile = join(folderOf(settings, dataFolder), 'index.db');
  const index = new SnapshotIndex(await openIndex(indexFile));
  const program = new ResticProgram(settings);
  return {
    program,
    index,
    live: new LiveFolders(program),
    lists: new ListedIds(index),
    reader: readsTrees ? new TreeReader(index, { settings, indexFile }) : undefined,
    isRemote: isRemote(settings),
  };
}

/** By the place of the repository. */
function engineId(settings: ResticSettings): string {
  return `restic${createHash('sha256').update(repositoryPlace(settings)).digest('hex').slice(0, 12)}`;
}

function folderOf(settings: ResticSettings, dataFolder: string): string {
  return join(dataFolder, 'engines', engineId(settings));
}
