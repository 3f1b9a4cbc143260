/**
 * The files of a mail while it is written: uploaded, checked, named by its text. What is uploaded is in the list of its
 * owner; what is on its way, or did not get there, is here. No DOM. Source: spec 001 §4.2.
 */
import {
  computed,
  createModel,
  effect,
  type Model,
  type ReadonlySignal,
  signal,
  untracked,
} from '@preact/signals-core';
import { type UploadStatus, uploadStatusOf } from '../../../directory/upload-check.ts';
import { CallError } from '../../../host/http/call-error.ts';
import type { EditorUploadContext } from '../../../ui/editor/model/editor-types.ts';
import { editorLimits } from '../../../ui/editor/values/editor-limits.ts';
import { createUploadModel, type UploadModel } from '../../../ui/file-upload/model/upload-model.ts';
import type { AutomationAttachment } from '../../contract.ts';
import { contentIdOf } from '../../rich-text/inline-images.ts';
import type { AttachmentCalls } from './attachment-calls.ts';

/** As many may be sent: see `automationBody`. */
const mostFiles = 100;

type Attachments = readonly AutomationAttachment[];

/** Its owner's list: a field of a form. */
export interface AttachmentList {
  readonly value: ReadonlySignal<Attachments>;
  set(attachments: Attachments): void;
}

/** Why a file did not become one of the mail. */
export type FileProblem = 'failure' | 'suspicious' | 'notSupported';

export class FileRejected extends Error {
  override readonly name = 'FileRejected';
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(`The file can't be attached: ${problem}`);
    this.problem = problem;
  }
}

interface Shape {
  /** Those on their way, and those that failed. */
  readonly uploads: UploadModel<File, AutomationAttachment>;
  /** Puts what is uploaded from now on into this list, and follows what is still being checked in it. */
  keepIn(list: AttachmentList): void;
  /** By id, what was found since they were uploaded; see `statusIn`. */
  readonly statuses: ReadonlySignal<ReadonlyMap<string, UploadStatus>>;
  /** Something is on its way. */
  readonly isBusy: ReadonlySignal<boolean>;
  /** One is not, or will not be, what a mail can carry. */
  readonly hasFailed: ReadonlySignal<boolean>;
  /** With what is known by now. */
  current(): Attachments;
  /** Of a picture within the text, once it was checked. Rejects with `FileRejected`, or with what the call did. */
  uploadImage(file: File, context: EditorUploadContext): Promise<AutomationAttachment>;
  /** Where pictures of the text can be seen, by their content ids; see `imageAddressIn`. */
  readonly addresses: ReadonlySignal<ReadonlyMap<string, string>>;
  wantAddress(contentId: string): void;
  /** Pictures of the text could not be shown. */
  readonly lacksImages: ReadonlySignal<boolean>;
  addressOf(attachment: AutomationAttachment): Promise<string>;
  /** The text has pictures that are on their way. */
  setTextBusy(isBusy: boolean): void;
  /** Until nothing is on its way; undefined where nothing is. */
  settled(): Promise<void> | undefined;
}
export type MailFiles = Model<Shape>;

/** @param calls They end with the signal. */
export function createMailFiles(calls: (lifetime: AbortSignal) => AttachmentCalls): MailFiles {
  return new (createModel<Shape>(() => mailFiles(calls)))();
}

// No methods of the model: what reads signals by them would not hear of it.

/** As far as it is known by now. Reads signals. */
export const statusIn = ({ statuses }: Pick<MailFiles, 'statuses'>, { id, uploadStatus }: AutomationAttachment) =>
  statuses.value.get(id) ?? uploadStatusOf(uploadStatus);

/** Undefined until it is known; it is asked for once. Reads signals. */
export function imageAddressIn({ addresses, wantAddress }: MailFiles, contentId: string): string | undefined {
  const address = addresses.value.get(contentId);
  if (address === undefined) wantAddress(contentId);
  return address;
}

const empty: AttachmentList = { value: signal([]), set: () => undefined };

