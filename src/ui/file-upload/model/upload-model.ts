/**
 * Files that were chosen, and what became of each: checked, uploaded by the owner's function, at most three at a time,
 * with progress, cancelling and trying again. Without such a function it only keeps them, for a form to submit.
 */
import { batch, computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import {
  type CheckedFile,
  type CompleteFileRules,
  checkFiles,
  completeRules,
  type FileRefusal,
  type FileRules,
  type Refusal,
} from './file-rules.ts';
import type { Upload } from './upload.ts';

export type UploadState<Result = unknown> =
  /** Kept; there is nothing to upload it with. */
  | { kind: 'kept' }
  | { kind: 'waiting' }
  /** `progress` from 0 to 1; `undefined` until it is told. At 1 the other side is still at work. */
  | { kind: 'uploading'; progress: number | undefined }
  | { kind: 'done'; result: Result }
  | { kind: 'failed'; error: unknown }
  | { kind: 'cancelled' };

export interface UploadItem<Chosen extends CheckedFile = File, Result = unknown> {
  /** Of the item, unique within the model. */
  readonly id: number;
  readonly file: Chosen;
  readonly state: UploadState<Result>;
}

export interface UploadOptions<Chosen extends CheckedFile, Result> {
  /** Read whenever files come. */
  rules: () => FileRules;
  /** Read whenever an upload may begin; `undefined` keeps the files only. */
  upload?: () => Upload<Chosen, Result> | undefined;
  files?: readonly Chosen[];
  /** Uploads at one time; default 3. */
  atOnce?: number;
  /** After `onChange`. */
  onAdded?(files: readonly Chosen[]): void;
  onRefused?(refusals: readonly (Refusal & { file?: Chosen })[]): void;
  /** The list of files became another by what the user did. */
  onChange?(files: readonly Chosen[]): void;
  onDone?(file: Chosen, result: Result): void;
  onFailed?(file: Chosen, error: unknown): void;
}

interface Shape<Chosen extends CheckedFile, Result> {
  readonly items: ReadonlySignal<readonly UploadItem<Chosen, Result>[]>;
  readonly files: ReadonlySignal<readonly Chosen[]>;
  /** Of the last choice; until the next one, or until they are dismissed. */
  readonly refusals: ReadonlySignal<readonly Refusal[]>;
  /** No more may be added. */
  readonly isFull: ReadonlySignal<boolean>;
  /** Something waits or is under way. */
  readonly isUploading: ReadonlySignal<boolean>;
  /** One failed or was cancelled, and is still there. */
  readonly hasFailed: ReadonlySignal<boolean>;
  /** With their defaults. */
  readonly rules: ReadonlySignal<CompleteFileRules>;
  /** The owner's rules, or the way to upload, became others. */
  refresh(): void;
  /** Adds what is valid. `folders`: names of folders that were dropped among the files. */
  add(chosen: readonly Chosen[], folders?: readonly string[]): void;
  /** Takes it out, ending its upload. */
  remove(id: number): void;
  /** Ends its upload and keeps it, to be tried again. */
  cancel(id: number): void;
  /** Uploads again what failed or was cancelled. */
  retry(id: number): void;
  /** The other side said something later about a file that is done. */
  setResult(id: number, result: Result): void;
  /** Ends every upload and forgets the results: all files are as when they were chosen. */
  reset(): void;
  dismissRefusals(): void;
  /** The owner's files, in the place of all; those that stay keep their state. Nothing is checked. */
  setFiles(files: readonly Chosen[]): void;
}
export type UploadModel<Chosen extends CheckedFile = File, Result = unknown> = Model<Shape<Chosen, Result>>;

export function createUploadModel<Chosen extends CheckedFile = File, Result = unknown>(
  options: UploadOptions<Chosen, Result>,
): UploadModel<Chosen, Result> {
  return new (createModel<Shape<Chosen, Result>>(() => uploadModel(options) as never))() as UploadModel<Chosen, Result>;
}

function uploadModel<Chosen extends CheckedFile, Result>(
  options: UploadOptions<Chosen, Result>,
): Shape<Chosen, Result> {
  type Item = UploadItem<Chosen, Result>;
  const { atOnce = 3 } = options;
  const items = signal<readonly Item[]>([]);
  const refusals = signal<readonly Refusal[]>([]);
  const rules = signal(completeRules(options.rules()));
  const running = new Map<number, AbortController>();
  let lastId = 0;

  effect(() => () => {
    for (const controller of running.values()) controller.abort();
    running.clear();
  });

  function itemOf(file: Chosen): Item {
    lastId += 1;
    return { id: lastId, file, state: options.upload?.() ? { kind: 'waiting' } : { kind: 'kept' } };
  }

  function stateOf(id: number) {
    return items.peek().find((item) => item.id === id)?.state;
  }

  function setState(id: number, state: UploadState<Result>) {
    items.value = items.peek().map((item) => (item.id === id ? { ...item, state } : item));
  }

  function startNext() {
    const upload = options.upload?.();
    if (!upload) return;
    const room = atOnce - running.size;
    const waiting = items.peek().filter(({ state }) => state.kind === 'waiting');
    for (const { id, file } of waiting.slice(0, Math.max(room, 0))) void start(id, file, upload);
  }

  async function start(id: number, file: Chosen, upload: Upload<Chosen, Result>) {
    const controller = new AbortController();
    running.set(id, controller);
    // A later word of an upload that was cancelled, or begun anew, is about nothing any more.
    const isCurrent = () => running.get(id) === controller;
    setState(id, { kind: 'uploading', progress: undefined });
    try {
      const result = await upload(file, {
        signal: controller.signal,
        onProgress(fraction) {
          if (!isCurrent() || !Number.isFinite(fraction)) return;
          setState(id, { kind: 'uploading', progress: Math.min(Math.max(fraction, 0), 1) });
        },
      });
      if (!isCurrent()) return;
      running.delete(id);
      setState(id, { kind: 'done', result });
      options.onDone?.(file, result);
    } catch (error) {
      if (!isCurrent()) return;
      running.delete(id);
      setState(id, { kind: 'failed', error });
      options.onFailed?.(file, error);
    }
    startNext();
  }

  function stop(id: number) {
    const controller = running.get(id);
    running.delete(id);
    controller?.abort();
  }

  items.value = (options.files ?? []).map(itemOf);
  startNext();
  const files = computed(() => items.value.map(({ file }) => file));

  return {
    items,
    files,
    refusals,
    rules,
    isFull: computed(() => items.value.length >= rules.value.maximumFiles),
    isUploading: computed(() =>
      items.value.some(({ state }) => state.kind === 'waiting' || state.kind === 'uploading'),
    ),
    hasFailed: computed(() => items.value.some(({ state }) => state.kind === 'failed' || state.kind === 'cancelled')),

    refresh() {
      const uploads = options.upload?.() !== undefined;
      batch(() => {
        rules.value = completeRules(options.rules());
        items.value = items.peek().map((item) => {
          if (uploads && item.state.kind === 'kept') return { ...item, state: { kind: 'waiting' } };
          return !uploads && item.state.kind === 'waiting' ? { ...item, state: { kind: 'kept' } } : item;
        });
      });
      startNext();
    },

    add(chosen, folders = []) {
      rules.value = completeRules(options.rules());
      const { accepted, refused } = checkFiles(chosen, files.peek(), rules.peek());
      const newRefusals: (Refusal & { file?: Chosen })[] = [
        ...folders.map((name) => ({ name, reason: 'folder' as const })),
        ...(refused as FileRefusal<Chosen>[]),
      ];
      batch(() => {
        refusals.value = newRefusals;
        if (accepted.length > 0) items.value = [...items.peek(), ...accepted.map(itemOf)];
      });
      if (accepted.length > 0) {
        options.onChange?.(files.peek());
        options.onAdded?.(accepted);
      }
      if (newRefusals.length > 0) options.onRefused?.(newRefusals);
      startNext();
    },

    remove(id) {
      if (stateOf(id) === undefined) return;
      stop(id);
      batch(() => {
        items.value = items.peek().filter((item) => item.id !== id);
        // There is room again: that there was none is no longer true.
        refusals.value = refusals.peek().filter(({ reason }) => reason !== 'count');
      });
      options.onChange?.(files.peek());
      startNext();
    },

    cancel(id) {
      const kind = stateOf(id)?.kind;
      if (kind !== 'waiting' && kind !== 'uploading') return;
      stop(id);
      setState(id, { kind: 'cancelled' });
      startNext();
    },

    retry(id) {
      const kind = stateOf(id)?.kind;
      if (kind !== 'failed' && kind !== 'cancelled') return;
      setState(id, { kind: 'waiting' });
      startNext();
    },

    setResult(id, result) {
      if (stateOf(id)?.kind === 'done') setState(id, { kind: 'done', result });
    },

    reset() {
      for (const controller of running.values()) controller.abort();
      running.clear();
      const uploads = options.upload?.() !== undefined;
      items.value = items.peek().map((item) => ({ ...item, state: { kind: uploads ? 'waiting' : 'kept' } }));
      startNext();
    },

    dismissRefusals() {
      refusals.value = [];
    },

    setFiles(next) {
      const now = files.peek();
      if (next.length === now.length && next.every((file, index) => file === now[index])) return;
      const known = new Map(items.peek().map((item) => [item.file, item]));
      const kept = next.map((file) => known.get(file) ?? itemOf(file));
      const ids = new Set(kept.map(({ id }) => id));
      for (const { id } of items.peek()) if (!ids.has(id)) stop(id);
      items.value = kept;
      startNext();
    },
  };
}
