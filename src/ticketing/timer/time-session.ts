/** A time entry as its form edits it. A new one stands in the open ticket's editor meanwhile, whoever shows that, too. */
import { createModel, effect } from '@preact/signals-core';
import type { SliceModel } from '../../console/store/slice-model.ts';
import type { TimeEntry, ticketEditorsSlice } from '../../console/ticketing/ticket-editors-slice.ts';
import { type TicketTimer, timeOf } from '../../console/ticketing/timers-slice.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import { recordIn } from '../../ui/record-list/record-list-model.ts';
import {
  createRecordSession,
  type RecordSession,
  type RecordSessionShape,
} from '../../ui/record-list/record-session.ts';
import { durationText } from './duration.ts';
import { enterTime, type LoggedTime, listTimeEntries, updateTimeEntry } from './time-contract.ts';
import { type TimeValues, timeIssues } from './time-rules.ts';
import { localMoment, timeFromWire, timeToWire } from './time-wire.ts';

export interface TimeSessionOptions {
  readonly client: HttpClient;
  readonly ticketId: string;
  /** Undefined: a new one. */
  readonly entry: LoggedTime | undefined;
  readonly timer: TicketTimer | undefined;
  readonly editors: SliceModel<typeof ticketEditorsSlice>;
  onSaved(saved: LoggedTime): void;
}

export type TimeSession = RecordSession<TimeValues>;

export function createTimeSession(options: TimeSessionOptions): TimeSession {
  return new (createModel<RecordSessionShape<TimeValues>>(() => timeSession(options)))();
}

function timeSession({
  client,
  ticketId,
  entry,
  timer,
  editors,
  onSaved,
}: TimeSessionOptions): RecordSessionShape<TimeValues> {
  const isNew = entry === undefined;
  if (isNew) editors.change('open', ticketId);
  const written = () => editors.state.peek().editors.find((editor) => editor.ticketId === ticketId);
  const before = written()?.timeEntry ?? null;
  const session = createRecordSession<TimeValues>({
    initial: isNew ? newTime(timer, before) : timeFromWire(entry),
    version: entry?.version,
    check: (values) => timeIssues(values, { now: Date.now() }),
    async readStored(signal) {
      const read = (query: { page: number; pageSize: number }) =>
        client.call(listTimeEntries, { params: { id: ticketId }, query }, { signal });
      const stored = entry && (await recordIn(entry.id, read));
      return stored && { values: timeFromWire(stored), version: stored.version };
    },
    async save(values, options) {
      const body = timeToWire(values);
      onSaved(
        isNew
          ? await client.call(enterTime, { params: { id: ticketId }, body }, options)
          : await client.call(updateTimeEntry, { params: { id: entry.id }, body }, options),
      );
    },
  });
  if (isNew) {
    effect(() => {
      const { seconds: _, note: __, ...time } = timeToWireOrNone(session.form.values.value);
      if (time.startDate !== undefined && written()) editors.change('setTime', ticketId, time as TimeEntry);
    });
    // Entered or given up: what the editor had before is its own.
    effect(() => () => {
      if (written()) editors.change('setTime', ticketId, before);
    });
  }
  const { form, conflict, isGone, settle, dismiss } = session;
  return { form, conflict, isGone, settle, dismiss };
}

type Wire = Partial<ReturnType<typeof timeToWire>>;

/** A start that is being typed is none yet. */
function timeToWireOrNone(values: TimeValues): Wire {
  return values.started === null || Number.isNaN(Date.parse(values.started)) ? {} : timeToWire(values);
}

function newTime(timer: TicketTimer | undefined, before: TimeEntry | null): TimeValues {
  const now = Date.now();
  const seconds = timer ? timeOf(timer, now) / 1000 : 0;
  return {
    started: localMoment(timer?.timerSets[0]?.start ?? now),
    duration: timer ? durationText(seconds) : '',
    remote: before?.remote ?? true,
    billingType: before?.billingType === 'NOT_BILLABLE' ? 'NOT_BILLABLE' : 'BILLABLE',
    agreementId: before?.agreementId ?? null,
    note: '',
  };
}
