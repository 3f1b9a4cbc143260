/** Tickets that automations are expected to match, or not to: kept with each, and gone with it. */
import { and, asc, eq } from 'drizzle-orm';
import {
  type AutomationExampleBody,
  type AutomationExampleRow,
  exampleLimit,
} from '../../../src/ticketing/example-contract.ts';
import { type Database, nextId } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { automationExample } from '../database/schema.ts';
import type { Change } from '../http/keyed-changes.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Automations } from './automations.ts';

type ExampleRow = typeof automationExample.$inferSelect;

export class Examples {
  readonly #database: Database;
  readonly #automations: Automations;

  constructor(database: Database, automations: Automations) {
    this.#database = database;
    this.#automations = automations;
  }

  /** The oldest first. */
  async list(automationId: string): Promise<AutomationExampleRow[]> {
    const { id } = await this.#automations.find(automationId);
    return (await this.#of(id)).map(described);
  }

  /** Within a change. */
  async create(automationId: string, body: AutomationExampleBody): Promise<Change<AutomationExampleRow>> {
    const { id } = await this.#automations.find(automationId);
    if ((await this.#of(id)).length >= exampleLimit)
      throw new Refusal(409, 'TOO_MANY_EXAMPLES', `There can be at most ${exampleLimit} examples. Delete one first.`);
    const row = { id: await nextId(this.#database, automationExample), automationId: id, ...valuesOf(body) };
    return { writes: [this.#database.insert(automationExample).values(row)], answer: described(row) };
  }

  /** Within a change. */
  async update(automationId: string, id: string, body: AutomationExampleBody): Promise<Change<AutomationExampleRow>> {
    const before = await this.#find(automationId, id);
    const row = { ...before, ...valuesOf(body) };
    return {
      writes: [this.#database.update(automationExample).set(row).where(eq(automationExample.id, before.id))],
      answer: described(row),
    };
  }

  /** Within a change. */
  async delete(automationId: string, id: string): Promise<Change<{ resultCode: string }>> {
    const row = await this.#find(automationId, id);
    return {
      writes: [this.#database.delete(automationExample).where(eq(automationExample.id, row.id))],
      answer: { resultCode: 'SUCCESS' },
    };
  }

  #of(automationId: number): Promise<ExampleRow[]> {
    return this.#database
      .select()
      .from(automationExample)
      .where(eq(automationExample.automationId, automationId))
      .orderBy(asc(automationExample.id));
  }

  async #find(automationId: string, id: string): Promise<ExampleRow> {
    const isOne = and(eq(automationExample.id, rowId(id)), eq(automationExample.automationId, rowId(automationId)));
    const [row] = await this.#database.select().from(automationExample).where(isOne);
    if (!row) throw notFound('The example');
    return row;
  }
}

const valuesOf = ({ name, expected, ticket, before, now }: AutomationExampleBody) => ({
  name: name.trim(),
  expected,
  content: { ticket, before: before ?? null, now },
});

const described = ({ id, name, expected, content }: ExampleRow): AutomationExampleRow => ({
  id: String(id),
  name,
  expected,
  ...content,
});
