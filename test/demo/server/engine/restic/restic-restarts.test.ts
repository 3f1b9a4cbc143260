/**
 * A program that looks at the lock of another one while that removes it: restic before 0.16.1 asks for the lock again for a
 * quarter of an hour. Source: https://github.com/restic/restic/issues/1523
 */
import assert from 'node:assert/strict';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { ResticProgram } from '../../../../../demo/server/engine/restic/program/restic-program.ts';

const gone = {
  rest: '<lock/970a204ee4> does not exist',
  s3: 'The specified key does not exist.',
  local: 'open /backups/locks/970a204ee4: no such file or directory',
};

describe('a program that meets a lock on its way out', () => {
  const folders: string[] = [];
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rmm-restarts-'));
    folders.push(folder);
  });
  after(() => Promise.all(folders.map((one) => rm(one, { recursive: true, force: true }))));

  /** One that asks for the lock as often as it is started, until the time that is said, when it answers. */
  async function program(answersAt: number, reason = gone.rest): Promise<ResticProgram> {
    const path = join(folder, 'restic');
    const lines = [
      '#!/bin/sh',
      'if [ "$1" = version ]; then echo "restic 0.14.0 compiled with go1.19.8 on linux/amd64"; exit; fi',
      `echo "$@" >> ${folder}/starts`,
      `if [ "$(wc -l < ${folder}/starts)" -lt ${answersAt} ]; then`,
      `  echo "Load(<lock/970a204ee4>, 0, 0) returned error, retrying after 552.330144ms: ${reason}" >&2`,
      '  exec sleep 60',
      'fi',
      `echo '[{ "id": "one" }]'`,
    ];
    await writeFile(path, `${lines.join('\n')}\n`);
    await chmod(path, 0o755);
    return new ResticProgram({ program: path, environment: {}, isReadOnly: false });
  }
  const starts = async () => (await readFile(join(folder, 'starts'), 'utf8')).trim().split('\n');

  for (const [place, reason] of Object.entries(gone))
    it(`is started again, and answers as if nothing had been: ${place}`, async () => {
      const restic = await program(3, reason);
      assert.deepEqual(await restic.json(['snapshots']), [{ id: 'one' }]);
      assert.deepEqual(
        await starts(),
        Array.from({ length: 3 }, () => '--json snapshots'),
      );
    });

  it('gives lines only of the one that answers', async () => {
    const restic = await program(2);
    const lines: unknown[] = [];
    for await (const some of restic.lines(['ls', 'latest'])) lines.push(...some);
    assert.deepEqual(lines, [[{ id: 'one' }]]);
  });

  it('says that the repository is locked where that does not end', async () => {
    const restic = await program(1000);
    await assert.rejects(restic.json(['snapshots']), { status: 503, resultCode: 'ENGINE_LOCKED' });
    assert.equal((await starts()).length, 5);
  });

  it('is not started again by whoever has left, or ends all', async () => {
    const restic = await program(1000);
    const running = await restic.start(['dump', 'latest', '/a']);
    running.end();
    await running.done;
    const other = await restic.start(['dump', 'latest', '/b']);
    await restic.close();
    await assert.rejects(other.done);
    const before = (await starts().catch(() => [])).length;
    await wait(200);
    assert.equal((await starts().catch(() => [])).length, before);
  });
});
