/**
 * Captions, drawn by us: the browser's own would lie under the controls and cannot be styled alike in all engines. The
 * tracks are therefore `hidden`, which loads their cues and tells of them without drawing any.
 */
import { type ReadonlySignal, signal } from '@preact/signals-core';

export interface CaptionTrack {
  /** Stands for the track as long as the video has it. */
  id: number;
  label: string;
  language: string;
}

export interface Captions {
  readonly tracks: ReadonlySignal<readonly CaptionTrack[]>;
  /** `id` of what is shown; `undefined` while they are off. */
  readonly chosen: ReadonlySignal<number | undefined>;
  /** What is said now, line by line. */
  readonly text: ReadonlySignal<string>;
  choose(id: number | undefined): void;
  /** Off, or the track that was on last, or the first. */
  toggle(): void;
  /** Which of the tracks, counted in their order, is on until somebody chooses. */
  setDefault(index: number): void;
  /** The time may have changed, or cues have come. */
  read(): void;
  /** `now` in seconds. The answer lets go of them. */
  attach(list: TextTrackList, now: () => number): () => void;
}

export function createCaptions(): Captions {
  const tracks = signal<readonly CaptionTrack[]>([]);
  const chosen = signal<number | undefined>(undefined);
  const text = signal('');
  const ids = new WeakMap<TextTrack, number>();
  let count = 0;
  let list: TextTrackList | undefined;
  let now = () => 0;
  let defaultIndex = -1;
  let wasChosen = false;
  let last: number | undefined;
  let stopListening: (() => void) | undefined;

  const all = () => [...(list ?? [])].filter(({ kind }) => kind === 'captions' || kind === 'subtitles');

  function idOf(track: TextTrack): number {
    const known = ids.get(track);
    if (known !== undefined) return known;
    count += 1;
    ids.set(track, count);
    return count;
  }

  function refresh() {
    const present = all();
    tracks.value = present.map((track) => ({ id: idOf(track), label: track.label, language: track.language }));
    // A browser that was told to show captions everywhere switches one on by itself.
    const shown = present.find(({ mode }) => mode === 'showing') ?? (wasChosen ? undefined : present[defaultIndex]);
    if (shown) show(idOf(shown));
    else if (!present.some((track) => idOf(track) === chosen.peek())) show(undefined);
  }

  function show(id: number | undefined) {
    stopListening?.();
    stopListening = undefined;
    chosen.value = id;
    text.value = '';
    for (const track of all()) {
      const mode = idOf(track) === id ? 'hidden' : 'disabled';
      if (track.mode !== mode) track.mode = mode;
      if (mode === 'hidden') listenTo(track);
    }
  }

  /** Looked up by ourselves: `activeCues` stays empty in Chromium until a video has played. */
  function read() {
    const at = now();
    const track = all().find((one) => idOf(one) === chosen.peek());
    const said = [...(track?.cues ?? [])].filter(({ startTime, endTime }) => startTime <= at && at < endTime);
    text.value = said.map(textOf).join('\n');
  }

  /** On time, where the player itself tells of the time four times a second only. */
  function listenTo(track: TextTrack) {
    track.addEventListener('cuechange', read);
    stopListening = () => track.removeEventListener('cuechange', read);
    read();
  }

  function choose(id: number | undefined) {
    wasChosen = true;
    if (id !== undefined) last = id;
    show(id);
  }

  return {
    tracks,
    chosen,
    text,
    choose,
    read,

    toggle() {
      if (chosen.peek() !== undefined) {
        last = chosen.peek();
        return choose(undefined);
      }
      const present = tracks.peek();
      choose((present.find(({ id }) => id === last) ?? present[0])?.id);
    },

    setDefault(index) {
      defaultIndex = index;
      refresh();
    },

    attach(next, clock) {
      list = next;
      now = clock;
      const changes = ['addtrack', 'removetrack', 'change'] as const;
      for (const name of changes) next.addEventListener(name, refresh);
      refresh();
      return () => {
        for (const name of changes) next.removeEventListener(name, refresh);
        stopListening?.();
        list = undefined;
      };
    },
  };
}

/** Without the cue's own markup: as text it can be nothing but text. */
function textOf(cue: TextTrackCue): string {
  return 'getCueAsHTML' in cue ? ((cue as VTTCue).getCueAsHTML().textContent ?? '') : '';
}
