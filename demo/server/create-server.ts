import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { ActivityLog } from './activity/activity-log.ts';
import { allEndpoints, allOperations } from './all-calls.ts';
import { BackupRunner } from './backup/backup-runner.ts';
import { Backups } from './backup/backups.ts';
import { type Database, openDatabase } from './database/open-database.ts';
import { DeviceDirectory } from './device/device-directory.ts';
import { DeviceFolders } from './device/device-folders.ts';
import { openEngines } from './engine/all/open-engines.ts';
import { EmbeddedEngine } from './engine/embedded/embedded-engine.ts';
import type { ResticSettings } from './engine/restic/program/restic-settings.ts';
import { serveGraphql } from './graphql/serve-graphql.ts';
import { Attachments } from './help/attachments.ts';
import { Tickets } from './help/tickets.ts';
import { CallRouter, refusalOf } from './http/call-router.ts';
import type { DemoApp, DemoEnvironment } from './http/demo-context.ts';
import { guard } from './http/guard.ts';
import { KeyedChanges } from './http/keyed-changes.ts';
import { limitCalls } from './http/rate-limit.ts';
import { notFound } from './http/refusal.ts';
import { checkChangingRoutes, checkRouteRights, requireRouteRight } from './http/route-rights.ts';
import { Sessions } from './http/sessions.ts';
import { PlanJobs } from './jobs/plan-jobs.ts';
import { openApiDocument } from './openapi.ts';
import { Mounts } from './plans/image-plan.ts';
import { PlanCatalog } from './plans/plan-catalog.ts';
import { openPsa } from './psa/open-psa.ts';
import { Deletions } from './recovery/deletions.ts';
import { PreparedDownloads } from './recovery/prepared-downloads.ts';
import { RestoreJobs } from './recovery/restore-jobs.ts';
import { SyncJobs } from './recovery/sync-jobs.ts';
import { serveCalls } from './routes/all/serve-calls.ts';
import { serveHealth } from './routes/health-route.ts';
import { type StaticFolders, servePageFiles, serveStatic } from './routes/static-routes.ts';
import { openSecrets } from './seed/integrations.ts';
import { hasBackup, seed } from './seed/seed.ts';
import { claimAtOnce } from './standby/claim-data.ts';
import type { DataClaim, DataPlace } from './standby/data-claim.ts';
import { ContentStore } from './store/content-store.ts';
import { openTelemetry } from './telemetry/all/open-telemetry.ts';
import type { Telemetry } from './telemetry/all/telemetry-parts.ts';
import { AutomationUploads } from './ticketing/automation-uploads.ts';
import { Automations } from './ticketing/automations.ts';
import { DeviceConditions } from './ticketing/device-conditions.ts';
import { moveOlderTimes } from './ticketing/older-times.ts';
import { Outbox } from './ticketing/outbox.ts';
import { TicketDesk } from './ticketing/ticket-desk.ts';
import { TicketingClock } from './ticketing/ticketing-clock.ts';

export interface ServerOptions {
  /** 0 takes a free one. Default 4173. */
  port?: number;
  /** Loopback names only. Default `127.0.0.1`. */
  host?: string;
  /** Database, content store and device folders. Default `demo/.data`. */
  dataFolder?: string;
  /** What the plan "Project" backs up. Default: the project's own folder, without what is installed or built. */
  backupFolder?: string;
  staticFolders?: Partial<StaticFolders>;
  /** A remote libSQL server or PostgreSQL instead of the file in the data folder. */
  databaseUrl?: string;
  databaseAuthToken?: string;
  /** Seconds after which another server on the same PostgreSQL takes over from one that is not heard of. Default 30. */
  leaseSeconds?: number;
  /** Whether a first start backs up the backup folder by itself. Default true. */
  backsUpAtFirstStart?: boolean;
  /** Milliseconds until deleted data is removed. Default 24 hours; 72 are promised. */
  deletionDelay?: number;
  /** Milliseconds for which content without a record is kept. Default 10 minutes. */
  contentGrace?: number;
  /** Where mails of automations go: `smtp://user:password@host:port`. Without it they stay in `/demo/outbox`. */
  smtpUrl?: string | undefined;
  /** Milliseconds before each further attempt to send a mail. */
  mailDelays?: readonly number[];
  /** The time that the ticketing clock goes by, in milliseconds since 1970. */
  now?: () => number;
  /** Repositories of restic that are shown instead of the embedded store. */
  repositories?: readonly ResticSettings[];
  /** Private hosts that integrations may be tested with. */
  integrationHosts?: readonly string[];
  /** Companies of each pretend provider. Default 3,000. */
  companies?: number;
  /** Calls that one session may make in a minute. Without it, any number. */
  callsPerMinute?: number | undefined;
  /** Tells of its work by OpenTelemetry, as the variables of the process say. */
  telemetry?: boolean;
  /** Whether answers are checked against the contract. Default: not in production. */
  validatesResponses?: boolean;
}

