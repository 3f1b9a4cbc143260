/** What was done, page by page, the latest first. What comes later is counted and not put in: nothing that is read moves. */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createPagedResource, type Pages } from '../base/resource/paged-resource.ts';
import { createResource } from '../base/resource/resource.ts';
import { type PagedState, type ResourceState, valueIn } from '../base/resource/resource-state.ts';
import type { HttpClient } from '../host/http/http-client.ts';
import { type Polling, startPolling } from '../host/updates/polling.ts';
import { type Period, startOf } from './activity-days.ts';
import { type ActivityArea, activityPage, mostExported } from './activity-terms.ts';
import { type Activity, countNewActivities, listActivities, listActors } from './contract.ts';

export interface ActivityFilters {
  readonly search: string;
  /** Empty: anybody. */
  readonly actorId: string;
  readonly area: ActivityArea | '';
  readonly period: Period;
}

/** What the page wants to see of all. */
export interface ActivityScope {
  readonly nodeId?: string | undefined;
  readonly organizationId?: string | undefined;
}

export interface Actor {
  readonly id: string | number;
  readonly name: string;
}

interface Shape {
  readonly state: ReadonlySignal<PagedState<Pages<Activity>>>;
  readonly filters: ReadonlySignal<ActivityFilters>;
  readonly isFiltered: ReadonlySignal<boolean>;
  readonly actors: ReadonlySignal<ResourceState<readonly Actor[]>>;
  /** How much was done since the first that is shown. */
  readonly news: ReadonlySignal<number>;
  readonly lost: Polling['failure'];
  filter(changes: Partial<ActivityFilters>): void;
  clear(): void;
  loadMore(): void;
  retry(): void;
  retryActors(): void;
  retryNews(): void;
  /** With what was done since. Resolves when the server has answered, or not. */
  refresh(): Promise<void>;
  /** Everything that the filters find, up to a limit. */
  all(signal: AbortSignal): Promise<{ activities: readonly Activity[]; isCut: boolean }>;
}
export type ActivityFeed = Model<Shape>;

export interface FeedOptions {
  readonly client: HttpClient;
  readonly scope: ActivityScope;
  readonly now?: (() => number) | undefined;
  readonly isHidden?: ReadonlySignal<boolean> | undefined;
}

export function createActivityFeed(options: FeedOptions): ActivityFeed {
  return new (createModel<Shape>(() => activityFeed(options)))();
}

export const noFilters: ActivityFilters = { search: '', actorId: '', area: '', period: 'always' };
/** Milliseconds. */
const times = { visible: 10_000, hidden: 120_000, backOff: 5_000, longestBackOff: 120_000 };
const typing = 250;

function activityFeed({ client, scope, now = Date.now, isHidden }: FeedOptions): Shape {
  const filters = signal(noFilters);
  const news = signal(0);
  /** Of the last page, below which the next one begins. */
  let lowest: number | undefined;

  const questionOf = ({ search, actorId, area, period }: ActivityFilters) => {
    const from = startOf(period, now());
    return {
      ...(search.trim() !== '' && { searchCriteria: search.trim() }),
      ...(actorId !== '' && { actorId }),
      ...(area !== '' && { area }),
      ...(from !== undefined && { from }),
      ...(scope.nodeId !== undefined && { nodeId: scope.nodeId }),
      ...(scope.organizationId !== undefined && { organizationId: scope.organizationId }),
    };
  };
  const read = async (asked: ActivityFilters, before: number | undefined, pageSize: number, abort: AbortSignal) => {
    const query = { ...questionOf(asked), ...(before !== undefined && { before }), pageSize };
    return client.call(listActivities, { params: {}, query }, { signal: abort });
  };

  const pages = createPagedResource<ActivityFilters, Activity>({
    async read(asked, page, abort) {
      const { results, hasMore } = await read(asked, page === 0 ? undefined : lowest, activityPage, abort);
      const last = results.at(-1);
      if (last) lowest = Number(last.id);
      return { items: results, hasMore };
    },
    idOf: ({ id }) => id,
  });
  const actors = createResource<undefined, readonly Actor[]>({
    read: async (_, abort) => (await client.call(listActors, { params: {} }, { signal: abort })).results,
  });

  const polling = startPolling<number>({
    times,
    ...(isHidden && { isHidden }),
    async read(abort) {
      const shown = valueIn(pages.state.peek());
      if (shown === undefined) return 0;
      const after = Number(shown.items[0]?.id ?? 0);
      const query = { ...questionOf(filters.peek()), after };
      return (await client.call(countNewActivities, { params: {}, query }, { signal: abort })).count;
    },
    take(count) {
      news.value = count;
      return 'again';
    },
  });
  let first: Activity['id'] | undefined;
  // What is shown anew has all that was new.
  effect(() => {
    const shown = valueIn(pages.state.value)?.items[0]?.id;
    if (shown === first) return;
    first = shown;
    news.value = 0;
  });

  pages.ask(noFilters);
  actors.ask(undefined);

  function filter(changes: Partial<ActivityFilters>): void {
    filters.value = { ...filters.peek(), ...changes };
    news.value = 0;
    pages.ask(filters.peek(), { ...(changes.search !== undefined && { delay: typing, keepsValue: true }) });
  }

  return {
    state: pages.state,
    filters,
    isFiltered: computed(() => {
      const { search, actorId, area, period } = filters.value;
      return search.trim() !== '' || actorId !== '' || area !== '' || period !== 'always';
    }),
    actors: actors.state,
    news,
    lost: polling.failure,
    filter,
    clear: () => filter(noFilters),
    loadMore: pages.loadMore,
    retry: pages.retry,
    retryActors: actors.retry,
    retryNews: polling.now,
    async refresh() {
      pages.refresh();
      await pages.settled();
    },
    async all(abort) {
      const found: Activity[] = [];
      for (;;) {
        const before = found.length === 0 ? undefined : Number(found.at(-1)?.id);
        const { results, hasMore } = await read(filters.peek(), before, 250, abort);
        found.push(...results);
        if (!hasMore || results.length === 0) return { activities: found, isCut: false };
        if (found.length >= mostExported) return { activities: found, isCut: true };
      }
    },
  };
}
