import { useSignals } from '@preact/signals-react/runtime';
import { useMemo, useState } from 'react';
import { numberFormat } from '../../../base/intl-cache.ts';
import { useFailureText } from '../../../host/use-failure-text.ts';
import { useFormat } from '../../../host/use-format.ts';
import { useLocale, useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Failure } from '../../../ui/faces/failure.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { late } from '../../../ui/late.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { TableColumn } from '../../../ui/table/table-types.ts';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import type { SyncRun } from '../../agreement-sync-contract.ts';
import { usePsa } from '../../page/psa-context.ts';
import { syncMessages } from '../sync-messages.ts';
import css from './run-list.css';
import type { RunLogProps } from './run-log.tsx';
import { durationText, stateTones, stepsDone, whenText, whyText } from './run-words.ts';
import { runsPage, type SyncRunsModel } from './sync-runs-model.ts';

const RunLog = late<RunLogProps>(async () => (await import('./run-log.tsx')).RunLog);

const counted = ['created', 'changed', 'unchanged', 'skipped', 'failed'] as const;

interface RunListProps {
  model: SyncRunsModel;
  onCancel(): void;
}

/** Runs newest first: when, why, what came of them. A press on one shows its log. */
export function RunList({ model, onCancel }: RunListProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(syncMessages);
  const locale = useLocale();
  const [shown, setShown] = useState<string>();
  const runs = model.runs.value;
  const lost = model.lost.value;
  const open = runs?.find(({ id }) => id === shown);

  const columns = useMemo<TableColumn<SyncRun>[]>(() => {
    const all: TableColumn<SyncRun>[] = [
      {
        id: 'started',
        header: t('runs.columns.started'),
        value: ({ started }) => started,
        text: (run) => whenText(run, locale),
        cell: { type: 'ButtonLink', text: (run) => whenText(run, locale) },
        // A date and a time, whole.
        minWidth: 196,
        priorityWidth: 196,
        isRemovable: false,
      },
      { id: 'why', header: t('runs.columns.why'), value: (run) => whyText(run, t), share: 2 },
      {
        id: 'state',
        header: t('runs.columns.state'),
        value: ({ state }) => t(`runs.state.${state}`),
        cell: {
          type: 'Tags',
          tags: ({ state, resumed }) => [
            { label: t(`runs.state.${state}`), tone: stateTones[state] },
            ...(resumed ? [{ label: t('runs.state.resumed'), tone: 'neutral' as const }] : []),
          ],
        },
        minWidth: 150,
      },
      { id: 'duration', header: t('runs.columns.duration'), value: (run) => durationText(run, locale), minWidth: 96 },
      ...counted.map(
        (name): TableColumn<SyncRun> => ({
          id: name,
          header: t(`runs.columns.${name}`),
          value: ({ counts }) => counts[name],
          cell: { type: 'Number' },
          minWidth: 88,
          isHiddenAtFirst: name === 'unchanged',
        }),
      ),
    ];
    return all.map((column) => ({ ...column, disableSortBy: true }));
  }, [t, locale]);

  if (runs === undefined && lost) return <Failure error={lost.error} title={t('runs.failed')} onRetry={model.retry} />;
  return (
    <>
      <Lost model={model} />
      <CurrentRun model={model} onCancel={onCancel} />
      <div className="sync-runs">
        <DataTable
          label={t('runs.title')}
          columns={columns}
          rows={runs ?? []}
          loading={runs === undefined}
          lazyLoad={{ requestPageSize: runsPage, hasMore: model.hasMore.value, load: model.loadMore }}
          rowId={({ id }) => id}
          rowLabel={(run) => t('log.title', { when: whenText(run, locale) })}
          rowFlags={({ problem }) => ({ error: problem || false })}
          pageSize={runsPage}
          pageSizes={[]}
          search={false}
          exportAction={false}
          emptyText={t('runs.empty')}
          onRefresh={() => model.retry()}
          activatesOnPress
          onRowActivate={({ id }) => setShown(id)}
        />
      </div>
      {open && <RunLog run={open} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** What merely stands still looks like what is fine. */
function Lost({ model }: { model: SyncRunsModel }) {
  useSignals();
  const t = useMessages(syncMessages);
  const failureText = useFailureText();
  const lost = model.lost.value;
  if (!lost) return null;
  return (
    <InlineAlert tone="warning" title={t('runs.lost')}>
      {[failureText(lost.error), t('runs.lostText')].filter(Boolean).join(' ')}
    </InlineAlert>
  );
}

/** How far the run is that is under way. Nobody knows beforehand how many steps it has. */
function CurrentRun({ model, onCancel }: RunListProps) {
  useSignals();
  const t = useMessages(syncMessages);
  const locale = useLocale();
  const format = useFormat();
  const failureText = useFailureText();
  const { isReadOnly } = usePsa();
  const run = model.current.value;
  const failure = model.cancelFailure.value;
  const isCancelling = model.isCancelling.value;
  if (!run) return null;
  const numbers = numberFormat(locale);
  const told = counted.filter((name) => run.counts[name] > 0);
  return (
    <div className="sync-current" aria-live="off">
      <div className="sync-current-progress">
        <ProgressBar
          label={t(isCancelling ? 'runs.cancelling' : 'runs.running')}
          valueText={t('runs.progress', { count: stepsDone(run) })}
        />
        {!isReadOnly && (
          <Button size="small" busy={isCancelling} onClick={onCancel}>
            {t('runs.cancel')}
          </Button>
        )}
      </div>
      <p className="sync-current-counts">
        {told.map((name) => `${t(`runs.columns.${name}`)}: ${numbers.format(run.counts[name])}`).join(' · ')}
      </p>
      {failure !== undefined && (
        <InlineAlert tone="danger" title={t('runs.cancelFailed')}>
          {failureText(failure)}
        </InlineAlert>
      )}
      {run.resumed && <InlineAlert>{t('runs.resumed', { when: format.dateTime(run.resumed) })}</InlineAlert>}
    </div>
  );
}
