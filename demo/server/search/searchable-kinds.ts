/**
 * What can be searched: a new kind is one entry here, and its name in `src/search/search-kinds.ts`. Whoever may call the list
 * of a kind finds what is in it, and nobody else does.
 */
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { SearchKind } from '../../../src/search/search-kinds.ts';
import type { Database } from '../database/open-database.ts';
import * as schema from '../database/schema.ts';
import { searchArticles } from '../help/article-index.ts';
import { type Found, hasWords, ranked, type SearchQuestion, withWords } from './found.ts';
import { foundDevices } from './found-devices.ts';

export interface SearchableKind {
  /** The route whose right a user needs. */
  listedBy: string;
  /** All that fits, the most fitting first. */
  find(database: Database, question: SearchQuestion): Promise<readonly Found[]>;
}

const { organization, location, user, contact, ticket, automation, storedScript } = schema;

export const searchableKinds: Readonly<Record<SearchKind, SearchableKind>> = {
  organization: {
    listedBy: 'GET /query/organizations',
    async find(database, question) {
      const where = living(organization, hasWords(sql`${organization.searchName}`, question));
      return ranked(await database.select(nameOf(organization)).from(organization).where(where), question);
    },
  },
  location: {
    listedBy: 'GET /query/locations',
    async find(database, question) {
      // "harbor warehouse" is that one of the many warehouses.
      const text = sql`${location.searchName} || ' ' || ${organization.searchName}`;
      const rows = await database
        .select({ ...nameOf(location), clientId: location.organizationId, client: organization.name })
        .from(location)
        .innerJoin(organization, ofLiving(location.organizationId))
        .where(living(location, hasWords(text, question)));
      return ranked(
        rows.map(({ client, ...row }) => ({ ...row, details: [client] })),
        question,
      );
    },
  },
  device: {
    listedBy: 'GET /query/devices',
    async find(database, question) {
      const fitting = await foundDevices(database, question);
      return ranked(
        fitting.map(({ systemName, client, ...row }) => ({ ...row, details: [systemName, client] })),
        question,
      );
    },
  },
  user: { listedBy: 'GET /people/:kind', find: (database, question) => users(database, question, 'TECHNICIAN') },
  'end-user': { listedBy: 'GET /people/:kind', find: (database, question) => users(database, question, 'END_USER') },
  contact: {
    listedBy: 'GET /people/:kind',
    async find(database, question) {
      const rows = await database
        .select({
          ...nameOf(contact),
          email: contact.email,
          clientId: contact.organizationId,
          client: organization.name,
        })
        .from(contact)
        .innerJoin(organization, eq(organization.id, contact.organizationId))
        .where(living(contact, hasWords(sql`${contact.searchName}`, question)));
      return ranked(rows.map(asPerson), question);
    },
  },
  ticket: {
    listedBy: 'GET /ticketing/tickets',
    async find(database, question) {
      const rows = await database
        .select({
          id: ticket.id,
          name: sql<string>`coalesce(json_extract(${ticket.facts}, '$.summary'), '')`,
          author: sql<string>`coalesce(json_extract(${ticket.author}, '$.name'), '')`,
        })
        .from(ticket);
      const fitting = withWords(rows, question, ({ id, name, author }) => `#${id} ${name} ${author}`);
      return ranked(
        fitting.map(({ id, name, author }) => ({ id, name, details: [`#${id}`, author] })),
        question,
      );
    },
  },
  automation: {
    listedBy: 'GET /ticketing/trigger',
    find: (database, question) => automations(database, question, ne(automation.type, 'BOARD')),
  },
  board: {
    listedBy: 'GET /ticketing/boards',
    find: (database, question) => automations(database, question, eq(automation.type, 'BOARD')),
  },
  script: {
    listedBy: 'GET /scripting/scripts',
    async find(database, question) {
      const content = described(storedScript.content);
      const rows = await database.select({ id: storedScript.id, ...content }).from(storedScript);
      return byDescription(rows, question);
    },
  },
  task: {
    listedBy: 'GET /scheduled-tasks',
    async find(database, question) {
      const { scheduledTask } = schema;
      const where = hasWords(sql`${scheduledTask.searchName}`, question);
      const content = described(scheduledTask.content);
      return byDescription(
        await database
          .select({ id: scheduledTask.id, ...content })
          .from(scheduledTask)
          .where(where),
        question,
      );
    },
  },
  policy: {
    listedBy: 'GET /policies',
    async find(database, question) {
      const { id, name } = schema.policy;
      const rows = await database.select({ id, name }).from(schema.policy);
      return ranked(
        withWords(rows, question, (row) => row.name),
        question,
      );
    },
  },
  product: {
    listedBy: 'GET /billing/products',
    async find(database, question) {
      const { billingProduct } = schema;
      const where = hasWords(sql`${billingProduct.searchName}`, question);
      const content = described(billingProduct.content);
      return byDescription(
        await database
          .select({ id: billingProduct.id, ...content })
          .from(billingProduct)
          .where(where),
        question,
      );
    },
  },
  article: {
    listedBy: 'GET /zendesk/articles',
    find: async (database, { typed }) =>
      (await searchArticles(database, typed)).map(({ id, name, theme, slug }) => ({
        id,
        name,
        details: [theme],
        html_url: `/hc/en-us/articles/${id}-${slug}`,
      })),
  },
};

type Named = Record<'id' | 'name' | 'deleted', SQLiteColumn>;

const nameOf = <Table extends Named>({ id, name }: Table): Pick<Table, 'id' | 'name'> => ({ id, name });
const living = ({ deleted }: Named, fits: SQL | undefined) => and(eq(deleted, false), fits);
const ofLiving = (id: SQLiteColumn) => and(eq(organization.id, id), eq(organization.deleted, false));

/** Of what is stored as it is on the wire. */
const described = (content: SQLiteColumn) => ({
  name: sql<string>`coalesce(json_extract(${content}, '$.name'), '')`,
  description: sql<string>`coalesce(json_extract(${content}, '$.description'), '')`,
});

function byDescription(rows: readonly (Found & { description: string })[], question: SearchQuestion): readonly Found[] {
  const fitting = withWords(rows, question, ({ name, description }) => `${name} ${description}`);
  return ranked(
    fitting.map(({ description, ...row }) => ({ ...row, details: [description] })),
    question,
  );
}

async function automations(database: Database, question: SearchQuestion, isOfKind: SQL) {
  const { id, name, description, type } = automation;
  const rows = await database.select({ id, name, description, variant: type }).from(automation).where(isOfKind);
  return byDescription(rows, question);
}

async function users(database: Database, question: SearchQuestion, type: string): Promise<readonly Found[]> {
  const rows = await database
    .select({ ...nameOf(user), email: user.email, clientId: user.organizationId, client: organization.name })
    .from(user)
    .leftJoin(organization, eq(organization.id, user.organizationId))
    .where(and(eq(user.type, type), living(user, hasWords(sql`${user.searchName}`, question))));
  return ranked(rows.map(asPerson), question);
}

const asPerson = ({ email, client, ...row }: Found & { email: string; client: string | null }): Found => ({
  ...row,
  details: [email, client],
});
