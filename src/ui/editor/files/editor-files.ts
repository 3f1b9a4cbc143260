/**
 * Images and attachments of one editor: what uploads them, what is told of those that failed or were not taken. Made
 * with the first of its parts that asks for it, ended when the editor leaves the page.
 */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import { closeHistory } from 'prosemirror-history';
import type { Plugin } from 'prosemirror-state';
import { fileOfAddress } from '../image/data-image.ts';
import { giveContentId, removeLocalImages } from '../image/image-commands.ts';
import { imagePlugin, localAddresses, lookAgain } from '../image/image-plugin.ts';
import type { Size } from '../image/image-size.ts';
import { createImageUploads, type ImageUpload, type ImageUploads } from '../image/image-uploads.ts';
import { rememberImage, type StoredImage, storedImageOf } from '../image/local-images.ts';
import { setUploading } from '../image/upload-count.ts';
import type { EditorServices } from '../model/editor-context.ts';
import { quietly } from '../model/editor-model.ts';
import type { UploadAnswer } from '../model/editor-types.ts';
import { safeImageAddress } from '../values/addresses.ts';
import { type AttachmentModel, contentIdIn, createAttachmentModel } from './attachment-model.ts';
import { type FileFault, FileRefused, faultOf, faultText } from './editor-file-rules.ts';
import { editorFileMessages } from './messages.ts';

export type FileNotice =
  | { id: number; kind: 'refused'; name: string; fault: FileFault }
  | { id: number; kind: 'failed'; file: File; error: unknown };

export interface EditorFiles {
  readonly images: ImageUploads;
  readonly attachments: AttachmentModel;
  /** Files that were not taken, and attachments that failed; until they are dismissed or tried again. */
  readonly notices: ReadonlySignal<readonly FileNotice[]>;
  /** Something is on its way to the server. */
  readonly isBusy: ReadonlySignal<boolean>;
  /** Size of an image while it is dragged. */
  readonly draggedSize: ReturnType<typeof signal<Size | undefined>>;
  readonly plugin: Plugin;
  /** Keeps the file behind an address, with its name. */
  keepFile(address: string, file: File): void;
  refuse(file: File, fault: FileFault, cause?: unknown): void;
  dismiss(ids: readonly number[]): void;
  retry(notice: FileNotice): void;
  /** Takes every image of this data out of the text. */
  removeImages(address: string): void;
  /** The owner's callbacks may be others. */
  refresh(): void;
}

const made = new WeakMap<EditorServices, { files: EditorFiles; stop(): void }>();

export function editorFiles(editor: EditorServices): EditorFiles {
  let known = made.get(editor);
  if (known === undefined) {
    known = createEditorFiles(editor);
    made.set(editor, known);
  }
  return known.files;
}

/** Ends every upload. */
export function endEditorFiles(editor: EditorServices): void {
  made.get(editor)?.stop();
  made.delete(editor);
}

const none: ReadonlySet<string> = new Set();

