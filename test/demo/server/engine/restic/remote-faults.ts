/** What is told where the server that a repository is behind does not do what it should. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ResticProgram } from '../../../../../demo/server/engine/restic/program/restic-program.ts';
import type { Refusal } from '../../../../../demo/server/http/refusal.ts';
import { listPlanFolders, listPlans } from '../../../../../src/backup/contract.ts';
import { openTestServer } from '../../support/test-server.ts';
import { type RemoteKind, type RemoteServer, startServer } from './remote-servers.ts';
import { Repository } from './restic-desk.ts';

export function remoteFaults(kind: RemoteKind): void {
  describe(`what is wrong with a repository behind ${kind}`, () => {
    let remote: RemoteServer;
    let repository: Repository;
    let source: string;

    before(async () => {
      source = await mkdtemp(join(tmpdir(), 'rmm-remote-source-'));
      await writeFile(join(source, 'data.bin'), randomBytes(100_000));
      remote = await startServer(kind);
      repository = await Repository.make(remote.place, remote.environment);
      await repository.backUp([source]);
    });
    after(async () => {
      await remote?.stop();
      await repository?.remove();
      if (source) await rm(source, { recursive: true, force: true });
    });

    it('is told as of a local one: a wrong password, no repository', async () => {
      const wrong = join(repository.folder, 'wrong');
      await writeFile(wrong, 'not it\n');
      const ask = (change: Record<string, string>) => {
        const environment = { ...repository.environment, ...change };
        return new ResticProgram(repository.settings({ environment })).json(['snapshots']);
      };
      await assert.rejects(ask({ RESTIC_PASSWORD_FILE: wrong }), { resultCode: 'ENGINE_PASSWORD' });
      const elsewhere = `${remote.place.replace(/\/$/, '')}/elsewhere`;
      await assert.rejects(ask({ RESTIC_REPOSITORY: elsewhere }), { resultCode: 'ENGINE_NO_REPOSITORY' });
    });

    it('tells in a sentence when the network goes in the middle of reading, within half a minute', async () => {
      const proxy = await startProxy(remote.port);
      try {
        const RESTIC_REPOSITORY = remote.place.replace(`:${remote.port}`, `:${proxy.port}`);
        const environment = { ...repository.environment, RESTIC_REPOSITORY, RESTIC_CACHE_DIR: join(source, '.cache') };
        const program = new ResticProgram(repository.settings({ environment }));
        await program.json(['snapshots']);
        proxy.losesData();
        const start = performance.now();
        const target = join(repository.folder, 'restored');
        const lost = await program.run(['restore', '--target', target, 'latest']).catch((error: Refusal) => error);
        assert.ok(lost instanceof Error, 'nothing is taken for restored');
        assert.equal(lost.resultCode, 'ENGINE_UNREACHABLE');
        assert.match(lost.message, /can’t be reached. Check the network/);
        assert.ok(performance.now() - start < 60_000);
        await program.close();
      } finally {
        await proxy.close();
      }
    });

    it('tells the page as well when the server is gone', async () => {
      const server = await openTestServer({ repositories: [repository.settings()] });
      try {
        const [plan] = await server.client.call(listPlans, { params: { nodeId: 1 } });
        assert.equal(plan?.destination, 'CLOUD');
        await remote.stop();
        const args = { params: { nodeId: 1, planId: String(plan?.uid) }, query: { page: 0, size: 9 } };
        const { status, resultCode } = await server.client.refusal(listPlanFolders, args);
        assert.deepEqual([status, resultCode], [503, 'ENGINE_UNREACHABLE']);
      } finally {
        await server.close();
      }
    });
  });
}

/** Passes all on, until what was backed up is lost on the way. */
async function startProxy(port: number) {
  let isLost = false;
  const proxy: Server = createServer((incoming, answer) => {
    if (isLost && incoming.url?.includes('/data/')) return void incoming.socket.destroy();
    const { method, url, headers } = incoming;
    const passed = request({ port, host: '127.0.0.1', method, path: url, headers }, (its) => {
      answer.writeHead(its.statusCode ?? 500, its.headers);
      its.pipe(answer);
    });
    passed.once('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  return {
    port: (proxy.address() as AddressInfo).port,
    losesData: () => {
      isLost = true;
    },
    async close() {
      proxy.closeAllConnections();
      await new Promise((done) => proxy.close(done));
    },
  };
}
