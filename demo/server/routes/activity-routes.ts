/** What was done, by whom and when (spec 002 §2.9). */
import {
  countNewActivities as countCall,
  listActors as listActorsCall,
  listActivities as listCall,
} from '../../../src/activity/contract.ts';
import { countNewActivities, listActivities, listActors } from '../activity/list-activities.ts';
import type { Services } from './services.ts';

export function serveActivity({ calls, database }: Services): void {
  calls.implement(listCall, ({ query }) => listActivities(database, query));
  calls.implement(countCall, ({ query }) => countNewActivities(database, query));
  calls.implement(listActorsCall, () => listActors(database));
}
