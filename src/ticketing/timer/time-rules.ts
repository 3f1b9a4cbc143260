/** What has to be true of a time entry. The form checks what is typed by it, and the server what arrives. */
import { atMost, brokenRules, type FormIssue, isBlank, refusedWhen, required } from '../../base/form-rules.ts';
import { readDuration } from './duration.ts';
import { type BillingType, timeLimits } from './time-terms.ts';

export interface TimeValues {
  /** A day and a time of day as clocks show it, without a zone: `2027-03-31T14:30`; `null` is an empty field. */
  readonly started: string | null;
  /** As it is typed: see `duration.ts`. */
  readonly duration: string;
  readonly remote: boolean;
  readonly billingType: BillingType;
  readonly agreementId: string | null;
  readonly note: string;
}

export interface TimeFacts {
  /** Milliseconds since 1970, by which nothing can have begun later. */
  readonly now: number;
  /** Ids; only the server knows all of them. */
  readonly agreements?: readonly string[] | undefined;
}

export type TimeIssueCode =
  | 'required'
  | 'invalid'
  | 'tooLong'
  | 'notADuration'
  | 'noTime'
  | 'tooMuchTime'
  | 'inTheFuture'
  | 'unknownAgreement';

/** In the order of the form. */
export function timeIssues(values: TimeValues, { now, agreements }: TimeFacts): FormIssue<TimeIssueCode>[] {
  const started = values.started === null ? Number.NaN : Date.parse(values.started);
  const seconds = readDuration(values.duration);
  const isWritten = !isBlank(values.duration);
  return brokenRules<TimeValues, TimeIssueCode>(
    {
      started: [
        required(),
        refusedWhen('invalid', () => Number.isNaN(started)),
        refusedWhen('inTheFuture', () => started > now + timeLimits.ahead),
      ],
      duration: [
        required(),
        refusedWhen('notADuration', () => isWritten && seconds === undefined),
        refusedWhen('noTime', () => seconds === 0),
        refusedWhen('tooMuchTime', () => (seconds ?? 0) > timeLimits.most),
      ],
      agreementId: [
        refusedWhen('unknownAgreement', (id) => id !== null && agreements !== undefined && !agreements.includes(id)),
      ],
      note: [atMost(timeLimits.note, 'tooLong')],
    },
    values,
  );
}
