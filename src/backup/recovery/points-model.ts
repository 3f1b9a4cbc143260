/**
 * The points in time from which something can be got back, newest first: a file's revisions, or a plan's backup jobs.
 * Asked for page by page as somebody scrolls. Nothing is chosen until somebody chooses. Source: spec 000 §5, §7, §9.
 */
import { batch, computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { HttpClient } from '../../host/http-client.ts';
import { listBackupJobs, listDownloadRevisions } from '../recovery-contract.ts';
import { recoveryLimits } from './recovery-limits.ts';

export interface RecoveryPoint {
  /** Of the revision, or of the job. */
  id: string;
  /** Milliseconds since 1970. */
  created: number;
  /** Bytes, where known. */
  size: number | undefined;
}

export interface PointPage {
  points: readonly RecoveryPoint[];
  totalElements: number;
  totalPages: number;
}

/** Reads a page, from 0. */
export type ReadPoints = (page: number, signal: AbortSignal) => Promise<PointPage>;

interface Shape {
  points: ReadonlySignal<readonly RecoveryPoint[]>;
  /** `failed` keeps what was there. */
  status: ReadonlySignal<'loading' | 'ready' | 'failed'>;
  /** Why the last page could not be read. */
  error: ReadonlySignal<unknown>;
  /** How many there are, those that were not read yet included. */
  total: ReadonlySignal<number>;
  /** All was read, and there are none. */
  isEmpty: ReadonlySignal<boolean>;
  chosen: ReadonlySignal<RecoveryPoint | undefined>;
  choose(id: string): void;
  loadMore(): void;
  retry(): void;
}
export type PointsModel = Model<Shape>;

/** @param wanted What is chosen from the start, as soon as it is found; pages are read until then. */
export function createPointsModel(read: ReadPoints, wanted?: string): PointsModel {
  return new (createModel<Shape>(() => pointsModel(read, wanted)))();
}

/** The revisions of a file that a browser may download. */
export function revisionsOf(client: HttpClient, file: { nodeId: number; planId: string; fileId: string }): ReadPoints {
  return async (page, signal) => {
    const query = { page, size: recoveryLimits.revisionPageSize, onCloud: 'false' } as const;
    const { results, ...totals } = await client.call(listDownloadRevisions, { params: file, query }, { signal });
    return { ...totals, points: results.map(({ id, created, size }) => ({ id, created, size: size ?? undefined })) };
  };
}

/** The finished backup jobs of a plan: when a folder was backed up. */
export function jobsOf(client: HttpClient, plan: { nodeId: number; planId: string }): ReadPoints {
  return async (page, signal) => {
    const query = { page, size: recoveryLimits.revisionPageSize, upsyncedData: 'false' } as const;
    const { results, ...totals } = await client.call(listBackupJobs, { params: plan, query }, { signal });
    const points = results.map(({ jobId, created, totalBytes }) => ({ id: jobId, created, size: totalBytes }));
    return { ...totals, points };
  };
}

function pointsModel(read: ReadPoints, wanted: string | undefined): Shape {
  const points = signal<readonly RecoveryPoint[]>([]);
  const status = signal<Shape['status']['value']>('loading');
  const error = signal<unknown>(undefined);
  const total = signal(0);
  const chosenId = signal(wanted);
  const lifetime = new AbortController();
  let nextPage = 0;
  let hasMore = true;

  effect(() => () => lifetime.abort());
  void ask();

  async function ask(): Promise<void> {
    status.value = 'loading';
    try {
      const page = await read(nextPage, lifetime.signal);
      if (lifetime.signal.aborted) return;
      nextPage += 1;
      // A backup that ends meanwhile moves what was last on one page to the next.
      const known = new Set(points.peek().map(({ id }) => id));
      const fresh = page.points.filter(({ id }) => !known.has(id));
      hasMore = page.points.length > 0 && nextPage < page.totalPages;
      batch(() => {
        points.value = [...points.peek(), ...fresh];
        total.value = hasMore ? Math.max(page.totalElements, points.peek().length) : points.peek().length;
        status.value = 'ready';
      });
      if (isWantedAhead() && hasMore) void ask();
    } catch (reason) {
      if (lifetime.signal.aborted) return;
      batch(() => {
        error.value = reason;
        status.value = 'failed';
      });
    }
  }

  function isWantedAhead(): boolean {
    return wanted !== undefined && chosenId.peek() === wanted && !points.peek().some(({ id }) => id === wanted);
  }

  return {
    points,
    status,
    error,
    total,
    isEmpty: computed(() => status.value === 'ready' && points.value.length === 0),
    chosen: computed(() => points.value.find(({ id }) => id === chosenId.value)),

    choose(id) {
      chosenId.value = id;
    },

    loadMore() {
      if (status.peek() === 'ready' && hasMore) void ask();
    },

    retry() {
      if (status.peek() === 'failed') void ask();
    },
  };
}
