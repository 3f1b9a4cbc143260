/** When the agreement sync runs by itself: as the schedule says, by the clock of ticketing, which the demo can turn forward. */

import { count } from 'drizzle-orm';
import type { AgreementSync as SyncSettings } from '../../../src/psa/agreement-sync-contract.ts';
import { editedSchedule } from '../../../src/psa/sync/agreement-schedule.ts';
import { scheduledRuns } from '../../../src/schedule/next-runs.ts';
import { otherActivity } from '../activity/activity-log.ts';
import type { Database } from '../database/open-database.ts';
import { psaSyncRun } from '../database/schema.ts';
import type { Change, KeyedChanges } from '../http/keyed-changes.ts';
import type { AgreementSync } from './agreement-sync.ts';
import { type PsaSettings, readPsaSetting, writePsaSetting } from './psa-settings.ts';

const minute = 60_000;
const timeZone = 'UTC';

interface ScheduleParts {
  database: Database;
  changes: KeyedChanges;
  sync: AgreementSync;
  /** Milliseconds since 1970. */
  now(): number;
}

type StoredSync = PsaSettings['agreementSync'];

export class SyncSchedule {
  readonly #parts: ScheduleParts;
  #timer: NodeJS.Timeout | undefined;
  #checking: Promise<unknown> = Promise.resolve();

  constructor(parts: ScheduleParts) {
    this.#parts = parts;
  }

  /** Goes on with what was interrupted, and looks every minute whether a run is due. */
  start(): void {
    this.#parts.sync.work();
    const check = () => void this.check().catch((error: unknown) => console.error(error));
    this.#timer = setInterval(check, minute).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#checking.catch(() => undefined);
  }

  async describe(): Promise<SyncSettings> {
    return this.#described(await readPsaSetting(this.#parts.database, 'psacw', 'agreementSync'));
  }

  /** Within a change. What would have run before is not made up for. */
  async save({ enabled, schedule }: Pick<SyncSettings, 'enabled' | 'schedule'>): Promise<Change<SyncSettings>> {
    const { database, now } = this.#parts;
    const setting = { enabled, schedule, checked: now() };
    const answer = await this.#described(setting);
    return { writes: [writePsaSetting(database, 'psacw', 'agreementSync', setting)], answer };
  }

  async #described({ enabled, schedule, checked }: StoredSync): Promise<SyncSettings> {
    const { database, now } = this.#parts;
    const [counted] = await database.select({ total: count() }).from(psaSyncRun);
    const after = Math.max(checked, now());
    const [next] = enabled ? scheduledRuns(editedSchedule(schedule), { after, timeZone, count: 1 }) : [];
    const nextRun = next ? Date.parse(next.instant) : null;
    return { enabled, schedule, runCount: counted?.total ?? 0, nextRun, timeZone };
  }

  /** Runs what was due since the last time, once; answers whether something was. */
  check(): Promise<boolean> {
    const checked = this.#checking.catch(() => undefined).then(() => this.#check());
    this.#checking = checked;
    return checked;
  }

  async #check(): Promise<boolean> {
    const { database, changes, sync, now } = this.#parts;
    const call = { owner: 'schedule', route: 'sync', key: undefined, fingerprint: () => '' };
    const isDue = await changes.run<boolean>(call, (commit) =>
      commit(async () => {
        const setting = await readPsaSetting(database, 'psacw', 'agreementSync');
        const moment = now();
        if (!setting.enabled || moment <= setting.checked) return { writes: [], answer: false };
        const when = { after: setting.checked, before: moment + 1, timeZone, count: 1 };
        if (scheduledRuns(editedSchedule(setting.schedule), when).length === 0) return { writes: [], answer: false };
        const mark = writePsaSetting(database, 'psacw', 'agreementSync', { ...setting, checked: moment });
        const told = otherActivity(database, 'runAgreementSync', { concerned: {}, time: moment });
        return { writes: [...(await sync.order('SCHEDULE', null)).writes, mark, told], answer: true };
      }),
    );
    if (isDue) sync.work();
    return isDue;
  }
}
