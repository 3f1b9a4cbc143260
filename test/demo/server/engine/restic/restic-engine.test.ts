import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { openDatabase } from '../../../../../demo/server/database/open-database.ts';
import { plan as planTable } from '../../../../../demo/server/database/schema.ts';
import { ResticEngine } from '../../../../../demo/server/engine/restic/restic-engine.ts';
import { PlanJobs } from '../../../../../demo/server/jobs/plan-jobs.ts';
import { engineContract } from '../engine-contract.ts';
import { Repository, resticIsThere, whyNot } from './restic-desk.ts';

if (resticIsThere)
  engineContract('restic', async (source) => {
    const repository = await Repository.make();
    const dataFolder = await mkdtemp(join(tmpdir(), 'rmm-restic-data-'));
    const database = await openDatabase({ dataFolder });
    const desk = {
      engine: await ResticEngine.openEngine({
        settings: repository.settings(),
        dataFolder,
        database,
        planJobs: new PlanJobs(database),
        deletionDelay: 0,
      }),
      plan: undefined as unknown as typeof planTable.$inferSelect,
      async backUp() {
        await repository.backUp([source]);
        await desk.engine.look();
        const [plan] = await database.select().from(planTable).where(eq(planTable.content, 'engine'));
        if (plan) desk.plan = plan;
      },
      ready: () => desk.engine.whenRead(desk.plan),
      async close() {
        await desk.engine.close();
        database.$client.close();
        await rm(dataFolder, { recursive: true, force: true });
        await repository.remove();
      },
    };
    return desk;
  });
else
  describe('the engine restic', () => {
    it('does what every engine does', { skip: whyNot }, () => undefined);
  });
