/**
 * A support ticket while it is written and sent. It can be shown and checked before the client and its schemas have come:
 * what makes calls is fetched when it is sent. Source: spec 000 §4 to §8.
 */
import { batch, computed, createModel, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import type { Configuration } from '../../../host/configuration/configuration-types.ts';
import { codeMissed } from '../../../host/http/call-error.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import { fetchCode } from '../../../host/late-code/fetch-code.ts';
import type { RequestAnswer } from '../../../host/request-event.ts';
import { createUploadModel } from '../../../ui/file-upload/model/upload-model.ts';
import { createFormModel } from '../../../ui/form/form-model.ts';
import type { FormField, FormModel } from '../../../ui/form/form-types.ts';
import type { PhoneLibrary } from '../../../ui/phone-input/phone-types.ts';
import type { PageFacts } from '../../diagnostics/diagnostics-text.ts';
import type { HelpPrefill, TicketCreated, TicketOrder } from '../../help-types.ts';
import { textOfHtml } from '../body-text.ts';
import type { Sending } from '../sending/sending.ts';
import { factsOf, hasCategory, offersCall, ticketFileRules, ticketIssues } from '../ticket-rules.ts';
import type { Submission, TicketModel, TicketValues, UploadedAttachment } from '../ticket-types.ts';
import { onPageLeaving } from './page-leaving.ts';
import { createPhoneCheck } from './phone-check.ts';
import { keepTicketDraft } from './ticket-draft.ts';
import type { TicketDraftStore } from './ticket-draft-kind.ts';
import { isAboutFiles, whileIdle } from './ticket-uploads.ts';
import { areEmpty, emptyValues, filledIn, fittingSubject } from './ticket-values.ts';

export interface TicketModelOptions {
  client: HttpClient;
  configuration: ReadonlySignal<Configuration>;
  /** Hears of every failure that the client has not told of itself. */
  report(error: unknown): void;
  /** The ticket is about to be sent. Where the page sends it its own way the draft stays. */
  onSubmitRequest(order: TicketOrder): RequestAnswer;
  /** After the form is empty again. `waited`: nobody had pressed anything. */
  onCreated(created: TicketCreated, waited: boolean): void;
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

function ticketModel(options: TicketModelOptions): Shape {
  const { client, configuration, report, onSubmitRequest, onCreated } = options;
  const submission = signal<Submission>({ is: 'idle' });
  const isSubmitting = signal(false);
  const lifetime = new AbortController();
  let sending: Promise<boolean> | undefined;
  const isCancelled = signal(false);
  /** It waited when the page was left: the page has been asked already. */
  let isResumed = false;
  /** By the submit that is under way. */
  let created: TicketCreated | undefined;
  /** Given by the host while nothing could be filled in. */
  const prefills: HelpPrefill[] = [];

  const environment = computed(() => configuration.value.environment);
  const form: FormModel<TicketValues> = createFormModel({
    initial: emptyValues,
    check: (written) =>
      ticketIssues(
        factsOf(written, {
          text: text.value,
          environment: environment.value,
          isPhoneValid: phone.isValid.value,
          phoneNumber: phone.written(),
        }),
      ),
    accept,
    // While the library comes the number is not known to be wrong, and neither to be right.
    prepare: ({ phoneNumber }) =>
      phoneNumber !== '' && phone.isValid.peek() === undefined ? phone.ready() : undefined,
    onSubmit: send,
    draft: { changed: () => changed() },
  });
  const { values } = form;
  const text = computed(() => (values.value.isHtml ? textOfHtml(values.value.body) : values.value.body));
  const phone = createPhoneCheck(form.field('phoneNumber').value, options.loadPhoneLibrary);

  /** What sends, once a ticket is to be sent: until then nothing is uploaded. */
  let sender: Sending | undefined;
  let giveUp: (() => void) | undefined;
  const uploads = createUploadModel<File, UploadedAttachment>({
    rules: () => ticketFileRules(values.peek().hasDiagnostics ? 1 : 0),
    upload: () => sender?.upload(),
    onFailed: (file, error) => sender?.uploadFailed(file, error),
    onChange() {
      const { is } = submission.peek();
      // What was wrong with the files is about others.
      if (is === 'failed' && isAboutFiles(submission.peek())) submission.value = { is: 'idle' };
      draft.changed();
    },
  });
  effect(() => {
    form.field('hasDiagnostics').value.value;
    untracked(() => uploads.refresh());
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
        form.reset(kept);
        uploads.setFiles(files);
        uploads.refresh();
      });
      if (kept.phoneNumber !== '') void phone.ready();
    },
    forget: empty,
    onRead() {
      fillIn();
      if (!draft.isWaiting()) return;
      isResumed = true;
      void start();
    },
    isBusy: () => isSubmitting.peek(),
    onWaitOver: cancel,
  });

  // What waits goes on waiting: the page may come back, and otherwise whoever reads the draft sends it.
  effect(() => onPageLeaving(() => sender?.cancel()));
  effect(() => () => {
    lifetime.abort();
    cancel();
    form[Symbol.dispose]();
  });

  /** A subject has one line; diagnostics go along as a file, for which there has to be room. */
  function accept(next: TicketValues, previous: TicketValues): TicketValues {
    if (isSubmitting.peek()) return previous;
    if (next.hasDiagnostics && !previous.hasDiagnostics && uploads.isFull.peek()) return previous;
    const subject = fittingSubject(next.subject);
    return subject === next.subject ? next : { ...next, subject };
  }

  function changed() {
    if (values.peek().phoneNumber !== '') void phone.ready();
    draft.changed();
  }

  function cancel() {
    isCancelled.value = true;
    sender?.cancel();
    giveUp?.();
  }

  /** Nothing where it was given up, or the code did not come. */
  async function loadSending(): Promise<Sending | undefined> {
    const givenUp = new Promise<undefined>((resolve) => {
      giveUp = () => resolve(undefined);
    });
    try {
      const code = await Promise.race([fetchCode(() => import('../sending/sending.ts')), givenUp]);
      if (!code || isCancelled.peek() || lifetime.signal.aborted) return undefined;
      const { signal } = lifetime;
      const services = { client, configuration, report, lifetime: signal };
      sender ??= code.createSending({ ...services, uploads, submission, draft, isCancelled, diagnostics });
      return sender;
    } catch (cause) {
      const error = codeMissed('createTicket', cause);
      report(error);
      submission.value = { is: 'failed', problem: { kind: 'call', error } };
      return undefined;
    }
  }

  function empty() {
    cancel();
    batch(() => {
      form.reset(emptyValues);
      submission.value = { is: 'idle' };
      uploads.setFiles([]);
      uploads.dismissRefusals();
      uploads.refresh();
    });
  }

  function fillIn() {
    for (const prefill of prefills.splice(0)) {
      form.assign(filledIn(values.peek(), prefill));
      if (prefill.files && prefill.files.length > 0) uploads.add(prefill.files);
    }
  }

  async function diagnostics(): Promise<string> {
    const { readDiagnostics } = await fetchCode(() => import('../../diagnostics/read-diagnostics.ts'));
    return readDiagnostics(configuration.peek(), options.describePage);
  }

  /** Answers whether the ticket was created. */
  async function send(written: TicketValues): Promise<boolean> {
    if (isCancelled.peek() || lifetime.signal.aborted) return false;
    const sending = await loadSending();
    if (!sending) return false;
    created = await sending.send(written, phone.written(), (order) => isResumed || onSubmitRequest(order));
    form.refuse(sending.refusedFields());
    return created !== undefined && !lifetime.signal.aborted;
  }

  async function submit(): Promise<boolean> {
    isCancelled.value = false;
    created = undefined;
    if (!(await form.submit()) || created === undefined) return false;
    draft.clear('sent');
    empty();
    onCreated(created, isResumed);
    return true;
  }

  function start(): Promise<boolean> {
    if (sending) return sending;
    isSubmitting.value = true;
    sending = submit().finally(() => {
      sending = undefined;
      isResumed = false;
      isSubmitting.value = false;
      fillIn();
    });
    return sending;
  }

  return {
    form,
    values,
    bodyLength: computed(() => text.value.length),
    offersCall: computed(() => offersCall(values.value, environment.value)),
    hasCategory: computed(() => hasCategory(environment.value)),
    files: whileIdle(uploads, isSubmitting),
    submission,
    isSubmitting,
    draft: draft.state,
    diagnostics,

    set: (name, value) => (form.field(name) as FormField<typeof value>).set(value),

    touch(field) {
      form.field(field).touch();
      if (field === 'phoneNumber' && values.peek().phoneNumber !== '') void phone.ready();
    },

    async restMover() {
      const { moverOfRest } = await fetchCode(() => import('../sending/details-file.ts'));
      return moverOfRest({ values, uploads, isSubmitting, setBody: (body) => form.field('body').set(body) });
    },

    submit: start,

    cancel,

    prefill(prefill) {
      prefills.push(prefill);
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
