import { type DocsOf, errorEventDocs } from '../../../host/element-docs.ts';
import type { videoPlayerDefinition } from './video-player-definition.ts';

export const videoPlayerDocs: DocsOf<typeof videoPlayerDefinition> = {
  summary: 'Plays a video, with captions, quality and speed',
  attributes: {
    src: 'Address of the video, where there is one only. Outranked by `sources` and by source elements inside.',
    poster: 'Address of the picture that is shown before it plays.',
    heading: "Shown over the picture, and the player's name for a screen reader.",
    quality:
      'Lines of the picture; 720 where absent. Where there is no such source, the best below it. Follows what the user chooses.',
    loop: 'Begins again at its end.',
    muted: 'Begins without sound.',
    crossorigin: 'How captions of another origin are asked for.',
  },
  properties: {
    sources: {
      type: 'readonly { src: string; type?: string; size?: number }[] | undefined',
      description:
        'The video in several qualities (size, in lines) and formats. In markup: source elements inside, with a size attribute.',
    },
    tracks: {
      type: "readonly { src: string; label: string; language?: string; kind?: 'captions' | 'subtitles'; isDefault?: boolean }[] | undefined",
      description: 'Captions, as WebVTT. In markup: track elements inside.',
    },
  },
  events: {
    'rmm-play': { detail: '{ time: number }', description: 'It plays, from a second on.' },
    'rmm-pause': { detail: '{ time: number }', description: 'It was paused at a second, or came to its end.' },
    'rmm-ended': { detail: '{ time: number }', description: 'It came to its end.' },
    'rmm-quality-change': { detail: '{ quality: number }', description: 'The user chose another quality.' },
    'rmm-error': errorEventDocs,
  },
  methods: {
    play: { signature: '() => Promise<void>', description: 'Plays, or goes on' },
    pause: { signature: '() => Promise<void>', description: 'Pauses' },
    seek: { signature: '(seconds: number) => Promise<void>', description: 'Goes to a second' },
  },
  parts: {
    'video-player': 'The player',
    video: 'The picture',
    heading: 'The heading over it',
    captions: 'The captions',
    controls: 'The bar under the picture',
    begin: 'The large button to begin',
    failure: 'What went wrong, and Retry',
  },
};
