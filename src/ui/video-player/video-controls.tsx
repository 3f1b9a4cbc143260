import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../host/use-host.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import {
  CaptionsIcon,
  ExitFullScreenIcon,
  FullScreenIcon,
  PauseIcon,
  PictureIcon,
  PlayIcon,
  ReplayIcon,
} from './media-icons.tsx';
import { videoPlayerMessages } from './messages.ts';
import type { VideoPlayerModel } from './model/video-player-types.ts';
import { SeekSlider } from './seek-slider.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import type { Toggle } from './use-full-screen.ts';
import { VolumeControl } from './volume-control.tsx';

export interface VideoControlsProps {
  model: VideoPlayerModel;
  fullScreen: Toggle;
  picture: Toggle;
}

export function VideoControls({ model, fullScreen, picture }: VideoControlsProps) {
  useSignals();
  const t = useMessages(videoPlayerMessages);
  const isPlaying = model.isPlaying.value;
  const hasEnded = model.hasEnded.value && !isPlaying;
  const hasCaptions = model.captions.tracks.value.length > 0;
  return (
    <div className="video-player-controls" part="controls">
      <SeekSlider model={model} />
      <div className="video-player-row">
        <IconButton
          icon={isPlaying ? PauseIcon : hasEnded ? ReplayIcon : PlayIcon}
          label={t(isPlaying ? 'pause' : hasEnded ? 'replay' : 'play')}
          size="medium"
          onClick={() => model.toggle()}
        />
        <VolumeControl model={model} />
        <span className="video-player-gap" />
        {hasCaptions && (
          <IconButton
            icon={CaptionsIcon}
            label={t('captions')}
            size="medium"
            aria-pressed={model.captions.chosen.value !== undefined}
            onClick={() => model.captions.toggle()}
          />
        )}
        <SettingsMenu model={model} />
        {picture.isAvailable && (
          <IconButton
            icon={PictureIcon}
            label={t(picture.isOn ? 'exitPicture' : 'picture')}
            size="medium"
            disabled={model.phase.value !== 'ready'}
            onClick={picture.toggle}
          />
        )}
        {fullScreen.isAvailable && (
          <IconButton
            icon={fullScreen.isOn ? ExitFullScreenIcon : FullScreenIcon}
            label={t(fullScreen.isOn ? 'exitFullScreen' : 'fullScreen')}
            size="medium"
            onClick={fullScreen.toggle}
          />
        )}
      </div>
    </div>
  );
}
