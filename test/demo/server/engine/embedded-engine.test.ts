import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { suite } from 'node:test';
import { eq } from 'drizzle-orm';
import { runBackup } from '../../../../demo/server/backup/run-backup.ts';
import { plan as planTable } from '../../../../demo/server/database/schema.ts';
import { EmbeddedReader } from '../../../../demo/server/engine/embedded/embedded-reader.ts';
import { PlanBuilder } from '../../../../demo/server/seed/plan-builder.ts';
import { ContentStore } from '../../../../demo/server/store/content-store.ts';
import { openRecords, removeDatabase } from '../support/test-database.ts';
import { engineContract } from './engine-contract.ts';

suite('the store that the server brings along', () => {
  engineContract('embedded', async (source) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'rmm-embedded-'));
    const database = await openRecords(dataFolder);
    const store = new ContentStore(join(dataFolder, 'store'));
    const builder = new PlanBuilder(store);
    const planId = builder.plan({ deviceId: 1, name: 'Contract' });
    const folderId = builder.source(planId, basename(source), source);
    await database.batch(builder.statements(database) as unknown as Parameters<typeof database.batch>[0]);
    const [plan] = await database.select().from(planTable).where(eq(planTable.numericId, planId));
    if (!plan) throw new Error('no plan');
    const request = { planId, sources: { [folderId]: source }, excludedNames: [], excludedPaths: [] };
    return {
      engine: new EmbeddedReader(database, store),
      plan,
      backUp: async () => void (await runBackup({ database, store }, request)),
      async close() {
        await database.close();
        await removeDatabase(dataFolder);
        await rm(dataFolder, { recursive: true, force: true });
      },
    };
  });
});
