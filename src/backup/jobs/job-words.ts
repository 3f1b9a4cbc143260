/** A job in words. */
import { numberFormat } from '../../base/intl-cache.ts';
import { isolated } from '../../base/visible.ts';
import type { Format } from '../../host/format.ts';
import { type JobKind, jobKinds, type RestoreJob } from '../job-contract.ts';
import { fileFailures, type RestoredFile } from '../report-contract.ts';
import type { TranslateJob } from './job-messages.ts';
import type { Amount, JobProgress } from './job-track.ts';

/** A kind that is not known here is the backend's own kind of restore. */
export function jobKind({ content }: RestoreJob): JobKind {
  return jobKinds.find((kind) => kind === content.actionType) ?? 'RESTORE';
}

/** What is restored: the one thing's name, or the first of several; of a sync or a backup its plan's name. */
export function jobName(job: RestoreJob | undefined, t: TranslateJob): string {
  if (!job) return t('unnamed');
  const { file, sourcePath, sourcePlanName } = job.content;
  if (file) return isolated(file);
  return sourcePath === '' ? isolated(sourcePlanName) : t('several', { path: sourcePath });
}

/** The name of the device that is restored to, where it is another than the one whose backups they are. */
export function destinationDevice({ content }: RestoreJob, nodeId: number): string | undefined {
  const { destinationNodeId, destinationNodeName } = content;
  return destinationNodeId === nodeId ? undefined : (destinationNodeName ?? undefined);
}

/** Why a file could not be restored: by a reason that is known here, else in the server's own words. */
export function failureReason({ reason, message }: Pick<RestoredFile, 'reason' | 'message'>, t: TranslateJob): string {
  const known = fileFailures.find((name) => name === reason);
  return known ? t(`reason.${known}`) : message || t('reason.OTHER');
}

/** That it is over, and how; `undefined` where it is not. */
export function overText({ job, shown, files }: JobProgress, format: Format, t: TranslateJob): string | undefined {
  const total = files.total ?? files.done;
  const values = { name: jobName(job, t), done: format.number(files.done), total: format.number(total) };
  const kind = jobKind(job);
  if (shown === 'preparing' || shown === 'processing') return undefined;
  if (kind === 'RESTORE') return t(`kind.RESTORE.over.${shown}`, values);
  return t(`kind.${kind}.over.${shown === 'all-skipped' ? 'completed' : shown}`, values);
}

export function amountText({ done, total }: Amount, write: (value: number) => string, t: TranslateJob): string {
  return total === undefined ? write(done) : t('number.of', { done: write(done), total: write(total) });
}

export function percentText(percentage: number, locale: string): string {
  return numberFormat(locale, { style: 'percent' }).format(percentage / 100);
}

export function rateText(rate: number | undefined, format: Format, t: TranslateJob): string {
  return rate === undefined ? format.bytes(undefined) : t('number.perSecond', { size: format.bytes(rate) });
}

/** Coarser the longer it is: a guess that changes every second is no help. */
export function durationText(seconds: number | undefined, locale: string, t: TranslateJob): string | undefined {
  if (seconds === undefined || !Number.isFinite(seconds) || seconds < 0) return undefined;
  if (seconds <= 5) return t('duration.moments');
  if (seconds > 24 * 3600) return t('duration.moreThanDay');
  return t('duration.seconds', { value: roundedDuration(seconds, locale) });
}

function roundedDuration(seconds: number, locale: string): string {
  const inUnit = (value: number, unit: string) =>
    numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  // Up, and by steps of five: it is better to be early. 56 seconds are a minute.
  if (seconds <= 55) return inUnit(Math.ceil(seconds / 5) * 5, 'second');
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return inUnit(minutes, 'minute');
  const rounded = Math.ceil(minutes / 10) * 10;
  const hours = inUnit(Math.floor(rounded / 60), 'hour');
  return rounded % 60 === 0 ? hours : `${hours} ${inUnit(rounded % 60, 'minute')}`;
}
