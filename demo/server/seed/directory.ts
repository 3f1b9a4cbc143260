import { createHash } from 'node:crypto';
import * as schema from '../database/directory-schema.ts';
import { type Database, readSetting, writeSetting } from '../database/open-database.ts';
import { agreements, contacts, locations, named, organizations } from '../directory/organizations.ts';
import { people } from '../directory/people.ts';
import {
  deviceRoles,
  emailTemplates,
  endUserRoles,
  groups,
  tags,
  ticketAttributes,
  ticketForms,
} from '../directory/ticketing.ts';

const users = people.map((person) => ({
  ...person,
  ...named(person.name, { deleted: person.deleted, searched: person.email }),
  version: 1,
}));

/** Writes the directory into the database where it is not as it is now: a data folder outlives its server. */
export async function seedDirectory(database: Database): Promise<void> {
  const rows = [organizations, locations, agreements, users, contacts, groups, deviceRoles, endUserRoles];
  const ticketing = [ticketForms, emailTemplates, tags, ticketAttributes];
  const edition = createHash('sha256')
    .update(JSON.stringify([rows, ticketing]))
    .digest('hex');
  if ((await readSetting(database, 'directory')) === edition) return;
  await database.batch([
    ...Object.values(schema).map((table) => database.delete(table)),
    database.insert(schema.organization).values(organizations),
    database.insert(schema.location).values(locations),
    database.insert(schema.agreement).values(agreements),
    database.insert(schema.user).values(users),
    database.insert(schema.contact).values(contacts),
    database.insert(schema.group).values(groups),
    database.insert(schema.deviceRole).values(deviceRoles),
    database.insert(schema.endUserRole).values(endUserRoles),
    database.insert(schema.ticketForm).values(ticketForms),
    database.insert(schema.emailTemplate).values(emailTemplates),
    database.insert(schema.tag).values(tags),
    database.insert(schema.ticketAttribute).values(ticketAttributes),
    writeSetting(database, 'directory', edition),
  ] as unknown as Parameters<Database['batch']>[0]);
}
