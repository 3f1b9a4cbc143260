/** The engines of a server, and what of them its restore process reads with. */
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { device, engineDevice } from '../../database/schema.ts';
import { devices } from '../../directory/devices.ts';
import type { PlanJobs } from '../../jobs/plan-jobs.ts';
import type { ContentStore } from '../../store/content-store.ts';
import type { BackupEngine, EngineReader } from '../backup-engine.ts';
import { EmbeddedReader } from '../embedded/embedded-reader.ts';
import { Engines } from '../engines.ts';
import { ResticEngine } from '../restic/engine/restic-engine.ts';
import { ResticReader } from '../restic/engine/restic-reader.ts';
import type { ResticSettings } from '../restic/program/restic-settings.ts';

interface Place {
  database: Database;
  dataFolder: string;
  repositories: readonly ResticSettings[];
}

export async function openReaders(
  { database, dataFolder, repositories }: Place,
  store: ContentStore,
): Promise<Engines> {
  const readers = repositories.map((settings) => ResticReader.open({ settings, dataFolder }));
  return new Engines<EngineReader>(new EmbeddedReader(database, store), await Promise.all(readers));
}

/** What is wrong with a repository is printed; the pages say it as well, and try again. */
export async function openEngines(
  { database, dataFolder, repositories }: Place,
  embedded: BackupEngine,
  { planJobs, deletionDelay }: { planJobs: PlanJobs; deletionDelay: number },
): Promise<Engines<BackupEngine>> {
  if (repositories.length === 0) await removeHosts(database);
  const engines: BackupEngine[] = [];
  for (const settings of repositories) {
    const isOneOfSeveral = repositories.length > 1;
    const works = { settings, dataFolder, database, planJobs, deletionDelay, isOneOfSeveral };
    const engine = await ResticEngine.openEngine(works);
    engines.push(engine);
    await engine.refresh().catch((error: Error) => console.error(error.message));
  }
  return new Engines(embedded, engines);
}

/** The devices of an earlier start that showed other backups; the embedded store has its own again. */
async function removeHosts(database: Database): Promise<void> {
  const hosts = await database.select().from(engineDevice);
  if (hosts.length === 0) return;
  const own = devices.map(({ id }) => id);
  const ids = hosts.map(({ deviceId }) => deviceId);
  await database.delete(device).where(
    inArray(
      device.id,
      ids.filter((id) => !own.includes(id)),
    ),
  );
  for (const { id, ...facts } of devices)
    if (ids.includes(id)) await database.update(device).set(facts).where(eq(device.id, id));
  await database.delete(engineDevice);
}
