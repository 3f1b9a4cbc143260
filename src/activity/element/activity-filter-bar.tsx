/** By what activities are looked for, and the file of those that were found. */
import { useSignals } from '@preact/signals-react/runtime';
import { failureIn, isBusy, valueIn } from '../../base/resource/resource-state.ts';
import { useFailureText } from '../../host/use-failure-text.ts';
import { useHost, useLocale, useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { DownloadIcon } from '../../ui/icon/list-icons.tsx';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { NativeSelect } from '../../ui/native-select/native-select.tsx';
import { useNotices } from '../../ui/notices/notices.tsx';
import { SearchInput } from '../../ui/search-input/search-input.tsx';
import { useCodeOnPress } from '../../ui/use-code-on-press.tsx';
import { type Period, periods } from '../activity-days.ts';
import type { ActivityFeed } from '../activity-feed.ts';
import { activityMessages } from '../activity-messages.ts';
import { activityAreas, systemActor } from '../activity-terms.ts';

/** A native list has no empty choice that can be chosen again. */
const all = 'all';

export function ActivityFilterBar({ feed }: { feed: ActivityFeed }) {
  useSignals();
  const t = useMessages(activityMessages);
  const reasonOf = useFailureText();
  const { search, actorId, area, period } = feed.filters.value;
  const actors = feed.actors.value;
  const failure = failureIn(actors);
  const people = (valueIn(actors) ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <div className="activity-bar">
        <div className="activity-search">
          <SearchInput
            label={t('search')}
            value={search}
            maxLength={200}
            busy={search !== '' && isBusy(feed.state.value)}
            onChange={(typed) => feed.filter({ search: typed })}
          />
        </div>
        <NativeSelect
          label={t('person')}
          isLabelHidden
          value={actorId || all}
          options={[{ value: all, label: t('anybody') }, { value: systemActor, label: t('system') }, ...people]}
          onChange={(chosen) => feed.filter({ actorId: chosen === all ? '' : chosen })}
        />
        <NativeSelect
          label={t('area')}
          isLabelHidden
          value={area || all}
          options={[
            { value: all, label: t('everywhere') },
            ...activityAreas.map((value) => ({ value, label: t(`areas.${value}`) })),
          ]}
          onChange={(chosen) => feed.filter({ area: activityAreas.find((one) => one === chosen) ?? '' })}
        />
        <NativeSelect<Period>
          label={t('period')}
          isLabelHidden
          value={period}
          options={periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
          onChange={(chosen) => feed.filter({ period: chosen })}
        />
        <ExportButton feed={feed} />
      </div>
      {failure && (
        <InlineAlert
          tone="warning"
          title={t('actorsFailed')}
          action={
            <Button size="small" onClick={feed.retryActors}>
              {t('retry')}
            </Button>
          }
        >
          {reasonOf(failure.error)}
        </InlineAlert>
      )}
    </>
  );
}

function ExportButton({ feed }: { feed: ActivityFeed }) {
  useSignals();
  const t = useMessages(activityMessages);
  const locale = useLocale();
  const { root } = useHost();
  const { show } = useNotices();
  const { fetchCode, view } = useCodeOnPress();
  const attempt = useAttempt(async () => {
    const { saveActivities } = await fetchCode(() => import('../save-activities.ts'));
    const { activities, isCut } = await feed.all(new AbortController().signal);
    saveActivities(activities, { t, locale, page: root.ownerDocument });
    if (isCut) show(t('exportCut', { count: activities.length }), 'info');
  });
  return (
    <>
      <Button icon={DownloadIcon} busy={attempt.isBusy} onClick={attempt.run}>
        {t('export')}
      </Button>
      {attempt.error !== undefined && (
        <InlineAlert tone="danger">{t('exportFailed', { reason: attempt.error })}</InlineAlert>
      )}
      {view}
    </>
  );
}
