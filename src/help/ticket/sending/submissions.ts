/**
 * One ticket on its way: its files, their check, the ticket itself. Whatever ends it before the ticket is there, the files
 * that were uploaded are deleted again. Source: spec 000 §7.
 */
import { effect, type Signal, signal } from '@preact/signals-core';
import { indexed } from '../../../base/indexed.ts';
import { codeMissed } from '../../../host/http/call-error.ts';
import type { UploadContext } from '../../../ui/file-upload/model/upload.ts';
import type { UploadModel } from '../../../ui/file-upload/model/upload-model.ts';
import type { TicketCreated, TicketOrder } from '../../help-types.ts';
import { uploadNames } from '../attachment-names.ts';
import type { Submission, TicketProblem, UploadedAttachment } from '../ticket-types.ts';
import { payloadOf } from './ticket-order.ts';
import type { TicketSender } from './ticket-sender.ts';

export interface SubmissionOptions {
  uploads: UploadModel<File, UploadedAttachment>;
  submission: Signal<Submission>;
  loadSender(): Promise<TicketSender>;
  report(error: unknown): void;
}

export interface Submissions {
  /** What the upload model uploads with; nothing while no ticket is on its way. */
  upload(): ((file: File, context: UploadContext) => Promise<UploadedAttachment>) | undefined;
  uploadFailed(file: File, error: unknown): void;
  /**
   * Of one ticket at a time. Nothing where it was not created: `submission` says why, and the files are as before.
   *
   * @param extra those of the order's files that are none of the list's
   * @param key the same as long as it may be the same ticket
   */
  send(order: TicketOrder, extra: readonly File[], key: string): Promise<TicketCreated | undefined>;
  cancel(): void;
}

interface Attempt {
  order: TicketOrder;
  key: string;
  extra: readonly File[];
  /** As the backend is to call them. */
  names: ReadonlyMap<File, string>;
  /** There once its code has come. */
  sender: TicketSender | undefined;
  uploaded: Map<File, UploadedAttachment>;
  checks: Promise<void>[];
  problem: TicketProblem | undefined;
  controller: AbortController;
  isOver: Signal<boolean>;
}