export interface PreparedServer {
  app: DemoApp;
  /** Removes what was deleted and is due; it also happens by itself. */
  sweep(): Promise<void>;
  outbox: Outbox;
  /** Where the pages are, for links in mails. */
  setSite(url: string): void;
  close(): Promise<void>;
}

const projectFolder = fileURLToPath(new URL('../../', import.meta.url));
const hour = 60 * 60 * 1000;
const leftOutOfProject = ['node_modules', 'dist', '.git', '.data', '.cache'];

/** Where the data of a server are, whose folder is there from now on. */
export function placeOf({ dataFolder, databaseUrl, databaseAuthToken, leaseSeconds = 30 }: ServerOptions): DataPlace {
  const folder = resolve(dataFolder ?? join(projectFolder, 'demo/.data'));
  mkdirSync(folder, { recursive: true });
  return { dataFolder: folder, url: databaseUrl, authToken: databaseAuthToken, leaseSeconds };
}

/**
 * The application without a port, for those who bring their own server.
 *
 * @param claim What it has to itself, which it releases in the end
 */
export async function createServer(options: ServerOptions = {}, claim?: DataClaim): Promise<PreparedServer> {
  const claimed = claim ?? (await claimAtOnce(placeOf(options)));
  let telemetry: Telemetry | undefined;
  try {
    // Before the database, whose calls are watched from when it is opened.
    telemetry = options.telemetry ? await openTelemetry(allEndpoints) : undefined;
    const database = await openDatabase(claimed.location);
    return await serveOn({ database, claim: claimed, telemetry }, options).catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
  } catch (error) {
    await telemetry?.close();
    await claimed.release();
    throw error;
  }
}

interface Ground {
  database: Database;
  claim: DataClaim;
  telemetry: Telemetry | undefined;
}

