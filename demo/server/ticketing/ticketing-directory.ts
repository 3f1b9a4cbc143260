/**
 * Whom and what rules name, as it is at the moment, asked of thousands of times. What is in no list counts as deleted, as
 * an id that nobody knows can be nothing else.
 */
import { asc } from 'drizzle-orm';
import type { RuleFacts } from '../../../src/ticketing/conditions/evaluate.ts';
import type { PlaceholderPerson } from '../../../src/ticketing/placeholders/placeholders.ts';
import type { Lookup, NamedKind } from '../../../src/ticketing/terms/choices.ts';
import { attributeTypes, type BusinessHours, type TicketAttribute } from '../../../src/ticketing/terms/ticket.ts';
import type { Database } from '../database/open-database.ts';
import {
  agreement,
  channel,
  contact,
  device,
  emailTemplate,
  location,
  organization,
  tag,
  ticketAttribute,
  ticketForm,
  ticketingConfiguration,
  ticketStatus,
  user,
} from '../database/schema.ts';

interface Entry {
  readonly name: string;
  readonly deleted?: boolean;
  readonly inactive?: boolean;
}

interface Person extends Entry {
  readonly email: string;
  readonly organizationId?: number | null;
}

export interface TicketingDirectory extends RuleFacts {
  readonly businessHours: BusinessHours | undefined;
  readonly numericMaximum: number | undefined;
  readonly lookup: Lookup;
  /** By their ids; without those that were deleted. */
  readonly templates: ReadonlyMap<string, { readonly subject: string; readonly body: string }>;
  readonly channels: ReadonlyMap<string, typeof channel.$inferSelect>;
  /** By their ids. */
  readonly devices: ReadonlyMap<string, { readonly displayName: string }>;
  /** By the ids of their organizations. */
  readonly agreements: ReadonlyMap<string, { readonly id: number; readonly name: string }>;
  nameOf(kind: NamedKind, id: string): string;
  /** Undefined where somebody was deleted, or never was. */
  personOf(id: string): PlaceholderPerson | undefined;
}

/** Tags and people change while a server runs: all the rest is read once for each database. */
const lasting = new WeakMap<Database, ReturnType<typeof readLasting>>();

export async function readDirectory(database: Database): Promise<TicketingDirectory> {
  const known = lasting.get(database) ?? readLasting(database);
  lasting.set(database, known);
  const { named: others, ...facts } = await known.catch((error: unknown) => {
    lasting.delete(database);
    throw error;
  });
  const [tags, people] = await Promise.all([
    database.select({ name: tag.name, deleted: tag.deleted }).from(tag),
    readPeople(database),
  ]);
  // Tickets carry tags by their names.
  const named: Names = { ...others, user: people, tag: new Map(tags.map((row) => [row.name, row])) };
  const organizationName = (id: number | null | undefined) => named.organization.get(String(id))?.name;
  return {
    ...facts,
    lookup: (kind, id) => named[kind].get(id) ?? { name: id, deleted: true },
    nameOf: (kind, id) => named[kind].get(id)?.name ?? id,
    personOf(id) {
      const person = people.get(id);
      return person && !person.deleted ? personWith(person, organizationName(person.organizationId)) : undefined;
    },
  };
}

type Names = Readonly<Record<NamedKind, ReadonlyMap<string, Entry>>>;

async function readLasting(database: Database) {
  const [organizations, locations, forms, templates, attributes, statuses, channels, [found], ...rest] =
    await Promise.all([
      database.select().from(organization),
      database.select().from(location),
      database.select().from(ticketForm),
      database.select().from(emailTemplate),
      database.select().from(ticketAttribute).orderBy(asc(ticketAttribute.id)),
      database.select().from(ticketStatus).orderBy(asc(ticketStatus.position)),
      database.select().from(channel),
      database.select().from(ticketingConfiguration),
      database.select().from(device),
      database.select().from(agreement),
    ]);
  const [devices, agreements] = rest;
  const named: Omit<Names, 'tag' | 'user'> = {
    organization: byId(organizations),
    location: byId(locations),
    form: new Map(forms.map(({ id, name, active, deleted }) => [String(id), { name, deleted, inactive: !active }])),
    status: new Map(statuses.map(({ id, displayName }) => [id, { name: displayName }])),
    template: byId(templates),
    channel: byId(channels),
  };
  return {
    named,
    statuses,
    attributes: attributes.flatMap(asAttribute),
    businessHours: found?.businessHours,
    numericMaximum: found?.numericMaximum ?? undefined,
    templates: new Map(templates.filter(({ deleted }) => !deleted).map((row) => [String(row.id), row])),
    channels: new Map(channels.map((row) => [String(row.id), row])),
    devices: new Map(devices.map((row) => [String(row.id), row])),
    agreements: new Map(agreements.map((row) => [String(row.organizationId), row])),
  };
}

/** Users and contacts by their ids. */
async function readPeople(database: Database): Promise<ReadonlyMap<string, Person>> {
  const [users, contacts] = await Promise.all([database.select().from(user), database.select().from(contact)]);
  const people = new Map<string, Person>();
  for (const row of contacts) people.set(String(row.id), row);
  for (const row of users) people.set(row.id, row);
  return people;
}

function byId<Row extends Entry & { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<string, Entry> {
  return new Map(rows.map((row) => [String(row.id), row]));
}

function asAttribute(row: typeof ticketAttribute.$inferSelect): TicketAttribute[] {
  const attributeType = attributeTypes.find((type) => type === row.attributeType);
  if (!attributeType) return [];
  return [{ id: row.id, name: row.name, attributeType, active: row.active, content: { values: row.values } }];
}

function personWith({ name, email }: Person, organizationName: string | undefined): PlaceholderPerson {
  const [firstName = name, ...rest] = name.split(' ');
  return { name, email, firstName, lastName: rest.join(' '), ...(organizationName && { organizationName }) };
}
