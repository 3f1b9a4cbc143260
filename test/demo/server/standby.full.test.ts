/** Several servers on one PostgreSQL: one works, the others take over, and nothing is done twice or lost. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createServer } from '../../../demo/server/create-server.ts';
import { writeLock } from '../../../demo/server/database/postgres/postgres-layout.ts';
import { ServerLease } from '../../../demo/server/database/postgres/server-lease.ts';
import { enterTerm } from '../../../demo/server/database/postgres/terms.ts';
import { optionsFromEnvironment } from '../../../demo/server/environment.ts';
import { openLine } from './support/cut-line.ts';
import { DemoClient } from './support/demo-client.ts';
import { type PostgresServer, postgresFor } from './support/embedded-postgres.ts';
import { HelpDesk } from './support/help-desk.ts';
import { end, kill, type LaunchedServer, launch, serverProgram } from './support/server-process.ts';
import { healthOf, type Shift, startShift, untilFolderIsHeld, untilOneWorks } from './support/standby-shift.ts';
import { execute, locationOf } from './support/test-database.ts';

const postgres = await postgresFor('several servers on PostgreSQL');
if (postgres) describe('several servers on one PostgreSQL', { timeout: 600_000 }, () => onePostgres(postgres));

/** Seconds that are soon over, and yet more than a busy machine lets a server wait. */
const briefly = 10;

