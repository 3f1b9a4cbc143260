/** What a ticket needs once it is to be sent: fetched together. */

import type { ReadonlySignal, Signal } from '@preact/signals-core';
import type { Configuration } from '../../../host/configuration/configuration-types.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import { fetchCode } from '../../../host/late-code/fetch-code.ts';
import type { RequestAnswer } from '../../../host/request-event.ts';
import type { UploadModel } from '../../../ui/file-upload/model/upload-model.ts';
import type { TicketCreated, TicketOrder } from '../../help-types.ts';
import type { TicketIssue } from '../ticket-rules.ts';
import type { Submission, TicketValues, UploadedAttachment } from '../ticket-types.ts';
import { deliver, type PressKeeper, sendByPage } from './deliver.ts';
import { createSubmissions, type Submissions } from './submissions.ts';
import { orderWith, refusedFields } from './ticket-order.ts';

export interface SendingOptions {
  client: HttpClient;
  configuration: ReadonlySignal<Configuration>;
  report(error: unknown): void;
  /** Ends with the form. */
  lifetime: AbortSignal;
  uploads: UploadModel<File, UploadedAttachment>;
  submission: Signal<Submission>;
  draft: PressKeeper;
  /** The user has taken it back, or somebody else sent it. */
  isCancelled: ReadonlySignal<boolean>;
  /** The text of the file. */
  diagnostics(): Promise<string>;
}

export interface Sending extends Pick<Submissions, 'upload' | 'uploadFailed' | 'cancel'> {
  /** Nothing where it was not created: `submission` says why. @param ask What the page is asked before */
  send(
    values: TicketValues,
    phoneNumber: string,
    ask: (order: TicketOrder) => RequestAnswer,
  ): Promise<TicketCreated | undefined>;
  /** What the backend found wrong, by the form's fields. */
  refusedFields(): TicketIssue[];
}

export function createSending(options: SendingOptions): Sending {
  const { client, configuration, report, lifetime, uploads, submission, draft, isCancelled, diagnostics } = options;
  const submissions = createSubmissions({
    uploads,
    submission,
    report,
    loadSender: async () => {
      const { createTicketSender } = await fetchCode(() => import('./ticket-sender.ts'));
      return createTicketSender({ client, configuration, report, lifetime });
    },
  });

  return {
    ...submissions,

    async send(values, phoneNumber, ask) {
      const text = values.hasDiagnostics ? await diagnostics() : undefined;
      if (isCancelled.peek()) return undefined;
      const { environment } = configuration.peek();
      const { order, extra } = orderWith({ values, environment, phoneNumber, files: uploads.files.peek() }, text);
      const answer = ask(order);
      if (answer === false) return undefined;
      if (answer !== true) return sendByPage(answer, { order, submission, isCancelled, report });
      const send = (key: string) => submissions.send(order, extra, key);
      return deliver({ draft, submission, isCancelled, lifetime, send });
    },

    refusedFields: () => refusedFields(submission.peek()),
  };
}
