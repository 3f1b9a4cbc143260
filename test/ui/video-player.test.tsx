import { createRef } from 'react';
import clip360 from '../../demo/pages/media/clip-360.webm';
import clip720 from '../../demo/pages/media/clip-720.webm';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import type { VideoPlayerModel } from '../../src/ui/video-player/model/video-player-types.ts';
import { VideoPlayer, type VideoPlayerProps } from '../../src/ui/video-player/video-player.tsx';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { holdTimers } from '../support/held-timers.ts';
import { click, hover, press, unhover } from '../support/user.ts';
import { type Mounted, type MountOptions, mount, settled } from './mount.tsx';

const sources = [
  { src: clip360, type: 'video/webm', size: 360 },
  { src: clip720, type: 'video/webm', size: 720 },
];
const captions = (text: string) =>
  `data:text/vtt,${encodeURIComponent(`WEBVTT\n\n00:00.000 --> 00:06.000\n${text}\n`)}`;
const tracks = [
  { src: captions('A clip\nthat <i>counts</i>'), label: 'English', language: 'en', isDefault: true },
  { src: captions('数える'), label: '日本語', language: 'ja' },
];

/** WebKitGTK plays nothing without GStreamer's plugins: what needs a picture is looked at in the other engines. */
const plays = document.createElement('video').canPlayType('video/webm; codecs="vp8"') !== '';
const itPlays = (title: string, body: () => Promise<void>) => {
  if (plays) it(title, body);
};

let mounted: Mounted;
let calls: string[];
const model = createRef<VideoPlayerModel>();

function show(props: Partial<VideoPlayerProps> = {}, options?: MountOptions) {
  calls = [];
  mounted = mount(
    <VideoPlayer
      ref={model}
      sources={sources}
      muted
      onPlay={() => calls.push('play')}
      onPause={() => calls.push('pause')}
      onEnded={() => calls.push('ended')}
      onQualityChange={(quality) => calls.push(`quality ${quality}`)}
      onError={(error) => calls.push(error.message)}
      {...props}
    />,
    { width: 640, ...options },
  );
}
afterEach(async () => {
  mounted.remove();
  await unhover();
});

const video = () => mounted.find<HTMLVideoElement>('video');
const ready = () => eventually(() => equal(model.current?.phase.peek(), 'ready'));
const button = (name: string) => mounted.named('button', name);
const player = () => mounted.find('.video-player');

async function showReady(props?: Partial<VideoPlayerProps>, options?: MountOptions) {
  show(props, options);
  await ready();
}

