/** The list of activities as it is asked for, page by page, and what is new meanwhile. */
import { signal } from '@preact/signals-core';
import { createActivityFeed } from '../../src/activity/activity-feed.ts';
import type { Activity } from '../../src/activity/contract.ts';
import { valueIn } from '../../src/base/resource/resource-state.ts';
import { deepEqual, equal } from '../support/assert.ts';
import { type FakeClient, fakeClient } from '../support/fake-client.ts';

const activity = (id: number): Activity => ({
  id: String(id),
  time: id * 1000,
  actor: null,
  area: 'tasks',
  kind: 'runTask',
  concerned: {},
});
const page = (from: number, count: number) => Array.from({ length: count }, (_, index) => activity(from - index));

function opened(client: FakeClient) {
  const isHidden = signal(false);
  const feed = createActivityFeed({ client, scope: { nodeId: '4' }, isHidden, now: () => 0 });
  return { feed, ids: () => valueIn(feed.state.value)?.items.map(({ id }) => Number(id)) ?? [] };
}

describe('The feed of activities', () => {
  it('goes on below the last that is shown, and ends where there is no more', async () => {
    const client = fakeClient();
    const { feed, ids } = opened(client);
    deepEqual(client.only('listActivities').query, { nodeId: '4', pageSize: 50 });
    await client.only('listActivities').answer({ results: page(9, 2), hasMore: true });
    feed.loadMore();
    deepEqual(client.only('listActivities').query, { nodeId: '4', before: 8, pageSize: 50 });
    await client.only('listActivities').answer({ results: page(7, 1), hasMore: false });
    deepEqual(ids(), [9, 8, 7]);
    feed.loadMore();
    equal(client.open('listActivities').length, 0);
    feed[Symbol.dispose]();
  });

  it('counts what is new since the first, also as more is loaded, until that is shown', async () => {
    const client = fakeClient();
    const { feed, ids } = opened(client);
    await client.only('listActivities').answer({ results: page(9, 2), hasMore: true });
    feed.retryNews();
    deepEqual(client.only('countNewActivities').query, { nodeId: '4', after: 9 });
    await client.only('countNewActivities').answer({ count: 3 });
    equal(feed.news.value, 3);
    feed.loadMore();
    await client.only('listActivities').answer({ results: page(7, 1), hasMore: false });
    equal(feed.news.value, 3);
    const shown = feed.refresh();
    deepEqual(client.only('listActivities').query, { nodeId: '4', pageSize: 50 });
    await client.only('listActivities').answer({ results: page(12, 5), hasMore: false });
    await shown;
    equal(feed.news.value, 0);
    deepEqual(ids(), [12, 11, 10, 9, 8]);
    feed[Symbol.dispose]();
  });

  it('takes everything that is found into a file, and gives it up with half of it', async () => {
    const client = fakeClient();
    const { feed } = opened(client);
    await client.only('listActivities').answer({ results: page(9, 1), hasMore: false });
    feed.filter({ area: 'tasks' });
    await client.only('listActivities').answer({ results: page(9, 1), hasMore: false });
    const all = feed.all(new AbortController().signal);
    deepEqual(client.only('listActivities').query, { area: 'tasks', nodeId: '4', pageSize: 250 });
    await client.only('listActivities').answer({ results: page(9, 2), hasMore: true });
    deepEqual(client.only('listActivities').query, { area: 'tasks', nodeId: '4', before: 8, pageSize: 250 });
    await client.only('listActivities').answer({ results: page(7, 1), hasMore: false });
    const { activities, isCut } = await all;
    deepEqual([activities.length, isCut], [3, false]);
    feed[Symbol.dispose]();
  });
});
