/**
 * A look at one revision of a file, or at what changed between two. Reads only what is shown, and only what is small
 * enough; a choice that comes later outranks what is still under way.
 */
import {
  batch,
  computed,
  createModel,
  effect,
  type Model,
  type ReadonlySignal,
  signal,
  untracked,
} from '@preact/signals-core';
import { failureIn, valueIn } from '../../base/resource/resource-state.ts';
import type { BackupEntry } from '../backup-entry.ts';
import type { PointsModel, RecoveryPoint } from '../recovery/points-model.ts';
import { recoveryLimits } from '../recovery/recovery-limits.ts';
import { type Comparison, createComparison } from './comparison-model.ts';
import { createContents } from './contents-model.ts';
import { decodeAs, type Encoding } from './decode-text.ts';
import { contentOf, type PreviewContent } from './preview-content.ts';
import type { PreviewState } from './preview-state.ts';
import { type ReadBytes, TooLarge } from './read-revision.ts';

export interface PreviewOptions {
  entry: Pick<BackupEntry, 'type' | 'name' | 'revisionId' | 'size'>;
  /** All revisions of the file, newest first. */
  points: PointsModel;
  readBytes: ReadBytes;
  locale: ReadonlySignal<string>;
}

interface Shape {
  /** As far as they were read. */
  revisions: ReadonlySignal<readonly RecoveryPoint[]>;
  shownId: ReadonlySignal<string | undefined>;
  state: ReadonlySignal<PreviewState>;
  /** The revision that the shown one is compared with. */
  otherId: ReadonlySignal<string | undefined>;
  isOtherOlder: ReadonlySignal<boolean>;
  /** `undefined` while nothing is compared. */
  comparison: ReadonlySignal<Comparison | undefined>;
  show(revisionId: string): void;
  compareWith(revisionId: string | undefined): void;
  /** Reads a text anew, in the encoding that the reader knows. */
  readAs(encoding: Encoding): void;
  retry(): void;
}
export type PreviewModel = Model<Shape>;

export function createPreviewModel(options: PreviewOptions): PreviewModel {
  return new (createModel<Shape>(() => previewModel(options)))();
}

function previewModel({ entry, points, readBytes, locale }: PreviewOptions): Shape {
  const chosenId = signal(entry.revisionId);
  const otherId = signal<string | undefined>(undefined);
  const encoding = signal<Encoding | undefined>(undefined);
  const contents = createContents(readBytes);
  const shownId = computed(() => chosenId.value ?? points.points.value[0]?.id);

  function sizeOf(revisionId: string): number | undefined {
    const listed = points.points.value.find(({ id }) => id === revisionId)?.size;
    return listed ?? (revisionId === entry.revisionId ? entry.size : undefined);
  }

  function createdOf(revisionId: string | undefined): number {
    return points.points.value.find(({ id }) => id === revisionId)?.created ?? 0;
  }

  function isTooLarge(revisionId: string): boolean {
    return (sizeOf(revisionId) ?? 0) > recoveryLimits.previewBytes;
  }

  function stateOf(revisionId: string): PreviewState {
    if (isTooLarge(revisionId)) return { is: 'too-large', size: sizeOf(revisionId) };
    const read = contents.states.value.get(revisionId) ?? { status: 'loading' };
    const failure = failureIn(read);
    if (failure?.error instanceof TooLarge) return { is: 'too-large', size: failure.error.size };
    if (failure) return { is: 'failed', error: failure.error };
    const bytes = valueIn(read);
    if (bytes === undefined) return { is: 'reading' };
    return { is: 'ready', content: asReader(contentOf(bytes, entry.name, locale.value)) };
  }

  function asReader(content: PreviewContent): PreviewContent {
    const wanted = encoding.value;
    if (content.is !== 'text' || wanted === undefined) return content;
    return { ...content, encoding: wanted, text: decodeAs(content.bytes, wanted) };
  }

  const state = computed<PreviewState>(() => {
    const id = shownId.value;
    if (id !== undefined) return stateOf(id);
    const failure = failureIn(points.state.value);
    if (failure) return { is: 'failed', error: failure.error };
    return points.isEmpty.value ? { is: 'no-revisions' } : { is: 'reading' };
  });
  const otherState = computed(() => (otherId.value === undefined ? undefined : stateOf(otherId.value)));
  // The one that was backed up first is what the file was before.
  const isOtherOlder = computed(() => createdOf(otherId.value) <= createdOf(shownId.value));
  const comparison = createComparison({
    older: computed(() => (isOtherOlder.value ? otherState.value : state.value)),
    newer: computed(() => (isOtherOlder.value ? state.value : otherState.value)),
    isWanted: computed(() => otherId.value !== undefined),
  });

  effect(() => {
    const wanted = [shownId.value, otherId.value].filter((id) => id !== undefined && !isTooLarge(id)) as string[];
    untracked(() => contents.want(wanted));
  });
  effect(() => () => {
    contents[Symbol.dispose]();
    comparison[Symbol.dispose]();
  });

  return {
    revisions: points.points,
    shownId,
    state,
    otherId,
    isOtherOlder,
    comparison: comparison.result,

    show(revisionId) {
      batch(() => {
        chosenId.value = revisionId;
        if (otherId.peek() === revisionId) otherId.value = undefined;
      });
    },

    compareWith(revisionId) {
      otherId.value = revisionId === shownId.peek() ? undefined : revisionId;
    },

    readAs(wanted) {
      encoding.value = wanted;
    },

    retry() {
      points.retry();
      contents.retry();
    },
  };
}
