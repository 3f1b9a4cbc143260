/**
 * What is attached to a text, and how far each upload is. A file is in the list as soon as it is taken; it is stored when
 * the server has answered. What failed is no longer in it. No DOM. Source: spec 003 §3, §4 (Attachments).
 */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { AttachmentValue, EditorUpload, GivenAttachment } from '../model/editor-types.ts';
import { type Clock, type SimulatedProgress, simulateProgress } from './simulated-progress.ts';

export interface AttachmentItem extends AttachmentValue {
  /** Where it was chosen on this page. */
  file: File | undefined;
  /** Percent; `undefined` where there is no bar: nothing is under way, or it waits for its turn. */
  progress: number | undefined;
  kind: 'waiting' | 'uploading' | 'stored';
}

export interface AttachmentOptions {
  /** Read whenever an upload may begin. */
  upload(): EditorUpload | undefined;
  contentIdKey(): string;
  clock: Clock;
  /** What is stored is another list, by what the user did. */
  onChange?(attachments: readonly AttachmentValue[]): void;
  /** It is taken out of the list. */
  onFailed?(error: unknown, file: File): void;
  /** At one time; default 3. */
  atOnce?: number;
}

interface Shape {
  readonly items: ReadonlySignal<readonly AttachmentItem[]>;
  readonly isUploading: ReadonlySignal<boolean>;
  add(files: readonly File[]): void;
  /** Ends its upload, if there is one. */
  remove(id: string): void;
  /** The owner's, in the place of all that are stored. What is being uploaded goes on. */
  setStored(given: readonly GivenAttachment[]): void;
}
export type AttachmentModel = Model<Shape>;

export const createAttachmentModel = (options: AttachmentOptions): AttachmentModel =>
  new (createModel<Shape>(() => attachmentModel(options) as never))() as AttachmentModel;

interface Upload {
  controller: AbortController;
  simulation: SimulatedProgress;
}

let lastId = 0;
const newId = () => {
  lastId += 1;
  return `attachment-${lastId}`;
};

function attachmentModel(options: AttachmentOptions): Shape {
  const { atOnce = 3, clock } = options;
  const items = signal<readonly AttachmentItem[]>([]);
  const uploads = new Map<string, Upload>();
  /** Bars that run to their end beside an upload that is over. */
  const endings = new Map<string, SimulatedProgress>();

  effect(() => () => {
    for (const id of [...uploads.keys(), ...endings.keys()]) end(id);
  });

  function end(id: string) {
    const upload = uploads.get(id);
    uploads.delete(id);
    upload?.simulation.stop();
    upload?.controller.abort();
    endings.get(id)?.stop();
    endings.delete(id);
  }

  function change(id: string, changes: Partial<AttachmentItem>) {
    items.value = items.peek().map((item) => (item.id === id ? { ...item, ...changes } : item));
  }

  function take(id: string) {
    items.value = items.peek().filter((item) => item.id !== id);
  }

  function startNext() {
    const upload = options.upload();
    if (!upload) return;
    for (const { id, kind, file } of items.peek()) {
      if (uploads.size >= atOnce) return;
      if (kind === 'waiting' && file) void start(id, file, upload);
    }
  }

  async function start(id: string, file: File, upload: EditorUpload) {
    const controller = new AbortController();
    const { signal: aborted } = controller;
    let isReported = false;
    const simulation = simulateProgress(clock, {
      onProgress: (percent) => change(id, { progress: percent }),
      onEnd: () => {
        endings.delete(id);
        change(id, { progress: undefined });
      },
    });
    uploads.set(id, { controller, simulation });
    change(id, { kind: 'uploading', progress: 0 });
    try {
      const response = await upload(file, {
        signal: aborted,
        onProgress(fraction) {
          if (aborted.aborted || uploads.get(id)?.controller !== controller || !Number.isFinite(fraction)) return;
          isReported = true;
          simulation.stop();
          change(id, { progress: Math.min(Math.max(fraction, 0), 1) * 100 });
        },
      });
      if (aborted.aborted) return;
      uploads.delete(id);
      const cid = contentIdIn(response, options.contentIdKey());
      change(id, { kind: 'stored', response, cid });
      if (isReported) change(id, { progress: undefined });
      else {
        endings.set(id, simulation);
        simulation.complete();
      }
      options.onChange?.(stored(items.peek()));
    } catch (error) {
      if (aborted.aborted) return;
      uploads.delete(id);
      simulation.stop();
      take(id);
      options.onFailed?.(error, file);
    }
    startNext();
  }

  return {
    items,
    isUploading: computed(() => items.value.some(({ kind }) => kind !== 'stored')),

    add(files) {
      items.value = [...items.peek(), ...files.map(itemOf)];
      startNext();
    },

    remove(id) {
      const item = items.peek().find((each) => each.id === id);
      if (item === undefined) return;
      end(id);
      take(id);
      if (item.kind === 'stored') options.onChange?.(stored(items.peek()));
      startNext();
    },

    setStored(given) {
      const now = items.peek();
      const before = now.filter(({ kind }) => kind === 'stored');
      // What `onChange` told comes back from an owner that keeps it.
      if (given.length === before.length && before.every(({ id }, index) => id === given[index]?.id)) return;
      const known = new Map(before.map((item) => [item.id, item]));
      const next = given.map((each) => known.get(each.id ?? '') ?? storedItem(each));
      const ids = new Set(next.map(({ id }) => id));
      for (const { id } of before) if (!ids.has(id)) end(id);
      items.value = [...next, ...now.filter(({ kind }) => kind !== 'stored')];
    },
  };
}

/** What the owner sees of them. */
function stored(items: readonly AttachmentItem[]): readonly AttachmentValue[] {
  return items
    .filter(({ kind }) => kind === 'stored')
    .map(({ id, name, type, size, cid, response }) => ({ id, name, type, size, cid, response }));
}

/** Under the key that the host named: a text, or a number, which is as good. */
export function contentIdIn(answer: unknown, key: string): string | undefined {
  const id = typeof answer === 'object' && answer !== null ? Reflect.get(answer, key) : undefined;
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? String(id) : undefined;
}

function itemOf(file: File): AttachmentItem {
  const { name, type, size } = file;
  const value = { id: newId(), name, type, size, cid: undefined, response: undefined };
  return { ...value, file, progress: undefined, kind: 'waiting' };
}

function storedItem({ id = newId(), name, type = '', size = 0, cid, response }: GivenAttachment): AttachmentItem {
  return { id, name, type, size, cid, response, file: undefined, progress: undefined, kind: 'stored' };
}
