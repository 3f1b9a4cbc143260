import { useFormat, useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { jobMessages } from '../job-messages.ts';
import type { JobProgress } from '../job-track.ts';

interface JobAlertsProps {
  progress: JobProgress | undefined;
  isGone: boolean;
  /** Why the server could not be asked. */
  lost: string | undefined;
  isAsking: boolean;
  /** Why canceling or clearing failed. */
  failure: string | undefined;
  onRetry(): void;
}

/** What somebody has to know who would only see a bar. */
export function JobAlerts({ progress, isGone, lost, isAsking, failure, onRetry }: JobAlertsProps) {
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
        <InlineAlert tone="warning">{warningText(progress)}</InlineAlert>
      )}
      {progress?.state === 'failed' && (
        <InlineAlert tone="danger">{[progress.job.message, t('failed')].filter(Boolean).join(' ')}</InlineAlert>
      )}
      {progress?.state === 'canceled' && <InlineAlert>{t('canceled')}</InlineAlert>}
    </>
  );

  function warningText({ files: { done, total = 0 } }: JobProgress): string {
    if (done < total) return t('missing', { count: total - done });
    return t('surplus', { done: format.number(done), total: format.number(total) });
  }
}
