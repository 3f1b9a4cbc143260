import { useSignals } from '@preact/signals-react/runtime';
import type { CSSProperties } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LoudIcon, MutedIcon, QuietIcon } from './media-icons.tsx';
import { videoPlayerMessages } from './messages.ts';
import type { VideoPlayerModel } from './model/video-player-types.ts';

export function VolumeControl({ model }: { model: VideoPlayerModel }) {
  useSignals();
  const t = useMessages(videoPlayerMessages);
  const isMuted = model.isMuted.value;
  const percent = isMuted ? 0 : Math.round(100 * model.volume.value);
  return (
    <>
      <IconButton
        icon={percent === 0 ? MutedIcon : percent < 50 ? QuietIcon : LoudIcon}
        label={t(isMuted ? 'unmute' : 'mute')}
        size="medium"
        onClick={() => model.toggleMuted()}
      />
      <input
        type="range"
        className="video-player-slider video-player-volume"
        part="volume"
        data-slider="volume"
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-label={t('volume')}
        aria-valuetext={`${percent}%`}
        style={{ '--played': `${percent}%`, '--buffered': '0%' } as CSSProperties}
        onChange={(event) => model.setVolume(event.currentTarget.valueAsNumber / 100)}
      />
    </>
  );
}
