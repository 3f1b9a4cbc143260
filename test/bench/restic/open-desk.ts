/** The engine over a repository as the server opens it, with an index of its own. */
import { join } from 'node:path';
import { openDatabase } from '../../../demo/server/database/open-database.ts';
import { plan as planTable } from '../../../demo/server/database/schema.ts';
import { ResticEngine } from '../../../demo/server/engine/restic/engine/restic-engine.ts';
import type { ResticSettings } from '../../../demo/server/engine/restic/program/restic-settings.ts';
import { PlanJobs } from '../../../demo/server/jobs/plan-jobs.ts';

const everything = { page: 0, size: 250 };

export async function openDesk({ settings, dataFolder }: { settings: ResticSettings; dataFolder: string }) {
  const database = await openDatabase({ dataFolder });
  const planJobs = new PlanJobs(database);
  const engine = await ResticEngine.openEngine({ settings, dataFolder, database, planJobs, deletionDelay: 0 });
  await engine.look();
  const plan = (await database.select().from(planTable)).find(({ content }) => content === 'engine');
  if (!plan) throw new Error('The repository has no plan');
  const content = engine.content(plan, []);
  return {
    engine,
    plan,
    content,
    indexFile: join(dataFolder, 'engines', engine.id, 'index.db'),
    /** What the first click shows. */
    async firstFolder() {
      const [root] = await content.folders(everything);
      if (!root) throw new Error('The plan has no folder');
      return { root, page: await content.content(String(root.id), everything) };
    },
    async close() {
      await engine.close();
      await database.close();
    },
  };
}
