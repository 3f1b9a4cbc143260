/** The dialog: what is to be downloaded, and whether all that has to be chosen is. Source: spec 000 §2, §7, §8. */
import { computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { BackupEntry } from '../backup-entry.ts';
import { createPointsModel, jobsOf, type PointsModel, revisionsOf } from '../recovery/points-model.ts';
import { recoveryLimits } from '../recovery/recovery-limits.ts';
import type { RecoveryRequest } from '../recovery/recovery-types.ts';
import { createSourceDevice, type SourceDevice } from '../recovery/source-device.ts';
import { fileNameOf, kindOf, sizeOf } from './download-order.ts';
import type { DownloadOrder } from './download-types.ts';

export interface DownloadModelOptions {
  client: HttpClient;
  request: RecoveryRequest;
  /** `false` where nothing was begun: the user thought better of it, or the host does it its own way. */
  start(order: DownloadOrder): Promise<boolean>;
  onStarted(): void;
  /** Hears of what the host could not do. */
  report(error: unknown): void;
}

interface Shape {
  readonly device: SourceDevice;
  /** Of a file: its revisions; of a folder or several items: the plan's backup jobs. Never changes. */
  points: ReadonlySignal<PointsModel | undefined>;
  includeDeleted: ReadonlySignal<boolean>;
  /** Closed now, somebody's choice would be gone. */
  wouldLose(): boolean;
  setIncludeDeleted(include: boolean): void;
  /** Bytes, where known. */
  size: ReadonlySignal<number | undefined>;
  /** `unknown` for folders whose size nobody tells. */
  weight: ReadonlySignal<'light' | 'large' | 'unknown'>;
  canDownload: ReadonlySignal<boolean>;
  isStarting: ReadonlySignal<boolean>;
  /** Why the host, which had taken it over, could not do it. */
  failure: ReadonlySignal<{ error: unknown } | undefined>;
  /** To be called while a press is being handled. */
  download(): void;
}
export type DownloadModel = Model<Shape>;

export function createDownloadModel(options: DownloadModelOptions): DownloadModel {
  return new (createModel<Shape>(() => downloadModel(options)))();
}

/** Whether there is a choice about deleted files. */
export function offersDeleted(items: readonly BackupEntry[]): boolean {
  return items.some(({ type, content }) => type === 'folder' && !content);
}

function downloadModel({ client, request, start, onStarted, report }: DownloadModelOptions): Shape {
  const { nodeId, items } = request;
  const [item] = items;
  const kind = kindOf(items);
  const planId = item?.planId ?? '';
  const points = pointsFor();
  const includeDeleted = signal(false);
  const isStarting = signal(false);
  const failure = signal<{ error: unknown } | undefined>(undefined);
  const size = computed(() => {
    const chosen = points?.chosen.value;
    if (kind === 'file') return chosen?.size ?? item?.size;
    // What several items were then, nobody has told.
    return kind === 'several' && chosen && points?.isChanged() ? undefined : sizeOf(items);
  });
  const canDownload = computed(
    () => !isStarting.value && (points === undefined || kind === 'several' || points.chosen.value !== undefined),
  );

  function pointsFor(): PointsModel | undefined {
    if (kind === 'folder' || (kind === 'several' && !items.some(({ content }) => content)))
      return createPointsModel(jobsOf(client, { nodeId, planId }), kind === 'folder' ? item?.jobId : undefined);
    if (kind !== 'file' || item === undefined) return undefined;
    const file = { nodeId, planId, fileId: item.fileId ?? item.id };
    return createPointsModel(revisionsOf(client, file), item.revisionId);
  }

  function order(): DownloadOrder {
    const chosen = points?.chosen.peek();
    // Not every server can zip several items as of a date: only somebody who wants one asks for it.
    const jobId = kind === 'folder' || (kind === 'several' && points?.isChanged()) ? chosen?.id : undefined;
    return {
      ...request,
      kind,
      planId,
      revisionId: kind === 'file' ? chosen?.id : item?.revisionId,
      jobId,
      includeDeleted: includeDeleted.peek(),
      fileName: fileNameOf(kind, items),
      size: size.peek(),
    };
  }

  return {
    device: createSourceDevice({ client, nodeId }),
    points: computed(() => points),
    includeDeleted,
    wouldLose: () => includeDeleted.peek() || points?.isChanged() === true,
    setIncludeDeleted(include) {
      includeDeleted.value = include;
    },
    size,
    weight: computed(() => {
      if (size.value !== undefined) return size.value >= recoveryLimits.largeDownload ? 'large' : 'light';
      return items.some(({ type }) => type === 'folder') ? 'unknown' : 'light';
    }),
    canDownload,
    isStarting,
    failure,

    download() {
      if (!canDownload.peek()) return;
      isStarting.value = true;
      failure.value = undefined;
      start(order()).then(
        (isStarted) => {
          isStarting.value = false;
          if (isStarted) onStarted();
        },
        (error: unknown) => {
          isStarting.value = false;
          failure.value = { error };
          report(error);
        },
      );
    },
  };
}
