/** What became of a run, in words. */
import { dateTimeFormat, listFormat } from '../../base/intl-cache.ts';
import { visible } from '../../base/visible.ts';
import { useLocale, useMessages } from '../../host/use-host.ts';
import type { TagTone } from '../../ui/table/table-types.ts';
import { type RunOutcome, type RunResult, runOutcomes, type TaskRun } from '../contract.ts';
import { hasReasonText, historyMessages } from './history-messages.ts';

export const outcomeTones = { SUCCESS: 'green', FAILED: 'red', SKIPPED: 'amber' } as const satisfies Record<
  RunOutcome,
  TagTone
>;

export interface RunWords {
  when(run: TaskRun): string;
  who(run: TaskRun): string;
  targets(run: TaskRun): string;
  /** What became of the devices, as many tags as there are outcomes. */
  outcomes(run: TaskRun): { label: string; tone: TagTone }[];
  outcome(result: RunResult): string;
  details(result: RunResult): string;
}

/** @param timeZone IANA name, of the task’s schedule */
export function useRunWords(timeZone: string): RunWords {
  const t = useMessages(historyMessages);
  const locale = useLocale();
  const dates = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return {
    when: ({ time }) => dates.format(time),
    who: ({ trigger, startedBy }) =>
      trigger === 'SCHEDULE' ? t('schedule') : visible(startedBy ?? '') || t('someone'),
    targets: ({ targets }) =>
      listFormat(locale, { type: 'unit', style: 'short' }).format(targets.map(({ name }) => visible(name))),
    outcomes({ results }) {
      if (results.length === 0) return [{ label: t('noDevices'), tone: 'neutral' }];
      return runOutcomes.flatMap((outcome) => {
        const count = results.filter((one) => one.outcome === outcome).length;
        return count === 0 ? [] : [{ label: t(`counts.${outcome}`, { count }), tone: outcomeTones[outcome] }];
      });
    },
    outcome: ({ outcome }) => t(`outcomes.${outcome}`),
    details({ reason, output }) {
      const why = reason == null ? '' : hasReasonText(reason) ? t(`reasons.${reason}`) : visible(reason);
      return [why, visible(output ?? '')].filter(Boolean).join(' ');
    },
  };
}
