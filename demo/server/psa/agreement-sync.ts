/**
 * The agreement sync: one run at a time, ordered by somebody or by the schedule. What is at the provider tells what is to be
 * done, so a run that was interrupted goes on by looking again, and one that has nothing to do writes nothing there. Each
 * step is in the log before it is made and again when it is: who goes on knows which step may have been made already.
 */
import { and, eq } from 'drizzle-orm';
import type { SyncRun } from '../../../src/psa/agreement-sync-contract.ts';
import { chunksOf, type Database, nextId } from '../database/open-database.ts';
import { psaSyncEntry, psaSyncRun } from '../database/schema.ts';
import type { Change } from '../http/keyed-changes.ts';
import { type JobEndNews, type JobNews, tellJobBegun, tellJobEnded } from '../telemetry/work-channels.ts';
import type { Integration } from './integrations.ts';
import { listMappings } from './named-mappings.ts';
import { type ProviderClient, ProviderError, type ProviderItem } from './provider-client.ts';
import { asRun, countsOf, type EntryRow, findRun, noCounts, type RunRow } from './sync-log.ts';
import { readSyncNames } from './sync-names.ts';
import { planSync } from './sync-plan.ts';
import { type SyncAction, type SyncStep, syncSteps } from './sync-steps.ts';
import { readSyncWorld } from './sync-world.ts';

/** Attempts at a creation of which nobody knows whether it was made. */
const creations = 3;

export class AgreementSync {
  readonly #database: Database;
  readonly #integration: Integration;
  /** Runs that this process has begun: any other one was begun by a process that is gone. */
  readonly #begun = new Set<number>();
  /** Runs that somebody has cancelled, by what ends their requests. */
  readonly #cancelled = new Map<number, AbortController>();
  #working: Promise<void> | undefined;
  #isClosed = false;

  constructor(database: Database, integration: Integration) {
    this.#database = database;
    this.#integration = integration;
  }

