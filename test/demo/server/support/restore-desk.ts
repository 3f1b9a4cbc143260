import assert from 'node:assert/strict';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listPlanFolders } from '../../../../src/backup/contract.ts';
import { createRestoreJob, type RestoreJob, readRestoreJob } from '../../../../src/backup/job-contract.ts';
import { planNamed, readTree, type TestServer } from './test-server.ts';

/** Orders restores of device 1 to folders of device 3, and looks at what came of them. */
export class RestoreDesk {
  readonly #server: TestServer;
  /** The plan "Documents", its folder, and the plan "Scale". */
  readonly planId: string;
  readonly folderId: string;
  readonly scale: string;

  private constructor(server: TestServer, planId: string, folderId: string, scale: string) {
    this.#server = server;
    this.planId = planId;
    this.folderId = folderId;
    this.scale = scale;
  }

  static async open(server: TestServer): Promise<RestoreDesk> {
    const planId = (await planNamed(server.client, 'Documents')).uid;
    const scale = (await planNamed(server.client, 'Scale')).uid;
    const folders = { params: { nodeId: 1, planId }, query: { page: 0, size: 10 } };
    const [folder] = await server.client.call(listPlanFolders, folders);
    return new RestoreDesk(server, planId, folder?.id ?? '', scale);
  }

  get documents() {
    return { items: [{ type: 'FOLDER', id: this.folderId }] };
  }

  tree() {
    return readTree(this.#server.client, this.planId, this.folderId);
  }

  onDevice(nodeId: number, ...path: string[]): string {
    return join(this.#server.folder, 'data/devices', String(nodeId), ...path);
  }

  /** A new folder at the top of device 3. */
  async target(name: string): Promise<{ nodeId: number; path: string }> {
    await mkdir(this.onDevice(3, name), { recursive: true });
    return { nodeId: 3, path: `/${name}` };
  }

  /** From "Documents", "Keep both", unless the order says otherwise. */
  async restore(order: Record<string, unknown>, client = this.#server.client): Promise<string> {
    const body = { planId: this.planId, ifExists: 'KEEP_BOTH', location: 'other', ...order };
    const { resultCode, jobUID } = await client.call(createRestoreJob, { params: { nodeId: 1 }, body });
    assert.equal(resultCode, 'SUCCESS');
    return jobUID ?? '';
  }

  read(jobUID: string): Promise<RestoreJob> {
    return this.#server.client.call(readRestoreJob, { params: { nodeId: 1, jobUID } });
  }

  /** The job when it is over. */
  async follow(jobUID: string, onJob: (job: RestoreJob) => unknown = () => undefined): Promise<RestoreJob> {
    for (;;) {
      const job = await this.read(jobUID);
      onJob(job);
      if (job.status !== 'processing') return job;
      await wait(25);
    }
  }

  /** The running job once it is so far. */
  async reach(jobUID: string, isReached: (job: RestoreJob) => boolean): Promise<RestoreJob> {
    for (;;) {
      const job = await this.read(jobUID);
      assert.equal(job.status, 'processing');
      if (isReached(job)) return job;
      await wait(25);
    }
  }

  orderFault(fault: string, options = {}): Promise<{ active: unknown[] }> {
    return this.#server.client.demo('PUT', 'job-faults', { fault, ...options });
  }
}

/** Names of all files below a folder of this machine. */
export async function filesIn(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.isFile()).map((entry) => entry.name);
}
