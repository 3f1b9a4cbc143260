import type { ActivityLog } from '../activity/activity-log.ts';
import type { Backups } from '../backup/backups.ts';
import type { Database } from '../database/open-database.ts';
import type { DeviceDirectory } from '../device/device-directory.ts';
import type { DeviceFolders } from '../device/device-folders.ts';
import type { BackupEngine } from '../engine/backup-engine.ts';
import type { Engines } from '../engine/engines.ts';
import type { Attachments } from '../help/attachments.ts';
import type { Tickets } from '../help/tickets.ts';
import type { CallRouter } from '../http/call-router.ts';
import type { DemoApp } from '../http/demo-context.ts';
import type { KeyedChanges } from '../http/keyed-changes.ts';
import type { Sessions } from '../http/sessions.ts';
import type { Secrets } from '../integrations/secrets.ts';
import type { PlanJobs } from '../jobs/plan-jobs.ts';
import type { Mounts } from '../plans/image-plan.ts';
import type { PlanCatalog } from '../plans/plan-catalog.ts';
import type { Psa } from '../psa/open-psa.ts';
import type { PreparedDownloads } from '../recovery/prepared-downloads.ts';
import type { RestoreJobs } from '../recovery/restore-jobs.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { AutomationUploads } from '../ticketing/automation-uploads.ts';
import type { Automations } from '../ticketing/automations.ts';
import type { DeviceConditions } from '../ticketing/device-conditions.ts';
import type { Outbox } from '../ticketing/outbox.ts';
import type { TicketDesk } from '../ticketing/ticket-desk.ts';
import type { TicketingClock } from '../ticketing/ticketing-clock.ts';

/** What the routes work with. */
export interface Services {
  activity: ActivityLog;
  app: DemoApp;
  calls: CallRouter;
  changes: KeyedChanges;
  database: Database;
  store: ContentStore;
  sessions: Sessions;
  catalog: PlanCatalog;
  engines: Engines<BackupEngine>;
  mounts: Mounts;
  folders: DeviceFolders;
  directory: DeviceDirectory;
  backups: Backups;
  downloads: PreparedDownloads;
  planJobs: PlanJobs;
  restoreJobs: RestoreJobs;
  attachments: Attachments;
  tickets: Tickets;
  automations: Automations;
  uploads: AutomationUploads;
  desk: TicketDesk;
  conditions: DeviceConditions;
  clock: TicketingClock;
  outbox: Outbox;
  psa: Psa;
  secrets: Secrets;
  /** Called wherever they are: see INTEGRATION_HOSTS. */
  allowedHosts: readonly string[];
}
