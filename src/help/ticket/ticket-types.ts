/** A ticket while it is written and sent, as views see it; `ticket-model.ts` makes one. */
import type { Model, ReadonlySignal } from '@preact/signals-core';
import type { UploadStatus } from '../../directory/upload-check.ts';
import type { DraftNews } from '../../host/drafts/draft-types.ts';
import type { UploadModel } from '../../ui/file-upload/model/upload-model.ts';
import type { FormModel } from '../../ui/form/form-types.ts';
import type { HelpPrefill } from '../help-types.ts';
import type { TicketCategory, TicketPriority } from '../ticket-terms.ts';

/** Somebody who gets a copy: a technician of the directory. */
export interface TicketContact {
  email: string;
  name: string;
}

/** What the user writes. Plain data, so that a draft of it can be kept. */
export interface TicketValues {
  subject: string;
  /** Text, or HTML where `isHtml`. */
  body: string;
  isHtml: boolean;
  priority: TicketPriority | '';
  category: TicketCategory | '';
  /** As the phone input tells it: E.164 where it is valid, else what was typed. */
  phoneNumber: string;
  wantsCall: boolean;
  cc: readonly TicketContact[];
  /** Diagnostics go along as a file. */
  hasDiagnostics: boolean;
}

/** What is wrong with a field; its text is `errors.<code>` of the ticket's messages. */
export const ticketErrorCodes = [
  'required',
  'tooLong',
  'tooMany',
  'invalid',
  'phoneInvalid',
  'phoneForCall',
  /** Not here: a category or a call in a federal environment, a call in most categories. */
  'notOffered',
  'notTechnician',
] as const;
export type TicketErrorCode = (typeof ticketErrorCodes)[number];

/** What the rules are about. */
export type TicketField = 'subject' | 'body' | 'priority' | 'category' | 'phoneNumber' | 'wantsCall' | 'cc';

/** What a file is to the backend, once it is uploaded. */
export interface UploadedAttachment {
  token: string;
  id: string;
  status: UploadStatus;
}

export type Submission =
  | { is: 'idle' }
  /** `extra` are files that are none of the list's, so many of which are there already: diagnostics. */
  | { is: 'uploading'; extra: readonly File[]; extraDone: number }
  /** Uploaded files are looked at by the backend. */
  | { is: 'checking' }
  | { is: 'creating' }
  /** The page is offline: it is sent when it is online again. */
  | { is: 'waiting' }
  /** Nothing of what was written is lost; `submit` tries again. */
  | { is: 'failed'; problem: TicketProblem };

/** Why a ticket was not sent; `submission.<kind>` of the messages (spec 000 §8). */
export type TicketProblem =
  | { kind: 'notAuthenticated' }
  | { kind: 'invalidAttachment' }
  /** Another tab is at it. */
  | { kind: 'elsewhere' }
  /** By the backend's own check: `SUSPICIOUS` and `FAILURE` of spec 000 §4. */
  | { kind: 'refusedFiles'; names: readonly string[]; suspicious: readonly string[] }
  | { kind: 'filesNotUploaded'; names: readonly string[]; error: unknown }
  | { kind: 'call'; error: unknown };

interface Shape {
  /** What is written and what is wrong with it; to write, there is `set`. */
  readonly form: FormModel<TicketValues>;
  readonly values: ReadonlySignal<TicketValues>;
  set<Name extends keyof TicketValues>(name: Name, value: TicketValues[Name]): void;
  /** The field was left: from now on what is wrong with it shows. */
  touch(field: TicketField): void;
  /** Characters of the body's text, without its formatting. */
  readonly bodyLength: ReadonlySignal<number>;
  /** Spec 000 §6: only for its categories, never in a federal environment. */
  readonly offersCall: ReadonlySignal<boolean>;
  readonly hasCategory: ReadonlySignal<boolean>;
  /** Uploads only while the ticket is being sent. */
  readonly files: UploadModel<File, UploadedAttachment>;
  /**
   * Once its code is there: moves what goes beyond the limit into `details.txt` among the files, and answers false where
   * there is no room for a file.
   */
  restMover(): Promise<() => boolean>;
  /** The text of `diagnostics.txt`, as it would be sent now. */
  diagnostics(): Promise<string>;
  readonly submission: ReadonlySignal<Submission>;
  readonly isSubmitting: ReadonlySignal<boolean>;
  /** Shows every error and answers false, or sends. Answers whether the ticket was created. */
  submit(): Promise<boolean>;
  /** Ends sending; what was uploaded is deleted again. */
  cancel(): void;
  /** Only fields that are empty. */
  prefill(prefill: HelpPrefill): void;
  /** Everything is thrown away, the draft too. */
  discard(): void;
  /** `undefined` while the draft is being read: show the form only afterwards. */
  readonly draft: ReadonlySignal<DraftState | undefined>;
  /** Takes what another tab wrote in the place of what is here, or keeps what is here. */
  answerNews(choice: 'theirs' | 'mine'): void;
}
export type TicketModel = Model<Shape>;

export interface DraftState {
  /** Something was found and filled in; milliseconds since 1970 when it was written. */
  restoredFrom: number | undefined;
  /** The browser keeps nothing (private mode, no room): what is typed lives as long as the page. */
  cannotKeep: boolean;
  /** Another tab wrote or sent meanwhile. */
  news: DraftNews<TicketValues> | undefined;
}
