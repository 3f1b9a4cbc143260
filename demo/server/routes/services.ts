import type { BackupRunner } from '../backup/backup-runner.ts';
import type { Backups } from '../backup/backups.ts';
import type { Database } from '../database/open-database.ts';
import type { DeviceDirectory } from '../device/device-directory.ts';
import type { DeviceFolders } from '../device/device-folders.ts';
import type { Attachments } from '../help/attachments.ts';
import type { Tickets } from '../help/tickets.ts';
import type { CallRouter } from '../http/call-router.ts';
import type { DemoApp } from '../http/demo-context.ts';
import type { KeyedChanges } from '../http/keyed-changes.ts';
import type { Sessions } from '../http/sessions.ts';
import type { Mounts } from '../plans/image-plan.ts';
import type { PlanCatalog } from '../plans/plan-catalog.ts';
import type { Deletions } from '../recovery/deletions.ts';
import type { PreparedDownloads } from '../recovery/prepared-downloads.ts';
import type { RestoreJobs } from '../recovery/restore-jobs.ts';
import type { SyncJobs } from '../recovery/sync-jobs.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { Automations } from '../ticketing/automations.ts';
import type { Outbox } from '../ticketing/outbox.ts';
import type { TicketDesk } from '../ticketing/ticket-desk.ts';
import type { TicketingClock } from '../ticketing/ticketing-clock.ts';

/** What the routes work with. */
export interface Services {
  app: DemoApp;
  calls: CallRouter;
  changes: KeyedChanges;
  database: Database;
  store: ContentStore;
  sessions: Sessions;
  catalog: PlanCatalog;
  mounts: Mounts;
  folders: DeviceFolders;
  directory: DeviceDirectory;
  runner: BackupRunner;
  backups: Backups;
  deletions: Deletions;
  downloads: PreparedDownloads;
  syncJobs: SyncJobs;
  restoreJobs: RestoreJobs;
  attachments: Attachments;
  tickets: Tickets;
  automations: Automations;
  desk: TicketDesk;
  clock: TicketingClock;
  outbox: Outbox;
}
