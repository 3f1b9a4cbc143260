/**
 * Tells of restore jobs: one was made, canceled or cleared, here or in another tab of the page's origin. It tells that
 * there is something to look at, never how the job is: that is asked of the server by whoever hears it.
 */

/** The number rises when the shape changes: then older pages in other tabs hear nothing instead of something else. */
const channelName = 'rmm-elements:restore-jobs:1';

interface JobNews {
  nodeId: number;
  jobUID: string;
}

type Listener = (jobUID: string) => void;

const watchers = new Set<{ nodeId: number; listener: Listener }>();
let channel: BroadcastChannel | undefined;

/** Everybody who watches the device's jobs hears of it: on this page at once, in other tabs soon. */
export function announceJob(nodeId: number, jobUID: string): void {
  const news: JobNews = { nodeId, jobUID };
  // A channel does not hear itself.
  tell(news);
  if (channel) {
    channel.postMessage(news);
    return;
  }
  const once = new BroadcastChannel(channelName);
  once.postMessage(news);
  once.close();
}

/** Hears of every job of a device that is told about, until the answer is called. */
export function watchJobs(nodeId: number, listener: Listener): () => void {
  const watcher = { nodeId, listener };
  watchers.add(watcher);
  channel ??= openChannel();
  return () => {
    watchers.delete(watcher);
    // An open channel keeps browsers from holding the page ready for a step back.
    if (watchers.size > 0) return;
    channel?.removeEventListener('message', hear);
    channel?.close();
    channel = undefined;
  };
}

function openChannel(): BroadcastChannel {
  const opened = new BroadcastChannel(channelName);
  opened.addEventListener('message', hear);
  return opened;
}

function hear({ data }: MessageEvent<unknown>): void {
  if (isNews(data)) tell(data);
}

function tell({ nodeId, jobUID }: JobNews): void {
  for (const watcher of [...watchers]) if (watcher.nodeId === nodeId) watcher.listener(jobUID);
}

/** Any page of the origin may write to the channel. */
function isNews(data: unknown): data is JobNews {
  if (typeof data !== 'object' || data === null) return false;
  const { nodeId, jobUID } = data as Record<string, unknown>;
  return typeof nodeId === 'number' && typeof jobUID === 'string';
}
