/**
 * `npm run bench -- many-rules`: how long the server takes to ask 500 rules of 10,000 tickets, read from its database,
 * and how that grows with either. Rules and tickets are made by chance, from the tables of the editor, with a fixed seed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { register } from 'tsx/esm/api';
import { median } from './report.mjs';

register();
const { openDatabase, chunksOf } = await import('../../demo/server/database/open-database.ts');
const { ticket } = await import('../../demo/server/database/schema.ts');
const { seedDirectory } = await import('../../demo/server/seed/directory.ts');
const { seedTicketing } = await import('../../demo/server/seed/ticketing.ts');
const { sampleTickets } = await import('../../demo/server/ticketing/sample-tickets.ts');
const { readDirectory } = await import('../../demo/server/ticketing/ticketing-directory.ts');
const { compileAutomations } = await import('../../src/ticketing/rules/run-automations.ts');
const { subjectOf } = await import('../../src/ticketing/conditions/verdict.ts');
const { randomRule } = await import('../demo/server/support/random-rules.ts');

const runs = 5;
const [tickets, rules] = [10_000, 500];
const now = Date.parse('2026-11-26T10:20:00Z');
const dataFolder = mkdtempSync(join(tmpdir(), 'rmm-bench-'));
const database = await openDatabase({ dataFolder });
try {
  await seedDirectory(database);
  await seedTicketing(database);
  const rows = sampleTickets(tickets, now).map(({ facts, ...row }, index) => {
    const id = index + 1;
    return { ...row, id, owner: '', facts: { ...facts, id: String(id) } };
  });
  for (const chunk of chunksOf(rows)) await database.insert(ticket).values(chunk);
  const directory = await readDirectory(database);
  const asks = ({ conditions: { all, any } }) => all.length + any.length > 0;
  const made = fc.sample(randomRule(directory, false).filter(asks), { numRuns: rules, seed: 7 });
  const automations = made.map((rule, id) => ({ ...rule, id, name: `Rule ${id}`, actions: [] }));

  console.log(
    `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`${runs} runs each; medians with the least and the most, in milliseconds\n`);
  for (const [ticketCount, ruleCount] of [
    [tickets, rules],
    [tickets / 2, rules],
    [tickets / 4, rules],
    [tickets, rules / 2],
    [tickets, rules / 4],
  ]) {
    const times = [];
    let matched = 0;
    for (let run = 0; run < runs; run += 1) {
      const started = performance.now();
      matched = await ask(ticketCount, automations.slice(0, ruleCount), directory);
      times.push(performance.now() - started);
    }
    const [least, most] = [Math.min(...times), Math.max(...times)];
    const said = `${median(times).toFixed(0)} (${least.toFixed(0)} to ${most.toFixed(0)})`;
    const pairs = `${ticketCount} tickets × ${ruleCount} rules`;
    console.log(`${pairs.padEnd(28)} ${said.padEnd(24)} ${matched} matches`);
  }
} finally {
  await database.close();
  rmSync(dataFolder, { recursive: true, force: true });
}

/** As the server does when time passes: tickets from the database, rules compiled for it. */
async function ask(count, automations, directory) {
  const found = await database.select({ facts: ticket.facts }).from(ticket).limit(count);
  const compiled = compileAutomations(automations, directory);
  let matched = 0;
  for (const { facts } of found) {
    const subject = subjectOf({ before: facts, after: facts, now });
    for (const { decide } of compiled) if (decide(subject) === true) matched += 1;
  }
  return matched;
}
