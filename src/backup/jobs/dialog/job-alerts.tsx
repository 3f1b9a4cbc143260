import { nameOf } from '../../../base/device-path.ts';
import { visible } from '../../../base/visible.ts';
import { useFormat } from '../../../host/use-format.ts';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import type { RestoredFile } from '../../report-contract.ts';
import { jobMessages } from '../job-messages.ts';
import { mostNamed } from '../job-progress-model.ts';
import type { JobProgress } from '../job-track.ts';
import { failureReason } from '../job-words.ts';

interface JobAlertsProps {
  progress: JobProgress | undefined;
  /** The first files that failed; `undefined` while they are on their way. */
  failures: readonly RestoredFile[] | undefined;
  isGone: boolean;
  /** Why the server could not be asked. */
  lost: string | undefined;
  isAsking: boolean;
  /** Why canceling or clearing failed. */
  failure: string | undefined;
  onRetry(): void;
}

/** What somebody has to know who would only see a bar. */
export function JobAlerts({ progress, failures, isGone, lost, isAsking, failure, onRetry }: JobAlertsProps) {
  const t = useMessages(jobMessages);
  const format = useFormat();
  if (isGone) return <InlineAlert tone="warning">{t('gone')}</InlineAlert>;
  return (
    <>
      {failure !== undefined && (
        <InlineAlert tone="danger" title={t('actionFailed')}>
          {failure}
        </InlineAlert>
      )}
      {lost !== undefined && (
        <InlineAlert
          tone="warning"
          title={t('lost')}
          action={
            <Button size="small" busy={isAsking} onClick={onRetry}>
              {t('retry')}
            </Button>
          }
        >
          {[lost, t('lostText')].filter(Boolean).join(' ')}
        </InlineAlert>
      )}
      {progress && lost === undefined && progress.stalledMinutes > 0 && (
        <InlineAlert tone="warning" title={t('stalled', { count: progress.stalledMinutes })}>
          {t('stalledText')}
        </InlineAlert>
      )}
      {progress?.state === 'completed-with-warnings' && (
        <InlineAlert tone="warning" title={warningText(progress)}>
          <FailedFiles files={failures} total={progress.outcomes?.failed ?? 0} />
        </InlineAlert>
      )}
      {progress?.shown === 'all-skipped' && (
        <InlineAlert tone="warning">{t('allSkipped', { count: progress.files.done })}</InlineAlert>
      )}
      {progress?.state === 'failed' && (
        <InlineAlert tone="danger" title={[progress.job.message, t('failed')].filter(Boolean).join(' ')}>
          <FailedFiles files={failures} total={progress.outcomes?.failed ?? 0} />
        </InlineAlert>
      )}
      {progress?.state === 'canceled' && <InlineAlert>{t('canceled')}</InlineAlert>}
      {progress?.isOver && progress.job.retriedBy && <InlineAlert>{t('retried')}</InlineAlert>}
    </>
  );

  function warningText({ files: { done, total = 0 } }: JobProgress): string {
    if (done < total) return t('missing', { count: total - done });
    return t('surplus', { done: format.number(done), total: format.number(total) });
  }
}

/** The first of them by name, each with its reason; the report has all. */
function FailedFiles({ files, total }: { files: readonly RestoredFile[] | undefined; total: number }) {
  const t = useMessages(jobMessages);
  if (total === 0 || files?.length === 0) return null;
  // Their room is kept: what can be pressed below them must not move when they come.
  const coming = files ? 0 : Math.min(total, mostNamed);
  const more = total - (files?.length ?? coming);
  return (
    <ul className="job-failures" aria-busy={files === undefined}>
      {coming > 0 && (
        <li>
          <SkeletonLines count={coming} className="job-failure" />
        </li>
      )}
      {files?.map((file) => (
        <li key={file.number} className="job-failure">
          <bdi title={visible(file.path)}>{visible(nameOf(file.path))}</bdi>: {failureReason(file, t)}
        </li>
      ))}
      {more > 0 && <li>{t('moreFailed', { count: more })}</li>}
    </ul>
  );
}
