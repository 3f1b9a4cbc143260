import '../../elements/video-player.ts';
import clip360 from '../../demo/pages/media/clip-360.webm';
import clip720 from '../../demo/pages/media/clip-720.webm';
import type { VideoPlayerElement } from '../../elements/video-player.ts';
import { videoPlayerDefinition } from '../../src/ui/video-player/element/video-player-definition.ts';
import { deepEqual, equal, eventually, match, ok } from '../support/assert.ts';
import { expectConsole } from '../support/console-guard.ts';
import { elementContract } from '../support/element-contract.ts';

elementContract(videoPlayerDefinition, {
  attributes: { heading: 'How backups work' },
  load: async () => ({
    view: (await import('../../src/ui/video-player/element/video-player-element.tsx')).VideoPlayerElement,
  }),
});

const plays = document.createElement('video').canPlayType('video/webm; codecs="vp8"') !== '';

describe('<rmm-video-player>', () => {
  let element: VideoPlayerElement;
  beforeEach(() => {
    element = document.createElement('rmm-video-player');
    element.setAttribute('muted', '');
  });
  afterEach(() => element.remove());

  const video = () => eventually(() => element.shadowRoot?.querySelector('video') ?? null);
  const height = async (lines: number) => {
    const inside = await video();
    await eventually(() => equal(inside.videoHeight, lines));
  };

  it('plays what the markup names, and follows its changes', async () => {
    element.innerHTML = `<source size="360" type="video/webm" src="${clip360}"><source size="720" src="${clip720}">`;
    element.setAttribute('quality', '360');
    document.body.append(element);
    await eventually(async () => equal((await video()).getAttribute('src'), clip360));
    element.querySelector('source')?.remove();
    await eventually(async () => equal((await video()).getAttribute('src'), clip720));
  });

  it('prefers the property to the markup', async () => {
    element.innerHTML = `<source src="${clip360}">`;
    element.sources = [{ src: clip720 }];
    document.body.append(element);
    await eventually(async () => equal((await video()).getAttribute('src'), clip720));
  });

  it('takes captions from the markup', async () => {
    element.innerHTML = `<source src="${clip360}"><track label="English" srclang="en" src="data:text/vtt,WEBVTT" default>`;
    document.body.append(element);
    const inside = await video();
    await eventually(() =>
      deepEqual(
        [...inside.textTracks].map(({ label, mode }) => [label, mode]),
        [['English', 'hidden']],
      ),
    );
  });

  it('tells of a failure', async () => {
    expectConsole(/The video couldn’t be played/);
    const failed = new Promise<string>((resolve) =>
      element.addEventListener('rmm-error', (event) => resolve(event.detail.message)),
    );
    element.setAttribute('src', 'data:video/webm,nothing');
    document.body.append(element);
    ok((await failed).includes('The video couldn’t be played'));
  });

  if (!plays) return;

  it('tells of playing, pausing and the end, and is played from outside', async () => {
    const heard: string[] = [];
    for (const name of ['rmm-play', 'rmm-pause', 'rmm-ended'] as const) {
      element.addEventListener(name, (event) => heard.push(`${name} ${Math.floor(event.detail.time)}`));
    }
    element.sources = [{ src: clip360, size: 360 }];
    document.body.append(element);
    await element.seek(1);
    await element.play();
    await eventually(() => deepEqual(heard, ['rmm-play 1']));
    await element.pause();
    // However long it took to be paused.
    const { currentTime } = await video();
    await eventually(() => deepEqual(heard, ['rmm-play 1', `rmm-pause ${Math.floor(currentTime)}`]));
    await element.seek(5.7);
    await element.play();
    await eventually(() => match(heard.at(-1) ?? '', /^rmm-ended [56]$/));
  });

  it('changes its quality by its attribute without telling the page what it said', async () => {
    let count = 0;
    element.addEventListener('rmm-quality-change', () => {
      count += 1;
    });
    element.sources = [
      { src: clip360, size: 360 },
      { src: clip720, size: 720 },
    ];
    document.body.append(element);
    await height(360);
    element.quality = 360;
    await height(180);
    equal(count, 0);
  });
});