function createEditorFiles(editor: EditorServices): { files: EditorFiles; stop(): void } {
  const { model } = editor;
  const notices = signal<readonly FileNotice[]>([]);
  const draggedSize = signal<Size>();
  const chosen = new Map<string, File>();
  let lastId = 0;
  let isOver = false;

  function tell(notice: (id: number) => FileNotice) {
    lastId += 1;
    notices.value = [...notices.peek(), notice(lastId)];
  }

  function toOwner(error: unknown, file: File) {
    try {
      editor.callbacks().onUploadError?.(error, file);
    } catch (failure) {
      editor.report(failure);
    }
    // What was refused is the user's to mend, and told to him.
    if (!(error instanceof FileRefused)) editor.report(error);
  }

  const refusal = (fault: FileFault, cause?: unknown) =>
    new FileRefused(
      fault,
      untracked(() => faultText(fault, editor.messages(editorFileMessages))),
      { cause },
    );

  function fileOf(address: string): File {
    const file = chosen.get(address) ?? fileOfAddress(address);
    const fault = faultOf(file, undefined);
    if (fault) throw refusal(fault);
    return file;
  }

  function store(address: string, image: StoredImage) {
    const tr = giveContentId(model.state.peek(), address, image).setMeta(quietly, true);
    if (tr.docChanged) model.apply(lookAgain(tr));
  }

  const images = createImageUploads({
    upload: () => editor.callbacks().onUploadImage,
    fileOf,
    onDone(address, answer) {
      const image = storedImageIn(answer, editor.contentIdKey());
      rememberImage(editor, address, image);
      chosen.delete(address);
      store(address, image);
    },
    onFailed: toOwner,
  });

  const attachments = createAttachmentModel({
    upload: () => editor.callbacks().onUploadAttachment,
    contentIdKey: editor.contentIdKey,
    clock: {
      setTimeout: (run, delay) => setTimeout(run, delay),
      clearTimeout: (timer) => clearTimeout(timer as number),
    },
    onChange: (list) => editor.callbacks().onAttachmentsChange?.(list),
    onFailed(error, file) {
      tell((id) => ({ id, kind: 'failed', file, error }));
      toOwner(error, file);
    },
  });

  const plugin = imagePlugin((address) => images.states.peek().get(address), marksOf);
  model.addPlugins([plugin]);

  function follow() {
    if (isOver) return;
    const addresses = model.isEditable.peek() ? localAddresses(model.state.peek()) : none;
    // Brought back by undo, or pasted again.
    for (const address of addresses) {
      const image = storedImageOf(editor, address);
      if (image) store(address, image);
    }
    images.follow(model.isEditable.peek() ? localAddresses(model.state.peek()) : none);
  }

  const addresses = computed(() => (model.isEditable.value ? localAddresses(model.state.value) : none));
  const count = computed(() => [...images.states.value.values()].filter(({ kind }) => kind !== 'failed').length);
  const stops = [
    effect(() => {
      addresses.value;
      // Out of the transaction that brought them: what follows is one of its own.
      queueMicrotask(follow);
    }),
    effect(() => {
      images.states.value;
      untracked(() => {
        const state = model.state.peek();
        if (localAddresses(state).size > 0) model.apply(lookAgain(state.tr));
      });
    }),
    effect(() => setUploading(editor, count.value)),
  ];

  const files: EditorFiles = {
    images,
    attachments,
    notices,
    draggedSize,
    plugin,
    isBusy: computed(() => count.value > 0 || attachments.isUploading.value),
    keepFile: (address, file) => void chosen.set(address, file),
    refuse(file, fault, cause) {
      tell((id) => ({ id, kind: 'refused', name: file.name, fault }));
      toOwner(refusal(fault, cause), file);
    },
    dismiss(ids) {
      notices.value = notices.peek().filter(({ id }) => !ids.includes(id));
    },
    retry(notice) {
      files.dismiss([notice.id]);
      if (notice.kind === 'failed') attachments.add([notice.file]);
    },
    // To be undone by itself, however soon after it was put in.
    removeImages: (address) => model.apply(closeHistory(removeLocalImages(model.state.peek(), address))),
    refresh: follow,
  };
  return {
    files,
    stop() {
      isOver = true;
      for (const stop of stops) stop();
      images[Symbol.dispose]();
      attachments[Symbol.dispose]();
      setUploading(editor, 0);
    },
  };
}

/** Throws where the answer says no content id: then the image is on no server that anybody could ask. */
function storedImageIn(answer: UploadAnswer, key: string): StoredImage {
  const cid = contentIdIn(answer, key);
  if (cid === undefined) {
    throw new TypeError(`onUploadImage returned no content id: "${key}" must be a string. See contentIdKey.`);
  }
  const address = [answer.src, answer.url].find((each) => typeof each === 'string' && each !== '') as
    | string
    | undefined;
  const absolute = address !== undefined && URL.canParse(address, document.baseURI);
  return { cid, src: absolute ? safeImageAddress(new URL(address, document.baseURI).href) : '' };
}

function marksOf({ kind }: ImageUpload): Record<string, string> {
  return kind === 'failed'
    ? { class: 'editor-image-failed' }
    : { class: 'editor-image-uploading', 'aria-busy': 'true' };
}
