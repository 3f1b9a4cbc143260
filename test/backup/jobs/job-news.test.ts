/** Who watches a device's jobs hears of each: on the same page, and in another tab. */
import { announceJob, watchJobs } from '../../../src/backup/jobs/job-news.ts';
import { deepEqual, eventually } from '../../support/assert.ts';

describe('News of a job', () => {
  let heard: string[];
  let stops: (() => void)[];
  beforeEach(() => {
    heard = [];
    stops = [];
  });
  afterEach(() => {
    for (const stop of stops) stop();
  });
  const watch = (nodeId: number, name: string) =>
    stops.push(watchJobs(nodeId, (jobUID) => heard.push(`${name} ${jobUID}`)));

  it('come to everybody on the page who watches that device, at once', () => {
    watch(1, 'tray');
    watch(1, 'other');
    watch(2, 'elsewhere');
    announceJob(1, 'a');
    deepEqual(heard, ['tray a', 'other a']);
  });

  it('come no more to who has stopped', () => {
    watch(1, 'tray');
    stops[0]?.();
    announceJob(1, 'a');
    deepEqual(heard, []);
  });

  it('come from the host’s own service, to who watches that device', () => {
    const topics = new Map<string, (message: unknown) => void>();
    const host = {
      subscribe(topic: string, listener: (message: unknown) => void) {
        topics.set(topic, listener);
        return () => void topics.delete(topic);
      },
    };
    const stop = watchJobs(1, (jobUID) => heard.push(jobUID), host);
    topics.get('rmm-restore-jobs')?.({ nodeId: 1, jobUID: 'a' });
    topics.get('rmm-restore-jobs')?.({ nodeId: 2, jobUID: 'b' });
    topics.get('rmm-restore-jobs')?.('nonsense');
    deepEqual(heard, ['a']);
    stop();
    deepEqual([...topics], []);
  });

  it('come to another page, whether this one watches or not, and from it', async () => {
    const frame = document.createElement('iframe');
    const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.src = '/404-empty';
    document.body.append(frame);
    await isLoaded;
    const Channel = (frame.contentWindow as unknown as typeof globalThis).BroadcastChannel;
    const other = new Channel('rmm-elements:restore-jobs:1');
    const messages: unknown[] = [];
    other.addEventListener('message', ({ data: { nodeId, jobUID } }) => messages.push({ nodeId, jobUID }));
    announceJob(1, 'nobody-here-watches');
    watch(1, 'tray');
    announceJob(1, 'watched');
    await eventually(() =>
      deepEqual(messages, [
        { nodeId: 1, jobUID: 'nobody-here-watches' },
        { nodeId: 1, jobUID: 'watched' },
      ]),
    );
    heard = [];
    other.postMessage({ nodeId: 2, jobUID: 'of another device' });
    other.postMessage('nonsense');
    other.postMessage({ nodeId: '1', jobUID: 5 });
    other.postMessage({ nodeId: 1, jobUID: 'from there' });
    await eventually(() => deepEqual(heard, ['tray from there']));
    other.close();
    frame.remove();
  });
});
