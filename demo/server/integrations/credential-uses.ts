/** What signs in with a credential: the scripts of scheduled tasks that run as it. */
import { asc } from 'drizzle-orm';
import { credentialOf } from '../../../src/console/scripting/script-accounts.ts';
import type { CredentialUse } from '../../../src/integrations/credentials/contract.ts';
import type { Database } from '../database/open-database.ts';
import { scheduledTask } from '../database/schema.ts';

/** By the id of the credential; of one that nothing signs in with there is none. */
export async function credentialUses(database: Database): Promise<ReadonlyMap<string, CredentialUse['tasks']>> {
  const { id, content } = scheduledTask;
  const rows = await database
    .select({ id, content })
    .from(scheduledTask)
    .orderBy(asc(scheduledTask.sortKey), asc(scheduledTask.id));
  const uses = new Map<string, CredentialUse['tasks']>();
  for (const task of rows) {
    const { name, scripts } = task.content;
    const used = scripts.actionList.map(({ parameters }) => credentialOf(parameters.runAs));
    for (const one of new Set(used)) {
      if (one !== undefined) uses.set(one, [...(uses.get(one) ?? []), { id: String(task.id), name }]);
    }
  }
  return uses;
}
