/** Two servers on one PostgreSQL, the first of which is amid work of every kind when the second takes over. */
import assert from 'node:assert/strict';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { automationRun, outgoingMessage, ticket } from '../../../../demo/server/database/schema.ts';
import { createRestoreJob, type RestoreJob, readRestoreJob } from '../../../../src/backup/job-contract.ts';
import { readSyncRun, startAgreementSync } from '../../../../src/psa/agreement-sync-contract.ts';
import { AutomationDesk, when } from './automation-desk.ts';
import { DemoClient } from './demo-client.ts';
import { HelpDesk } from './help-desk.ts';
import { openMailServer } from './mail-server.ts';
import { PsaDesk } from './psa-desk.ts';
import type { LaunchedServer } from './server-process.ts';
import { openRecords } from './test-database.ts';
import { planNamed } from './test-server.ts';

export interface Health {
  code: number;
  status: string;
  reason?: string;
  uptimeSeconds: number;
}

type Start = (home: string, environment: Record<string, string>) => Promise<LaunchedServer>;

const files = 10_000;
const patience = 90_000;

/** Of one that has ended nothing is known. */
export async function healthOf(url: string, query = ''): Promise<Health> {
  const answer = await fetch(`${url}/health${query}`);
  return { code: answer.status, ...(await answer.json()) };
}

/** Whichever works, as soon as exactly one does; two never do. */
export async function untilOneWorks(servers: readonly LaunchedServer[]): Promise<LaunchedServer> {
  const began = performance.now();
  for (;;) {
    assert.ok(performance.now() - began < patience, `none works: ${servers.map(({ said }) => said()).join('\n')}`);
    const found = await Promise.all(
      servers.map(async (server) => {
        const { status, reason } = await healthOf(server.url).catch(() => ({ status: 'gone', reason: undefined }));
        assert.ok(['ok', 'standby', 'failing', 'gone'].includes(status), `${status}: ${reason}`);
        return status === 'ok' ? [server] : [];
      }),
    );
    const [one, ...others] = found.flat();
    assert.equal(others.length, 0, 'two work');
    if (one) return one;
    await wait(50);
  }
}

/** A server that took over from one that hung has to wait for the lock of the folder. */
export async function untilFolderIsHeld(dataFolder: string): Promise<void> {
  const records = await openRecords(dataFolder);
  while ((await records.all(sql`SELECT 1 FROM server_lease WHERE holds_folder`)).length === 0) await wait(50);
  await records.close();
}

export type Shift = Awaited<ReturnType<typeof startShift>>;

export async function startShift(home: string, start: Start, { leaseSeconds }: { leaseSeconds: number }) {
  const mails = await openMailServer(100);
  const environment = { LEASE_SECONDS: String(leaseSeconds), SMTP_URL: mails.url };
  const first = await start(home, environment);
  const client = await DemoClient.open(first.url);
  const desk = new HelpDesk(client);
  await makeRule(client);
  const psa = new PsaDesk(client);
  await psa.map({ '1': '5', '2': '10', '3': '15', '4': '25', '5': '30' });
  const second = await start(home, environment);

  const jobUID = await restoreMany(client, home);
  const keys: string[] = [];
  /** By the key: the ticket that was answered. */
  const answered = new Map<string, number>();
  const send = async (key: string, to: HelpDesk) => {
    const answer = await to.submitWithKey(key, { ticketSubject: key });
    assert.equal(answer.status, 200);
    const { ticketId } = await answer.json();
    assert.equal(answered.get(key) ?? ticketId, ticketId, 'a key has one ticket');
    answered.set(key, ticketId);
  };
  /** One after the other, until nobody answers any more. */
  const sendOn = async (name: string) => {
    for (let number = 1; ; number += 1) {
      const key = `${name}-${number}`;
      keys.push(key);
      await send(key, desk);
      await wait(200);
    }
  };
  let sending: Promise<unknown> = Promise.resolve();
  let run = '';
  const readRun = () => client.call(readSyncRun, { params: { id: run } });

  return {
    home,
    first,
    second,
    desk,
    async untilAmidWork() {
      await until(client, jobUID, (job) => (job.jobFilesProcessed ?? 0) >= 500);
      run = (await client.call(startAgreementSync)).id;
      let isSending = true;
      sending = Promise.allSettled(['a', 'b', 'c'].map(sendOn)).finally(() => {
        isSending = false;
      });
      while (isSending && (answered.size < 10 || mails.received.length < 2)) await wait(10);
      assert.ok(isSending, 'tickets are taken');
      while ((await readRun()).counts.created === 0) await wait(10);
      assert.equal((await readRun()).state, 'RUNNING');
    },
    async checkAllDoneOnce() {
      await sending;
      assert.ok(answered.size < keys.length, 'it was amid its work');
      const next = client.at(second.url);
      await Promise.all(keys.map((key) => send(key, new HelpDesk(next))));
      assert.deepEqual([...answered.keys()].sort(), [...keys].sort());
      await checkRestore(next, jobUID, home);
      await checkSync(new PsaDesk(next), run);
      await checkMails(home, mails.received, answered);
    },
    close: () => mails.close(),
  };
}

