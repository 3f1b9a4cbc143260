/** A time entry as the form edits it, and as it is sent. */

import { durationText, readDuration } from './duration.ts';
import type { TimeEntryBody } from './time-contract.ts';
import type { TimeValues } from './time-rules.ts';
import { agreementOrigin } from './time-terms.ts';

export const timeFromWire = (body: TimeEntryBody): TimeValues => ({
  started: localMoment(Date.parse(body.startDate)),
  duration: durationText(body.seconds),
  remote: body.remote,
  billingType: body.billingType,
  agreementId: body.agreementId == null ? null : String(body.agreementId),
  note: (body.note ?? '').trim(),
});

export function timeToWire({ started, duration, remote, billingType, agreementId, note }: TimeValues): TimeEntryBody {
  return {
    startDate: new Date(started ?? Number.NaN).toISOString(),
    seconds: readDuration(duration) ?? 0,
    remote,
    billingType,
    agreementId,
    agreementOriginType: agreementId === null ? null : agreementOrigin,
    note: note.trim() === '' ? null : note.trim(),
  };
}

/** As the clock on the wall shows it, which is what a person corrects. To the minute, as nobody corrects seconds. */
export function localMoment(instant: number): string | null {
  if (Number.isNaN(instant)) return null;
  const local = new Date(instant);
  const two = (count: number) => String(count).padStart(2, '0');
  const day = `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`;
  return `${day}T${two(local.getHours())}:${two(local.getMinutes())}`;
}
