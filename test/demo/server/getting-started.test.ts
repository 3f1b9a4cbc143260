/** The first steps: each user's own, completed by who may, and over for who has been here long enough. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { writeSetting } from '../../../demo/server/database/open-database.ts';
import { gettingStarted } from '../../../demo/server/database/schema.ts';
import { readGettingStarted as readStarted } from '../../../demo/server/workspace/getting-started.ts';
import { settledAfter } from '../../../src/console/page/getting-started-slice.ts';
import {
  completeGettingStartedStep,
  dismissGettingStarted,
  readGettingStarted,
} from '../../../src/workspace/getting-started/contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openRecords, removeDatabase } from './support/test-database.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('the first steps', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
    client = server.client;
  });
  after(() => server.close());

  const as = async (user: string) => {
    const other = await server.newClient();
    await other.demo('POST', 'session', { user });
    return other;
  };
  const completed = async (by = client) => (await by.call(readGettingStarted)).completed;

  it('are completed in any order, each once, and stay so in another session', async () => {
    assert.deepEqual(await completed(), ['stepOne']);
    const complete = () =>
      client.send(
        completeGettingStartedStep,
        { params: { step: 'stepThree' } },
        { headers: { 'Idempotency-Key': 'third' } },
      );
    assert.deepEqual((await (await complete()).json()).completed, ['stepOne', 'stepThree']);
    assert.equal((await complete()).status, 200, 'the same press is the same answer');
    assert.deepEqual(await completed(await as('admin')), ['stepOne', 'stepThree']);
    assert.equal((await client.refusal(completeGettingStartedStep, { params: { step: 'stepFour' } })).status, 400);
  });

  it('are completed by nobody who may not set up the console, but hidden by everybody for themselves', async () => {
    const technician = await as('technician');
    assert.deepEqual(await completed(technician), []);
    const refused = await technician.refusal(completeGettingStartedStep, { params: { step: 'stepOne' } });
    assert.equal(refused.status, 403);
    assert.deepEqual(await completed(technician), []);
    await technician.call(dismissGettingStarted, { body: { dismissed: true } });
    assert.equal((await technician.call(readGettingStarted)).dismissed, true);
    assert.equal((await client.call(readGettingStarted)).dismissed, false);
    await technician.call(dismissGettingStarted, { body: { dismissed: false } });
    assert.equal((await technician.call(readGettingStarted)).dismissed, false);
  });

  it('are over for who accepted the invitation long ago', async () => {
    assert.deepEqual(await completed(await as('operator')), ['stepOne', 'stepTwo', 'stepThree']);
  });

  it('are over once the time has come, but not on trial', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rmm-started-'));
    const database = await openRecords(folder);
    const invitationAccepted = 1_000;
    await database
      .insert(gettingStarted)
      .values({ userId: 'new', completed: [], dismissed: false, invitationAccepted });
    const at = async (now: number) => (await readStarted(database, 'new', now)).completed.length;
    assert.equal(await at(invitationAccepted + settledAfter - 1), 0);
    assert.equal(await at(invitationAccepted + settledAfter), 3);
    await writeSetting(database, 'trial-license', 'true');
    assert.equal(await at(invitationAccepted + settledAfter), 0);
    await database.close();
    await removeDatabase(folder);
    rmSync(folder, { recursive: true });
  });
});
