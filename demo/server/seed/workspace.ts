import { type Database, readSetting, writeSetting } from '../database/open-database.ts';
import { activity, customField, customFieldValue } from '../database/schema.ts';
import { fieldColumns } from '../workspace/custom-fields.ts';
import { firstFields, firstFieldValues } from '../workspace/first-fields.ts';
import { firstActivities } from './first-activities.ts';

export async function seedWorkspace(database: Database): Promise<void> {
  if (await readSetting(database, 'workspace')) return;
  const fields = firstFields.map(({ body }, index) => ({ id: index + 1, ...fieldColumns(body), version: 1 }));
  await database.batch([
    database.insert(customField).values(fields),
    database.insert(customFieldValue).values(firstFieldValues()),
    database.insert(activity).values(firstActivities(Date.now())),
    writeSetting(database, 'workspace', 'written'),
  ]);
}
