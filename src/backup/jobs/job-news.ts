/** Tells that a job of any kind was made, canceled or cleared, here or in another tab; how it is, the server is asked. */
import { isRecord } from '../../base/shapes.ts';
import type { Channel } from '../../host/configuration/configuration-types.ts';
import { createNewsChannel } from '../../host/updates/news-channel.ts';

interface JobNews {
  nodeId: number;
  jobUID: string;
}

const jobNews = createNewsChannel<JobNews>({
  name: 'rmm-elements:restore-jobs:1',
  topic: 'rmm-restore-jobs',
  read(message) {
    if (!isRecord(message)) return undefined;
    const { nodeId, jobUID } = message;
    return typeof nodeId === 'number' && typeof jobUID === 'string' ? { nodeId, jobUID } : undefined;
  },
});

export function announceJob(nodeId: number, jobUID: string): void {
  jobNews.tell({ nodeId, jobUID });
}

/** Hears of every job of a device that is told about, until the answer is called; `host` is that of the configuration. */
export function watchJobs(nodeId: number, listener: (jobUID: string) => void, host?: Channel): () => void {
  return jobNews.listen((news) => {
    if (news.nodeId === nodeId) listener(news.jobUID);
  }, host);
}
