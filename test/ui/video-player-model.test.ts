/** The player's rules without a codec: a media element that does what it is told, and when. */

import { limits } from '../../src/ui/limits.ts';
import { formatTime } from '../../src/ui/video-player/format-time.ts';
import { candidatesFor, nearestQuality, qualitiesOf } from '../../src/ui/video-player/model/pick-source.ts';
import { createVideoPlayerModel } from '../../src/ui/video-player/model/video-player-model.ts';
import type { Media, VideoPlayerModel } from '../../src/ui/video-player/model/video-player-types.ts';
import { deepEqual, equal, eventually } from '../support/assert.ts';

const sources = [
  { src: '/360.webm', type: 'video/webm', size: 360 },
  { src: '/720.mp4', type: 'video/mp4', size: 720 },
  { src: '/720.webm', type: 'video/webm', size: 720 },
  { src: '/1080.webm', type: 'video/webm', size: 1080 },
];

class FakeMedia extends EventTarget {
  src = '';
  currentTime = 0;
  duration = Number.NaN;
  paused = true;
  ended = false;
  readyState = 0;
  error: { code: number; message: string } | null = null;
  volume = 1;
  muted = false;
  playbackRate = 1;
  readonly unplayable = new Set<string>();
  readonly buffered = { length: 0, start: () => 0, end: () => 0 };
  readonly textTracks = document.createElement('video').textTracks;

