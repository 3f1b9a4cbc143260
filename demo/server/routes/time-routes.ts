/** Time that is worked on tickets (spec 002 §3.5 and §4). */
import {
  deleteTimeEntry as deleteTimeEntryCall,
  enterTime as enterTimeCall,
  listTimeEntries as listTimeEntriesCall,
  readTimerSettings,
  updateTimeEntry as updateTimeEntryCall,
} from '../../../src/ticketing/timer/time-contract.ts';
import { ticketingConfiguration } from '../database/schema.ts';
import { versionIn } from '../http/if-match.ts';
import { timerSettings } from '../ticketing/ticketing-terms.ts';
import { deleteTimeEntry, enterTime, listTimeEntries, updateTimeEntry } from '../ticketing/time-entries.ts';
import type { Services } from './services.ts';

export function serveTime({ calls, clock, database }: Services): void {
  calls.implement(readTimerSettings, async () => {
    const [row] = await database.select().from(ticketingConfiguration);
    return row?.timerSettings ?? timerSettings;
  });

  calls.implement(listTimeEntriesCall, ({ params, query, session }) =>
    listTimeEntries(database, params.id, query, session.user),
  );

  calls.change(enterTimeCall, ({ params, body, session, commit }) =>
    commit(() => enterTime(database, params.id, body, { user: session.user, now: clock.now() })),
  );

  calls.change(updateTimeEntryCall, ({ params, body, session, context, commit }) => {
    const edited = versionIn(context.req.header('if-match'));
    return commit(() => updateTimeEntry(database, params.id, body, { user: session.user, now: clock.now(), edited }));
  });

  calls.change(deleteTimeEntryCall, ({ params, session, commit }) =>
    commit(() => deleteTimeEntry(database, params.id, session.user)),
  );
}