export function createSubmissions({ uploads, submission, loadSender, report }: SubmissionOptions): Submissions {
  let current: Attempt | undefined;

  async function uploadFor(own: Attempt, file: File, { signal: given, onProgress }: UploadContext) {
    const { sender, controller, names } = own;
    if (sender === undefined) throw new DOMException('Nothing is sent yet', 'AbortError');
    const signal = AbortSignal.any([given, controller.signal]);
    const uploaded = await sender.upload(file, names.get(file) ?? file.name, { signal, onProgress });
    if (signal.aborted) {
      // It came all the same.
      sender.remove(uploaded.token);
      signal.throwIfAborted();
    }
    take(own, file, uploaded);
    if (uploaded.status === 'PROCESSING') own.checks.push(check(own, sender, file, uploaded));
    return uploaded;
  }

  async function check(own: Attempt, sender: TicketSender, file: File, uploaded: UploadedAttachment) {
    try {
      const settled = await sender.settled(uploaded, own.controller.signal);
      if (own.isOver.peek()) return;
      take(own, file, settled);
      const item = uploads.items.peek().find((one) => one.file === file);
      if (item) uploads.setResult(item.id, settled);
    } catch (error) {
      stop(own, { kind: 'filesNotUploaded', names: [file.name], error });
    }
  }

  function take(own: Attempt, file: File, uploaded: UploadedAttachment) {
    own.uploaded.set(file, uploaded);
    if (isRefused(uploaded)) stop(own, { kind: 'refusedFiles', names: [file.name], suspicious: [] });
  }

  /** Whatever goes on ends; what made it end first is the reason. */
  function stop(own: Attempt, problem: TicketProblem | undefined) {
    if (own.isOver.peek()) return;
    own.problem = problem;
    own.isOver.value = true;
    own.controller.abort();
  }

  async function uploadAll(own: Attempt) {
    uploads.refresh();
    await until(() => own.isOver.value || !uploads.isUploading.value);
    const cancelled = uploads.items.peek().filter(({ state }) => state.kind === 'cancelled');
    if (cancelled.length > 0) {
      const error = new DOMException('The upload was cancelled', 'AbortError');
      stop(own, { kind: 'filesNotUploaded', names: cancelled.map(({ file }) => file.name), error });
    }
    for (const [index, file] of indexed(own.extra)) {
      if (own.isOver.peek()) return;
      const context = { signal: own.controller.signal, onProgress: () => undefined };
      await uploadFor(own, file, context).catch((error: unknown) => uploadFailed(file, error));
      if (!own.isOver.peek()) submission.value = { is: 'uploading', extra: own.extra, extraDone: index + 1 };
    }
    if (own.isOver.peek()) return;
    if (own.checks.length > 0) submission.value = { is: 'checking' };
    await Promise.all(own.checks);
  }

  async function create(own: Attempt): Promise<TicketCreated | undefined> {
    const { order, sender, uploaded, controller } = own;
    const files = [...uploads.files.peek(), ...own.extra].filter((file) => uploaded.has(file));
    const sent = { ...order, files };
    const tokens = files.map((file) => ({ file, token: uploaded.get(file)?.token ?? '' }));
    submission.value = { is: 'creating' };
    try {
      const answer = await sender?.create(payloadOf(sent, tokens), own.key, controller.signal);
      if (own.isOver.peek() || answer === undefined) return undefined;
      if (answer.is === 'created') {
        // The user took them from the list while they were on their way.
        for (const file of files) uploaded.delete(file);
        return { ...sent, ticketId: answer.ticketId, ticketUrl: answer.ticketUrl };
      }
      stop(own, answer.problem);
    } catch (error) {
      stop(own, { kind: 'call', error });
    }
    return undefined;
  }

  function uploadFailed(file: File, error: unknown) {
    if (current) stop(current, { kind: 'filesNotUploaded', names: [file.name], error });
  }

  async function prepare(own: Attempt) {
    submission.value = { is: 'uploading', extra: own.extra, extraDone: 0 };
    try {
      own.sender = await loadSender();
    } catch (cause) {
      const error = codeMissed('createTicket', cause);
      if (!own.isOver.peek()) report(error);
      stop(own, { kind: 'call', error });
    }
  }

  async function run(own: Attempt): Promise<TicketCreated | undefined> {
    await prepare(own);
    if (!own.isOver.peek()) await uploadAll(own);
    return own.isOver.peek() ? undefined : create(own);
  }

  /** Also while the page goes: nothing is waited for. */
  function end(own: Attempt, isCreated = false) {
    own.isOver.value = true;
    own.controller.abort();
    const problem = completed(own);
    for (const { token } of own.uploaded.values()) own.sender?.remove(token);
    own.uploaded.clear();
    if (current !== own) return;
    current = undefined;
    submission.value = problem ? { is: 'failed', problem } : { is: 'idle' };
    if (!isCreated) uploads.reset();
  }

  return {
    upload() {
      const own = current;
      return own?.sender && !own.isOver.peek() ? (file, context) => uploadFor(own, file, context) : undefined;
    },

    uploadFailed,

    async send(order, extra, key) {
      const names = uploadNames(order.files);
      const own: Attempt = {
        order,
        key,
        extra,
        names: new Map(order.files.map((file, index) => [file, names[index] ?? file.name])),
        sender: undefined,
        uploaded: new Map(),
        checks: [],
        problem: undefined,
        controller: new AbortController(),
        isOver: signal(false),
      };
      current = own;
      // Not even code that does not come keeps a ticket from being given up.
      const created = await Promise.race([run(own), until(() => own.isOver.value).then(() => undefined)]);
      end(own, created !== undefined);
      return created;
    },

    cancel() {
      if (!current) return;
      stop(current, undefined);
      end(current);
    },
  };
}

function isRefused({ status }: UploadedAttachment): boolean {
  return status === 'SUSPICIOUS' || status === 'FAILURE';
}

/** Of several files that are refused at once all are named. */
function completed({ problem, uploaded }: Attempt): TicketProblem | undefined {
  if (problem?.kind !== 'refusedFiles') return problem;
  const namesOf = (is: (one: UploadedAttachment) => boolean) =>
    [...uploaded].filter(([, one]) => is(one)).map(([{ name }]) => name);
  return { ...problem, names: namesOf(isRefused), suspicious: namesOf(({ status }) => status === 'SUSPICIOUS') };
}

/** Resolves when it is true, which it may be at once. */
function until(isTrue: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (!isTrue()) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}
