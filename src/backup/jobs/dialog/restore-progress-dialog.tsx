import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFailureText } from '../../../host/use-failure-text.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { createJobActionModel } from '../job-action-model.ts';
import { jobMessages } from '../job-messages.ts';
import { createJobProgressModel } from '../job-progress-model.ts';
import type { JobOrder, RestoreProgressDialogProps } from '../job-view-types.ts';
import { jobName } from '../job-words.ts';
import { holdShown } from '../shown-jobs.ts';
import { CancelJobDialog } from './cancel-job-dialog.tsx';
import { JobAlerts } from './job-alerts.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobNumbers } from './job-numbers.tsx';
import css from './restore-progress-dialog.css';
import { useSpokenState } from './use-spoken-state.ts';

/** Follows a restore job while it is open. Another job is another dialog: give it the job as its key. */
export function RestoreProgressDialog({ nodeId, jobUID, news, onClose, ...hooks }: RestoreProgressDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(jobMessages);
  const { client, configuration, report } = useHost();
  const failureText = useFailureText();
  const [isConfirming, setConfirming] = useState(false);
  const latest = useEffectEvent(() => hooks);
  const end = useEffectEvent(onClose);
  const job = useModel(() =>
    createJobProgressModel({
      client,
      nodeId,
      jobUID,
      channel: configuration.peek().channel,
      onChange: (change) => latest().onChange?.(change),
    }),
  );
  const action = useModel(() => createJobActionModel({ client, report, hooks: latest, onEnd: () => end('done') }));
  useEffect(() => holdShown(nodeId, jobUID), [nodeId, jobUID]);
  const progress = job.progress.value;
  const isGone = job.isGone.value;
  const lost = job.lost.value;
  const running = action.running.value.get(jobUID);
  const failed = action.failures.value.get(jobUID);
  const order: JobOrder = { nodeId, jobUID, job: progress?.job };
  useSpokenState(isGone ? 'gone' : progress?.state, news !== undefined);

  const isOver = progress?.isOver === true;
  const canCancel = progress !== undefined && !isOver && !isGone;
  const failure = failed && failureText(failed.error);
  return (
    <>
      <Dialog
        title={t('title')}
        onClose={onClose}
        footer={
          <>
            {canCancel && (
              <Button tone="danger" onClick={() => setConfirming(true)}>
                {t('cancelJob')}
              </Button>
            )}
            <Button variant={isOver && !isGone ? 'secondary' : 'primary'} onClick={() => onClose('button')}>
              {t('close')}
            </Button>
            {isOver && !isGone && (
              <Button variant="primary" busy={running === 'clear'} onClick={() => action.start('clear', order)}>
                {t('clear')}
              </Button>
            )}
          </>
        }
      >
        <div className="job-dialog">
          {news !== undefined && <InlineAlert tone="success">{news}</InlineAlert>}
          {progress && <JobFacts nodeId={nodeId} job={progress.job} />}
          {progress && <JobNumbers progress={progress} isOld={lost !== undefined || isGone} />}
          {!progress && !isGone && lost === undefined && <ProgressBar label={t('loading')} />}
          <JobAlerts
            progress={progress}
            isGone={isGone}
            lost={lost && (failureText(lost.error) ?? '')}
            isAsking={job.isAsking.value}
            failure={isConfirming ? undefined : failure}
            onRetry={() => job.retry()}
          />
          {canCancel && lost === undefined && <p className="job-hint">{t('stays')}</p>}
        </div>
      </Dialog>
      {isConfirming && canCancel && (
        <CancelJobDialog
          name={jobName(progress.job, t)}
          busy={running === 'cancel'}
          failure={failure}
          onConfirm={() => action.start('cancel', order)}
          onClose={() => {
            // Whoever does not wait for the answer sees what came of it from the job itself.
            action.giveUp(jobUID);
            action.forgetFailure(jobUID);
            setConfirming(false);
          }}
        />
      )}
    </>
  );
}