async function makeRule(client: DemoClient): Promise<void> {
  const rules = new AutomationDesk(client);
  await rules.turnAllOff();
  const mail = { keys: ['REQUESTER'], emails: [], uids: [], subject: 'S', body: '<p>B</p>', allowResponse: true };
  await rules.add({
    all: [when('action', 'equals', 'INSERT')],
    actions: [{ field: 'SEND_EMAIL', value: mail }],
  });
}

async function restoreMany(client: DemoClient, home: string): Promise<string> {
  const { uid: planId } = await planNamed(client, 'Scale');
  await mkdir(join(home, 'data/devices/3/many'));
  const destination = { nodeId: 3, path: '/many' };
  const items = [{ type: 'FOLDER', id: 'g10k' }];
  const body = { planId, items, ifExists: 'KEEP_BOTH', location: 'other', destination };
  return (await client.call(createRestoreJob, { params: { nodeId: 1 }, body })).jobUID ?? '';
}

async function until(client: DemoClient, jobUID: string, isReached: (job: RestoreJob) => boolean) {
  for (;;) {
    const job = await client.call(readRestoreJob, { params: { nodeId: 1, jobUID } });
    if (isReached(job)) return job;
    await wait(20);
  }
}

/** "Keep both" would show what was restored a second time. */
async function checkRestore(client: DemoClient, jobUID: string, home: string): Promise<void> {
  const job = await until(client, jobUID, ({ status }) => status !== 'processing');
  assert.deepEqual([job.status, job.jobFilesProcessed, job.message ?? null], ['completed', files, null]);
  const folder = join(home, 'data/devices/3/many/10,000 small files');
  const names = await readdir(folder);
  assert.deepEqual(
    [names.length, names.filter((name) => name.includes('(restored') || name.startsWith('.'))],
    [files, []],
  );
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  assert.equal(
    sizes.reduce((sum, size) => sum + size, 0),
    job.jobTotalBytes,
  );
}

async function checkSync(desk: PsaDesk, id: string): Promise<void> {
  const { state, problem, counts } = await desk.follow(id);
  assert.deepEqual([state, problem], ['COMPLETED', null]);
  const { configurations, additions } = await desk.turn({ provider: 'psacw' });
  assert.equal(new Set(configurations.map(({ identifier }) => identifier)).size, configurations.length);
  assert.equal(counts.created, configurations.length + additions.length);
}

/** Each ticket once, with one run of the rule and one mail, which arrived once; of one at most nobody knows whether it did. */
async function checkMails(home: string, received: readonly string[], answered: ReadonlyMap<string, number>) {
  const records = await openRecords(join(home, 'data'));
  try {
    const isOurs = ({ ticketId }: { ticketId: number }) => [...answered.values()].includes(ticketId);
    const rows = await records.select().from(ticket);
    for (const [key, id] of answered)
      assert.deepEqual(
        rows.flatMap((row) => (row.payload.ticketSubject === key ? [row.id] : [])),
        [id],
        key,
      );
    const runs = (await records.select({ ticketId: automationRun.ticketId }).from(automationRun)).filter(isOurs);
    assert.equal(runs.length, answered.size);
    for (;;) {
      const mails = (await records.select().from(outgoingMessage)).filter(isOurs);
      assert.equal(mails.length, answered.size);
      const states = mails.map(({ state }) => state);
      if (states.some((state) => state === 'QUEUED' || state === 'SENDING')) {
        await wait(100);
        continue;
      }
      assert.ok(states.filter((state) => state === 'UNCERTAIN').length <= 1, states.join());
      assert.ok(
        states.every((state) => state === 'SENT' || state === 'UNCERTAIN'),
        states.join(),
      );
      assert.equal(new Set(received).size, received.length, 'no mail comes twice');
      const sent = mails.filter(({ state }) => state === 'SENT').map(({ messageId }) => messageId);
      assert.deepEqual(
        sent.filter((id) => !received.includes(id)),
        [],
      );
      return;
    }
  } finally {
    await records.close();
  }
}
