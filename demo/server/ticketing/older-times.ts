/**
 * Data folders of earlier versions have what automations logged in a table of its own, which no bill read: at the start it
 * becomes time like all other, once.
 */
import { sql } from 'drizzle-orm';
import { idOf } from '../../../src/ticketing/terms/ticket.ts';
import { chunksOf, type Database } from '../database/open-database.ts';
import { ticket, timeEntry, user } from '../database/schema.ts';
import { automationWorker, loggedTimeRow } from './logged-time.ts';
import { readDirectory } from './ticketing-directory.ts';

const table = 'ticket_time';

export async function moveOlderTimes(database: Database): Promise<void> {
  const { libsql: client } = database;
  if (client === undefined) return;
  const found = await client.execute({ sql: 'SELECT name FROM sqlite_master WHERE name = ?', args: [table] });
  if (found.rows.length === 0) return;
  const { rows } = await client.execute(`SELECT ticket_id, created, author, minutes FROM ${table}`);
  const [{ businessHours }, users, tickets] = await Promise.all([
    readDirectory(database),
    database.select({ id: user.id, name: user.name }).from(user),
    database.select({ id: ticket.id, facts: ticket.facts }).from(ticket),
  ]);
  const userOf = new Map(users.map(({ id, name }) => [name, String(id)]));
  const assigneeOf = new Map(tickets.map(({ id, facts }) => [id, idOf(facts.assignee)]));
  const entries = rows.map(({ ticket_id, created, author, minutes }) => {
    const ticketId = Number(ticket_id);
    const person = userOf.get(String(author));
    return loggedTimeRow({
      ticketId,
      technicianId: person ?? (assigneeOf.get(ticketId) || automationWorker.id),
      minutes: Number(minutes),
      at: Number(created),
      businessHours,
      note: person === undefined ? String(author) : null,
    });
  });
  const inserts = chunksOf(entries).map((chunk) => database.insert(timeEntry).values(chunk));
  // All of it, or at the next start: a table that is still there was not moved.
  const moved = [...inserts, database.run(sql.raw(`DROP TABLE ${table}`))];
  await database.batch(moved as unknown as Parameters<Database['batch']>[0]);
}
