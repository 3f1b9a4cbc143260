import type { Model, ReadonlySignal } from '@preact/signals-core';
import type { Captions } from './captions.ts';
import type { VideoSource } from './video-types.ts';

/** What is used of a video element. */
export type Media = EventTarget &
  Pick<
    HTMLVideoElement,
    | 'src'
    | 'currentTime'
    | 'duration'
    | 'paused'
    | 'ended'
    | 'readyState'
    | 'error'
    | 'buffered'
    | 'textTracks'
    | 'volume'
    | 'muted'
    | 'playbackRate'
    | 'play'
    | 'pause'
    | 'load'
    | 'canPlayType'
    | 'removeAttribute'
  >;

export type PlayerPhase =
  /** Nothing to play was given. */
  'empty' | 'loading' | 'ready' | 'failed';

/** Of a failure: fetched in vain, broken, or of no kind that this browser plays. */
export type VideoProblem = 'network' | 'decode' | 'unsupported';

export interface VideoPlayerEvents {
  onPlay?: (() => void) | undefined;
  onPause?: (() => void) | undefined;
  onEnded?: (() => void) | undefined;
  onQualityChange?: ((quality: number) => void) | undefined;
  onError?: ((error: Error) => void) | undefined;
}

interface Shape {
  phase: ReadonlySignal<PlayerPhase>;
  problem: ReadonlySignal<VideoProblem | undefined>;
  /** It plays, or will as soon as there is data. */
  isPlaying: ReadonlySignal<boolean>;
  /** It should play, and waits for data. */
  isWaiting: ReadonlySignal<boolean>;
  hasEnded: ReadonlySignal<boolean>;
  /** Until it was played at all, the poster and a large button are shown. */
  wasPlayed: ReadonlySignal<boolean>;
  /** Seconds. */
  time: ReadonlySignal<number>;
  /** Seconds; `NaN` while unknown, infinite for a live stream. */
  duration: ReadonlySignal<number>;
  /** Seconds up to which it is there. */
  buffered: ReadonlySignal<number>;
  /** 0 to 1. */
  volume: ReadonlySignal<number>;
  isMuted: ReadonlySignal<boolean>;
  /** 1 is as it was recorded. */
  rate: ReadonlySignal<number>;
  /** Lines of the picture, the best first. */
  qualities: ReadonlySignal<readonly number[]>;
  quality: ReadonlySignal<number | undefined>;
  captions: Captions;
  /** The answer lets go of it. */
  attach(media: Media): () => void;
  /** What may be played, and at which quality; the same sources again change nothing. */
  setSources(sources: readonly VideoSource[], quality?: number | undefined): void;
  /** Goes on in another quality, at the same second, playing if it played; `onQualityChange` is told. */
  chooseQuality(quality: number): void;
  /** The same, asked for by the owner, who is not told what it knows. Answers whether there was anything to do. */
  setQuality(quality: number): boolean;
  play(): void;
  pause(): void;
  toggle(): void;
  seek(seconds: number): void;
  /** From here; back where negative. */
  skip(seconds: number): void;
  setVolume(volume: number): void;
  toggleMuted(): void;
  setRate(rate: number): void;
  /** Loads anew what failed, from where it was. */
  retry(): void;
}
export type VideoPlayerModel = Model<Shape>;
export type VideoPlayerShape = Shape;
