import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type * as z from 'zod/mini';
import type { ServerOptions } from '../../../../demo/server/create-server.ts';
import { type Database, openDatabase } from '../../../../demo/server/database/open-database.ts';
import { startServer } from '../../../../demo/server/start-server.ts';
import { type backupPlan, listFolderContent, listPlans } from '../../../../src/backup/contract.ts';
import { copyFirstStart } from '../../../support/first-start.ts';
import { DemoClient } from './demo-client.ts';
import { locationOf, removeDatabase } from './test-database.ts';

export interface TestServer {
  url: string;
  client: DemoClient;
  folder: string;
  sweep(): Promise<void>;
  sendMails(): Promise<void>;
  /** Another browser. */
  newClient(): Promise<DemoClient>;
  /** Ends it and starts another one on the same data, in which something may have been changed meanwhile. */
  restart(options?: ServerOptions, change?: (database: Database) => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

/** A server of its own for a test file, with a temporary data folder and without a first backup of the project. */
export async function openTestServer(options: ServerOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'rmm-demo-'));
  const dataFolder = join(folder, 'data');
  const { url: databaseUrl } = options.databaseUrl === undefined ? await locationOf(dataFolder) : { url: undefined };
  const given = { port: 0, dataFolder, backsUpAtFirstStart: false, ...(databaseUrl && { databaseUrl }), ...options };
  const start = (more: ServerOptions = {}) => startServer({ ...given, ...more });
  // A database elsewhere is not in the folder.
  if (given.databaseUrl === undefined) copyFirstStart(dataFolder);
  let running = await start();
  const server: TestServer = {
    url: running.url,
    client: await DemoClient.open(running.url),
    folder,
    sweep: () => running.sweep(),
    sendMails: () => running.sendMails(),
    newClient: () => DemoClient.open(running.url),
    async restart(more, change) {
      await running.close();
      if (change) {
        const database = await openDatabase({ dataFolder, ...(databaseUrl && { url: databaseUrl }) });
        await change(database);
        await database.close();
      }
      running = await start(more);
      server.url = running.url;
      server.client = await DemoClient.open(running.url);
    },
    async close() {
      await running.close();
      if (databaseUrl) await removeDatabase(dataFolder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return server;
}

export async function planNamed(client: DemoClient, name: string, nodeId = 1): Promise<z.output<typeof backupPlan>> {
  const plans = await client.call(listPlans, { params: { nodeId } });
  const plan = plans.find((each) => each.name === name);
  if (!plan) throw new Error(`no plan ${name} among ${plans.map((each) => each.name).join(', ')}`);
  return plan;
}

/** Runs a backup to its end. */
export async function backUp(client: DemoClient, plan: 'documents' | 'project'): Promise<BackupStatus> {
  await client.demo('POST', 'backups', { plan });
  for (;;) {
    const status = await backupStatus(client, plan);
    if (status && status.state !== 'running') return status;
    await wait(50);
  }
}

export interface BackupStatus {
  plan: string;
  state: 'running' | 'completed' | 'failed';
  phase: string;
  files: number;
  totalFiles: number;
  message: string | null;
}

export async function backupStatus(client: DemoClient, plan: string): Promise<BackupStatus | undefined> {
  const statuses = await client.demo<BackupStatus[]>('GET', 'backups');
  return statuses.find((status) => status.plan === plan);
}

export interface TreeEntry {
  id: string;
  path: string;
  type: string;
  deleted: boolean;
}

/** Everything below a folder of a plan, by its path there. */
export async function readTree(client: DemoClient, planId: string, folderId: string): Promise<Map<string, TreeEntry>> {
  const tree = new Map<string, TreeEntry>();
  const read = async (id: string, prefix: string): Promise<void> => {
    for (let page = 0; ; page++) {
      const args = { params: { nodeId: 1, planId, folderId: id }, query: { page, size: 1000 } };
      const { results, totalPages } = await client.call(listFolderContent, args);
      for (const { id: entryId, name, type, deleted } of results) {
        const path = prefix + name;
        tree.set(type === 'FOLDER' ? `${path}/` : path, { id: entryId, path, type, deleted: deleted === true });
        if (type === 'FOLDER') await read(entryId, `${path}/`);
      }
      if (page + 1 >= totalPages) return;
    }
  };
  await read(folderId, '');
  return tree;
}
