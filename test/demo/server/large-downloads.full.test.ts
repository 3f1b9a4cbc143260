import assert from 'node:assert/strict';
import { type ChildProcess, execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { largeFiles } from '../../../demo/server/plans/large-file.ts';
import { listFolderContent } from '../../../src/backup/contract.ts';
import { downloadFile, downloadFolder, listDownloadRevisions } from '../../../src/backup/recovery-contract.ts';
import { DemoClient } from './support/demo-client.ts';
import { kill, launch } from './support/server-process.ts';
import { planNamed } from './support/test-server.ts';

const megabyte = 1024 ** 2;
const [, medium, largest] = largeFiles;

describe('large downloads', () => {
  let folder: string;
  let child: ChildProcess;
  let client: DemoClient;
  let planId: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rmm-large-'));
    await mkdir(join(folder, 'source'));
    const launched = await launch(folder);
    child = launched.child;
    client = await DemoClient.open(launched.url);
    planId = (await planNamed(client, 'Scale')).uid;
    // What the server loads for its first download is not the download's.
    await (await download('glarge-0')).arrayBuffer();
  });
  after(async () => {
    await kill(child);
    await rm(folder, { recursive: true, force: true });
  });

  const download = (fileId: string, headers: Record<string, string> = {}) =>
    client.send(downloadFile, { params: { nodeId: 1, planId, revisionId: `${fileId}-r0` } }, { headers });
  const memory = async () => {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(child.pid)]);
    return Number(stdout) / 1024;
  };
  /** How many MiB the server's memory grows while the work is done. */
  const growthDuring = async (work: () => Promise<unknown>) => {
    const start = await memory();
    let most = start;
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        most = Math.max(most, await memory());
        await wait(50);
      }
    })();
    await work().finally(() => {
      isOver = true;
    });
    await watching;
    return most - start;
  };

  it('are listed with their size and one revision', async () => {
    const page = { page: 0, size: 10 };
    const { results } = await client.call(listFolderContent, {
      params: { nodeId: 1, planId, folderId: 'glarge' },
      query: page,
    });
    assert.deepEqual(
      results.map(({ name, size, deleted }) => [name, size, deleted]),
      largeFiles.map(({ name, size }) => [name, size, false]),
    );
    const revisions = { params: { nodeId: 1, planId, fileId: 'glarge-2' }, query: page };
    const listed = (await client.call(listDownloadRevisions, revisions)).results;
    assert.deepEqual(
      listed.map(({ id, size }) => [id, size]),
      [['glarge-2-r0', 1024 * megabyte]],
    );
  });

  it('come with a gigabyte in constant memory, and are what their ETag says', async (test) => {
    let sum = '';
    const growth = await growthDuring(async () => {
      const response = await download('glarge-2');
      assert.equal(response.headers.get('etag'), `"${largest.sha256}"`);
      assert.equal(response.headers.get('content-length'), String(largest.size));
      sum = await hashOf(response);
    });
    test.diagnostic(`the server grew by ${growth.toFixed(0)} MiB`);
    assert.equal(sum, largest.sha256);
    assert.ok(growth < 200, `${growth} MiB`);
  });

  it('wait for a client that reads slowly instead of piling up', async () => {
    const growth = await growthDuring(async () => {
      const leaving = new AbortController();
      const params = { nodeId: 1, planId, revisionId: 'glarge-2-r0' };
      const response = await client.send(downloadFile, { params }, { signal: leaving.signal });
      await response.body?.getReader().read();
      await wait(1_500);
      leaving.abort();
    });
    assert.ok(growth < 100, `${growth} MiB`);
  });

  it('zip a folder of more than a gigabyte in constant memory', async (test) => {
    const wanted = 500 * megabyte;
    let received = 0;
    const growth = await growthDuring(async () => {
      const leaving = new AbortController();
      const params = { nodeId: 1, planId, folderId: 'glarge', jobId: 'g-job-0' };
      const query = { restoreDeleted: 'false' };
      const response = await client.send(downloadFolder, { params, query }, { signal: leaving.signal });
      assert.equal(response.status, 200);
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
        received += chunk.length;
        if (received > wanted) break;
      }
      leaving.abort();
    });
    test.diagnostic(`the server grew by ${growth.toFixed(0)} MiB`);
    assert.ok(received > wanted);
    assert.ok(growth < 200, `${growth} MiB`);
  });

  it('can be resumed after they broke, and then are whole', async () => {
    await client.demo('PUT', 'faults', {
      fault: 'truncated-body',
      times: 1,
      match: '/data',
      afterBytes: 30 * megabyte,
    });
    await client.demo('PUT', 'faults', { fault: 'truncated-body', times: 1, match: '/data' });
    const sum = createHash('sha256');
    const ends: number[] = [];
    let position = 0;
    let etag = '';
    for (let attempt = 0; position < medium.size; attempt++) {
      assert.ok(attempt < 4, 'two of them break');
      const headers = attempt === 0 ? {} : { range: `bytes=${position}-`, 'if-range': etag };
      const response = await download('glarge-1', headers as Record<string, string>);
      assert.equal(response.status, attempt === 0 ? 200 : 206);
      if (attempt > 0)
        assert.equal(response.headers.get('content-range'), `bytes ${position}-${medium.size - 1}/${medium.size}`);
      etag = response.headers.get('etag') ?? '';
      try {
        for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
          sum.update(chunk);
          position += chunk.length;
        }
      } catch {
        ends.push(position);
      }
    }
    const broke = 30 * megabyte;
    assert.equal(ends.length, 2);
    assert.ok((ends[0] ?? 0) > 0 && (ends[0] ?? 0) <= broke);
    assert.equal(sum.digest('hex'), medium.sha256);
  });

  it('differ at each place: a part that is put elsewhere is noticed', async () => {
    const part = async (start: number) =>
      Buffer.from(await (await download('glarge-1', { range: `bytes=${start}-${start + 9_999}` })).arrayBuffer());
    const parts = await Promise.all([0, 4_096, 65_536, 1_000_001].map(part));
    for (const [index, one] of parts.entries())
      for (const other of parts.slice(index + 1)) assert.notDeepEqual(one, other);
    assert.deepEqual((await part(4_000)).subarray(96), (await part(4_096)).subarray(0, 9_904));
  });

  it('come slowly on demand', async () => {
    await client.demo('PUT', 'faults', { fault: 'slow-body', times: 1, bytesPerSecond: 200_000 });
    const started = performance.now();
    const part = await download('glarge-0', { range: 'bytes=0-99999' });
    assert.equal(part.status, 206);
    assert.equal((await part.arrayBuffer()).byteLength, 100_000);
    const seconds = (performance.now() - started) / 1000;
    assert.ok(seconds > 0.45, `${seconds} s`);
  });
});

async function hashOf(response: Response): Promise<string> {
  const sum = createHash('sha256');
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) sum.update(chunk);
  return sum.digest('hex');
}
