/**
 * A support ticket while it is written and sent. It can be shown and checked before the client and its schemas have come:
 * what makes calls is fetched when it is sent. Source: spec 000 §4 to §8.
 */
import { batch, computed, createModel, effect, type ReadonlySignal, signal } from '@preact/signals-core';
import { CallError } from '../../host/call-error.ts';
import type { Configuration } from '../../host/configuration-types.ts';
import type { HttpClient } from '../../host/http-client.ts';
import { createUploadModel, type UploadModel } from '../../ui/file-upload/upload-model.ts';
import type { PhoneLibrary } from '../../ui/phone-input/phone-library.ts';
import type { PageFacts } from '../diagnostics/diagnostics-text.ts';
import type { HelpPrefill, TicketCreated, TicketOrder } from '../help-types.ts';
import { diagnosticsFileName } from '../ticket-terms.ts';
import { freeName } from './attachment-names.ts';
import { textOfHtml } from './body-text.ts';
import { onPageLeaving } from './page-leaving.ts';
import { createPhoneCheck } from './phone-check.ts';
import type { Submissions } from './submissions.ts';
import { keepTicketDraft } from './ticket-draft.ts';
import type { TicketDraftStore } from './ticket-draft-kind.ts';
import { hasCategory, offersCall, ticketErrors, ticketFileRules, ticketRules } from './ticket-rules.ts';
import type { Submission, TicketField, TicketModel, TicketValues, UploadedAttachment } from './ticket-types.ts';
import { areEmpty, emptyValues, filledIn, fittingSubject } from './ticket-values.ts';

export interface TicketModelOptions {
  client: HttpClient;
  configuration: ReadonlySignal<Configuration>;
  /** Hears of every failure that the client has not told of itself. */
  report(error: unknown): void;
  /** The ticket is about to be sent. `false`: the page sends it its own way, and the draft stays. */
  onSubmitRequest(order: TicketOrder): boolean;
  /** After the form is empty again. */
  onCreated(created: TicketCreated): void;
  /** For diagnostics. Default: the page as it is, and its hash as the route. */
  describePage?(): PageFacts;
  /** Default: the browser's store. */
  openDraft?(owner: string): TicketDraftStore;
  /** Default: the one of the phone field. */
  loadPhoneLibrary?(): Promise<PhoneLibrary>;
}

type Shape = Omit<TicketModel, typeof Symbol.dispose>;

export function createTicketModel(options: TicketModelOptions): TicketModel {
  return new (createModel<Shape>(() => ticketModel(options) as never))() as TicketModel;
}

const allFields = Object.keys(ticketRules) as TicketField[];

