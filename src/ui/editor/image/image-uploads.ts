/**
 * Uploads of the images in one document, by their data: the same picture twice is one upload. What is in the document
 * and on no server is uploaded, whatever brought it there; what is no longer in it is not. No DOM, no ProseMirror.
 * Source: spec 003 §4 (Images).
 */
import { createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { EditorUpload, UploadAnswer } from '../model/editor-types.ts';

export type ImageUpload =
  | { kind: 'waiting'; file: File }
  | { kind: 'uploading'; file: File }
  | { kind: 'failed'; file: File; error: unknown };

export interface ImageUploadOptions {
  /** Read whenever an upload may begin; without one images stay what they are. */
  upload(): EditorUpload | undefined;
  /** The file behind an address; throws what is then wrong with it. */
  fileOf(address: string): File;
  /** Throws where the answer is none. */
  onDone(address: string, answer: UploadAnswer): void;
  onFailed(error: unknown, file: File): void;
  /** At one time; default 3. */
  atOnce?: number;
}

interface Shape {
  /** By data address: what is in the document and not on the server. */
  readonly states: ReadonlySignal<ReadonlyMap<string, ImageUpload>>;
  /** The data addresses that the document has now. */
  follow(addresses: ReadonlySet<string>): void;
  /** Uploads again what failed. */
  retry(address: string): void;
}
export type ImageUploads = Model<Shape>;

export const createImageUploads = (options: ImageUploadOptions): ImageUploads =>
  new (createModel<Shape>(() => imageUploads(options) as never))() as ImageUploads;

function imageUploads({ upload, fileOf, onDone, onFailed, atOnce = 3 }: ImageUploadOptions): Shape {
  const states = signal<ReadonlyMap<string, ImageUpload>>(new Map());
  const running = new Map<string, AbortController>();

  effect(() => () => {
    for (const controller of running.values()) controller.abort();
    running.clear();
  });

  function set(address: string, state: ImageUpload | undefined) {
    const next = new Map(states.peek());
    if (state) next.set(address, state);
    else next.delete(address);
    states.value = next;
  }

  function fail(address: string, file: File, error: unknown) {
    set(address, { kind: 'failed', file, error });
    onFailed(error, file);
  }

  function begin(address: string) {
    let file: File | undefined;
    try {
      file = fileOf(address);
    } catch (error) {
      fail(address, new File([], 'image'), error);
      return;
    }
    set(address, { kind: 'waiting', file });
  }

  function startNext() {
    const take = upload();
    if (!take) return;
    for (const [address, { kind, file }] of states.peek()) {
      if (running.size >= atOnce) return;
      if (kind === 'waiting') void start(address, file, take);
    }
  }

  async function start(address: string, file: File, take: EditorUpload) {
    const controller = new AbortController();
    running.set(address, controller);
    set(address, { kind: 'uploading', file });
    try {
      const answer = await take(file, { signal: controller.signal, onProgress: () => undefined });
      // A later word of an upload that was ended, or begun anew, is about nothing any more.
      if (controller.signal.aborted) return;
      onDone(address, answer);
      running.delete(address);
      set(address, undefined);
    } catch (error) {
      if (controller.signal.aborted) return;
      running.delete(address);
      fail(address, file, error);
    }
    startNext();
  }

  return {
    states,

    follow(addresses) {
      for (const address of states.peek().keys()) {
        if (addresses.has(address)) continue;
        const controller = running.get(address);
        running.delete(address);
        set(address, undefined);
        controller?.abort();
      }
      if (!upload()) return;
      for (const address of addresses) if (!states.peek().has(address)) begin(address);
      startNext();
    },

    retry(address) {
      const state = states.peek().get(address);
      if (state?.kind !== 'failed') return;
      set(address, { kind: 'waiting', file: state.file });
      startNext();
    },
  };
}
