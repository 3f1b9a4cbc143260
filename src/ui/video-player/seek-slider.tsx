import { useSignals } from '@preact/signals-react/runtime';
import type { CSSProperties } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { formatTime } from './format-time.ts';
import { videoPlayerMessages } from './messages.ts';
import type { VideoPlayerModel } from './model/video-player-types.ts';

/** Where it is, between what was played and what is there. Apart, because it changes four times a second. */
export function SeekSlider({ model }: { model: VideoPlayerModel }) {
  useSignals();
  const t = useMessages(videoPlayerMessages);
  const duration = model.duration.value;
  const isLive = duration === Number.POSITIVE_INFINITY;
  const isKnown = Number.isFinite(duration) && duration > 0;
  const time = model.time.value;
  const share = (seconds: number) => (isKnown ? `${Math.min(100, (100 * seconds) / duration)}%` : '0%');
  return (
    // Time is no text: it runs from left to right also where reading does not.
    <div className="video-player-seek" dir="ltr">
      <span className="video-player-time numeric" aria-hidden="true">
        {formatTime(time)}
      </span>
      <input
        type="range"
        className="video-player-slider"
        part="seek"
        data-slider="seek"
        min={0}
        max={isKnown ? duration : 1}
        step={0.1}
        value={isKnown ? Math.min(time, duration) : 0}
        disabled={!isKnown}
        aria-label={t('seek')}
        aria-valuetext={t('position', { time: formatTime(time), duration: formatTime(duration) })}
        style={{ '--played': share(time), '--buffered': share(model.buffered.value) } as CSSProperties}
        onChange={(event) => model.seek(event.currentTarget.valueAsNumber)}
      />
      <span className="video-player-time numeric" aria-hidden="true">
        {isLive ? t('live') : formatTime(duration)}
      </span>
    </div>
  );
}
