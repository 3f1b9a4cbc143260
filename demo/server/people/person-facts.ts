/** What the rules have to know of everybody else: whose address is whose, and what may be chosen. */
import { and, eq, ne } from 'drizzle-orm';
import { automationRole, type PersonKind, personKinds } from '../../../src/people/person-kinds.ts';
import { addressKey, type PersonFacts } from '../../../src/people/person-rules.ts';
import type { Database } from '../database/open-database.ts';
import { contact, organization, user, userRole } from '../database/schema.ts';

/** @param id Of who is edited: their own address is nobody else’s */
export async function personFacts(database: Database, kind: PersonKind, id: string | undefined): Promise<PersonFacts> {
  const [others, organizations, roles] = await Promise.all([
    othersOf(database, kind),
    database.select({ id: organization.id }).from(organization).where(eq(organization.deleted, false)),
    database.select({ id: userRole.id }).from(userRole).where(ne(userRole.type, automationRole)),
  ]);
  const taken = new Set(others.filter((one) => String(one.id) !== id).map(({ email }) => addressKey(email)));
  return {
    kind,
    isTaken: (email) => taken.has(addressKey(email)),
    organizations: new Set(organizations.map((row) => String(row.id))),
    roles: new Set(roles.map((row) => String(row.id))),
  };
}

/** Users and end users sign in by their addresses, so they share one list of them; contacts have their own. */
function othersOf(database: Database, kind: PersonKind): Promise<{ id: string | number; email: string }[]> {
  if (personKinds[kind].type === null)
    return database
      .select({ id: contact.id, email: contact.email })
      .from(contact)
      .where(and(eq(contact.deleted, false), ne(contact.email, '')));
  return database.select({ id: user.id, email: user.email }).from(user).where(eq(user.deleted, false));
}
