/**
 * All that the elements keep in a browser. The code that keeps it takes key and time from here by type, which costs a page
 * nothing; the documentation shows the table to whoever answers for privacy, and a test finds what is kept elsewhere.
 */

export interface StoredDatum {
  readonly place: 'localStorage' | 'sessionStorage' | 'IndexedDB';
  /** Name of the item or database, or what the name begins with. */
  readonly key: string;
  readonly holds: string;
  /** When it is written; absent: always. */
  readonly condition?: string;
  readonly until: string;
  /** After which it goes by itself. */
  readonly days?: number;
  /** The files that write it, below `src`. */
  readonly writtenIn: readonly [string, ...string[]];
}

export const storedData = {
  tableSettings: {
    place: 'localStorage',
    key: 'rmm-table:',
    holds: 'Of a table: which columns are shown and how wide they are, sorting, page size, and its switches',
    condition: 'Only tables with a table-id, and after somebody changed something',
    until: 'the user resets the table, or clears the browser’s data',
    writtenIn: ['ui/table/model/table/settings-store.ts'],
  },
  drafts: {
    place: 'IndexedDB',
    key: 'rmm-elements:help',
    holds:
      'What somebody is writing and has not sent: a support ticket with its files, an automation with its example tickets, a product; and the last three folders that a device’s backups were restored to. Of each user and tenant apart, or of the tab alone where the page names no user',
    until: 'it was sent, saved or discarded',
    days: 30,
    writtenIn: ['host/drafts/draft-database.ts'],
  },
  waitingTicket: {
    place: 'localStorage',
    key: 'rmm-elements:waiting-ticket',
    holds: 'That a ticket waits to be sent: the address of the backend, tenant and user id',
    condition: 'Only while a ticket that was sent offline waits for the network',
    until: 'the ticket was sent or taken back',
    writtenIn: ['help/ticket/sending/deliver.ts'],
  },
  sendingLease: {
    place: 'IndexedDB',
    key: 'rmm-elements:leases',
    holds: 'Which tab sends a ticket: a random number, and a time 15 seconds ahead',
    condition: 'Only on pages without HTTPS, where browsers have no Web Locks',
    until: 'the browser’s data is cleared; it means nothing after 15 seconds',
    writtenIn: ['help/ticket/sending/one-sender.ts'],
  },
  tab: {
    place: 'sessionStorage',
    key: 'rmm-elements:tab',
    holds: 'A random number that tells this tab from others',
    condition: 'Only where the page names no user',
    until: 'the tab is closed',
    writtenIn: ['host/drafts/draft-owner.ts'],
  },
  sharedState: {
    place: 'localStorage',
    key: 'rmm-console:',
    holds: 'What the elements of a console share; each part has a row of its own below',
    condition: 'In sessionStorage, for the tab alone, where the page names no user',
    until: 'the browser’s data is cleared, unless its row says otherwise',
    writtenIn: ['console/store/text-storage.ts'],
  },
} as const satisfies Record<string, StoredDatum>;

type StoredData = typeof storedData;

/** Name of an item or database, or the beginning of it. */
export type StoredKey<Name extends keyof StoredData> = StoredData[Name]['key'];

/** How long drafts are kept. */
export type DraftDays = StoredData['drafts']['days'];
