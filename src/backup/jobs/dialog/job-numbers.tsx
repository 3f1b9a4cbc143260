import { useFormat } from '../../../host/use-format.ts';
import { useLocale, useMessages } from '../../../host/use-host.ts';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import type { FileOutcome } from '../../report-contract.ts';
import { stateIcons, stateTones } from '../job-icons.tsx';
import { jobMessages } from '../job-messages.ts';
import type { JobOutcomes } from '../job-state.ts';
import type { JobProgress } from '../job-track.ts';
import { amountText, durationText, percentText, rateText } from '../job-words.ts';

interface JobNumbersProps {
  progress: JobProgress;
  /** There is no contact: what is shown was true some time ago. */
  isOld: boolean;
}

/** By outcome, those that there are; that all were simply restored goes without saying. */
function outcomeCounts(outcomes: JobOutcomes | undefined): [FileOutcome, number][] {
  if (!outcomes || outcomes.renamed + outcomes.skipped + outcomes.failed === 0) return [];
  const { restored, renamed, skipped, failed } = outcomes;
  const counts: [FileOutcome, number][] = [
    ['RESTORED', restored],
    ['RENAMED', renamed],
    ['SKIPPED', skipped],
    ['FAILED', failed],
  ];
  return counts.filter(([, count]) => count > 0);
}

/** How far a job is: its state, one bar, and the numbers as they are now. */
export function JobNumbers({ progress, isOld }: JobNumbersProps) {
  const t = useMessages(jobMessages);
  const format = useFormat();
  const locale = useLocale();
  const { state, shown, isOver, files, bytes, outcomes, percentage, rate, timeLeft } = progress;
  const Icon = stateIcons[shown];
  const numbers: [string, string][] = [
    [t('number.files'), amountText(files, format.number, t)],
    [t('number.data'), amountText(bytes, format.bytes, t)],
    ...(isOver || isOld
      ? []
      : ([
          [t('number.rate'), rateText(rate, format, t)],
          [t('number.timeLeft'), durationText(timeLeft, locale, t) ?? format.number(undefined)],
        ] as [string, string][])),
    ...outcomeCounts(outcomes).map(([name, count]): [string, string] => [t(`outcome.${name}`), format.number(count)]),
  ];
  // A bar that goes to and fro would tell that something is under way.
  const hasBar = percentage !== undefined || !isOver;
  return (
    <div className={isOld ? 'job-numbers job-numbers-old' : 'job-numbers'} data-state={state}>
      <p className={`job-state job-state-${stateTones[shown]}`} part={`job-state job-state-${state}`}>
        <Icon />
        <span className="job-state-text">{t(`state.${shown}`)}</span>
        {percentage !== undefined && (
          <span className="job-percentage numeric" aria-hidden="true">
            {percentText(percentage, locale)}
          </span>
        )}
      </p>
      {hasBar && (
        <div className="job-bar">
          <ProgressBar label={t(`state.${state}`)} isLabelHidden value={percentage} tone={stateTones[shown]} />
        </div>
      )}
      <dl className="job-amounts">
        {numbers.map(([label, value]) => (
          <div className="job-amount" key={label}>
            <dt>{label}</dt>
            <dd className="numeric">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