  load() {
    Object.assign(this, {
      currentTime: 0,
      duration: Number.NaN,
      paused: true,
      ended: false,
      readyState: 0,
      error: null,
    });
    this.playbackRate = 1;
    this.dispatchEvent(new Event('emptied'));
  }
  play() {
    if (this.paused) {
      this.paused = false;
      this.dispatchEvent(new Event('play'));
    }
    return Promise.resolve();
  }
  pause() {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
  canPlayType(type: string) {
    return this.unplayable.has(type) ? '' : 'probably';
  }
  removeAttribute() {
    this.src = '';
  }
  arrive(duration = 60) {
    Object.assign(this, { duration, readyState: 4 });
    this.dispatchEvent(new Event('loadedmetadata'));
  }
  fail(code: number) {
    this.error = { code, message: '' };
    this.dispatchEvent(new Event('error'));
  }
}

describe('Sources', () => {
  it('offer their qualities, the best first', () => {
    deepEqual(qualitiesOf([...sources, { src: '/any' }]), [1080, 720, 360]);
  });

  it('are taken at the quality that was asked for, or the best below, or the least', () => {
    deepEqual(
      [720, 800, 4000, 100].map((wanted) => nearestQuality([1080, 720, 360], wanted)),
      [720, 720, 1080, 360],
    );
    equal(nearestQuality([], 720), undefined);
  });

  it('of one quality stand in for each other', () => {
    deepEqual(
      candidatesFor(sources, 720).map(({ src }) => src),
      ['/720.mp4', '/720.webm'],
    );
  });
});

it('a time is written as on a clock', () => {
  deepEqual([0, 7.9, 754, 3723, Number.NaN, Number.POSITIVE_INFINITY].map(formatTime), [
    '0:00',
    '0:07',
    '12:34',
    '1:02:03',
    '-:--',
    '-:--',
  ]);
});

describe('The model of a video player', () => {
  let media: FakeMedia;
  let model: VideoPlayerModel;
  let calls: string[];
  let detach: () => void;

  function attach(unplayable: string[] = []) {
    calls = [];
    media = new FakeMedia();
    for (const type of unplayable) media.unplayable.add(type);
    model = createVideoPlayerModel({
      onPlay: () => calls.push('play'),
      onPause: () => calls.push('pause'),
      onEnded: () => calls.push('ended'),
      onQualityChange: (quality) => calls.push(`quality ${quality}`),
      onError: (error) => calls.push(error.message),
    });
    detach = model.attach(media as unknown as Media);
    model.setSources(sources);
  }
  const playing = () => {
    media.arrive();
    model.play();
    media.currentTime = 12;
    media.dispatchEvent(new Event('timeupdate'));
  };

  it('begins at the quality of the specification', () => {
    attach();
    equal(model.quality.peek(), limits.video.quality);
    equal(media.src, '/720.mp4');
  });

  it('leaves out what the browser does not play', () => {
    attach(['video/mp4']);
    equal(media.src, '/720.webm');
  });

  it('tries the same picture in another format before it gives up', () => {
    attach();
    media.fail(4);
    equal(media.src, '/720.webm');
    equal(model.phase.peek(), 'loading');
    media.fail(4);
    equal(model.phase.peek(), 'failed');
    equal(model.problem.peek(), 'unsupported');
    equal(calls.length, 1);
  });

  it('goes on at the same second, speed and state in another quality', () => {
    attach();
    playing();
    model.setRate(1.5);
    model.chooseQuality(360);
    equal(media.src, '/360.webm');
    equal(model.time.peek(), 12);
    equal(model.isPlaying.peek(), true);
    equal(model.isWaiting.peek(), true);
    media.arrive();
    deepEqual([media.currentTime, media.paused, media.playbackRate], [12, false, 1.5]);
    deepEqual(calls, ['play', 'quality 360']);
  });

  it('stays paused in another quality where it was paused, and tells the owner nothing that the owner said', () => {
    attach();
    playing();
    model.pause();
    model.setQuality(1080);
    media.arrive();
    deepEqual([media.currentTime, media.paused], [12, true]);
    deepEqual(calls, ['play', 'pause']);
    model.play();
    deepEqual(calls, ['play', 'pause', 'play']);
  });

  it('obeys what is asked while another quality comes', () => {
    attach();
    playing();
    model.chooseQuality(1080);
    model.pause();
    model.skip(10);
    media.arrive();
    deepEqual([media.currentTime, media.paused], [22, true]);
  });

  it('plays as soon as it can what was asked for before it could', () => {
    attach();
    model.play();
    equal(model.isWaiting.peek(), true);
    media.arrive();
    equal(media.paused, false);
  });

  it('goes on where it broke off, by Retry', () => {
    attach();
    playing();
    media.fail(2);
    equal(model.phase.peek(), 'failed');
    equal(model.problem.peek(), 'network');
    equal(model.isPlaying.peek(), false);
    model.retry();
    equal(model.phase.peek(), 'loading');
    media.arrive();
    deepEqual([media.currentTime, media.paused, model.phase.peek()], [12, false, 'ready']);
  });

  it('says so when nothing can be played at all', () => {
    attach(['video/mp4', 'video/webm']);
    equal(model.phase.peek(), 'failed');
    equal(model.problem.peek(), 'unsupported');
    model.setSources([]);
    equal(model.phase.peek(), 'empty');
  });

  it('does not begin again for the same sources', () => {
    attach();
    playing();
    model.setSources(sources.map((source) => ({ ...source })));
    equal(media.currentTime, 12);
  });

  it('keeps to the ends of the video and of the volume', () => {
    attach();
    playing();
    model.skip(-100);
    equal(media.currentTime, 0);
    model.seek(100);
    equal(media.currentTime, 60);
    model.setVolume(1.4);
    equal(media.volume, 1);
    model.setVolume(-1);
    deepEqual([media.volume, media.muted], [0, true]);
    model.toggleMuted();
    deepEqual([media.volume, media.muted], [0.5, false]);
  });

  it('tells the end once each time, also where the browser leaves its event out', async () => {
    attach();
    playing();
    const end = (...events: string[]) => {
      Object.assign(media, { currentTime: 60, ended: true });
      for (const name of events) media.dispatchEvent(new Event(name));
    };
    end('timeupdate', 'pause', 'ended');
    deepEqual(calls, ['play', 'pause', 'ended']);
    Object.assign(media, { currentTime: 0, ended: false });
    media.dispatchEvent(new Event('seeked'));
    end('timeupdate');
    await eventually(() => deepEqual(calls, ['play', 'pause', 'ended', 'ended']));
    end('ended');
    deepEqual(calls, ['play', 'pause', 'ended', 'ended']);
  });

  it('tells no end to who looks at the last picture of a video that stands', () => {
    attach();
    playing();
    model.pause();
    Object.assign(media, { currentTime: 60, ended: true });
    media.dispatchEvent(new Event('seeked'));
    deepEqual(calls, ['play', 'pause']);
  });

  it('lets go of the element', () => {
    attach();
    playing();
    detach();
    equal(media.src, '');
    equal(media.paused, true);
    deepEqual(calls, ['play']);
  });
});
