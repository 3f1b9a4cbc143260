import { createHash } from 'node:crypto';
import { type Database, readSetting, writeSetting } from '../database/open-database.ts';
import { automation, channel, ticketingConfiguration, ticketRuleset, ticketStatus } from '../database/schema.ts';
import {
  businessHours,
  channels,
  numericMaximum,
  ticketStatuses,
  timerSettings,
} from '../ticketing/ticketing-terms.ts';
import { firstAutomations } from './first-automations.ts';
import { firstRulesets } from './first-rulesets.ts';

type Statements = Parameters<Database['batch']>[0];

/** What only the server changes is written anew where it is not as it is now; automations and rulesets are the users' own from then on. */
export async function seedTicketing(database: Database): Promise<void> {
  const edition = createHash('sha256')
    .update(JSON.stringify([ticketStatuses, channels, businessHours, numericMaximum, timerSettings]))
    .digest('hex');
  if ((await readSetting(database, 'ticketing')) !== edition) {
    await database.batch([
      database.delete(ticketStatus),
      database.delete(channel),
      database.delete(ticketingConfiguration),
      database.insert(ticketStatus).values(ticketStatuses),
      database.insert(channel).values(channels),
      database.insert(ticketingConfiguration).values({ id: 1, businessHours, numericMaximum, timerSettings }),
      writeSetting(database, 'ticketing', edition),
    ] as unknown as Statements);
  }
  await seedOnce(database, 'automations', seedAutomations);
  await seedOnce(database, 'rulesets', (to) =>
    to.insert(ticketRuleset).values(firstRulesets.map((content, index) => ({ id: index + 1, content }))),
  );
}

async function seedOnce(database: Database, what: string, insert: (database: Database) => unknown): Promise<void> {
  if (await readSetting(database, what)) return;
  await database.batch([insert(database), writeSetting(database, what, 'written')] as unknown as Statements);
}

function seedAutomations(database: Database) {
  const rows = firstAutomations.map(({ type, enabled, name, description, system, ...content }, index) => ({
    position: index + 1,
    type,
    enabled,
    name,
    description: description ?? '',
    content,
    system,
    version: 1,
    savedBy: 'RMM Elements',
  }));
  return database.insert(automation).values(rows);
}
