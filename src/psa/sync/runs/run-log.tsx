import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { numberFormat } from '../../../base/intl-cache.ts';
import { useFormat } from '../../../host/use-format.ts';
import { useHost, useLocale, useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { DataTableView } from '../../../ui/table/data-table.tsx';
import type { FilterDefinition } from '../../../ui/table/filter-types.ts';
import type { TableColumn, TableFetcher } from '../../../ui/table/table-types.ts';
import { useTableModel } from '../../../ui/table/use-table-model.ts';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import {
  listSyncLog,
  type SyncLogEntry,
  type SyncOutcome,
  type SyncRun,
  syncOutcomes,
} from '../../agreement-sync-contract.ts';
import { psaMessages } from '../../psa-messages.ts';
import { syncMessages } from '../sync-messages.ts';
import css from './run-log.css';
import { changeText, durationText, outcomeTones, stepsDone, whenText, whyText } from './run-words.ts';

export interface RunLogProps {
  /** As it is now: of one that is under way another with each look. */
  run: SyncRun;
  onClose(): void;
}

/** What a run created, changed and skipped, and why; of one that is under way as far as it is. */
export function RunLog({ run, onClose }: RunLogProps) {
  useThemedStyles(css);
  const t = useMessages(syncMessages);
  const locale = useLocale();
  const format = useFormat();
  const cancelled = run.cancelledBy && t('runs.cancelledBy', { name: run.cancelledBy });
  const facts = [t(`runs.state.${run.state}`), whyText(run, t), cancelled, durationText(run, locale)];
  return (
    <Dialog
      title={t('log.title', { when: whenText(run, locale) })}
      size="wide"
      initialFocus="title"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('log.close')}</Button>}
    >
      <div className="sync-log">
        <p className="sync-log-facts">{facts.filter(Boolean).join(' · ')}</p>
        {run.problem && <InlineAlert tone="danger">{run.problem}</InlineAlert>}
        {run.resumed && (
          <InlineAlert>
            {t(run.state === 'RUNNING' ? 'runs.resumed' : 'runs.wasResumed', { when: format.dateTime(run.resumed) })}
          </InlineAlert>
        )}
        <div className="sync-log-table">
          <LogTable run={run} />
        </div>
      </div>
    </Dialog>
  );
}

function LogTable({ run }: { run: SyncRun }) {
  useSignals();
  const t = useMessages(syncMessages);
  const tPsa = useMessages(psaMessages);
  const { client } = useHost();
  const locale = useLocale();
  const { id, counts, state } = run;

  const fetcher = useCallback<TableFetcher<SyncLogEntry>>(
    async ({ pageIndex, pageSize, filters, signal }) => {
      const outcome = filters.find(({ name }) => name === 'outcome')?.value as SyncOutcome | undefined;
      const query = { page: pageIndex, pageSize, ...(outcome && { outcome }) };
      const page = await client.call(listSyncLog, { params: { id }, query }, { signal });
      return { data: page.results, pageCount: page.totalPages, totalCount: page.totalElements };
    },
    [client, id],
  );

  const columns = useMemo<TableColumn<SyncLogEntry>[]>(() => {
    const all: TableColumn<SyncLogEntry>[] = [
      { id: 'name', header: t('log.name'), share: 2, isRemovable: false },
      {
        id: 'outcome',
        header: t('log.outcome'),
        value: ({ outcome }) => t(`log.outcomes.${outcome}`),
        cell: {
          type: 'Tags',
          tags: ({ outcome }) => [{ label: t(`log.outcomes.${outcome}`), tone: outcomeTones[outcome] }],
        },
        minWidth: 104,
        priority: 1,
      },
      { id: 'clientName', header: t('log.organization'), share: 2, priority: 3 },
      { id: 'kind', header: t('log.kind'), value: ({ kind }) => t(`log.kinds.${kind}`), minWidth: 156 },
      { id: 'change', header: t('log.change'), value: (entry) => changeText(entry, t, tPsa), share: 2 },
      {
        id: 'reason',
        header: t('log.reason'),
        value: ({ reason }) => reason && t(`log.reasons.${reason}`),
        // A sentence, and the one thing that tells what to do: whole in a window of 1280 pixels.
        share: 5,
        priority: 2,
      },
      { id: 'detail', header: t('log.details'), isHiddenAtFirst: true },
    ];
    return all.map((column) => ({ ...column, disableSortBy: true }));
  }, [t, tPsa]);

  const filters = useMemo<FilterDefinition<SyncLogEntry>[]>(() => {
    const numbers = numberFormat(locale);
    const many = (outcome: SyncOutcome) => counts[outcome.toLowerCase() as keyof SyncRun['counts']];
    return [
      {
        name: 'outcome',
        type: 'SingleSelect',
        label: t('log.outcome'),
        componentProps: {
          placeholder: t('log.all'),
          options: syncOutcomes.map((outcome) => ({
            value: outcome,
            label: `${t(`log.outcomes.${outcome}`)} (${numbers.format(many(outcome))})`,
          })),
        },
      },
    ];
  }, [t, locale, counts]);

  const model = useTableModel<SyncLogEntry>({
    label: t('log.table'),
    columns,
    fetcher,
    filters,
    rowId: (entry) => entry.id,
    rowLabel: ({ name }) => name,
    pageSize: 'all',
    requestPageSize: 250,
    reactive: true,
    search: false,
    emptyText: t(state === 'RUNNING' ? 'log.empty' : 'log.none'),
  });

  const done = `${stepsDone(run)} ${state}`;
  const shown = useRef(done);
  useEffect(() => {
    if (shown.current === done) return;
    shown.current = done;
    void model.refresh.refresh();
  }, [model, done]);

  return <DataTableView model={model} />;
}
