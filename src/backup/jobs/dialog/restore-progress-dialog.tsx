import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFailureText } from '../../../host/use-failure-text.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { late } from '../../../ui/late.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { createJobActionModel } from '../job-action-model.ts';
import { jobMessages } from '../job-messages.ts';
import { createJobProgressModel } from '../job-progress-model.ts';
import type { JobOrder, RestoreProgressDialogProps } from '../job-view-types.ts';
import { jobName } from '../job-words.ts';
import type { RestoreReportProps } from '../report/restore-report.tsx';
import { holdShown } from '../shown-jobs.ts';
import { CancelJobDialog } from './cancel-job-dialog.tsx';
import { JobAlerts } from './job-alerts.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobFooter } from './job-footer.tsx';
import { JobNumbers } from './job-numbers.tsx';
import css from './restore-progress-dialog.css';
import { useSpokenState } from './use-spoken-state.ts';

const RestoreReport = late<RestoreReportProps>(
  async () => (await import('../report/restore-report.tsx')).RestoreReport,
);

/** Follows a restore job while it is open, and the one that restores what it failed to. Another job is another dialog: give it the job as its key. */
export function RestoreProgressDialog({ jobUID, news, ...props }: RestoreProgressDialogProps) {
  const t = useMessages(jobMessages);
  const [retryUID, setRetry] = useState<string>();
  const shown = retryUID ?? jobUID;
  return (
    <JobDialog
      key={shown}
      {...props}
      jobUID={shown}
      news={retryUID === undefined ? news : t('created')}
      onRetry={setRetry}
    />
  );
}

interface JobDialogProps extends RestoreProgressDialogProps {
  onRetry(retryUID: string): void;
}

function JobDialog({ nodeId, jobUID, news, onClose, onRetry, ...hooks }: JobDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(jobMessages);
  const { client, configuration, report } = useHost();
  const failureText = useFailureText();
  const [isConfirming, setConfirming] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const latest = useEffectEvent(() => hooks);
  const end = useEffectEvent((made: string | undefined) => (made === undefined ? onClose('done') : onRetry(made)));
  const job = useModel(() =>
    createJobProgressModel({
      client,
      nodeId,
      jobUID,
      channel: configuration.peek().channel,
      onChange: (change) => latest().onChange?.(change),
    }),
  );
  const action = useModel(() =>
    createJobActionModel({ client, report, hooks: latest, onEnd: (_, __, ___, made) => end(made) }),
  );
  useEffect(() => holdShown(nodeId, jobUID), [nodeId, jobUID]);
  const progress = job.progress.value;
  const isGone = job.isGone.value;
  const lost = job.lost.value;
  const failed = action.failures.value.get(jobUID);
  const order: JobOrder = { nodeId, jobUID, job: progress?.job };
  useSpokenState(isGone ? 'gone' : progress?.shown, news !== undefined);

  const canCancel = progress !== undefined && !progress.isOver && !isGone;
  const failure = failed && failureText(failed.error);
  // That it was created is no news any more, and would be praise, where it ended badly.
  const isWell = !isGone && (progress === undefined || !progress.isOver || progress.shown === 'completed');
  const hasReport = progress?.isOver && !isGone && progress.outcomes && (progress.files.total ?? 0) > 0;
  return (
    <>
      <Dialog
        title={t('title')}
        onClose={onClose}
        footer={
          <JobFooter
            order={order}
            progress={progress}
            isGone={isGone}
            action={action}
            onCancel={() => setConfirming(true)}
            onClose={() => onClose('button')}
          />
        }
      >
        <div className="job-dialog">
          {news !== undefined && isWell && <InlineAlert tone="success">{news}</InlineAlert>}
          {progress && <JobFacts nodeId={nodeId} job={progress.job} />}
          {progress && <JobNumbers progress={progress} isOld={lost !== undefined || isGone} />}
          {!progress && !isGone && lost === undefined && <ProgressBar label={t('loading')} />}
          <JobAlerts
            progress={progress}
            failures={job.failures.value}
            isGone={isGone}
            lost={lost && (failureText(lost.error) ?? '')}
            isAsking={job.isAsking.value}
            failure={isConfirming ? undefined : failure}
            onRetry={() => job.retry()}
          />
          {hasReport && (
            <div>
              <Button size="small" onClick={() => setReporting(true)}>
                {t('report.show')}
              </Button>
            </div>
          )}
          {canCancel && lost === undefined && <p className="job-hint">{t('stays')}</p>}
        </div>
      </Dialog>
      {isReporting && progress && (
        <RestoreReport nodeId={nodeId} job={progress.job} onClose={() => setReporting(false)} />
      )}
      {isConfirming && canCancel && (
        <CancelJobDialog
          name={jobName(progress.job, t)}
          busy={action.running.value.get(jobUID) === 'cancel'}
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
