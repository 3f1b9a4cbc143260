/** Tells other tabs of the same origin that a draft was written or sent; what is in it they read for themselves. */

/** The number rises when the shape changes: then older pages in other tabs hear nothing instead of something else. */
const channelName = 'rmm-elements:ticket-draft:1';

export type DraftSignal = 'changed' | 'sent';

export interface DraftChannel {
  tell(signal: DraftSignal): void;
  /** Returns the way to stop. */
  listen(listener: (signal: DraftSignal) => void): () => void;
}

export function draftChannel(owner: string): DraftChannel {
  // Open only while somebody listens: it keeps browsers from holding the page ready for a step back.
  let open: BroadcastChannel | undefined;
  return {
    tell(signal) {
      const channel = open ?? new BroadcastChannel(channelName);
      channel.postMessage({ owner, signal });
      if (channel !== open) channel.close();
    },

    listen(listener) {
      const channel = new BroadcastChannel(channelName);
      open = channel;
      const hear = ({ data }: MessageEvent<unknown>) => {
        const signal = signalIn(data, owner);
        if (signal !== undefined) listener(signal);
      };
      channel.addEventListener('message', hear);
      return () => {
        if (open === channel) open = undefined;
        channel.removeEventListener('message', hear);
        channel.close();
      };
    },
  };
}

/** Any page of the origin may write to the channel. */
function signalIn(data: unknown, owner: string): DraftSignal | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const told = data as Record<string, unknown>;
  if (told.owner !== owner) return undefined;
  return told.signal === 'changed' || told.signal === 'sent' ? told.signal : undefined;
}
