import type { Sample } from './sample.ts';

const sources = [
  { src: '/media/clip-720.webm', type: 'video/webm', size: 720 },
  { src: '/media/clip-360.webm', type: 'video/webm', size: 360 },
];
const tracks = [
  { src: '/media/captions.en.vtt', label: 'English', language: 'en', isDefault: true },
  { src: '/media/captions.ja.vtt', label: '日本語', language: 'ja' },
];

/** Without what the sample itself plays. */
const bare = (element: HTMLElement) => void Object.assign(element, { sources: undefined, tracks: undefined });

export const videoPlayerSample: Sample = {
  attributes: { heading: 'Counting clip' },
  look: { heading: 'Counting clip' },
  isSmall: true,
  isFull: true,
  hasOwnHeight: true,
  markup: `<rmm-video-player heading="Counting clip">
  <source src="/media/clip-720.webm" type="video/webm" size="720" />
  <source src="/media/clip-360.webm" type="video/webm" size="360" />
  <track src="/media/captions.en.vtt" label="English" srclang="en" default />
</rmm-video-player>`,
  setUp(element) {
    Object.assign(element, { sources, tracks });
  },
  example: { properties: { sources, tracks } },
  states: [
    { name: 'Poster', attributes: { src: '/media/clip-720.webm', poster: '/icon.svg' }, setUp: bare },
    { name: 'In 360 lines', attributes: { quality: '360' }, setUp: (element) => Object.assign(element, { sources }) },
    {
      name: 'Not there',
      attributes: { src: '/media/no-such-file.webm', heading: 'Missing clip' },
      setUp: bare,
    },
    { name: 'No video', attributes: {}, setUp: bare },
  ],
};