function onePostgres(postgres: PostgresServer): void {
  const launched: LaunchedServer[] = [];
  const folders: string[] = [];
  after(async () => {
    for (const { child } of launched) if (child.exitCode === null && child.signalCode === null) await kill(child);
    for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  });

  const newHome = async () => {
    const home = await mkdtemp(join(tmpdir(), 'rmm-standby-'));
    folders.push(home);
    await mkdir(join(home, 'source'));
    return home;
  };
  const start = async (home: string, environment: Record<string, string> = {}) => {
    const server = await launch(home, environment);
    launched.push(server);
    return server;
  };
  const endWell = async (server: LaunchedServer) => assert.equal(await end(server), 0);

  it('that start at once on an empty database: one works, and when it ends, one of the others does', async () => {
    const home = await newHome();
    // An empty one that is there already.
    const { url: databaseUrl = '' } = await locationOf(join(home, 'data'));
    const servers = await Promise.all([start(home), start(home), start(home)]);
    const first = await untilOneWorks(servers);
    const [second, third] = servers.filter((server) => server !== first);
    assert.ok(second && third);
    for (const { url } of [second, third]) {
      const { code, status, ...more } = await healthOf(url);
      assert.deepEqual([code, status, Object.keys(more)], [503, 'standby', ['uptimeSeconds']]);
      // Whoever restarts servers that are not well leaves it alone.
      assert.equal((await healthOf(url, '?standby=ok')).code, 200);
      for (const path of ['/query/devices?size=1', '/', '/graphql']) {
        const answer = await fetch(url + path);
        assert.equal(answer.status, 503);
        assert.ok(Number(answer.headers.get('retry-after')) >= 1);
        assert.equal((await answer.json()).resultCode, 'STANDBY');
      }
    }
    const alone = createServer({ dataFolder: join(home, 'data'), databaseUrl });
    await assert.rejects(alone, /DATABASE_URL is used by another server/, 'one that cannot stand by');
    await endWell(third);
    await endWell(first);
    assert.equal(await untilOneWorks([second]), second);
    assert.match(second.said(), /It has taken over\./);
    await endWell(second);
    assert.equal((await start(home)).said().includes('stands by'), false, 'nobody is waited for who has ended');
  });

  const ways: Record<string, (shift: Shift) => Promise<void>> = {
    'is killed': async ({ first }) => kill(first.child),
    // Its lease is long, but somebody else has it: the same as a clock that went wrong, or a pause that nobody noticed.
    'is overtaken though it works': async ({ first, home, second }) => {
      while ((await healthOf(second.url)).status === 'standby') {
        await execute(join(home, 'data'), `UPDATE server_lease SET until = '-infinity'`);
        await wait(50);
      }
      assert.equal(await first.ended, 1);
      assert.match(first.said(), /Another server has taken over/);
    },
    'hangs, and goes on later': async ({ first, second, desk }) => {
      process.kill(first.child.pid ?? 0, 'SIGSTOP');
      // It comes in while nobody reads it.
      const unread = desk.submitWithKey('unread', { ticketSubject: 'unread' }).catch(() => undefined);
      await untilOneWorks([second]);
      const sent = await new HelpDesk(desk.client.at(second.url)).submitWithKey('unread', { ticketSubject: 'unread' });
      assert.equal(sent.status, 200);
      process.kill(first.child.pid ?? 0, 'SIGCONT');
      assert.equal(await first.ended, 1, 'it does not go on');
      assert.match(first.said(), /nother server (?:has|may have) taken over/);
      const answer = await unread;
      assert.notEqual(answer?.status, 200);
    },
  };
  for (const [how, change] of Object.entries(ways)) {
    it(`amid its work one ${how}: another goes on within seconds, and nothing is done twice or lost`, async (test) => {
      const shift = await startShift(await newHome(), (home, environment) => start(home, environment), {
        // So long that only the end of the process can be what is noticed.
        leaseSeconds: how.startsWith('hangs') ? briefly : 600,
      });
      try {
        await shift.untilAmidWork();
        const began = performance.now();
        await change(shift);
        await untilOneWorks([shift.second]);
        const seconds = (performance.now() - began) / 1_000;
        assert.ok(seconds < 60, `after ${seconds} s`);
        test.diagnostic(`another one worked after ${seconds.toFixed(1)} s`);
        await shift.checkAllDoneOnce();
        // The folder is its own by now, so that its own end is noticed at once, too.
        const third = await start(shift.home, { LEASE_SECONDS: '600' });
        await untilFolderIsHeld(join(shift.home, 'data'));
        await kill(shift.second.child);
        await untilOneWorks([third]);
      } finally {
        await shift.close();
      }
    });
  }

  it('what one has begun to write when another takes over is not written, nor anything later', async (test) => {
    const home = await newHome();
    const { url = '' } = await locationOf(join(home, 'data'));
    const [one, other] = [await ServerLease.open(url, 'a folder'), await ServerLease.open(url, 'a folder')];
    assert.ok(one && other);
    assert.equal(await ServerLease.open(url, 'another folder'), undefined);
    const holder = { host: 'here', processId: 1, holdsFolder: true, seconds: 600 };
    const term = (await one.take(holder)) ?? 0;
    for (const differs of [{ holdsFolder: false }, { host: 'elsewhere' }])
      assert.equal(await other.take({ ...holder, ...differs }), undefined, 'nobody knows that it has ended');
    const [writing, late] = [new pg.Client(url), new pg.Client(url)];
    for (const client of [writing, late]) await client.on('error', () => undefined).connect();
    await enterTerm(writing, term);
    await writing.query(`BEGIN; ${writeLock}; CREATE TABLE begun (id integer)`);

    const next = (await other.take(holder)) ?? 0;
    assert.equal(next, term + 1);
    await other.endEarlierTerms(next);
    await assert.rejects(writing.query('COMMIT'));
    assert.equal(await one.renew(term, holder), false);
    const { mock } = test.mock.method(process, 'exit', () => {
      throw new Error('the process ends');
    });
    const { error } = console;
    console.error = () => undefined;
    await assert.rejects(enterTerm(late, term), /the process ends/).finally(() => {
      console.error = error;
    });
    assert.deepEqual(mock.calls[0]?.arguments, [1]);
    mock.restore();
    await enterTerm(late, next);
    await late.query(`BEGIN; ${writeLock}`);
    const { rows } = await late.query("SELECT to_regclass('begun') AS begun");
    assert.deepEqual(rows, [{ begun: null }]);
    await late.end();
    await one.close();
    await other.close();
  });

  it('one that is cut off from the database ends, and another works', async () => {
    const home = await newHome();
    const { url: direct = '' } = await locationOf(join(home, 'data'));
    const line = await openLine(Number(new URL(direct).port));
    const through = new URL(direct);
    through.port = String(line.port);
    const first = await start(home, { DATABASE_URL: through.href, LEASE_SECONDS: String(briefly) });
    const desk = new HelpDesk(await DemoClient.open(first.url));
    const second = await start(home);
    line.cut();
    const lost = desk.submitWithKey('lost', { ticketSubject: 'lost' }).catch(() => undefined);
    await untilOneWorks([second]);
    assert.equal(await first.ended, 1);
    assert.match(first.said(), /could not be asked for \d+ seconds/);
    assert.equal(await lost, undefined);
    const other = new HelpDesk(desk.client.at(second.url));
    assert.equal((await other.submitWithKey('lost', { ticketSubject: 'lost' })).status, 200);
    const tickets = await other.tickets();
    assert.equal(tickets.filter(({ payload }) => payload.ticketSubject === 'lost').length, 1);
    await line.close();
  });

  it('a database that is away for a moment ends none of them, and one works afterwards', async () => {
    const home = await newHome();
    const first = await start(home);
    const second = await start(home);
    await postgres.stop();
    for (;;) {
      const { code, reason } = await healthOf(second.url, '?standby=ok');
      if (code === 503 && reason === 'The database cannot be asked.') break;
      await wait(50);
    }
    assert.equal((await healthOf(first.url)).code, 503);
    await postgres.start();
    assert.equal(await untilOneWorks([first, second]), first);
    while ((await healthOf(second.url, '?standby=ok')).code !== 200) await wait(50);
    await endWell(first);
    await untilOneWorks([second]);
    assert.ok(!second.said().includes('password'), second.said());
  });

  it('one with another data folder is refused, in a sentence: it lacks what is not in the database', async () => {
    const home = await newHome();
    const { url = '' } = await locationOf(join(home, 'data'));
    const first = await start(home);
    const elsewhere = join(home, 'elsewhere');
    const { code, told } = await serverProgram({ PORT: '0', DATA_FOLDER: elsewhere, DATABASE_URL: url });
    assert.equal(code, 1);
    assert.match(told, /^The database of DATABASE_URL belongs to another data folder than .+elsewhere\./m);
    assert.doesNotMatch(told, /\n\s+at /);
    assert.equal((await healthOf(first.url)).status, 'ok');
    await endWell(first);
    // What the sentence says is enough.
    await execute(join(home, 'data'), 'UPDATE server_lease SET data_folder = NULL');
    const next = await start(home, { DATA_FOLDER: elsewhere });
    assert.equal((await healthOf(next.url)).status, 'ok');
  });

  it('LEASE_SECONDS is a number that makes sense, or refused', () => {
    assert.equal(optionsFromEnvironment({ LEASE_SECONDS: '60' }).leaseSeconds, 60);
    for (const wrong of ['soon', '1', '2.5', '3601'])
      assert.throws(() => optionsFromEnvironment({ LEASE_SECONDS: wrong }), /LEASE_SECONDS is ".+"; set it to/);
  });
}
