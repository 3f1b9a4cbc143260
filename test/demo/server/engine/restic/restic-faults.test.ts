/** What is told where a repository cannot be read: the start and the pages say it in a sentence with what to do. */
import assert from 'node:assert/strict';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { failureOf } from '../../../../../demo/server/engine/restic/program/restic-failure.ts';
import { ResticProgram } from '../../../../../demo/server/engine/restic/program/restic-program.ts';
import {
  type ResticSettings,
  resticSettings,
} from '../../../../../demo/server/engine/restic/program/restic-settings.ts';
import { listPlans } from '../../../../../src/backup/contract.ts';
import { deletePlans } from '../../../../../src/backup/recovery-contract.ts';
import { openTestServer } from '../../support/test-server.ts';
import { Repository, whyNot } from './restic-desk.ts';

describe('what restic fails of', () => {
  it('is known by its exit code since 0.17, and by what it writes before that', () => {
    const codes = [
      [10, '', 'ENGINE_NO_REPOSITORY'],
      [11, '', 'ENGINE_LOCKED'],
      [12, '', 'ENGINE_PASSWORD'],
      [1, 'Fatal: wrong password or no key found', 'ENGINE_PASSWORD'],
      [1, 'unable to create lock in backend: repository is already locked exclusively by PID 7', 'ENGINE_LOCKED'],
      [
        1,
        'Fatal: unable to open config file: dial tcp 10.0.0.1:443: connect: connection refused\nIs there a repository at the following location?',
        'ENGINE_UNREACHABLE',
      ],
      [
        1,
        'Fatal: unable to open config file: stat /x/config: no such file\nIs there a repository at the following location?',
        'ENGINE_NO_REPOSITORY',
      ],
      [1, 'something else', 'ENGINE_FAILED'],
    ] as const;
    for (const [code, written, expected] of codes) assert.equal(failureOf(code, written).resultCode, expected, written);
  });

  it('tells nothing of what it wrote, which may name secrets', () => {
    const written = 'Fatal: rest:https://ann:secret@backups.example: something else';
    assert.doesNotMatch(failureOf(1, written).message, /secret|ann|example/);
  });
});

describe('the settings of repositories', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rmm-settings-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('are none without variables, and one with those of restic', () => {
    assert.deepEqual(resticSettings({}), []);
    const [one, ...others] = resticSettings({
      RESTIC_REPOSITORY: '/r',
      RESTIC_PASSWORD_FILE: '/p',
      BACKUP_ENGINE_READONLY: '1',
    });
    assert.deepEqual(one, {
      program: 'restic',
      environment: { RESTIC_REPOSITORY: '/r', RESTIC_PASSWORD_FILE: '/p' },
      isReadOnly: true,
    });
    assert.deepEqual(others, []);
    assert.throws(() => resticSettings({ RESTIC_REPOSITORY: '/r' }), /Set RESTIC_PASSWORD_FILE/);
  });

  it('are several with a file, which says what is wrong with it', async () => {
    const file = join(folder, 'engines.json');
    const one = { repository: '/one', passwordFile: '/p1' };
    await writeFile(
      file,
      JSON.stringify([
        one,
        { repository: 's3:host/two', passwordFile: '/p2', readOnly: true, environment: { AWS_ACCESS_KEY_ID: 'k' } },
      ]),
    );
    const settings = resticSettings({ BACKUP_ENGINES: file });
    assert.deepEqual(
      settings.map(({ environment, isReadOnly }) => [
        environment.RESTIC_REPOSITORY,
        environment.RESTIC_PASSWORD_FILE,
        isReadOnly,
      ]),
      [
        ['/one', '/p1', false],
        ['s3:host/two', '/p2', true],
      ],
    );
    await writeFile(file, '{');
    assert.throws(() => resticSettings({ BACKUP_ENGINES: file }), /no JSON/);
    await writeFile(file, JSON.stringify([{ repository: '/one', password: 'in the open' }]));
    assert.throws(
      () => resticSettings({ BACKUP_ENGINES: file }),
      (error: Error) => !error.message.includes('in the open'),
    );
    assert.throws(() => resticSettings({ BACKUP_ENGINES: join(folder, 'none') }), /could not be read/);
  });
});

