import { doc } from '../../host/doc.ts';
import {
  choice,
  type ElementDefinition,
  errorEvent,
  event,
  flag,
  integer,
  method,
  property,
  text,
} from '../../host/element-definition.ts';
import type { VideoSource, VideoTrack } from './video-types.ts';

export interface VideoTimeDetail {
  /** Seconds. */
  time: number;
}

export interface VideoQualityDetail {
  /** Lines of the picture. */
  quality: number;
}

export const videoPlayerDefinition = {
  tag: 'rmm-video-player',
  summary: doc`Plays a video, with captions, quality and speed`,
  attributes: {
    src: text(
      doc`Address of the video, where there is one only. Outranked by \`sources\` and by source elements inside.`,
    ),
    poster: text(doc`Address of the picture that is shown before it plays.`),
    heading: text(doc`Shown over the picture, and the player's name for a screen reader.`),
    quality: integer(
      doc`Lines of the picture; 720 where absent. Where there is no such source, the best below it. Follows what the user chooses.`,
    ),
    loop: flag(doc`Begins again at its end.`),
    muted: flag(doc`Begins without sound.`),
    crossorigin: choice(['anonymous', 'use-credentials'], doc`How captions of another origin are asked for.`),
  },
  properties: {
    sources: property<readonly VideoSource[] | undefined>(
      doc`readonly { src: string; type?: string; size?: number }[] | undefined`,
      doc`The video in several qualities (size, in lines) and formats. In markup: source elements inside, with a size attribute.`,
      undefined,
    ),
    tracks: property<readonly VideoTrack[] | undefined>(
      doc`readonly { src: string; label: string; language?: string; kind?: 'captions' | 'subtitles'; isDefault?: boolean }[] | undefined`,
      doc`Captions, as WebVTT. In markup: track elements inside.`,
      undefined,
    ),
  },
  events: {
    'rmm-play': event<VideoTimeDetail>(doc`{ time: number }`, doc`It plays, from a second on.`),
    'rmm-pause': event<VideoTimeDetail>(doc`{ time: number }`, doc`It was paused at a second, or came to its end.`),
    'rmm-ended': event<VideoTimeDetail>(doc`{ time: number }`, doc`It came to its end.`),
    'rmm-quality-change': event<VideoQualityDetail>(doc`{ quality: number }`, doc`The user chose another quality.`),
    'rmm-error': errorEvent,
  },
  methods: {
    play: method<() => void>(doc`() => void`, doc`Plays, or goes on`),
    pause: method<() => void>(doc`() => void`, doc`Pauses`),
    seek: method<(seconds: number) => void>(doc`(seconds: number) => void`, doc`Goes to a second`),
  },
  parts: {
    'video-player': doc`The player`,
    video: doc`The picture`,
    heading: doc`The heading over it`,
    captions: doc`The captions`,
    controls: doc`The bar under the picture`,
    begin: doc`The large button to begin`,
    failure: doc`What went wrong, and Retry`,
  },
  cssProperties: {},
} as const satisfies ElementDefinition;
