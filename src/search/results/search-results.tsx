/** What was found, by kind; what is missing of it, and why there is nothing. */
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent } from 'react';
import { fold } from '../../base/fold.ts';
import { listFormat } from '../../base/intl-cache.ts';
import { failureIn, valueIn } from '../../base/resource/resource-state.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { Failure } from '../../ui/faces/failure.tsx';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { useAnnounce } from '../../ui/live-region/use-announce.ts';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { missingKinds } from '../search-groups.ts';
import { searchMessages } from '../search-messages.ts';
import type { SearchList } from '../use-search-list.ts';
import { SearchOption } from './search-option.tsx';
import css from './search-results.css';

export function SearchResults({ list }: { list: SearchList }) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(searchMessages);
  const { groups, query, state, isCurrent } = list;
  const failure = failureIn(state);
  const isWaiting = state.status === 'loading';
  useAnnounced(list);

  return (
    <>
      <div
        id={list.id}
        role="listbox"
        className="search-list"
        aria-label={t('results')}
        aria-busy={!isCurrent || undefined}
      >
        {groups.map(({ kind, total, entries }) => (
          <div key={kind} role="group" aria-label={t(`kinds.${kind}`)}>
            <div className="search-heading" aria-hidden="true">
              {t(`kinds.${kind}`)}
              {total > entries.length && <span className="numeric">{total}</span>}
            </div>
            {entries.map((entry) => (
              <SearchOption key={entry.key} entry={entry} list={list} />
            ))}
          </div>
        ))}
      </div>
      {isWaiting && (
        <div className="search-waiting">
          <SkeletonLines count={4} className="search-option" hasIcon />
        </div>
      )}
      {query === '' && groups.length === 0 && (
        <p className="search-note">
          <strong>{t('start')}</strong>
          {t('startHint')}
        </p>
      )}
      {query !== '' && isCurrent && !failure && groups.length === 0 && (
        <p className="search-note">
          <strong>{t('none', { text: query })}</strong>
          {t('noneHint')}
        </p>
      )}
      {failure && (
        <div className="search-trouble">
          <Failure error={failure.error} title={t('failed')} look="inline" onRetry={list.search.askNow} />
        </div>
      )}
      {!failure && isCurrent && <Missing list={list} />}
    </>
  );
}

/** Kinds that an answer is without: the others do not wait for them. */
function Missing({ list }: { list: SearchList }) {
  useSignals();
  const t = useMessages(searchMessages);
  const { configuration } = useHost();
  const answer = valueIn(list.state);
  const kinds = answer ? missingKinds(answer) : [];
  if (kinds.length === 0) return null;
  const names = listFormat(configuration.value.locale).format(kinds.map((kind) => t(`kinds.${kind}`)));
  return (
    <div className="search-trouble">
      <InlineAlert
        tone="warning"
        action={
          <Button size="small" onClick={list.search.retryMissing}>
            {t('retry')}
          </Button>
        }
      >
        {t('missing', { kinds: names })}
      </InlineAlert>
    </div>
  );
}

/** Who does not see the list hears how much was found, or that there is nothing. */
function useAnnounced({ query, groups, state, isCurrent }: SearchList) {
  const t = useMessages(searchMessages);
  const announce = useAnnounce();
  const count = fold(groups, (sum, { total }) => sum + total, 0);
  const tell = useEffectEvent(() => {
    if (query === '' || !isCurrent || failureIn(state)) return;
    announce(count === 0 ? t('none', { text: query }) : t('found', { count }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again whenever one of them changes
  useEffect(() => tell(), [query, isCurrent, count]);
}