function ticketModel(options: TicketModelOptions): Shape {
  const { client, configuration, report, onSubmitRequest, onCreated } = options;
  const values = signal<TicketValues>(emptyValues);
  const touched = signal<ReadonlySet<TicketField>>(new Set());
  const submission = signal<Submission>({ is: 'idle' });
  const isSubmitting = signal(false);
  const lifetime = new AbortController();
  let sending: Promise<boolean> | undefined;
  let isCancelled = false;
  /** Given by the host while nothing could be filled in. */
  let prefills: HelpPrefill[] = [];

  const environment = computed(() => configuration.value.environment);
  const text = computed(() => (values.value.isHtml ? textOfHtml(values.value.body) : values.value.body));
  const phoneNumber = computed(() => values.value.phoneNumber);
  const phone = createPhoneCheck(phoneNumber, options.loadPhoneLibrary);
  const errors = computed(() =>
    ticketErrors({
      values: values.value,
      text: text.value,
      environment: environment.value,
      isPhoneValid: phone.isValid.value,
    }),
  );

  /** What sends, once a ticket is to be sent: until then nothing is uploaded. */
  let submissions: Submissions | undefined;
  let giveUp: (() => void) | undefined;
  const uploads = createUploadModel<File, UploadedAttachment>({
    rules: () => ticketFileRules(values.peek().hasDiagnostics ? 1 : 0),
    upload: () => submissions?.upload(),
    onFailed: (file, error) => submissions?.uploadFailed(file, error),
    onChange() {
      const { is } = submission.peek();
      // What was wrong with the files is about others.
      if (is === 'failed' && aboutFiles(submission.peek())) submission.value = { is: 'idle' };
      draft.changed();
    },
  });
  const draft = keepTicketDraft({
    configuration,
    openDraft: options.openDraft,
    current: () => {
      const files = uploads.files.peek();
      return areEmpty(values.peek()) && files.length === 0 ? undefined : { values: values.peek(), files };
    },
    show: ({ values: kept, files }) => {
      batch(() => {
        values.value = kept;
        uploads.setFiles(files);
        uploads.refresh();
      });
      if (kept.phoneNumber !== '') void phone.ready();
    },
    forget: empty,
    onRead: fillIn,
    isBusy: () => isSubmitting.peek(),
  });

  effect(() => onPageLeaving(cancel));
  effect(() => () => {
    cancel();
    lifetime.abort();
  });

  function cancel() {
    isCancelled = true;
    submissions?.cancel();
    giveUp?.();
  }

  async function loadSending() {
    const code = await import('./sending.ts');
    submissions ??= code.createSubmissions({
      uploads,
      submission,
      report,
      loadSender: async () => {
        const { createTicketSender } = await import('./ticket-sender.ts');
        return createTicketSender({ client, configuration, report, lifetime: lifetime.signal });
      },
    });
    const text = values.peek().hasDiagnostics ? await diagnostics() : undefined;
    return { ...code, submissions, text };
  }

  /** Nothing where it was given up, or the code did not come. */
  async function sendingCode() {
    const givenUp = new Promise<undefined>((resolve) => {
      giveUp = () => resolve(undefined);
    });
    try {
      return await Promise.race([loadSending(), givenUp]);
    } catch (cause) {
      const error = new CallError('network', { endpoint: 'createTicket', cause });
      report(error);
      submission.value = { is: 'failed', problem: { kind: 'call', error } };
      return undefined;
    }
  }

  function empty() {
    cancel();
    batch(() => {
      values.value = emptyValues;
      touched.value = new Set();
      submission.value = { is: 'idle' };
      uploads.setFiles([]);
      uploads.dismissRefusals();
      uploads.refresh();
    });
  }

  function change(next: TicketValues) {
    values.value = next;
    if (next.phoneNumber !== '') void phone.ready();
    draft.changed();
  }

  function fillIn() {
    const given = prefills;
    prefills = [];
    for (const prefill of given) {
      const filled = filledIn(values.peek(), prefill);
      if (JSON.stringify(filled) !== JSON.stringify(values.peek())) change(filled);
      if (prefill.files && prefill.files.length > 0) uploads.add(prefill.files);
    }
  }

  async function diagnostics(): Promise<string> {
    const [{ diagnosticsText }, { pageFacts }] = await Promise.all([
      import('../diagnostics/diagnostics-text.ts'),
      import('../diagnostics/page-facts.ts'),
    ]);
    return diagnosticsText(options.describePage?.() ?? pageFacts(configuration.peek().locale));
  }

  async function send(): Promise<boolean> {
    isCancelled = false;
    touched.value = new Set(allFields);
    // While the library comes the number is not known to be wrong, and neither to be right.
    if (phoneNumber.peek() !== '' && phone.isValid.peek() === undefined && errors.peek().size === 0)
      await phone.ready();
    if (errors.peek().size > 0 || isCancelled || lifetime.signal.aborted) return false;
    const code = await sendingCode();
    if (!code || isCancelled || lifetime.signal.aborted) return false;
    const listed = uploads.files.peek();
    const names = listed.map(({ name }) => name);
    const extra = code.text === undefined ? [] : [code.textFile(code.text, freeName(diagnosticsFileName, names))];
    const order = code.orderOf({
      values: values.peek(),
      environment: environment.peek(),
      files: [...listed, ...extra],
      phoneNumber: phone.written(),
    });
    if (!onSubmitRequest(order)) return false;
    const created = await code.submissions.send(order, extra);
    if (created === undefined || lifetime.signal.aborted) return false;
    draft.clear('sent');
    empty();
    onCreated(created);
    return true;
  }

  return {
    values,
    bodyLength: computed(() => text.value.length),
    offersCall: computed(() => offersCall(values.value, environment.value)),
    hasCategory: computed(() => hasCategory(environment.value)),
    shownErrors: computed(() => new Map([...errors.value].filter(([field]) => touched.value.has(field)))),
    files: whileIdle(uploads, isSubmitting),
    submission,
    isSubmitting,
    draft: draft.state,
    diagnostics,

    set(name, value) {
      if (isSubmitting.peek() || Object.is(values.peek()[name], value)) return;
      // They go along as a file: there has to be room for one.
      if (name === 'hasDiagnostics' && value === true && uploads.isFull.peek()) return;
      const next = { ...values.peek(), [name]: value };
      change({ ...next, subject: fittingSubject(next.subject) });
      if (name === 'hasDiagnostics') uploads.refresh();
    },

    touch(field) {
      if (!touched.peek().has(field)) touched.value = new Set([...touched.peek(), field]);
      if (field === 'phoneNumber' && phoneNumber.peek() !== '') void phone.ready();
    },

    async moveRestIntoFile() {
      const { restMoved } = await import('./details-file.ts');
      if (isSubmitting.peek() || uploads.isFull.peek()) return false;
      const names = uploads.files.peek().map(({ name }) => name);
      const moved = restMoved(values.peek(), names);
      if (moved === undefined) return false;
      uploads.add([moved.file]);
      if (!uploads.files.peek().includes(moved.file)) return false;
      change({ ...values.peek(), body: moved.body });
      return true;
    },

    submit() {
      if (sending) return sending;
      isSubmitting.value = true;
      sending = send().finally(() => {
        sending = undefined;
        isSubmitting.value = false;
        fillIn();
      });
      return sending;
    },

    cancel,

    prefill(prefill) {
      prefills = [...prefills, prefill];
      if (draft.state.peek() !== undefined && !isSubmitting.peek()) fillIn();
    },

    discard() {
      draft.clear('discarded');
      empty();
    },

    answerNews(choice) {
      if (!isSubmitting.peek()) draft.answerNews(choice);
    },
  };
}

function aboutFiles(submission: Submission): boolean {
  if (submission.is !== 'failed') return false;
  return ['refusedFiles', 'filesNotUploaded', 'invalidAttachment'].includes(submission.problem.kind);
}

/** While a ticket is on its way its list of files stays: what came now would not be sent, and be gone with the form. */
function whileIdle(
  uploads: UploadModel<File, UploadedAttachment>,
  isSubmitting: ReadonlySignal<boolean>,
): UploadModel<File, UploadedAttachment> {
  return {
    ...uploads,
    add: (...given) => {
      if (!isSubmitting.peek()) uploads.add(...given);
    },
    remove: (id) => {
      if (!isSubmitting.peek()) uploads.remove(id);
    },
    setFiles: (files) => {
      if (!isSubmitting.peek()) uploads.setFiles(files);
    },
  };
}
