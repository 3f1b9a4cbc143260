/** Ticket rulesets as they are stored: by the rules of their form, and by what there is to choose. Source: spec 001 §3.10 and §5.4. */
import { asc, eq } from 'drizzle-orm';
import { type RulesetBody, rulesetInvalid, type TicketRuleset } from '../../../src/ticketing/ruleset/contract.ts';
import { type RulesetFacts, rulesetIssues } from '../../../src/ticketing/ruleset/ruleset-rules.ts';
import { rulesetFromWire, rulesetMembers, rulesetToWire } from '../../../src/ticketing/ruleset/ruleset-values.ts';
import { ticketPriorities, ticketSeverities } from '../../../src/ticketing/terms/choices.ts';
import { idOf } from '../../../src/ticketing/terms/ticket.ts';
import { type Database, nextId } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { ticketRuleset } from '../database/schema.ts';
import { requireValid } from '../http/form-refusal.ts';
import type { Change } from '../http/keyed-changes.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { readDirectory, type TicketingDirectory } from './ticketing-directory.ts';

type RulesetRow = typeof ticketRuleset.$inferSelect;

export async function listRulesets(database: Database): Promise<TicketRuleset[]> {
  return (await database.select().from(ticketRuleset).orderBy(asc(ticketRuleset.id))).map(asRuleset);
}

export async function findRuleset(database: Database, id: string | number): Promise<TicketRuleset> {
  const [row] = await database
    .select()
    .from(ticketRuleset)
    .where(eq(ticketRuleset.id, rowId(String(id))));
  if (!row) throw notFound('The ticket ruleset');
  return asRuleset(row);
}

/** Within a change. */
export async function createRuleset(database: Database, body: RulesetBody): Promise<Change<TicketRuleset>> {
  const row = { id: await nextId(database, ticketRuleset), content: await checked(database, body) };
  return { writes: [database.insert(ticketRuleset).values(row)], answer: asRuleset(row) };
}

/** Within a change. */
export async function updateRuleset(database: Database, id: string, body: RulesetBody): Promise<Change<TicketRuleset>> {
  const before = await findRuleset(database, id);
  if (body.type !== before.type) throw new Refusal(400, 'TYPE_CHANGED', 'A ticket ruleset keeps its type');
  const row = { id: Number(before.id), content: await checked(database, body) };
  return {
    writes: [database.update(ticketRuleset).set({ content: row.content }).where(eq(ticketRuleset.id, row.id))],
    answer: asRuleset(row),
  };
}

const asRuleset = ({ id, content }: RulesetRow): TicketRuleset => ({ id: String(id), ...content });

/** As it is stored, once nothing is wrong with it. */
async function checked(database: Database, body: RulesetBody): Promise<RulesetBody> {
  const directory = await readDirectory(database);
  const values = rulesetFromWire(body);
  const isOffered = (kind: Parameters<RulesetFacts['isOffered']>[0], id: string) => offered[kind](id, directory);
  requireValid(rulesetIssues({ ...values, type: body.type, isOffered }), {
    names: rulesetMembers,
    resultCode: rulesetInvalid,
    words,
  });
  return rulesetToWire(values, body.type);
}

const offered: Readonly<
  Record<Parameters<RulesetFacts['isOffered']>[0], (id: string, directory: TicketingDirectory) => boolean>
> = {
  form(id, { lookup }) {
    const found = lookup('form', id);
    return typeof found === 'object' && !found.deleted && !found.inactive;
  },
  status: (id, { statuses }) => statuses.some((status) => idOf(status.id) === id),
  priority: (id) => ticketPriorities.some((one) => one === id),
  severity: (id) => ticketSeverities.some((one) => one === id),
};

const words = {
  name: { required: 'The ruleset needs a name' },
  ticketFormId: { required: 'The ruleset needs a ticket form', inactiveForm: 'The ticket form is inactive' },
  status: { required: 'The ruleset needs a status for new tickets', unknownStatus: 'The status is not known' },
  resetStatus: { required: 'The ruleset needs a reset status', unknownStatus: 'The reset status is not known' },
  resetTime: { notInRange: 'The reset time is longer than its unit allows' },
  retriggerStatus: {
    required: 'The ruleset needs a status for conditions that come again',
    unknownStatus: 'The retrigger status is not known',
  },
};
