import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { JobActionModel } from '../job-action-model.ts';
import { jobMessages, type TranslateJob } from '../job-messages.ts';
import type { JobProgress } from '../job-track.ts';
import type { JobOrder } from '../job-view-types.ts';

interface JobFooterProps {
  order: JobOrder;
  progress: JobProgress | undefined;
  isGone: boolean;
  action: JobActionModel;
  onCancel(): void;
  onClose(): void;
}

/** What can be done with a job: what it left undone is offered before it is cleared. */
export function JobFooter({ order, progress, isGone, action, onCancel, onClose }: JobFooterProps) {
  useSignals();
  const t = useMessages(jobMessages);
  const running = action.running.value.get(order.jobUID);
  const isOver = progress?.isOver === true && !isGone;
  const retry = isOver ? retryLabel(progress, t) : undefined;
  return (
    <>
      {progress && !progress.isOver && !isGone && (
        <Button tone="danger" onClick={onCancel}>
          {t('cancelJob')}
        </Button>
      )}
      <Button variant={isOver ? 'secondary' : 'primary'} onClick={onClose}>
        {t('close')}
      </Button>
      {isOver && (
        <Button
          variant={retry ? 'secondary' : 'primary'}
          busy={running === 'clear'}
          onClick={() => action.start('clear', order)}
        >
          {t('clear')}
        </Button>
      )}
      {retry && (
        <Button variant="primary" busy={running === 'retry'} onClick={() => action.start('retry', order)}>
          {retry}
        </Button>
      )}
    </>
  );
}

/** `undefined` where nothing is left undone, or another job restores it already. */
function retryLabel({ state, outcomes, job }: JobProgress, t: TranslateJob): string | undefined {
  if (job.retriedBy) return undefined;
  if (state === 'failed') return t('retry');
  // A server that does not tell what became of each file cannot restore the others alone.
  if (state === 'canceled') return outcomes && t('retryRest');
  return outcomes && outcomes.failed > 0 ? t('retryFailed', { count: outcomes.failed }) : undefined;
}
