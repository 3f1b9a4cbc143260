import {
  choice,
  type ElementDefinition,
  errorEvent,
  event,
  flag,
  integer,
  method,
  property,
  tagName,
  text,
} from '../../../host/element-definition.ts';
import type { VideoSource, VideoTrack } from '../model/video-types.ts';

export interface VideoTimeDetail {
  /** Seconds. */
  time: number;
}

export interface VideoQualityDetail {
  /** Lines of the picture. */
  quality: number;
}

export const videoPlayerDefinition = {
  tag: tagName('video-player'),
  attributes: {
    src: text(),
    poster: text(),
    heading: text(),
    quality: integer(),
    loop: flag(),
    muted: flag(),
    crossorigin: choice(['anonymous', 'use-credentials']),
  },
  properties: {
    sources: property<readonly VideoSource[] | undefined>(),
    tracks: property<readonly VideoTrack[] | undefined>(),
  },
  events: {
    'rmm-play': event<VideoTimeDetail>(),
    'rmm-pause': event<VideoTimeDetail>(),
    'rmm-ended': event<VideoTimeDetail>(),
    'rmm-quality-change': event<VideoQualityDetail>(),
    'rmm-error': errorEvent,
  },
  methods: {
    play: method<() => void>(),
    pause: method<() => void>(),
    seek: method<(seconds: number) => void>(),
  },
} as const satisfies ElementDefinition;
