/** Users, end users and contacts, stored by the rules of their form. Source: spec 002 §3.5, §4 and §9. */
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import {
  type Person,
  type PersonBody,
  personNeeded,
  personOutdated,
  type personSortFields,
} from '../../../src/people/contract.ts';
import { type PersonKind, personKinds } from '../../../src/people/person-kinds.ts';
import { type PersonValues, personIssues } from '../../../src/people/person-rules.ts';
import { personFromWire } from '../../../src/people/person-wire.ts';
import { likePattern } from '../database/names.ts';
import type { Database } from '../database/open-database.ts';
import { technicianRoles } from '../database/schema.ts';
import { organizationNames } from '../directory/find-named.ts';
import { named } from '../directory/organizations.ts';
import { requireValid } from '../http/form-refusal.ts';
import type { Change } from '../http/keyed-changes.ts';
import { type Page, pageOf, pageRequest } from '../http/page.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { type DemoUser, demoUsers } from '../http/users.ts';
import type { TicketDesk } from '../ticketing/ticket-desk.ts';
import { personFacts } from './person-facts.ts';
import { livingPerson, type PersonRow, tableOf } from './person-rows.ts';

export interface PeopleQuery {
  page?: number | undefined;
  pageSize?: number | undefined;
  searchCriteria?: string | undefined;
  sortField?: (typeof personSortFields)[number] | undefined;
  sortDirection?: 'ASC' | 'DESC' | undefined;
}

export async function listPeople(database: Database, kind: PersonKind, query: PeopleQuery): Promise<Page<Person>> {
  const { searchCriteria = '', sortField = 'name', sortDirection = 'ASC' } = query;
  const request = pageRequest(query);
  const { columns, isOfKind, count, read } = tableOf(kind);
  const search: SQL | undefined =
    searchCriteria.trim() === ''
      ? undefined
      : sql`${columns.searchName} LIKE ${likePattern(searchCriteria)} ESCAPE '\\'`;
  const where = and(eq(columns.deleted, false), isOfKind, search);
  const inDirection = sortDirection === 'ASC' ? asc : desc;
  const sorted = sortField === 'email' ? sql`lower(${columns.email})` : columns.sortKey;
  const orderBy = [inDirection(sorted), asc(columns.sortKey), asc(columns.id)];
  const [total, rows] = await Promise.all([
    count(database, where),
    read(database, { where, orderBy, limit: request.size, offset: request.page * request.size }),
  ]);
  return pageOf(await answersTo(database, kind, rows), total, request);
}

/** Within a change. */
export async function createPerson(database: Database, kind: PersonKind, body: PersonBody): Promise<Change<Person>> {
  const values = await checked(database, kind, body);
  const { newId, insert } = tableOf(kind);
  const row: PersonRow = { id: await newId(database), ...columnsOf(kind, values), deleted: false, version: 1 };
  return {
    writes: [insert(database, row), ...roleWrites(database, kind, String(row.id), values)],
    answer: await answerTo(database, kind, row, values.userRoles),
  };
}

/** Within a change. `edited` is the version that somebody started from. */
export async function updatePerson(
  database: Database,
  { kind, id }: { kind: PersonKind; id: string },
  body: PersonBody,
  edited: string | undefined,
): Promise<Change<Person>> {
  const before = await findPerson(database, kind, id);
  if (edited !== undefined && edited !== String(before.version)) throw outdated(before);
  const values = await checked(database, kind, body, id);
  const row: PersonRow = { ...before, ...columnsOf(kind, values), version: before.version + 1 };
  return {
    writes: [tableOf(kind).update(database, row), ...roleWrites(database, kind, id, values)],
    answer: await answerTo(database, kind, row, values.userRoles),
  };
}

