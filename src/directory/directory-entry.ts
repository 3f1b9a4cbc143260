/** What a picker knows of whatever it offers. */
export interface DirectoryEntry {
  id: string;
  name: string;
  /** What tells it from others of its name: an address, an organization. */
  detail?: string | undefined;
  /** Of a person: may not view tickets. */
  isBarred?: boolean;
  /** To which it belongs. */
  organizationId?: string | undefined;
  /** `name` is a constant of the product's, such as `WINDOWS_SERVER`, rather than somebody's words. */
  isConstant?: boolean;
  /** `unknown`: the server does not know the id, or not any more. */
  state: 'available' | 'deleted' | 'inactive' | 'unknown';
}

/** What is offered of a kind; each kind says in its entry which of these it heeds. */
export interface DirectoryFilter {
  organizationId?: string | undefined;
  /** `WINDOWS_SERVER`, `MAC`, … */
  nodeClasses?: readonly string[] | undefined;
  online?: boolean | undefined;
  /** Backup is enabled on the device. */
  lockhartEnabled?: boolean | undefined;
}

export interface DirectoryQuery {
  search: string;
  /** From 0. */
  page: number;
  pageSize: number;
  signal: AbortSignal;
  filter: DirectoryFilter;
}

export interface DirectoryPage {
  entries: readonly DirectoryEntry[];
  hasMore: boolean;
  /** All there are, whatever was searched: what was typed is found among them here. */
  isWhole?: boolean;
}
