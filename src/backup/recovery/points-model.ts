/**
 * The points in time from which something can be got back, newest first: a file's revisions, or a plan's backup jobs.
 * Asked for page by page as somebody scrolls. The latest is chosen until somebody chooses another. Source: spec 000 §5, §7, §9.
 */
import { computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createPagedResource, type Page, type Pages, pageOf } from '../../base/resource/paged-resource.ts';
import { type PagedState, valueIn } from '../../base/resource/resource-state.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import { closeTogether } from '../close-together.ts';
import { listBackupJobs, listDownloadRevisions } from '../recovery-contract.ts';
import { recoveryLimits } from './recovery-limits.ts';

export interface RecoveryPoint {
  /** Of the revision, or of the job. */
  id: string;
  /** Milliseconds since 1970. */
  created: number;
  /** Bytes, where known. */
  size: number | undefined;
  /** Of the same minute as another. */
  isClose?: boolean;
}

/** Reads a page, from 0. */
export type ReadPoints = (page: number, signal: AbortSignal) => Promise<Page<RecoveryPoint>>;

interface Shape {
  state: ReadonlySignal<PagedState<Pages<RecoveryPoint>>>;
  /** As far as they were read. */
  points: ReadonlySignal<readonly RecoveryPoint[]>;
  /** How many there are, those that were not read yet included. */
  total: ReadonlySignal<number>;
  /** All was read, and there are none. */
  isEmpty: ReadonlySignal<boolean>;
  chosen: ReadonlySignal<RecoveryPoint | undefined>;
  choose(id: string): void;
  /** Chosen beforehand in the place of the latest. */
  prefer(id: string): void;
  /** Somebody chose another than was chosen beforehand. */
  isChanged(): boolean;
  loadMore(): void;
  retry(): void;
}
export type PointsModel = Model<Shape>;

/** @param wanted What is chosen from the start in the place of the latest, as soon as it is found; pages are read until then. */
export function createPointsModel(read: ReadPoints, wanted?: string): PointsModel {
  return new (createModel<Shape>(() => pointsModel(read, wanted)))();
}

/** The revisions of a file that a browser may download. */
export function revisionsOf(client: HttpClient, file: { nodeId: number; planId: string; fileId: string }): ReadPoints {
  return async (page, signal) => {
    const query = { page, size: recoveryLimits.revisionPageSize, onCloud: 'false' } as const;
    const answer = await client.call(listDownloadRevisions, { params: file, query }, { signal });
    const points = answer.results.map(({ id, created, size }) => ({ id, created, size: size ?? undefined }));
    return pageOf(points, page, answer);
  };
}

/** The finished backup jobs of a plan: when a folder was backed up. */
export function jobsOf(client: HttpClient, plan: { nodeId: number; planId: string }): ReadPoints {
  return async (page, signal) => {
    const query = { page, size: recoveryLimits.revisionPageSize, upsyncedData: 'false' } as const;
    const answer = await client.call(listBackupJobs, { params: plan, query }, { signal });
    const points = answer.results.map(({ jobId, created, totalBytes }) => ({ id: jobId, created, size: totalBytes }));
    return pageOf(points, page, answer);
  };
}

function pointsModel(read: ReadPoints, wanted: string | undefined): Shape {
  const chosenId = signal(wanted);
  let preferred = wanted;
  const list = createPagedResource<undefined, RecoveryPoint>({
    read: (_, page, signal) => read(page, signal),
    idOf: ({ id }) => id,
    onPage() {
      if (isWantedAhead()) list.loadMore();
    },
  });
  const points = computed(() => {
    const read = valueIn(list.state.value)?.items ?? [];
    const close = closeTogether(read.map(({ created }) => created));
    return read.map((point, index) => (close[index] ? { ...point, isClose: true } : point));
  });

  list.ask(undefined);

  function isWantedAhead(): boolean {
    return wanted !== undefined && chosenId.peek() === wanted && !points.peek().some(({ id }) => id === wanted);
  }

  return {
    state: list.state,
    points,
    total: computed(() => valueIn(list.state.value)?.total ?? points.value.length),
    isEmpty: computed(() => list.state.value.status === 'ready' && points.value.length === 0),
    chosen: computed(() =>
      chosenId.value === undefined ? points.value[0] : points.value.find(({ id }) => id === chosenId.value),
    ),

    choose(id) {
      chosenId.value = id;
    },

    prefer(id) {
      preferred = id;
      chosenId.value = id;
    },
    isChanged: () => chosenId.peek() !== undefined && chosenId.peek() !== (preferred ?? points.peek()[0]?.id),
    loadMore: list.loadMore,
    retry: list.retry,
  };
}
