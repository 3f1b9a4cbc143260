/** What became of each file of a job that is over: fetched as it is looked at, all of it or by one outcome. */
import { createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { HttpClient } from '../../../host/http/http-client.ts';
import { createListing, type Listing } from '../../../ui/table/model/listing.ts';
import type { RestoreJob } from '../../job-contract.ts';
import { type FileOutcome, fileOutcomes, listRestoredFiles, type RestoredFile } from '../../report-contract.ts';
import { jobOutcomes } from '../job-state.ts';

/** Files that are asked for at once: to be shown, and to be saved. */
const shownAtOnce = 250;
const savedAtOnce = 1_000;

export interface ReportOptions {
  client: HttpClient;
  nodeId: number;
  job: RestoreJob;
}

interface Shape {
  /** How many files there are of each outcome, of those that there are. */
  readonly counts: ReadonlySignal<readonly { outcome: FileOutcome; count: number }[]>;
  /** `undefined` for all. What failed is what somebody looks for first. */
  readonly outcome: ReadonlySignal<FileOutcome | undefined>;
  readonly listing: ReadonlySignal<Listing<RestoredFile>>;
  /** How many files have been read to be saved; `undefined` while none are. */
  readonly saving: ReadonlySignal<number | undefined>;
  readonly saveFailure: ReadonlySignal<{ readonly error: unknown } | undefined>;
  choose(outcome: FileOutcome | undefined): void;
  /** Reads every file of the outcome and hands them on; half of them would pass for the whole. */
  save(write: (files: readonly RestoredFile[]) => void | Promise<void>): Promise<void>;
}
export type ReportModel = Model<Shape>;

export function createReportModel(options: ReportOptions): ReportModel {
  return new (createModel<Shape>(() => reportModel(options)))();
}

function reportModel({ client, nodeId, job }: ReportOptions): Shape {
  const outcomes = jobOutcomes(job);
  const { restored = 0, renamed = 0, skipped = 0, failed = 0 } = outcomes ?? {};
  const countOf = { RESTORED: restored, RENAMED: renamed, SKIPPED: skipped, FAILED: failed };
  const outcome = signal<FileOutcome | undefined>(failed > 0 ? 'FAILED' : undefined);
  const listing = signal(listingOf(outcome.peek()));
  const saving = signal<number | undefined>(undefined);
  const saveFailure = signal<{ readonly error: unknown } | undefined>(undefined);
  const lifetime = new AbortController();

  effect(() => () => {
    lifetime.abort();
    listing.peek()[Symbol.dispose]();
  });

  function pageOf(wanted: FileOutcome | undefined, page: number, size: number, abort: AbortSignal) {
    const query = { page, size, ...(wanted && { outcome: wanted }) };
    return client.call(listRestoredFiles, { params: { nodeId, jobUID: job.jobUID }, query }, { signal: abort });
  }

  function listingOf(wanted: FileOutcome | undefined): Listing<RestoredFile> {
    return createListing<RestoredFile>({
      pageSize: shownAtOnce,
      async fetchPage(page, abort) {
        const { results, totalElements } = await pageOf(wanted, page, shownAtOnce, abort);
        return { rows: results, total: totalElements };
      },
    });
  }

  return {
    counts: signal(
      fileOutcomes.map((name) => ({ outcome: name, count: countOf[name] })).filter(({ count }) => count > 0),
    ),
    outcome,
    listing,
    saving,
    saveFailure,

    choose(wanted) {
      const before = listing.peek();
      outcome.value = wanted;
      listing.value = listingOf(wanted);
      before[Symbol.dispose]();
    },

    async save(write) {
      if (saving.peek() !== undefined) return;
      saveFailure.value = undefined;
      saving.value = 0;
      const files: RestoredFile[] = [];
      try {
        for (let page = 0, pages = 1; page < pages; page += 1) {
          const answer = await pageOf(outcome.peek(), page, savedAtOnce, lifetime.signal);
          files.push(...answer.results);
          pages = answer.totalPages;
          saving.value = files.length;
        }
        await write(files);
      } catch (error) {
        if (!lifetime.signal.aborted) saveFailure.value = { error };
      } finally {
        saving.value = undefined;
      }
    },
  };
}
