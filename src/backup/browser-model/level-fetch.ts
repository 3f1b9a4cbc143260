/** What fetching a level's rows takes and gives. */
import type { HttpClient } from '../../host/http/http-client.ts';
import type { ListingPage } from '../../ui/table/model/listing.ts';
import type { BackupRow } from '../backup-row.ts';
import type { LeftOut } from '../contract.ts';
import type { Place } from '../place.ts';
import type { BackupPlan } from '../plan-contract.ts';

export interface LevelContext {
  client: HttpClient;
  nodeId: number;
  place: Place;
  /** Known everywhere but in the list of plans. */
  plan: BackupPlan | undefined;
  /** What the backup of the folder that is listed does not have. */
  tellLeftOut?(leftOut: LeftOut | undefined): void;
}

export type FetchPage = (context: LevelContext, page: number, signal: AbortSignal) => Promise<ListingPage<BackupRow>>;

/** A listing that comes in one answer, however long it is. */
export function whole(rows: BackupRow[]): ListingPage<BackupRow> {
  return { rows, total: rows.length };
}
