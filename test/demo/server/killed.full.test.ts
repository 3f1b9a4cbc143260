import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { listPlanFolders } from '../../../src/backup/contract.ts';
import { downloadFile, listBackupJobs, listDownloadRevisions } from '../../../src/backup/recovery-contract.ts';
import { DemoClient } from './support/demo-client.ts';
import { kill, launch } from './support/server-process.ts';
import { backUp, backupStatus, planNamed, readTree } from './support/test-server.ts';

describe('a server that is killed', () => {
  let folder: string;
  let running: ChildProcess | undefined;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rmm-killed-'));
    await mkdir(join(folder, 'source'));
    for (let index = 0; index < 3_000; index++)
      await writeFile(join(folder, 'source', `${index}.txt`), `content ${index}`);
  });
  after(async () => {
    if (running) await kill(running);
    // What was killed may have a child that still writes.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  });

  it('lists no half-written backup after it is started again, and then backs up whole', {
    timeout: 180_000,
  }, async () => {
    // The first start backs up by itself; each round it is killed later, the last time after it is through.
    const starts: number[] = [];
    for (const delay of [0, 250, 600]) {
      const { child, url, milliseconds } = await launch(folder);
      starts.push(milliseconds);
      running = child;
      const client = await DemoClient.open(url);
      await wait(delay);
      const before = await client.call(listBackupJobs, await jobsOfProject(client));
      await kill(child);
      const next = await launch(folder);
      running = next.child;
      const other = await DemoClient.open(next.url);
      const after = await other.call(listBackupJobs, await jobsOfProject(other));
      // One may have been committed between the question and the kill; if so, all of it is there.
      assert.ok(after.totalElements - before.totalElements <= 1);
      const { uid } = await planNamed(other, 'Project');
      const [root] = await other.call(listPlanFolders, {
        params: { nodeId: 1, planId: uid },
        query: { page: 0, size: 10 },
      });
      const files = await countFiles(other, uid, root?.id ?? '');
      assert.equal(files, after.totalElements > 0 ? 3_000 : 0, `after ${delay} ms`);
      await kill(next.child);
    }
    const { child, url, milliseconds } = await launch(folder);
    running = child;
    const [first = 0] = starts;
    assert.ok(milliseconds < first * 4, `the first start took ${first} ms, one with everything there ${milliseconds}`);
    const client = await DemoClient.open(url);
    const status = await backUp(client, 'project');
    assert.equal(status.state, 'completed');
    assert.deepEqual(await readdir(join(folder, 'data/store/tmp')), []);
    const { uid: planId } = await planNamed(client, 'Project');
    const [root] = await client.call(listPlanFolders, { params: { nodeId: 1, planId }, query: { page: 0, size: 10 } });
    const tree = await readTree(client, planId, root?.id ?? '');
    for (const name of ['0.txt', '1499.txt', '2999.txt']) {
      const params = { nodeId: 1, planId, fileId: tree.get(name)?.id ?? '' };
      const { results } = await client.call(listDownloadRevisions, { params, query: { page: 0, size: 100 } });
      const file = await client.send(downloadFile, { params: { nodeId: 1, planId, revisionId: results[0]?.id ?? '' } });
      assert.equal(await file.text(), `content ${Number.parseInt(name, 10)}`);
    }
  });

  it('keeps the session and its user over a restart', async () => {
    const { child, url } = await relaunch();
    const client = await DemoClient.open(url);
    await client.demo('POST', 'session', { user: 'operator' });
    await kill(child);
    const next = await launch(folder);
    running = next.child;
    const cookie = client.cookie.replace(/^\w+=/, `rmm_session_${new URL(next.url).port}=`);
    const session = await (await fetch(`${next.url}/demo/session`, { headers: { cookie } })).json();
    assert.equal(session.user.id, 'operator');
  });

  it('lets no second server onto the same data', async () => {
    const { url } = await relaunch();
    await assert.rejects(launch(folder), /used by another server/);
    assert.equal((await fetch(url)).status, 200);
    await assert.doesNotReject(backupStatus(await DemoClient.open(url), 'project'));
  });

  async function relaunch() {
    if (running) await kill(running);
    const launched = await launch(folder);
    running = launched.child;
    return launched;
  }
});

async function jobsOfProject(client: DemoClient) {
  const { uid: planId } = await planNamed(client, 'Project');
  return { params: { nodeId: 1, planId }, query: { page: 0, size: 100 } };
}

async function countFiles(client: DemoClient, planId: string, folderId: string): Promise<number> {
  const response = await client.fetch(
    `/backup/lockhart/v2/nodes/1/plans/${planId}/folders/${folderId}/content?page=0&size=1`,
  );
  return response.status === 404 ? 0 : (await response.json()).totalElements;
}
