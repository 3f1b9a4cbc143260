import type { DatabaseLocation } from '../database/open-database.ts';

/** What a server has to itself: a database and its data folder. */
export interface DataClaim {
  readonly location: DatabaseLocation;
  /** When nothing works on them any more. */
  release(): Promise<void>;
}

export interface DataPlace extends DatabaseLocation {
  /** Seconds after which a server that is not heard of is taken for dead. */
  leaseSeconds: number;
}

export type PostgresPlace = DataPlace & { url: string };