describe('VideoPlayer', () => {
  itPlays('begins in 720 lines, paused, with its length', async () => {
    await showReady();
    await eventually(async () => equal((await video()).videoHeight, 360));
    equal((await video()).paused, true);
    const seek = await mounted.find('[part="seek"]');
    await eventually(() => equal(seek.ariaValueText, '0:00 of 0:05'));
    ok(await button('Play'));
  });

  itPlays('plays and pauses by its buttons and by a press on the picture', async () => {
    await showReady();
    await click(await mounted.find('[part="begin"]'));
    await button('Pause');
    equal(activeElement(), await player());
    await eventually(async () => ok((await video()).currentTime > 0.1));
    await click(await button('Pause'));
    await button('Play');
    await eventually(() => deepEqual(calls, ['play', 'pause']));
    equal(mounted.all('[part="begin"]').length, 0);
    await click(await video(), { at: { x: 300, y: 100 } });
    await button('Pause');
    equal((await video()).paused, false);
  });

  itPlays('keeps second and state in another quality, chosen in the settings', async () => {
    await showReady();
    const element = await video();
    model.current?.seek(3);
    await click(await button('Play'));
    await eventually(() => ok(element.currentTime > 3));
    await click(await button('Settings'));
    await mounted.named('[role="menuitem"]', 'Quality: 720p');
    await settled(mounted);
    await press('ArrowDown', 'ArrowRight');
    const lesser = await mounted.named('[role="menuitemradio"]', '360p');
    await settled(mounted);
    await click(lesser);
    await eventually(() => equal(element.videoHeight, 180));
    await eventually(() => ok(element.currentTime >= 3, `it went back to ${element.currentTime}`));
    await eventually(() => ok(!element.paused || element.ended, 'it stopped'));
    deepEqual(calls.slice(0, 2), ['play', 'quality 360']);
  });

  itPlays('plays at another speed', async () => {
    await showReady();
    await click(await button('Settings'));
    await mounted.named('[role="menuitem"]', 'Speed: Normal');
    await settled(mounted);
    await press('ArrowDown', 'ArrowDown', 'ArrowRight');
    const faster = await mounted.named('[role="menuitemradio"]', '1.5×');
    await settled(mounted);
    await click(faster);
    await eventually(async () => equal((await video()).playbackRate, 1.5));
    // Out of the way of the picture.
    await eventually(() => equal(mounted.all('[role="menu"]').length, 0));
    await click(await button('Settings'));
    await mounted.named('[role="menuitem"]', 'Speed: 1.5×');
  });

  itPlays('is driven by keys', async () => {
    await showReady({ tracks });
    (await player()).focus();
    const element = await video();
    await press(' ');
    await eventually(() => equal(element.paused, false));
    await press('k');
    await eventually(() => equal(element.paused, true));
    model.current?.seek(0);
    await press('ArrowRight');
    await eventually(() => equal(element.currentTime, 5));
    await press('ArrowLeft');
    await eventually(() => equal(element.currentTime, 0));
    await press('m');
    await eventually(() => equal(element.muted, false));
    await press('ArrowDown', 'ArrowDown');
    await eventually(() => equal(Math.round(element.volume * 100), 90));
    await press('ArrowUp');
    await eventually(() => equal(Math.round(element.volume * 100), 95));
    await press('c');
    await eventually(async () => equal((await button('Captions')).ariaPressed, 'false'));
  });

  itPlays('leaves a focused control its own keys', async () => {
    await showReady();
    (await button('Unmute')).focus();
    await press(' ');
    await eventually(async () => equal((await video()).muted, false));
    equal((await video()).paused, true);
    (await mounted.find('[part="volume"]')).focus();
    await press('ArrowLeft');
    await eventually(async () => equal(Math.round((await video()).volume * 100), 95));
    equal((await video()).currentTime, 0);
  });

  itPlays('draws its captions as text, and shows others or none', async () => {
    await showReady({ tracks });
    const shown = () => mounted.root.querySelector('[part="captions"]')?.textContent;
    equal(shown(), undefined, 'before anything is said');
    // At once: on a busy machine the clip is over before anybody sees it play.
    (await video()).addEventListener('playing', () => model.current?.pause(), { once: true });
    model.current?.play();
    await eventually(() => equal(shown(), 'A clip\nthat counts'));
    await click(await button('Captions'));
    await eventually(() => equal(shown(), undefined));
    model.current?.captions.choose(model.current.captions.tracks.peek()[1]?.id);
    await eventually(() => equal(shown(), '数える'));
    equal((await mounted.find('[part="captions"]')).lang, 'ja');
    await click(await button('Captions'));
    await eventually(() => equal(shown(), undefined));
    await click(await button('Captions'));
    await eventually(() => equal(shown(), '数える'));
  });

  itPlays('offers to play again at its end', async () => {
    await showReady();
    model.current?.seek(5.8);
    model.current?.play();
    await button('Play again');
    await eventually(() => ok(calls.includes('ended')));
  });

  itPlays('goes to where the position is moved', async () => {
    await showReady();
    const seek = await mounted.find('[part="seek"]');
    await click(seek, { at: { x: seek.clientWidth / 2, y: seek.clientHeight / 2 } });
    await eventually(async () => ok(Math.abs((await video()).currentTime - 3) < 0.4, 'not in the middle'));
  });

  it('says what went wrong, and tries again', async () => {
    show({ sources: [{ src: 'data:video/webm,nothing' }] });
    const alert = await mounted.find('[role="alert"]');
    ok(alert.textContent?.includes('Couldn’t play this video'));
    equal(calls.length, 1);
    equal(mounted.all('[part="controls"]').length, 0, 'controls that control nothing');
    await click(await button('Retry'));
    await eventually(() => equal(calls.length, 2));
    await button('Retry');
  });

  it('says that there is nothing to play', async () => {
    show({ sources: [] });
    equal((await mounted.find('.video-player-empty')).textContent, 'No video to play');
    deepEqual(calls, []);
  });

  it('says so when the browser plays none of the types', async () => {
    show({ sources: [{ src: 'data:,', type: 'video/x-nothing' }] });
    ok((await mounted.find('[role="alert"]')).textContent?.includes('doesn’t support its format'));
  });

  itPlays('has every control at 400 px, each as large as a finger or a pointer needs', async () => {
    await showReady({ tracks }, { width: 368 });
    await button('Captions');
    const box = (await player()).getBoundingClientRect();
    const controls = mounted.all('[part="controls"] button, [part="controls"] input');
    ok(controls.length >= 6, `${controls.length} controls`);
    for (const control of controls) {
      const { left, right, width, height } = control.getBoundingClientRect();
      ok(left >= box.left && right <= box.right, `${control.ariaLabel} is outside`);
      ok(width >= 28 && height >= 28, `${control.ariaLabel} is ${width} × ${height}`);
    }
  });

  itPlays('leaves the picture alone while nobody moves, and comes back', async () => {
    const rest = holdTimers(3000);
    try {
      await showReady({ loop: true });
      model.current?.play();
      await hover(await video(), { x: 300, y: 60 });
      const controls = await mounted.find('[part="controls"]');
      await eventually(() => equal(rest.count, 1));
      equal(getComputedStyle(controls).opacity, '1');
      rest.end();
      await eventually(() => equal(getComputedStyle(controls).opacity, '0'));
      await hover(await video(), { x: 310, y: 70 });
      await eventually(() => equal(getComputedStyle(controls).opacity, '1'));
      equal(rest.count, 1);
    } finally {
      rest.restore();
    }
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`has nothing for axe to find in the ${theme} theme`, async () => {
      show({ tracks, heading: 'How backups work' }, { theme });
      await eventually(() => ok(model.current?.phase.peek() !== 'loading'));
      await expectNoAxeViolations(mounted.host);
      mounted.remove();
      show({ sources: [{ src: 'data:video/webm,nothing' }] }, { theme });
      await mounted.find('[role="alert"]');
      await expectNoAxeViolations(mounted.host);
    });
  }
});
