/** How runs and what they did are told. */
import { missing } from '../../../base/visible.ts';
import { formatIn } from '../../../host/format.ts';
import type { TagTone } from '../../../ui/table/table-types.ts';
import type { SyncLogEntry, SyncOutcome, SyncRun } from '../../agreement-sync-contract.ts';
import { type PsaMessageKey, type PsaTranslate, psaMessages } from '../../psa-messages.ts';
import type { SyncTranslate } from '../sync-messages.ts';

export const outcomeTones: Readonly<Record<SyncOutcome, TagTone>> = {
  CREATED: 'green',
  CHANGED: 'blue',
  UNCHANGED: 'neutral',
  SKIPPED: 'amber',
  FAILED: 'red',
};

export const stateTones: Readonly<Record<SyncRun['state'], TagTone>> = {
  RUNNING: 'accent',
  COMPLETED: 'green',
  CANCELLED: 'amber',
  FAILED: 'red',
};

export const stepsDone = ({ counts }: SyncRun): number =>
  counts.created + counts.changed + counts.unchanged + counts.skipped + counts.failed;

/** Why it ran: by the schedule, or by whom. */
export function whyText({ trigger, startedBy }: SyncRun, t: SyncTranslate): string {
  return trigger === 'DEMAND' && startedBy ? t('runs.why.by', { name: startedBy }) : t(`runs.why.${trigger}`);
}

/** `2 min 5 sec`; undefined while it runs. */
export function durationText({ started, finished }: SyncRun, locale: string): string | undefined {
  if (finished === null || finished === undefined) return undefined;
  const seconds = Math.max(0, Math.round((finished - started) / 1000));
  const part = (value: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [minutes > 0 && part(minutes, 'minute'), (rest > 0 || minutes === 0) && part(rest, 'second')];
  return parts.filter(Boolean).join(' ');
}

export const whenText = ({ started }: SyncRun, locale: string): string => formatIn(locale).dateTime(started);

/** What the provider's side has beside the attributes of devices. */
const memberKeys = {
  companyId: 'organization.company',
  siteId: 'organization.site',
  typeId: 'configurations.configurationType',
  name: 'configurations.name',
} as const;

/** What became of it, where the provider's side is another one than before: `RAM: 8 GB → 16 GB`. */
export function changeText({ kind, before, after }: SyncLogEntry, t: SyncTranslate, tPsa: PsaTranslate): string {
  if (kind === 'AGREEMENT') {
    if (!after) return '';
    if (!before) return t('log.quantity', { quantity: Number(after) });
    return t('log.quantityFrom', { before: Number(before), after: Number(after) });
  }
  const was = new Map(membersIn(before));
  return membersIn(after)
    .map(([member, value]) =>
      t('log.member', {
        member: memberLabel(member, t, tPsa),
        change: t('log.changeFrom', { before: was.get(member) || missing, after: value || missing }),
      }),
    )
    .join(', ');
}

/** Of `ram: 8 GB, siteId: 4`. */
const membersIn = (text: string | null | undefined): [string, string][] =>
  (text || '')
    .split(/, (?=[A-Za-z]+: )/)
    .filter(Boolean)
    .map((part) => {
      const at = part.indexOf(': ');
      return [part.slice(0, at), part.slice(at + 2)];
    });

function memberLabel(member: string, t: SyncTranslate, tPsa: PsaTranslate): string {
  if (member === 'statusId') return t('log.status');
  if (Object.hasOwn(memberKeys, member)) return tPsa(memberKeys[member as keyof typeof memberKeys]);
  const isAttribute = Object.hasOwn(psaMessages.en.attributes, member);
  return isAttribute ? tPsa(`attributes.${member}` as PsaMessageKey) : member;
}
