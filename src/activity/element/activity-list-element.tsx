/** The view of `<rmm-activity-list>`: what is looked for, what is new, and the days. Source: spec 002 §2.9. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import type { ElementValues } from '../../host/element-definition.ts';
import { useHost, useMessages, useMethods } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Faces } from '../../ui/faces/faces.tsx';
import { Lost } from '../../ui/faces/lost.tsx';
import { HistoryIcon, LockIcon } from '../../ui/icon/icon.tsx';
import { ArrowUpIcon } from '../../ui/icon/list-icons.tsx';
import { useAnnounce } from '../../ui/live-region/use-announce.ts';
import { NoticesHost } from '../../ui/notices/notices.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { type ActivityFeed, createActivityFeed } from '../activity-feed.ts';
import { activityMessages } from '../activity-messages.ts';
import { ActivityDays } from './activity-days.tsx';
import { ActivityFilterBar } from './activity-filter-bar.tsx';
import css from './activity-list.css';
import type { activityListDefinition } from './activity-list-definition.ts';
import { ActivitySkeleton } from './activity-skeleton.tsx';

type Definition = typeof activityListDefinition;

/** `<rmm-activity-list>` */
export function ActivityListElement({ nodeId, organizationId }: ElementValues<Definition>) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(activityMessages);
  const { configuration } = useHost<Definition>();
  const isBarred = configuration.value.permissions.canViewActivity === false;
  return (
    <section className="activity" aria-label={t('label')}>
      {isBarred ? (
        <EmptyState icon={LockIcon} title={t('noRight')} text={t('noRightText')} />
      ) : (
        <NoticesHost>
          <Feed key={`${nodeId} ${organizationId}`} nodeId={nodeId} organizationId={organizationId} />
        </NoticesHost>
      )}
    </section>
  );
}

interface FeedProps {
  nodeId: string | undefined;
  organizationId: string | undefined;
}

function Feed({ nodeId, organizationId }: FeedProps) {
  useSignals();
  const t = useMessages(activityMessages);
  const { client } = useHost<Definition>();
  const feed = useModel(() => createActivityFeed({ client, scope: { nodeId, organizationId } }));
  const list = useRef<HTMLDivElement>(null);
  useMethods<Definition>({ refresh: feed.refresh });
  useToldMatches(feed);
  // The button that clears the filters goes with what it clears.
  useKeptFocus(list, () => list.current);

  async function showNews(): Promise<void> {
    await feed.refresh();
    const box = list.current;
    box?.scrollTo({ top: 0 });
    // The button that was pressed is gone.
    box?.focus();
  }
  const noMatch = feed.isFiltered.value ? (
    <EmptyState
      title={t('noMatch')}
      text={t('noMatchText')}
      action={<Button onClick={feed.clear}>{t('clear')}</Button>}
    />
  ) : undefined;
  return (
    <>
      <ActivityFilterBar feed={feed} />
      <LostNews feed={feed} />
      <div className="activity-frame">
        <News feed={feed} onShow={() => void showNews()} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard */}
        <div ref={list} className="activity-scroll" role="group" aria-label={t('label')} tabIndex={0}>
          <Faces
            state={feed.state.value}
            skeleton={<ActivitySkeleton />}
            empty={<EmptyState icon={HistoryIcon} title={t('empty')} text={t('emptyText')} />}
            noMatch={noMatch}
            failedTitle={t('loadFailed')}
            onRetry={feed.retry}
          >
            {({ items, hasMore }) => (
              <ActivityDays
                activities={items}
                hasMore={hasMore}
                isLoadingMore={feed.state.value.status === 'loading-more'}
                hasMoreFailed={feed.state.value.status === 'more-failed'}
                onMore={feed.loadMore}
              />
            )}
          </Faces>
        </div>
      </div>
    </>
  );
}

/** Who filters stays at the filter, and sees nothing of what became of the list. */
function useToldMatches(feed: ActivityFeed): void {
  useSignals();
  const t = useMessages(activityMessages);
  const announce = useAnnounce();
  const filters = feed.filters.value;
  const state = feed.state.value;
  const count = state.status === 'ready' ? state.value.items.length : undefined;
  const told = useRef(filters);
  useEffect(() => {
    if (count === undefined || told.current === filters) return;
    told.current = filters;
    announce(count === 0 ? t('noMatch') : t('listed', { count }));
  }, [count, filters, announce, t]);
}

/** Above what is read, which does not move for it. */
function News({ feed, onShow }: { feed: ActivityFeed; onShow(): void }) {
  useSignals();
  const t = useMessages(activityMessages);
  const count = feed.news.value;
  return (
    <div className="activity-news" role="status">
      {count > 0 && (
        <Button variant="primary" size="small" icon={ArrowUpIcon} onClick={onShow}>
          {t('new', { count })}
        </Button>
      )}
    </div>
  );
}

function LostNews({ feed }: { feed: ActivityFeed }) {
  useSignals();
  const t = useMessages(activityMessages);
  const lost = feed.lost.value;
  return lost && <Lost error={lost.error} title={t('lost')} onRetry={feed.retryNews} />;
}
