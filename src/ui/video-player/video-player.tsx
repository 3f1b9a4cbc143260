import { useModel, useSignals } from '@preact/signals-react/runtime';
import { type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { useAnnounce } from '../live-region/use-announce.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { videoPlayerMessages } from './messages.ts';
import { createVideoPlayerModel } from './model/video-player-model.ts';
import type { VideoPlayerEvents, VideoPlayerModel } from './model/video-player-types.ts';
import type { VideoSource, VideoTrack } from './model/video-types.ts';
import { type PlayerActions, pressInPlayer } from './player-keys.ts';
import { trackName } from './track-name.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useIdle } from './use-idle.ts';
import { usePictureInPicture } from './use-picture-in-picture.ts';
import { VideoControls } from './video-controls.tsx';
import css from './video-player.css';
import sliderCss from './video-slider.css';
import { VideoStage } from './video-stage.tsx';

export interface VideoPlayerProps extends VideoPlayerEvents {
  /** The same picture in several qualities and formats; the first format of a quality that the browser plays is taken. */
  sources: readonly VideoSource[];
  tracks?: readonly VideoTrack[] | undefined;
  /** Address of the picture that is shown before it plays. */
  poster?: string | undefined;
  /** Shown over the picture, and the player's name for a screen reader. */
  heading?: string | undefined;
  /** Lines of the picture; default 720. Where there is none such, the best below. */
  quality?: number | undefined;
  loop?: boolean | undefined;
  /** Begins without sound. */
  muted?: boolean | undefined;
  /** For captions that come from another origin. */
  crossOrigin?: 'anonymous' | 'use-credentials' | undefined;
  /** To play and to pause it from outside. */
  ref?: Ref<VideoPlayerModel>;
}

const noTracks: readonly VideoTrack[] = [];

/**
 * A video with captions, quality and speed. Spec 003 §3 and §9. The controls are our own: those of media-chrome write
 * markup and style text into their shadow roots, which Trusted Types refuse, and register 48 names for the whole page.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  useSignals();
  useThemedStyles(css, sliderCss);
  const t = useMessages(videoPlayerMessages);
  const { sources, tracks = noTracks, poster, heading, quality, loop, muted, crossOrigin, ref } = props;
  const container = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const model = useModel(() =>
    createVideoPlayerModel({
      onPlay: () => latest.current.onPlay?.(),
      onPause: () => latest.current.onPause?.(),
      onEnded: () => latest.current.onEnded?.(),
      onQualityChange: (next) => latest.current.onQualityChange?.(next),
      onError: (error) => latest.current.onError?.(error),
    }),
  );
  useImperativeHandle(ref, () => model, [model]);
  useLayoutEffect(() => (video.current ? model.attach(video.current) : undefined), [model]);
  useLayoutEffect(() => model.setSources(sources, latest.current.quality), [model, sources]);
  useLayoutEffect(() => {
    if (quality !== undefined) model.setQuality(quality);
  }, [model, quality]);
  useLayoutEffect(() => model.captions.setDefault(tracks.findIndex(({ isDefault }) => isDefault)), [model, tracks]);

  const fullScreen = useFullScreen(container, video);
  const picture = usePictureInPicture(video);
  const isPlaying = model.isPlaying.value;
  const { isIdle, wake, rest } = useIdle(isPlaying);
  const wasWoken = useRef(false);
  const actions = usePlayerActions(model, fullScreen.toggle);
  // Nothing is said before it begins, and the button to begin stands there.
  const text = model.wasPlayed.value ? model.captions.text.value : '';
  const phase = model.phase.value;
  // After a failure another quality may still be worth a try.
  const isOfUse = phase === 'failed' ? model.qualities.value.length > 1 : phase !== 'empty';
  return (
    <div
      ref={container}
      className={isOfUse ? 'video-player' : 'video-player video-player-bare'}
      part="video-player"
      role="group"
      tabIndex={-1}
      aria-label={heading ?? t('player')}
      data-idle={isIdle || undefined}
      onKeyDown={(event) => {
        wake();
        pressInPlayer(event, actions);
      }}
      onPointerMove={wake}
      onPointerDown={({ pointerType }) => {
        wasWoken.current = isIdle && pointerType === 'touch';
        wake();
      }}
      onPointerLeave={({ pointerType }) => {
        // A finger leaves with every lift.
        if (pointerType !== 'touch') rest();
      }}
      onFocus={wake}
    >
      <video
        ref={video}
        className="video-player-video"
        part="video"
        preload="metadata"
        playsInline
        poster={poster}
        loop={loop}
        muted={muted}
        crossOrigin={crossOrigin}
        onClick={() => {
          // A finger has nothing to move: its first tap asks for the controls.
          if (!wasWoken.current) model.toggle();
        }}
      >
        {tracks.map(({ src, label, language, kind = 'captions' }) => (
          <track key={`${src} ${label}`} src={src} label={label} srcLang={language} kind={kind} />
        ))}
      </video>
      {text !== '' && (
        <p className="video-player-captions" part="captions" lang={languageOf(model)} dir="auto">
          <span>{text}</span>
        </p>
      )}
      {heading !== undefined && (
        <p className="video-player-heading" part="heading" aria-hidden="true">
          {heading}
        </p>
      )}
      <VideoStage
        model={model}
        onBegin={() => {
          // The button goes; keys shall go on.
          container.current?.focus({ preventScroll: true });
          model.play();
        }}
      />
      {isOfUse && <VideoControls model={model} fullScreen={fullScreen} picture={picture} />}
    </div>
  );
}

function languageOf({ captions }: VideoPlayerModel): string | undefined {
  return captions.tracks.value.find(({ id }) => id === captions.chosen.value)?.language || undefined;
}

/** What keys do, said aloud: the button that would show it need not have the focus. */
function usePlayerActions(model: VideoPlayerModel, toggleFullScreen: () => void): PlayerActions {
  const t = useMessages(videoPlayerMessages);
  const announce = useAnnounce();
  return useMemo(
    () => ({
      toggle: () => model.toggle(),
      skip: (seconds) => model.skip(seconds),
      louder(percent) {
        model.setVolume((model.isMuted.peek() ? 0 : model.volume.peek()) + percent / 100);
        announce(t('volumeValue', { percent: Math.round(100 * model.volume.peek()) }));
      },
      toggleMuted() {
        model.toggleMuted();
        const percent = Math.round(100 * model.volume.peek());
        announce(model.isMuted.peek() ? t('muted') : t('volumeValue', { percent }));
      },
      toggleFullScreen,
      toggleCaptions() {
        const { captions } = model;
        captions.toggle();
        const index = captions.tracks.peek().findIndex(({ id }) => id === captions.chosen.peek());
        const track = captions.tracks.peek()[index];
        if (captions.tracks.peek().length > 0) {
          announce(t('captionsShown', { track: track ? trackName(track, index, t) : t('captionsOff') }));
        }
      },
    }),
    [model, toggleFullScreen, announce, t],
  );
}
