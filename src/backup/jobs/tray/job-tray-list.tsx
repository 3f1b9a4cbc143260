import { useSignals } from '@preact/signals-react/runtime';
import { useFailureText } from '../../../host/use-failure-text.ts';
import { useFormat } from '../../../host/use-format.ts';
import { useLocale, useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CloseIcon } from '../../../ui/icon/later-icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { UntrustedText } from '../../../ui/untrusted-text.tsx';
import type { RestoreJob } from '../../job-contract.ts';
import type { JobActionModel } from '../job-action-model.ts';
import { stateIcons, stateTones } from '../job-icons.tsx';
import { jobMessages, type TranslateJob } from '../job-messages.ts';
import type { JobProgress } from '../job-track.ts';
import type { JobTrayModel } from '../job-tray-model.ts';
import { amountText, destinationDevice, durationText, jobKind, jobName, percentText } from '../job-words.ts';

interface JobTrayListProps {
  id: string;
  nodeId: number;
  tray: JobTrayModel;
  actions: JobActionModel;
  onShow(jobUID: string): void;
}

export function JobTrayList({ id, nodeId, tray, actions, onShow }: JobTrayListProps) {
  useSignals();
  const t = useMessages(jobMessages);
  const failureText = useFailureText();
  const lost = tray.lost.value;
  return (
    <div id={id} className="job-tray-content">
      {lost && (
        <InlineAlert
          tone="warning"
          title={tray.jobs.value.length > 0 ? t('lost') : t('lostTray')}
          action={
            <Button size="small" busy={tray.isAsking.value} onClick={() => tray.retry()}>
              {t('retry')}
            </Button>
          }
        >
          {failureText(lost.error)}
        </InlineAlert>
      )}
      <ul className={lost ? 'job-tray-list job-tray-list-old' : 'job-tray-list'}>
        {tray.jobs.value.map((progress) => (
          <JobLine
            key={progress.job.jobUID}
            nodeId={nodeId}
            progress={progress}
            actions={actions}
            onShow={() => onShow(progress.job.jobUID)}
          />
        ))}
      </ul>
    </div>
  );
}

function destinationText(job: RestoreJob, nodeId: number, t: TranslateJob): string {
  const { destinationPath: path } = job.content;
  const device = destinationDevice(job, nodeId);
  return device === undefined ? t('tray.toPath', { path }) : t('tray.toDevice', { path, device });
}

interface JobLineProps {
  nodeId: number;
  progress: JobProgress;
  actions: JobActionModel;
  onShow(): void;
}

function JobLine({ nodeId, progress, actions, onShow }: JobLineProps) {
  useSignals();
  const t = useMessages(jobMessages);
  const format = useFormat();
  const locale = useLocale();
  const failureText = useFailureText();
  const { job, state, shown, isOver, percentage, files, timeLeft, stalledMinutes } = progress;
  const { jobUID } = job;
  const kind = jobKind(job);
  const name = jobName(job, t);
  const failed = actions.failures.value.get(jobUID);
  const Icon = stateIcons[shown];
  const left = durationText(timeLeft, locale, t);
  const details = [
    t(`state.${shown}`),
    isOver || percentage === undefined ? undefined : percentText(percentage, locale),
    files.total === undefined
      ? undefined
      : t('tray.files', { amount: amountText(files, format.number, t), count: files.total }),
    stalledMinutes > 0 ? t('stalled', { count: stalledMinutes }) : left && t('tray.timeLeft', { time: left }),
  ];
  return (
    <li className="job-line" data-state={state}>
      <span className={`job-line-icon job-state-${stateTones[shown]}`}>
        <Icon />
      </span>
      <span className="job-line-text">
        {kind === 'RESTORE' ? (
          <button type="button" className="job-line-name job-line-link" onClick={onShow}>
            <UntrustedText text={name} />
          </button>
        ) : (
          <span className="job-line-name">
            <UntrustedText text={name} />
          </span>
        )}
        <span className="job-line-path">
          {kind === 'RESTORE' ? destinationText(job, nodeId, t) : t(`kind.${kind}.name`)}
        </span>
      </span>
      <span className="job-line-progress">
        {isOver ? undefined : (
          <ProgressBar
            label={t('tray.progress', { kind: t(`kind.${kind}.name`), name })}
            isLabelHidden
            size="small"
            value={percentage}
          />
        )}
        <span className={`job-line-details numeric${stalledMinutes > 0 ? ' job-line-stalled' : ''}`}>
          {details.filter(Boolean).join(' · ')}
        </span>
        {state === 'failed' && job.message && (
          <span className="job-line-reason">
            <UntrustedText text={job.message} />
          </span>
        )}
      </span>
      <span className="job-line-action">
        {isOver && (
          <IconButton
            icon={CloseIcon}
            label={t(`kind.${kind}.clear`, { name })}
            disabled={actions.running.value.has(jobUID)}
            onClick={() => actions.start('clear', { nodeId, jobUID, job })}
          />
        )}
      </span>
      {failed && (
        <span className="job-line-failure">
          <InlineAlert tone="danger" title={t('actionFailed')} onDismiss={() => actions.forgetFailure(jobUID)}>
            {failureText(failed.error)}
          </InlineAlert>
        </span>
      )}
    </li>
  );
}
