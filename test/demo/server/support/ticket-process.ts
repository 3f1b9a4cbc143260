/**
 * The part of a server that keeps tickets, in a process that can be killed and comes again at once. It sends what a line
 * of its input names, all at the same time, each with two files as a client uploads them, and tells what was answered.
 * The line begins with the number of the call to the database before which the process is gone; 0 is none.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { openDatabase } from '../../../../demo/server/database/open-database.ts';
import { Attachments } from '../../../../demo/server/help/attachments.ts';
import { Tickets, withoutTokens } from '../../../../demo/server/help/tickets.ts';
import type { Answer } from '../../../../demo/server/http/call-router.ts';
import { fingerprintOf, KeyedChanges, ownerOf } from '../../../../demo/server/http/keyed-changes.ts';
import { Session } from '../../../../demo/server/http/sessions.ts';
import { ContentStore } from '../../../../demo/server/store/content-store.ts';
import { AutomationUploads } from '../../../../demo/server/ticketing/automation-uploads.ts';
import { Automations } from '../../../../demo/server/ticketing/automations.ts';
import { TicketDesk } from '../../../../demo/server/ticketing/ticket-desk.ts';
import type { createTicket, Ticket } from '../../../../src/help/contract.ts';

const [dataFolder = ''] = process.argv.slice(2);
// Its code is there before it is needed.
const [line] = (await once(process.stdin, 'data')) as [Buffer];
const [last = '', ...keys] = String(line).trim().split(' ');
const database = await openDatabase({ dataFolder });
dieBefore(Number(last));
const changes = new KeyedChanges(database);
const store = new ContentStore(join(dataFolder, 'store'));
const attachments = new Attachments(database, store);
const automations = new Automations(database, new AutomationUploads(database, store));
const desk = new TicketDesk(database, automations, { site: () => 'http://127.0.0.1', sendsMail: false });
const tickets = new Tickets(database, attachments, desk, Date.now);
const choices = { user: 'admin', environment: 'demo', featureFlags: {}, helpTooltipHidden: false } as const;
const session = new Session('one', { ...choices });

function dieBefore(operation: number): void {
  let count = 0;
  const { libsql: client } = database;
  if (client === undefined) throw new Error('what is counted here are the statements of SQLite');
  for (const name of ['execute', 'batch'] as const) {
    const run = client[name].bind(client) as (...args: unknown[]) => Promise<never>;
    client[name] = (...args: unknown[]) => {
      count += 1;
      // As the power goes: nothing is closed, and nobody is told.
      if (count === operation) process.kill(process.pid, 'SIGKILL');
      return run(...args);
    };
  }
}

async function upload(name: string): Promise<string> {
  async function* content() {
    yield Buffer.from(`${name} of ${process.pid}`);
  }
  const file = await attachments.receive(session, name, content());
  const call = { owner: ownerOf(session), route: 'upload', key: undefined, fingerprint: () => '' };
  return changes.run(call, (commit) =>
    commit(async () => {
      const { row, write } = await attachments.attach(file);
      return { writes: [write], answer: row.token };
    }),
  );
}

async function send(key: string): Promise<void> {
  const imageTokens = [await upload('one.txt'), await upload('two.txt')];
  const payload: Ticket = {
    ticketSubject: key,
    ticketBody: 'Body',
    ticketPriority: 'LOW',
    ticketCategory: 'other',
    imageTokens,
  };
  const fingerprint = () => fingerprintOf(withoutTokens(payload));
  const call = { owner: ownerOf(session), route: 'ticket', key, fingerprint };
  const { ticketId } = await changes.run<Answer<typeof createTicket>>(call, (commit) =>
    tickets.create(session, payload, commit),
  );
  process.stdout.write(`${key} ${ticketId}\n`);
}

await Promise.all(keys.map(send));
await database.close();
process.stdin.destroy();
