/**
 * A video as it plays: what the media element tells, as signals, and what somebody may ask of it. The element is the one
 * truth about time, volume and speed; here they are only read back, so that nothing shown can differ from what is heard.
 */
import { batch, computed, createModel, signal } from '@preact/signals-core';
import { limits } from '../../limits.ts';
import { createCaptions } from './captions.ts';
import { candidatesFor, nearestQuality, qualitiesOf } from './pick-source.ts';
import type {
  Media,
  PlayerPhase,
  VideoPlayerEvents,
  VideoPlayerModel,
  VideoPlayerShape,
  VideoProblem,
} from './video-player-types.ts';
import type { VideoSource } from './video-types.ts';

export function createVideoPlayerModel(events: VideoPlayerEvents = {}): VideoPlayerModel {
  return new (createModel<VideoPlayerShape>(() => videoPlayerModel(events)))();
}

/** `HTMLMediaElement.HAVE_FUTURE_DATA`. */
const haveFutureData = 3;
/** Milliseconds after which an end that the browser did not tell is told all the same. */
const patience = 500;
const problemsByCode: Record<number, VideoProblem> = { 2: 'network', 3: 'decode', 4: 'unsupported' };
const changes = [
  ...['timeupdate', 'durationchange', 'progress', 'volumechange', 'ratechange', 'waiting', 'playing', 'seeking'],
  ...['seeked', 'canplay', 'stalled', 'emptied', 'loadeddata'],
];

