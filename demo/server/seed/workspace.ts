import { type Database, readSetting, writeSetting } from '../database/open-database.ts';
import { activity, customField, customFieldValue, gettingStarted } from '../database/schema.ts';
import { demoUsers } from '../http/users.ts';
import { fieldColumns } from '../workspace/custom-fields.ts';
import { firstFields, firstFieldValues } from '../workspace/first-fields.ts';
import { firstActivities } from './first-activities.ts';

const day = 24 * 60 * 60 * 1000;

export async function seedWorkspace(database: Database): Promise<void> {
  await seedFields(database);
  if (await readSetting(database, 'getting-started')) return;
  const { admin, technician, operator } = demoUsers;
  const accepted = (days: number) => Date.now() - days * day;
  const started = { completed: [], dismissed: false };
  await database.batch([
    database.insert(gettingStarted).values([
      // Devices are there already.
      { ...started, userId: admin.id, completed: ['stepOne'], invitationAccepted: accepted(6) },
      { ...started, userId: technician.id, invitationAccepted: accepted(2) },
      // Has been here long enough.
      { ...started, userId: operator.id, invitationAccepted: accepted(400) },
    ]),
    writeSetting(database, 'getting-started', 'written'),
  ]);
}

async function seedFields(database: Database): Promise<void> {
  if (await readSetting(database, 'workspace')) return;
  const fields = firstFields.map(({ body }, index) => ({ id: index + 1, ...fieldColumns(body), version: 1 }));
  await database.batch([
    database.insert(customField).values(fields),
    database.insert(customFieldValue).values(firstFieldValues()),
    database.insert(activity).values(firstActivities(Date.now())),
    writeSetting(database, 'workspace', 'written'),
  ]);
}
