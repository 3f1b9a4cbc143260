/** Keeps a database and its data folder to one server at a time. */

import { lockFolder } from '../database/lock-folder.ts';
import { checkPostgres } from '../database/open-database.ts';
import { isPostgres } from '../database/postgres/open-postgres.ts';
import { Candidate } from './candidate.ts';
import type { DataClaim, DataPlace } from './data-claim.ts';

/** A candidate where another server works and can be waited for. Throws where it cannot. */
export async function claimData(place: DataPlace): Promise<DataClaim | Candidate> {
  const { leaseSeconds: _, ...location } = place;
  const { url, dataFolder } = location;
  if (!url || !isPostgres(url)) {
    const unlock = await lockFolder(dataFolder);
    return { location, release: async () => unlock() };
  }
  const candidate = await Candidate.open({ ...place, url });
  try {
    const claim = await candidate.standAtStart();
    if (claim !== undefined) return claim;
    // Not only when it is needed.
    await checkPostgres(url, location);
    return candidate;
  } catch (error) {
    await candidate.close();
    throw error;
  }
}

/** For a server that does not stand by. */
export async function claimAtOnce(place: DataPlace): Promise<DataClaim> {
  const claim = await claimData(place);
  if (!(claim instanceof Candidate)) return claim;
  await claim.close();
  throw new Error(
    'The database of DATABASE_URL is used by another server. End it, or set DATABASE_URL to another one.',
  );
}