  /** Within a change: another run, unless one is under way. `work` makes it. */
  async order(trigger: SyncRun['trigger'], startedBy: string | null): Promise<Change<SyncRun>> {
    const running = await this.#running();
    if (running) return { writes: [], answer: asRun(running, await countsOf(this.#database, running.id)) };
    const row: RunRow = {
      id: await nextId(this.#database, psaSyncRun),
      started: Date.now(),
      finished: null,
      state: 'RUNNING',
      trigger,
      startedBy,
      resumed: null,
      cancelledBy: null,
      problem: null,
    };
    this.#begun.add(row.id);
    return { writes: [this.#database.insert(psaSyncRun).values(row)], answer: asRun(row, noCounts) };
  }

  /** Within a change: a run that is over stays as it is. `stop` ends it. */
  async cancel(id: string, cancelledBy: string): Promise<Change<SyncRun>> {
    const run = await findRun(this.#database, id);
    if (run.state !== 'RUNNING' || run.cancelledBy != null) return { writes: [], answer: run };
    const isRunning = and(eq(psaSyncRun.id, Number(run.id)), eq(psaSyncRun.state, 'RUNNING'));
    const writes = [this.#database.update(psaSyncRun).set({ cancelledBy }).where(isRunning)];
    return { writes, answer: { ...run, cancelledBy } };
  }

  /** Nothing more is begun of it. */
  stop(id: string): void {
    this.#cancellationOf(Number(id)).abort();
  }

  #cancellationOf(id: number): AbortController {
    const known = this.#cancelled.get(id) ?? new AbortController();
    this.#cancelled.set(id, known);
    return known;
  }

  /** Makes the run that is ordered, also one that was interrupted. */
  work(): void {
    this.#working ??= this.#workOff()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        this.#working = undefined;
      });
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    await this.#working;
  }

  /** What is under way stays as it is, and goes on at the next start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#working;
  }

  async #running(): Promise<RunRow | undefined> {
    const [running] = await this.#database.select().from(psaSyncRun).where(eq(psaSyncRun.state, 'RUNNING'));
    return running;
  }

  async #workOff(): Promise<void> {
    for (;;) {
      const run = this.#isClosed ? undefined : await this.#running();
      if (!run) return;
      tellJobBegun(newsOf(run.id));
      const cancellation = this.#cancellationOf(run.id);
      if (run.cancelledBy !== null) cancellation.abort();
      const { signal } = cancellation;
      try {
        await this.#noteResumed(run.id);
        const isWhole = await this.#perform(run.id, signal);
        if (!this.#isClosed) await this.#finish(run.id, isWhole ? 'COMPLETED' : 'CANCELLED', null);
      } catch (error) {
        if (this.#isClosed) return;
        if (signal.aborted) {
          await this.#finish(run.id, 'CANCELLED', null);
          continue;
        }
        if (!(error instanceof ProviderError)) console.error(error);
        const problem = error instanceof ProviderError ? error.message : 'Something went wrong on the server.';
        await this.#finish(run.id, 'FAILED', problem);
      }
    }
  }

  async #noteResumed(id: number): Promise<void> {
    if (this.#begun.has(id)) return;
    this.#begun.add(id);
    await this.#database.update(psaSyncRun).set({ resumed: Date.now() }).where(eq(psaSyncRun.id, id));
  }

  async #finish(id: number, state: keyof typeof endOf, problem: string | null): Promise<void> {
    await this.#database.update(psaSyncRun).set({ state, problem, finished: Date.now() }).where(eq(psaSyncRun.id, id));
    tellJobEnded({ ...newsOf(id), status: endOf[state] });
    this.#cancelled.delete(id);
  }

  /** Answers whether all of it is done; not where it was cancelled before. */
  async #perform(runId: number, cancelled: AbortSignal): Promise<boolean> {
    const known = await this.#entries(runId);
    const wasCancelled = cancelled.aborted;
    // What was under way when the server ended may have been made: only the provider knows.
    if (wasCancelled && [...known.values()].every(({ isDone }) => isDone)) return false;
    const client = wasCancelled ? this.#integration.client : this.#integration.client.until(cancelled);
    const world = await readSyncWorld(this.#database, this.#integration, client);
    const contents = { items: await client.configurations(), additions: await client.additions() };
    const retired = retiredStatus(await listMappings(this.#database, 'configuration'));
    const plan = planSync(world);
    const names = await readSyncNames(client, contents, plan, retired.values());
    const steps = syncSteps(plan, contents, retired, names);
    const fresh = steps.flatMap((step, number) =>
      step.action || known.has(keyOf(runId, step)) ? [] : this.#entryOf(runId, number, step, true),
    );
    for (const rows of wasCancelled ? [] : chunksOf(fresh)) await this.#database.insert(psaSyncEntry).values(rows);
    for (const [number, step] of steps.entries()) {
      if (this.#isClosed) return false;
      const before = known.get(keyOf(runId, step));
      if (before?.isDone) continue;
      // It was under way when the run was interrupted, and was made.
      if (!step.action && before) await this.#markDone(before.id);
      if (!step.action || wasCancelled) continue;
      if (cancelled.aborted) return false;
      await this.#make(this.#entryOf(runId, number, step, false), step.action, { client, before });
    }
    return !wasCancelled;
  }

  async #entries(runId: number): Promise<Map<string, EntryRow>> {
    const rows = await this.#database.select().from(psaSyncEntry).where(eq(psaSyncEntry.runId, runId));
    return new Map(rows.map((row) => [row.id, row]));
  }

  #entryOf(runId: number, number: number, step: SyncStep, isDone: boolean): EntryRow {
    const { kind, outcome, clientId, clientName, name, before, after, reason, detail } = step;
    const id = keyOf(runId, step);
    return { id, runId, number, isDone, kind, outcome, clientId, clientName, name, before, after, reason, detail };
  }

  async #make(
    entry: EntryRow,
    action: SyncAction,
    { client, before }: { client: ProviderClient; before: EntryRow | undefined },
  ): Promise<void> {
    if (!before) await this.#database.insert(psaSyncEntry).values(entry);
    try {
      await this.#send(action, client);
      await this.#markDone(entry.id);
    } catch (error) {
      if (!(error instanceof ProviderError) || !error.isLasting) throw error;
      const isGone = error.providerStatus === 404;
      await this.#database
        .update(psaSyncEntry)
        .set({
          isDone: true,
          outcome: isGone ? 'SKIPPED' : 'FAILED',
          reason: isGone ? 'DELETED_AT_PROVIDER' : 'REFUSED_BY_PROVIDER',
          before: null,
          after: null,
        })
        .where(eq(psaSyncEntry.id, entry.id));
    }
  }

  async #markDone(id: string): Promise<void> {
    await this.#database
      .update(psaSyncEntry)
      .set({ isDone: true })
      .where(and(eq(psaSyncEntry.id, id), eq(psaSyncEntry.isDone, false)));
  }

  async #send(action: SyncAction, client: ProviderClient): Promise<void> {
    if (action.type === 'create') await this.#create(action.item, client);
    else if (action.type === 'update') await client.updateConfiguration(action.id, action.change);
    else await client.setAddition(action.addition);
  }

  /** An answer that did not come may have been a good one: the provider is asked before it is tried again. */
  async #create(item: Omit<ProviderItem, 'id'>, client: ProviderClient): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.createConfiguration(item);
        return;
      } catch (error) {
        if (!(error instanceof ProviderError) || error.isLasting || error.providerStatus === 401) throw error;
        // Also of a run that is cancelled meanwhile: its log has what it made.
        if ((await this.#integration.client.identified(item.identifier)).length > 0) return;
        if (attempt === creations) throw error;
      }
    }
  }
}

const newsOf = (runId: number): JobNews => ({ uid: `agreement-sync-${runId}`, kind: 'AGREEMENT_SYNC' });
const endOf = { COMPLETED: 'completed', CANCELLED: 'canceled', FAILED: 'failed' } as const satisfies Partial<
  Record<RunRow['state'], JobEndNews['status']>
>;
const keyOf = (runId: number, { key }: SyncStep) => `${runId} ${key}`;

/** Of the rows that make a type, the first that says so. */
function retiredStatus(mappings: Awaited<ReturnType<typeof listMappings<'configuration'>>>): Map<number, number> {
  const statuses = new Map<number, number>();
  for (const { configurationTypeId, onDeleteStatusId } of mappings.flatMap(
    ({ nodeRoleMappings }) => nodeRoleMappings,
  )) {
    const type = Number(configurationTypeId);
    if (onDeleteStatusId != null && !statuses.has(type)) statuses.set(type, Number(onDeleteStatusId));
  }
  return statuses;
}
