/** The global search (spec 002 §2.9). */
import { searchEverything as searchEverythingCall } from '../../../src/search/contract.ts';
import { checkSearchableKinds, searchEverything } from '../search/search-everything.ts';
import type { Services } from './services.ts';

export function serveSearch({ calls, database }: Services): void {
  checkSearchableKinds();
  calls.implement(searchEverythingCall, ({ query: { query, ...options }, session }) =>
    searchEverything(database, session.user, query, options),
  );
}
