/**
 * Tells that something has happened which others may show: on the same page, in other tabs of the page's origin, and
 * from the host's own service. It tells that there is something to look at; how it is, whoever hears of it asks for.
 */
import type { Channel } from '../configuration/configuration-types.ts';
import { protocol } from '../copies/protocol.ts';
import { release } from '../copies/this-copy.ts';

export interface NewsOptions<News> {
  /**
   * The name of a `BroadcastChannel`. It ends with a number that rises when the shape changes: then older pages in other
   * tabs hear nothing instead of something else.
   */
  name: string;
  /** Under which the host's `channel` may tell the same, where it has one. */
  topic?: string;
  /** Any page of the origin may write to the channel: what is no news is `undefined`. */
  read(message: unknown): News | undefined;
}

type Listener<News> = (news: News) => void;

export interface NewsChannel<News> {
  /** Everybody hears of it who listens: on this page at once, in other tabs soon. `teller` does not hear itself. */
  tell(news: News, teller?: Listener<News>): void;
  /** Until the answer is called. */
  listen(listener: Listener<News>, host?: Channel): () => void;
}

/** In each message to other tabs, where another release may run. */
interface Signed {
  sentBy?: { version: string; protocol: number };
}

/** @typeParam News Is copied into other tabs: plain data. */
export function createNewsChannel<News extends object>({ name, topic, read }: NewsOptions<News>): NewsChannel<News> {
  const listeners = new Set<Listener<News>>();
  let channel: BroadcastChannel | undefined;

  function deliver(news: News, teller?: Listener<News>): void {
    for (const listener of [...listeners]) if (listener !== teller) listener(news);
  }

  function hear({ data }: MessageEvent<unknown>): void {
    // One that is not signed comes from a release before there was a second protocol, or from the page.
    const { sentBy } = Object(data) as Signed;
    const news = (sentBy?.protocol ?? protocol) === protocol ? read(data) : undefined;
    if (news !== undefined) deliver(news);
  }

  function openChannel(): BroadcastChannel {
    const opened = new BroadcastChannel(name);
    opened.addEventListener('message', hear);
    return opened;
  }

  return {
    tell(news, teller) {
      // A channel does not hear itself.
      deliver(news, teller);
      const open = channel ?? new BroadcastChannel(name);
      open.postMessage({ ...news, sentBy: { version: release, protocol } });
      if (open !== channel) open.close();
    },

    listen(listener, host) {
      listeners.add(listener);
      channel ??= openChannel();
      const leaveHost =
        topic === undefined
          ? undefined
          : host?.subscribe(topic, (message) => {
              const news = read(message);
              if (news !== undefined) listener(news);
            });
      return () => {
        leaveHost?.();
        listeners.delete(listener);
        // An open channel keeps browsers from holding the page ready for a step back.
        if (listeners.size > 0) return;
        channel?.removeEventListener('message', hear);
        channel?.close();
        channel = undefined;
      };
    },
  };
}