function mailFiles(callsUntil: (lifetime: AbortSignal) => AttachmentCalls): Shape {
  const lifetime = new AbortController();
  const calls = callsUntil(lifetime.signal);
  const list = signal(empty);
  const attachments = computed(() => list.value.value.value);
  const statuses = signal<ReadonlyMap<string, UploadStatus>>(new Map());
  const addresses = signal<ReadonlyMap<string, string>>(new Map());
  const asked = new Set<string>();
  const followed = new Set<string>();
  const isTextBusy = signal(false);
  const lacksImages = signal(false);

  const add = (attachment: AutomationAttachment) => list.peek().set([...attachments.peek(), attachment]);
  /** By id, when a file was chosen. */
  const turns = new Map<string, number>();
  /** Small files overtake large ones; they stand as they were chosen all the same. */
  const addInTurn = (attachment: AutomationAttachment, turn: number) => {
    turns.set(attachment.id, turn);
    const others = attachments.peek();
    const next = others.findIndex(({ id }) => (turns.get(id) ?? 0) > turn);
    list.peek().set(next === -1 ? [...others, attachment] : others.toSpliced(next, 0, attachment));
  };

  const uploads = createUploadModel<File, AutomationAttachment>({
    rules: () => ({ ...editorLimits.file, maximumFiles: mostFiles }),
    upload: () => calls.upload,
    onDone(file, attachment) {
      const item = uploads.items.peek().find((one) => one.file === file);
      if (!item) return;
      addInTurn(attachment, item.id);
      uploads.remove(item.id);
    },
  });
  effect(() => () => {
    lifetime.abort();
    uploads[Symbol.dispose]();
  });

  const statusOf = (attachment: AutomationAttachment) => statusIn({ statuses }, attachment);
  const setStatus = (id: string, status: UploadStatus) => {
    statuses.value = new Map(statuses.peek()).set(id, status);
  };

  effect(() => {
    for (const attachment of attachments.value)
      if (untracked(() => statusOf(attachment)) === 'PROCESSING') void follow(attachment);
  });

  async function follow(attachment: AutomationAttachment): Promise<void> {
    const { id } = attachment;
    if (followed.has(id)) return;
    followed.add(id);
    try {
      setStatus(id, await calls.checked(attachment, lifetime.signal));
    } catch {
      if (!lifetime.signal.aborted) setStatus(id, 'FAILURE');
    }
  }

  async function findAddress(contentId: string): Promise<void> {
    // Of one that no automation has yet, a server knows the id alone.
    const known = attachments.peek().find((attachment) => contentIdOf(attachment) === contentId);
    try {
      const address = await calls.addressOf(known?.id ?? contentId, lifetime.signal);
      addresses.value = new Map(addresses.peek()).set(contentId, address);
    } catch {
      if (!lifetime.signal.aborted) lacksImages.value = true;
    }
  }

  const isBusy = computed(() => uploads.isUploading.value || isTextBusy.value);

  return {
    uploads,
    keepIn(field) {
      list.value = field;
    },
    statuses,
    addresses,
    lacksImages,
    isBusy,
    hasFailed: computed(
      () =>
        uploads.hasFailed.value ||
        attachments.value.some((attachment) => ['FAILURE', 'SUSPICIOUS'].includes(statusOf(attachment))),
    ),
    current: () =>
      attachments.peek().map((attachment) => ({ ...attachment, uploadStatus: untracked(() => statusOf(attachment)) })),

    async uploadImage(file, context) {
      const attachment = await calls.uploadImage(file, context).catch((error: unknown) => {
        throw fileProblem(error) === 'notSupported' ? new FileRejected('notSupported') : error;
      });
      const status = await calls.checked(attachment, AbortSignal.any([lifetime.signal, context.signal]));
      if (status !== 'SUCCESS') throw new FileRejected(status === 'SUSPICIOUS' ? 'suspicious' : 'failure');
      const checked = { ...attachment, uploadStatus: status };
      add(checked);
      return checked;
    },

    wantAddress(contentId) {
      if (asked.has(contentId)) return;
      asked.add(contentId);
      // The text is drawn before its owner's list is known.
      queueMicrotask(() => void findAddress(contentId));
    },

    addressOf: ({ id }) => calls.addressOf(id, lifetime.signal),

    setTextBusy(busy) {
      isTextBusy.value = busy;
    },
    settled() {
      if (!isBusy.peek()) return undefined;
      return new Promise((resolve) => {
        const stop = effect(() => {
          if (!isBusy.value || lifetime.signal.aborted) queueMicrotask(end);
        });
        const end = () => {
          stop();
          resolve();
        };
        lifetime.signal.addEventListener('abort', end, { once: true });
      });
    },
  };
}

/** A server that does not take this kind of file says so by its status. */
export const fileProblem = (error: unknown): FileProblem =>
  error instanceof CallError && error.status === 415 ? 'notSupported' : 'failure';
