import { useSignals } from '@preact/signals-react/runtime';
import { hostMessages } from '../../host/host-messages.ts';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../button/button.tsx';
import { RestoreIcon } from '../icon/action-icons.tsx';
import { ErrorIcon } from '../icon/later-icons.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { PlayIcon } from './media-icons.tsx';
import { videoPlayerMessages } from './messages.ts';
import type { VideoPlayerModel } from './model/video-player-types.ts';

/** What stands over the picture: the button to begin, what is being waited for, what went wrong. */
export function VideoStage({ model, onBegin }: { model: VideoPlayerModel; onBegin(): void }) {
  useSignals();
  const t = useMessages(videoPlayerMessages);
  const tHost = useMessages(hostMessages);
  const phase = model.phase.value;
  const problem = model.problem.value;
  if (phase === 'empty') return <p className="video-player-stage video-player-empty">{t('empty')}</p>;
  if (phase === 'failed' && problem !== undefined) {
    return (
      <div className="video-player-stage video-player-failure" part="failure" role="alert">
        <ErrorIcon size={24} />
        <p className="video-player-failure-title">{t('failed.title')}</p>
        <p>{t(`failed.${problem}`)}</p>
        <Button icon={RestoreIcon} onClick={() => model.retry()}>
          {tHost('failure.retry')}
        </Button>
      </div>
    );
  }
  if (model.isWaiting.value || (phase === 'loading' && model.wasPlayed.value)) {
    return (
      <div className="video-player-stage">
        <Spinner size="large" label={t('loading')} />
      </div>
    );
  }
  if (model.wasPlayed.value) return null;
  return (
    <div className="video-player-stage">
      {phase === 'loading' ? (
        <Spinner size="large" label={t('loading')} />
      ) : (
        // The bar has the same button: for the keyboard and for screen readers one is enough.
        <button
          type="button"
          className="video-player-begin"
          part="begin"
          tabIndex={-1}
          aria-hidden="true"
          onClick={onBegin}
        >
          <PlayIcon size={28} />
        </button>
      )}
    </div>
  );
}