/** Within a change: all of it or nothing. Names stay, for what names somebody who is gone. */
export async function deletePerson(
  { database, desk, now }: { database: Database; desk: TicketDesk; now: number },
  { kind, id }: { kind: PersonKind; id: string },
  by: DemoUser,
): Promise<Change<{ openTickets: number }>> {
  const row = await findPerson(database, kind, id);
  if (id === by.id) throw new Refusal(409, personNeeded, 'You can’t delete your own user. Ask another administrator.');
  if (Object.hasOwn(demoUsers, id))
    throw new Refusal(409, personNeeded, `${row.name} signs in to this demo, so this user can’t be deleted.`);
  const { tickets, writes } = await desk.release(id, now);
  return {
    writes: [
      tableOf(kind).update(database, { ...row, deleted: true, version: row.version + 1 }),
      ...(personKinds[kind].hasRoles ? [database.delete(technicianRoles).where(eq(technicianRoles.userId, id))] : []),
      ...writes,
    ],
    answer: { openTickets: tickets },
  };
}

export async function findPerson(database: Database, kind: PersonKind, id: string): Promise<PersonRow> {
  const row = await livingPerson(database, kind, id);
  if (!row) throw notFound({ users: 'The user', 'end-users': 'The end user', contacts: 'The contact' }[kind]);
  return row;
}

async function checked(database: Database, kind: PersonKind, body: PersonBody, id?: string): Promise<PersonValues> {
  const values = personFromWire(kind, body);
  requireValid(personIssues(values, await personFacts(database, kind, id)), {
    words: {
      name: { required: 'A name is needed' },
      email: {
        required: 'An e-mail address is needed',
        address: 'This is no e-mail address',
        taken: 'Somebody else has this e-mail address',
      },
      clientId: { required: 'An organization is needed' },
      userRoles: { required: 'A role is needed' },
    },
  });
  return values;
}

const columnsOf = (kind: PersonKind, { name, email, clientId, permitted }: PersonValues) => ({
  ...named(name, { searched: email }),
  email,
  organizationId: clientId === null ? null : Number(clientId),
  type: personKinds[kind].type ?? '',
  permitted,
});

function roleWrites(database: Database, kind: PersonKind, userId: string, { userRoles }: PersonValues) {
  if (!personKinds[kind].hasRoles) return [];
  return [
    database
      .insert(technicianRoles)
      .values({ userId, userRoles: [...userRoles] })
      .onConflictDoUpdate({ target: technicianRoles.userId, set: { userRoles: [...userRoles] } }),
  ];
}

async function answersTo(database: Database, kind: PersonKind, rows: readonly PersonRow[]): Promise<Person[]> {
  const { hasRoles } = personKinds[kind];
  const roles = hasRoles ? await database.select().from(technicianRoles) : [];
  const rolesOf = new Map(roles.map(({ userId, userRoles }) => [userId, userRoles]));
  const ofOne = rows.flatMap(({ organizationId }) => (organizationId === null ? [] : [{ organizationId }]));
  const names = await organizationNames(database, ofOne);
  return rows.map((row) => asPerson(kind, row, names, rolesOf.get(String(row.id)) ?? []));
}

async function answerTo(database: Database, kind: PersonKind, row: PersonRow, userRoles: readonly string[]) {
  const { organizationId } = row;
  const names = await organizationNames(database, organizationId === null ? [] : [{ organizationId }]);
  return asPerson(kind, row, names, userRoles);
}

function asPerson(
  kind: PersonKind,
  { id, name, email, organizationId, permitted, version }: PersonRow,
  names: ReadonlyMap<number, string>,
  userRoles: readonly string[],
): Person {
  const { hasOrganization, hasRoles, hasTickets } = personKinds[kind];
  return {
    id: String(id),
    name,
    email,
    version: String(version),
    ...(hasOrganization &&
      organizationId !== null && {
        clientId: String(organizationId),
        clientName: names.get(organizationId) ?? null,
      }),
    ...(hasRoles && { userRoles: [...userRoles] }),
    ...(hasTickets && { permitted }),
  };
}

function outdated({ name }: PersonRow): Refusal {
  const message = `Somebody has saved “${name}” since you opened it. Nothing was overwritten: close this, open it again and repeat your change.`;
  return new Refusal(412, personOutdated, message);
}