describe('a server whose repository cannot be read', { skip: whyNot }, () => {
  let repository: Repository;
  let folder: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rmm-faults-'));
    repository = await Repository.make();
  });
  after(async () => {
    await repository?.remove();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  /** What the start printed, and what a page is answered. */
  const start = async (settings: ResticSettings) => {
    const printed: string[] = [];
    const print = console.error;
    console.error = (...words: unknown[]) => void printed.push(words.join(' '));
    const server = await openTestServer({ repositories: [settings] });
    try {
      const refusal = await server.client.refusal(listPlans, { params: { nodeId: 1 } });
      assert.deepEqual(printed, [refusal.message], 'both say the same');
      return refusal;
    } finally {
      console.error = print;
      await server.close();
    }
  };

  it('says that the program is missing', async () => {
    const { resultCode, message } = await start(repository.settings({ program: join(folder, 'nowhere') }));
    assert.equal(resultCode, 'ENGINE_PROGRAM_MISSING');
    assert.match(message, /apt-get install restic/);
  });

  it('says that the program is too old', async () => {
    const program = join(folder, 'old-restic');
    await writeFile(program, '#!/bin/sh\necho "restic 0.9.6 compiled with go1.13 on linux/amd64"\n');
    await chmod(program, 0o755);
    const { resultCode, message } = await start(repository.settings({ program }));
    assert.equal(resultCode, 'ENGINE_PROGRAM_TOO_OLD');
    assert.match(message, /0\.14\.0 or later/);
  });

  it('says that the password is wrong', async () => {
    const file = join(folder, 'wrong');
    await writeFile(file, 'not it\n');
    const { environment } = repository;
    const { resultCode, message } = await start(
      repository.settings({ environment: { ...environment, RESTIC_PASSWORD_FILE: file } }),
    );
    assert.equal(resultCode, 'ENGINE_PASSWORD');
    assert.match(message, /RESTIC_PASSWORD_FILE/);
  });

  it('says that there is no repository, and that it cannot be reached', async () => {
    const { environment } = repository;
    const at = (RESTIC_REPOSITORY: string) =>
      start(repository.settings({ environment: { ...environment, RESTIC_REPOSITORY } }));
    assert.equal((await at(join(folder, 'empty'))).resultCode, 'ENGINE_NO_REPOSITORY');
    const { status, resultCode } = await at('rest:http://ann:secret@127.0.0.1:9/');
    assert.deepEqual([status, resultCode], [503, 'ENGINE_UNREACHABLE']);
  });

  it('does not wait for a password to be typed', async () => {
    const { RESTIC_PASSWORD_FILE: _, ...environment } = repository.environment;
    const program = new ResticProgram(repository.settings({ environment }));
    await assert.rejects(program.json(['snapshots']), { resultCode: 'ENGINE_PASSWORD' });
  });

  it('writes nothing to a repository that is only to be read', async () => {
    await repository.backUp(['/etc/hostname']);
    const server = await openTestServer({
      repositories: [repository.settings({ isReadOnly: true })],
      deletionDelay: 0,
    });
    try {
      const [plan] = await server.client.call(listPlans, { params: { nodeId: 1 } });
      assert.deepEqual(plan?.capabilities, {
        sync: false,
        planDeletion: false,
        itemDeletion: false,
        freedSpace: false,
      });
      const args = { params: { nodeId: 1 }, body: [plan?.uid] };
      assert.equal((await server.client.refusal(deletePlans, args)).resultCode, 'READ_ONLY');
      const body = JSON.stringify({ nodeId: 1, planId: plan?.uid });
      const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
      assert.equal((await server.client.fetch('/demo/backups', init)).status, 409);
      assert.deepEqual(await server.client.demo('GET', 'backup-plans'), [], 'nor does the demo offer it');
      await server.sweep();
      assert.equal((await repository.snapshots()).length, 1);
    } finally {
      await server.close();
    }
  });
});