function videoPlayerModel(events: VideoPlayerEvents): VideoPlayerShape {
  const phase = signal<PlayerPhase>('empty');
  const problem = signal<VideoProblem | undefined>(undefined);
  const isPlaying = signal(false);
  const isWaiting = signal(false);
  const hasEnded = signal(false);
  const wasPlayed = signal(false);
  const time = signal(0);
  const duration = signal(Number.NaN);
  const buffered = signal(0);
  const volume = signal(1);
  const isMuted = signal(false);
  const rate = signal(1);
  const given = signal<readonly VideoSource[]>([]);
  const playable = signal<readonly VideoSource[]>([]);
  const quality = signal<number | undefined>(undefined);
  const captions = createCaptions();
  let media: Media | undefined;
  let candidates: readonly VideoSource[] = [];
  /** Where what is being loaded takes over from what was there before, and where Retry goes on. */
  let place = { time: 0, isPlaying: false };

  /** Until the source says what it is, the element knows neither where to go on nor that it is to play. */
  const isLoading = () => phase.peek() !== 'ready';

  function readBack() {
    const element = media;
    if (!element) return;
    const wasPlaying = isPlaying.peek();
    batch(() => {
      isPlaying.value = isLoading() ? phase.peek() === 'loading' && place.isPlaying : !element.paused && !element.ended;
      isWaiting.value = isPlaying.peek() && element.readyState < haveFutureData;
      hasEnded.value = element.ended;
      time.value = isLoading() ? place.time : element.currentTime;
      // While it loads, what was there before is still the best that is known.
      if (!Number.isNaN(element.duration)) duration.value = element.duration;
      buffered.value = isLoading() ? 0 : bufferedUpTo(element.buffered);
      volume.value = element.volume;
      isMuted.value = element.muted;
      if (isPlaying.peek()) wasPlayed.value = true;
      captions.read();
    });
    if (!element.ended) forgetEnd();
    else if (wasPlaying) endTimer = setTimeout(tellEnd, patience);
  }

  /** WebKit leaves the event out now and then where it was sought to the end as it began to play. */
  let endTimer: ReturnType<typeof setTimeout> | undefined;
  let isEndReported = false;
  function tellEnd() {
    clearTimeout(endTimer);
    if (!isEndReported) events.onEnded?.();
    isEndReported = true;
  }
  function forgetEnd() {
    clearTimeout(endTimer);
    isEndReported = false;
  }

  function load() {
    if (!media) return;
    const [next] = candidates;
    problem.value = undefined;
    if (next) {
      phase.value = 'loading';
      media.src = next.src;
      media.load();
    } else {
      phase.value = given.peek().length === 0 ? 'empty' : 'failed';
      media.removeAttribute('src');
      media.load();
      if (phase.peek() === 'failed') fail('unsupported', 'this browser plays none of its types');
    }
    readBack();
  }

  function takeOver() {
    if (!media || phase.peek() !== 'loading') return;
    phase.value = 'ready';
    // Loading sets the speed back.
    media.playbackRate = rate.peek();
    if (place.time > 0) media.currentTime = place.time;
    if (place.isPlaying) start();
  }

  function onFailure() {
    const error = media?.error;
    // Without a source there is nothing that could have failed.
    if (!error || phase.peek() === 'empty') return;
    if (phase.peek() === 'ready') place = { time: time.peek(), isPlaying: isPlaying.peek() };
    candidates = phase.peek() === 'loading' ? candidates.slice(1) : [];
    if (candidates.length > 0) load();
    else fail(problemsByCode[error.code] ?? 'network', error.message);
  }

  function fail(kind: VideoProblem, because: string) {
    phase.value = 'failed';
    problem.value = kind;
    events.onError?.(new Error(`The video couldn’t be played (${kind}): ${because || 'the browser gives no reason'}`));
  }

  function start() {
    // Refused where the page may not make a sound unasked, and ended by a pause: the element tells what is.
    media?.play().catch(() => readBack());
  }

  /** To go on in another quality is not to play anew, which the page would be told. */
  let isTakingOver = false;
  function onPlay() {
    if (!isTakingOver) events.onPlay?.();
    isTakingOver = false;
  }

  const listeners: [string, () => void][] = [
    ['loadedmetadata', takeOver],
    ['error', onFailure],
    ['play', onPlay],
    ['pause', () => events.onPause?.()],
    ['ended', tellEnd],
    ...changes.map((name): [string, () => void] => [name, () => undefined]),
  ];

  function setSources(next: readonly VideoSource[], wanted: number = limits.video.quality) {
    if (areSame(next, given.peek())) return;
    given.value = next;
    playable.value = next.filter(({ type }) => !type || media?.canPlayType(type) !== '');
    quality.value = nearestQuality(qualitiesOf(playable.peek()), wanted);
    candidates = candidatesFor(playable.peek(), quality.peek());
    place = { time: 0, isPlaying: false };
    isTakingOver = false;
    wasPlayed.value = false;
    duration.value = Number.NaN;
    load();
  }

  /** Whether there was anything to do. */
  function setQuality(next: number): boolean {
    if (next === quality.peek() || !qualitiesOf(playable.peek()).includes(next)) return false;
    place = { time: time.peek(), isPlaying: isPlaying.peek() };
    isTakingOver = place.isPlaying;
    quality.value = next;
    candidates = candidatesFor(playable.peek(), next);
    load();
    return true;
  }

  function play() {
    if (phase.peek() === 'loading') place = { ...place, isPlaying: true };
    else start();
    readBack();
  }

  function pause() {
    place = { ...place, isPlaying: false };
    isTakingOver = false;
    media?.pause();
    readBack();
  }

  function seek(seconds: number) {
    const end = Number.isFinite(duration.peek()) ? duration.peek() : seconds;
    const at = Math.min(Math.max(0, seconds), end);
    if (isLoading()) place = { ...place, time: at };
    else if (media) media.currentTime = at;
    readBack();
  }

  return {
    phase,
    problem,
    isPlaying,
    isWaiting,
    hasEnded,
    wasPlayed,
    time,
    duration,
    buffered,
    volume,
    isMuted,
    rate,
    quality,
    qualities: computed(() => qualitiesOf(playable.value)),
    captions,
    setSources,
    play,
    pause,
    seek,
    toggle: () => (isPlaying.peek() ? pause() : play()),
    skip: (seconds) => seek(time.peek() + seconds),

    attach(element) {
      media = element;
      const stops = listeners.map(([name, work]) => {
        const listener = () => {
          work();
          readBack();
        };
        element.addEventListener(name, listener);
        return () => element.removeEventListener(name, listener);
      });
      const letGoOfTracks = captions.attach(element.textTracks, () => time.peek());
      // Of its track elements, whose events do not bubble.
      element.addEventListener('load', captions.read, { capture: true });
      if (given.peek().length > 0) load();
      readBack();
      return () => {
        for (const stop of stops) stop();
        forgetEnd();
        letGoOfTracks();
        element.removeEventListener('load', captions.read, { capture: true });
        element.pause();
        // What is still being fetched would be fetched for nobody.
        element.removeAttribute('src');
        element.load();
        media = undefined;
      };
    },

    setQuality,
    chooseQuality(next) {
      if (setQuality(next)) events.onQualityChange?.(next);
    },

    setVolume(next) {
      if (!media) return;
      media.volume = Math.min(1, Math.max(0, next));
      media.muted = media.volume === 0;
      readBack();
    },

    toggleMuted() {
      if (!media) return;
      // Pulled down to nothing there is nothing to go back to but a sound that can be heard.
      if (media.muted && media.volume === 0) media.volume = 0.5;
      media.muted = !media.muted;
      readBack();
    },

    setRate(next) {
      rate.value = next;
      if (media) media.playbackRate = next;
    },

    retry() {
      candidates = candidatesFor(playable.peek(), quality.peek());
      load();
    },
  };
}

function areSame(some: readonly VideoSource[], others: readonly VideoSource[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ src, type, size }, index) => {
      const other = others[index];
      return src === other?.src && type === other.type && size === other.size;
    })
  );
}

function bufferedUpTo(ranges: TimeRanges): number {
  return ranges.length > 0 ? ranges.end(ranges.length - 1) : 0;
}
