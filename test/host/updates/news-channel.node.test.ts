/** News reach everybody who listens, on this page and on others, and nobody else. */
import { deepEqual, equal } from 'node:assert/strict';
import { protocol } from '../../../src/host/copies/protocol.ts';
import { release } from '../../../src/host/copies/this-copy.ts';
import { createNewsChannel, type NewsChannel } from '../../../src/host/updates/news-channel.ts';

const name = 'test-news:1';

interface Item {
  item: number;
}

const read = (message: unknown): Item | undefined => {
  const { item } = Object(message);
  return typeof item === 'number' ? { item } : undefined;
};

describe('A news channel', () => {
  let news: NewsChannel<Item>;
  let heard: string[];
  let stops: (() => void)[];
  const listen = (who: string) => {
    const listener = ({ item }: Item) => void heard.push(`${who} ${item}`);
    stops.push(news.listen(listener));
    return listener;
  };
  /** Until what was posted has come through. */
  const arrive = (other: BroadcastChannel) =>
    new Promise<void>((resolve) => {
      const echo = new BroadcastChannel(`${name} echo`);
      const back = new BroadcastChannel(`${name} echo`);
      echo.onmessage = () => {
        echo.close();
        back.close();
        resolve();
      };
      other.postMessage(0);
      setTimeout(() => back.postMessage('now'));
    });

  beforeEach(() => {
    news = createNewsChannel({ name, topic: 'news', read });
    heard = [];
    stops = [];
  });
  afterEach(() => {
    for (const stop of stops) stop();
  });

  it('reaches all on the page at once, but not who tells', () => {
    const own = listen('a');
    listen('b');
    news.tell({ item: 1 });
    news.tell({ item: 2 }, own);
    deepEqual(heard, ['a 1', 'b 1', 'b 2']);
  });

  it('reaches nobody who has stopped, also while it is told', () => {
    listen('a');
    const stop = news.listen(() => stops[0]?.());
    stops.push(stop);
    news.tell({ item: 1 });
    news.tell({ item: 2 });
    deepEqual(heard, ['a 1']);
  });

  it('reaches another page, and is heard from it, unless it is no news', async () => {
    const elsewhere = createNewsChannel({ name, read });
    const there: number[] = [];
    stops.push(elsewhere.listen(({ item }) => there.push(item)));
    news.tell({ item: 1 });
    listen('a');
    news.tell({ item: 2 });
    const stranger = new BroadcastChannel(name);
    stranger.postMessage('nonsense');
    stranger.postMessage({ item: 3 });
    await arrive(stranger);
    deepEqual(heard.slice(0, 2), ['a 2', 'a 3']);
    deepEqual(there.slice(0, 3), [1, 2, 3]);
    stranger.close();
  });

  it('says in each message which release tells, and passes over those of another protocol', async () => {
    const stranger = new BroadcastChannel(name);
    const posted = new Promise<unknown>((resolve) => {
      stranger.onmessage = ({ data }) => resolve(data);
    });
    news.tell({ item: 1 });
    deepEqual(await posted, { item: 1, sentBy: { version: release, protocol } });
    listen('a');
    stranger.postMessage({ item: 2, sentBy: { version: '9.0.0', protocol: protocol + 1 } });
    stranger.postMessage({ item: 3, sentBy: { version: '0.9.0', protocol, region: 'eu' } });
    stranger.postMessage({ item: 4, sentBy: 'nonsense' });
    await arrive(stranger);
    deepEqual(heard.slice(0, 2), ['a 3', 'a 4']);
    stranger.close();
  });

  it('is heard from the host’s own service while somebody listens', () => {
    let tell: ((message: unknown) => void) | undefined;
    const host = {
      subscribe(topic: string, listener: (message: unknown) => void) {
        equal(topic, 'news');
        tell = listener;
        return () => {
          tell = undefined;
        };
      },
    };
    const stop = news.listen(({ item }) => heard.push(`host ${item}`), host);
    tell?.({ item: 1 });
    tell?.('nonsense');
    deepEqual(heard, ['host 1']);
    stop();
    equal(tell, undefined);
  });

  it('holds no channel open when nobody listens', () => {
    const { BroadcastChannel } = globalThis;
    let open = 0;
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      constructor(channel: string) {
        super(channel);
        open += 1;
      }
      override close() {
        open -= 1;
        super.close();
      }
    };
    try {
      news.tell({ item: 1 });
      equal(open, 0);
      listen('a');
      listen('b');
      equal(open, 1);
      for (const stop of stops.splice(0)) stop();
      equal(open, 0);
    } finally {
      globalThis.BroadcastChannel = BroadcastChannel;
    }
  });
});
