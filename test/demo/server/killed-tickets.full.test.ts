/**
 * Whatever happens to the server while tickets come: each is there once, with all of its files and with what automations
 * made of it, and its number is the one that was told.
 */
import assert from 'node:assert/strict';
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isNotNull } from 'drizzle-orm';
import { build } from 'esbuild';
import * as z from 'zod/mini';
import { openDatabase } from '../../../demo/server/database/open-database.ts';
import {
  automation,
  automationRun,
  outgoingMessage,
  ticket,
  ticketAttachment,
  ticketComment,
} from '../../../demo/server/database/schema.ts';
import { automationBody as sentAutomation } from '../../../src/ticketing/contract.ts';
import type { ActionRow } from '../../../src/ticketing/terms/automation.ts';
import { automationBody, set, when } from './support/automation-desk.ts';
import { onlyOnSqlite } from './support/test-database.ts';

const kills = 50;
const burst = 3;
/** To the database, of each ticket at least. */
const calls = 8;
/** Besides, for the automation of each that is new. */
const furtherCalls = 4;
const script = fileURLToPath(new URL('./support/ticket-process.ts', import.meta.url));
/** A change of the ticket, a comment and a mail. */
const actions: ActionRow[] = [
  set({ priority: 'HIGH' }),
  { field: 'ADD_TICKET_COMMENT', value: { body: '<p>Hi</p>', public: true } },
  { field: 'SEND_EMAIL', value: { keys: [], emails: ['a@example.com'], uids: [], subject: 'S', body: '<p>B</p>' } },
];
/** Beside the packages that it imports. */
const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));

describe('tickets, while the server is killed again and again', onlyOnSqlite, () => {
  let folder: string;
  let program: string;
  /** Its code comes while another one works. */
  let next: ChildProcessByStdio<Writable, Readable, null>;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rmm-killed-tickets-'));
    program = join(cache, `ticket-process-${process.pid}.mjs`);
    await build({
      entryPoints: [script],
      outfile: program,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    });
    const database = await openDatabase({ dataFolder: folder });
    const rule = automationBody({ all: [when('action', 'equals', 'INSERT')], actions });
    const { enabled, name, type, ...content } = z.parse(sentAutomation, rule);
    const row = { enabled, name, type, description: '', content };
    await database.insert(automation).values({ ...row, position: 1, system: false, version: 1, savedBy: '' });
    await database.close();
    next = spawned();
  });
  after(async () => {
    next.kill();
    // What was killed may have a child that still writes.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    await rm(program, { force: true });
  });

  const spawned = () => spawn(process.execPath, [program, folder], { stdio: ['pipe', 'pipe', 'inherit'] });

  /** Sends them, and ends before so many calls to the database; what was answered is added to `told`. */
  async function run(keys: readonly string[], told: Map<string, Set<string>>, end = 0): Promise<void> {
    const child = next;
    next = spawned();
    const gone = new Promise<NodeJS.Signals | number | null>((resolve) => {
      child.once('close', (code, signal) => resolve(signal ?? code));
    });
    child.stdin.write(`${[end, ...keys].join(' ')}\n`);
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    const how = await gone;
    assert.equal(how, end === 0 ? 0 : 'SIGKILL');
    for (const [, key = '', id = ''] of said.matchAll(/^(\S+) (\d+)$/gm)) told.set(key, new Set(told.get(key)).add(id));
  }

  it(`are neither halved nor doubled, killed ${kills} times`, async () => {
    const told = new Map<string, Set<string>>();
    const all: string[] = [];
    const unanswered = () => all.filter((key) => !told.has(key));
    for (let round = 0; round < kills; round += 1) {
      // The one that was answered last is sent again, too: its answer may not have come through.
      const again = [...told.keys()].slice(-1);
      const fresh = Array.from({ length: burst }, (_, index) => `${round}-${index}`);
      all.push(...fresh);
      const keys = [...again, ...unanswered().slice(-2 * burst)];
      await run(
        keys,
        told,
        1 + Math.floor(Math.random() * (keys.length * calls + (keys.length - again.length) * furtherCalls)),
      );
    }
    await run(unanswered(), told);
    const database = await openDatabase({ dataFolder: folder });
    try {
      const made = await database.select().from(ticket);
      const files = await database.select().from(ticketAttachment).where(isNotNull(ticketAttachment.ticketId));
      assert.deepEqual(made.map(({ payload }) => payload.ticketSubject).sort(), [...all].sort());
      for (const { id, payload } of made) {
        const { ticketSubject, imageTokens } = payload;
        const tokens = files.filter(({ ticketId }) => ticketId === id).map(({ token }) => token);
        assert.deepEqual(tokens.sort(), [...(imageTokens ?? [])].sort(), ticketSubject);
        assert.deepEqual([...(told.get(ticketSubject) ?? [])], [String(id)], ticketSubject);
      }
      assert.equal(files.length, all.length * 2);
      const ids = made.map(({ id }) => id).sort();
      for (const table of [automationRun, ticketComment, outgoingMessage]) {
        const rows = await database.select({ ticketId: table.ticketId }).from(table);
        assert.deepEqual(rows.map(({ ticketId }) => ticketId).sort(), ids, 'once for each ticket');
      }
      assert.ok(made.every(({ facts }) => facts.priority === 'HIGH'));
    } finally {
      await database.close();
    }
  });
});
