import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RefreshIcon } from '../../../ui/icon/list-icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import type { AllPlansModel } from '../all-plans-model.ts';
import { allPlansMessages } from '../messages.ts';

/** How far the search is, what it found, and what is left out of it. Stands there from the start: nothing moves. */
export function AllPlansStatus({ search }: { search: AllPlansModel }) {
  useSignals();
  const t = useMessages(allPlansMessages);
  const phase = search.phase.value;
  const { searched, failed, total, images, denied } = search.progress.value;
  const summary = useSummary(search);
  useEndAnnouncement(search, summary);
  const notes = [
    images > 0 && t('status.images', { count: images }),
    denied > 0 && t('status.denied', { count: denied }),
  ].filter((note) => note !== false);
  const isRunning = phase === 'searching';
  return (
    <div className="all-plans-status">
      <div className="all-plans-summary">
        <p className="numeric">{summary}</p>
        {notes.length > 0 && phase !== 'idle' && <p className="all-plans-notes">{notes.join(' ')}</p>}
      </div>
      <div className="all-plans-tools">
        {isRunning && (
          <Button size="small" onClick={() => search.stop()}>
            {t('stop')}
          </Button>
        )}
        {phase === 'stopped' && (
          <Button size="small" onClick={() => search.resume()}>
            {t('resume')}
          </Button>
        )}
        {!isRunning && failed > 0 && (
          <Button size="small" onClick={() => search.retryFailed()}>
            {t('retryFailed')}
          </Button>
        )}
        {(phase === 'done' || phase === 'stopped') && (
          <IconButton icon={RefreshIcon} label={t('refresh')} onClick={() => search.refresh()} />
        )}
      </div>
      <div className={isRunning ? 'all-plans-progress' : 'all-plans-progress all-plans-still'}>
        {isRunning && (
          <ProgressBar
            label={t('status.progress')}
            isLabelHidden
            size="small"
            value={total === undefined ? undefined : searched + failed}
            max={total ?? 1}
            valueText={summary}
          />
        )}
      </div>
    </div>
  );
}

function useSummary(search: AllPlansModel): string {
  const t = useMessages(allPlansMessages);
  const phase = search.phase.value;
  const { searched, failed, total } = search.progress.value;
  if (phase === 'idle' || phase === 'failed') return '';
  if (total === undefined) return t('status.plans');
  const parts = [
    t(phase === 'stopped' ? 'status.stopped' : 'status.searched', { count: total, searched }),
    failed > 0 && t('status.failed', { count: failed }),
    t('status.hits', { count: search.hitCount.value }),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}

/** Says how it ended; every plan on the way would be noise. */
function useEndAnnouncement(search: AllPlansModel, summary: string) {
  const announce = useAnnounce();
  const phase = search.phase.value;
  const before = useRef(phase);
  useEffect(() => {
    const hasEnded = before.current === 'searching' && (phase === 'done' || phase === 'stopped');
    before.current = phase;
    if (hasEnded) announce(summary);
  }, [phase, summary, announce]);
}