async function serveOn({ database, claim, telemetry }: Ground, options: ServerOptions): Promise<PreparedServer> {
  z.config(z.locales.en());
  const { location } = claim;
  const { dataFolder } = location;
  const { repositories = [] } = options;
  const store = new ContentStore(join(dataFolder, 'store'));
  await store.sweepTemporary();
  const plans = await seed(database, store, dataFolder);
  const secrets = await openSecrets(database, dataFolder);
  await moveOlderTimes(database);

  const sessions = await Sessions.open(database);
  const runner = new BackupRunner(location);
  const planJobs = new PlanJobs(database);
  await planJobs.failInterrupted();
  const backups = new Backups({ database, runner, planJobs }, plans, {
    dataFolder,
    backupFolder: resolve(options.backupFolder ?? projectFolder),
    excludedNames: options.backupFolder === undefined ? leftOutOfProject : [],
  });
  const folders = new DeviceFolders(database, dataFolder);
  const restoreJobs = new RestoreJobs(database, { location, repositories }, planJobs);
  await restoreJobs.resume();
  const cloud = new ContentStore(join(dataFolder, 'cloud'));
  await cloud.sweepTemporary();
  const syncJobs = new SyncJobs(database, store, cloud);
  const { deletionDelay: delay = 24 * hour, contentGrace = hour / 6 } = options;
  const deletions = new Deletions(database, [store, cloud], runner, { delay, contentGrace });
  const embedded = new EmbeddedEngine({ runner, backups, syncJobs, deletions }, database, store);
  const engines = await openEngines({ database, dataFolder, repositories }, embedded, {
    planJobs,
    deletionDelay: delay,
  });
  const app: DemoApp = new Hono<DemoEnvironment>();
  if (telemetry) app.use(telemetry.tellRequest);
  app.use(guard);
  if (options.callsPerMinute !== undefined) app.use(limitCalls(sessions, options.callsPerMinute));
  app.use(requireRouteRight(sessions));
  app.onError((error) => refusalOf(error).toResponse());
  app.notFound(() => notFound('The call or page').toResponse());
  const attachments = new Attachments(database, store);
  const changes = new KeyedChanges(database);
  const uploads = new AutomationUploads(database, store);
  const automations = new Automations(database, uploads);
  const { smtpUrl, mailDelays: delays, now: realNow, integrationHosts: allowedHosts = [] } = options;
  let site = `http://127.0.0.1:${options.port ?? 4173}`;
  const desk = new TicketDesk(database, automations, { site: () => site, sendsMail: smtpUrl !== undefined });
  const conditions = new DeviceConditions(database, desk);
  const clock = await TicketingClock.open({ database, changes, desk, conditions, realNow });
  const activity = new ActivityLog(database, () => clock.now());
  const { validatesResponses = process.env.NODE_ENV !== 'production' } = options;
  const outbox = new Outbox({ database, store, uploads, smtpUrl, delays });
  const psa = openPsa({ database, secrets, changes, dataFolder, companies: options.companies, now: () => clock.now() });
  const services = {
    app,
    calls: new CallRouter({ app, sessions, changes, activity, validatesResponses }),
    activity,
    changes,
    database,
    store,
    sessions,
    catalog: new PlanCatalog(database, engines),
    engines,
    mounts: new Mounts(),
    folders,
    directory: new DeviceDirectory(database, folders),
    downloads: new PreparedDownloads(),
    planJobs,
    restoreJobs,
    backups,
    attachments,
    tickets: new Tickets(database, attachments, desk, () => clock.now()),
    automations,
    uploads,
    desk,
    conditions,
    clock,
    outbox,
    psa,
    secrets,
    allowedHosts,
  };
  const pages = options.staticFolders?.pages ?? join(projectFolder, 'demo/pages');
  serveStatic(app, sessions, {
    pages,
    dist: join(projectFolder, 'dist'),
    assets: [join(projectFolder, 'dist/demo')],
    ...options.staticFolders,
  });
  // A quarter of the work of a start, which hardly anybody asks for.
  let document: ReturnType<typeof openApiDocument> | undefined;
  app.get('/openapi.json', (context) => {
    document ??= openApiDocument();
    return context.json(document);
  });
  serveHealth(app, database);
  serveCalls(services);
  serveGraphql(services, allOperations);
  servePageFiles(app, pages);
  checkRouteRights(app);
  checkChangingRoutes(app, services.calls.changing);

  if (
    repositories.length === 0 &&
    options.backsUpAtFirstStart !== false &&
    !(await hasBackup(database, plans.project.planId))
  )
    await backups.start('project', []);
  const sweep = async () => {
    // A repository that cannot be reached keeps no other from being swept.
    const swept = await Promise.allSettled(engines.all.map((engine) => engine.sweep()));
    for (const each of swept) if (each.status === 'rejected') throw each.reason;
  };
  const sweeper = setInterval(() => void sweep().catch((error: unknown) => console.error(error)), hour / 4).unref();
  clock.start();
  psa.syncSchedule.start();
  await outbox.start();
  return {
    app,
    sweep,
    outbox,
    setSite(url) {
      site = url;
    },
    async close() {
      clearInterval(sweeper);
      await Promise.all([clock.close(), outbox.close(), psa.close()]);
      await restoreJobs.close();
      await engines.close();
      await planJobs.settled();
      await database.close();
      await claim.release();
      await telemetry?.close();
    },
  };
}
