import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo } from 'react';
import { failureIn, isBusy, valueIn } from '../../../../base/resource/resource-state.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { Failure } from '../../../../ui/faces/failure.tsx';
import { SearchIcon } from '../../../../ui/icon/common-icons.tsx';
import { InlineAlert } from '../../../../ui/inline-alert/inline-alert.tsx';
import { useAnnounce } from '../../../../ui/live-region/use-announce.ts';
import { SkeletonLines } from '../../../../ui/skeleton/skeleton.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { TableColumn } from '../../../../ui/table/table-types.ts';
import { useThemedStyles } from '../../../../ui/theme/use-themed-styles.ts';
import { useHistoryMessages } from '../../../history/history-messages.ts';
import { VerdictTag } from '../../../history/verdict-tag.tsx';
import { useEditing } from '../../editing/editing-context.ts';
import type { DryRun } from '../dry-run-context.ts';
import { useDryRunMessages } from '../dry-run-messages.ts';
import type { MatchingTicket } from '../matching-tickets.ts';
import css from './matching-list.css';

/** Which of the last tickets the rule matches, as it is edited. */
export function MatchingList({ model, matching }: DryRun) {
  useSignals();
  useThemedStyles(css);
  const { type } = useEditing();
  const t = useDryRunMessages();
  const announce = useAnnounce();
  const state = matching.state.value;
  const found = valueIn(state);
  const failure = failureIn(state);
  const isAsking = isBusy(state);
  const total = found ? found.counts.pass + found.counts.fail + found.counts.unknown : 0;
  const summary =
    found &&
    [
      t('matching.matched', { count: found.counts.pass, total }),
      found.counts.unknown > 0 && t('matching.unknown', { count: found.counts.unknown }),
    ]
      .filter(Boolean)
      .join(' ');
  useEffect(() => {
    if (summary !== undefined && !isAsking) announce(summary);
  }, [summary, isAsking, announce]);

  return (
    <section className="matching" aria-label={t('matching.title')} aria-busy={isAsking || undefined}>
      <div className="matching-head">
        <h4 className="dry-run-column-title">{t('matching.title')}</h4>
        {isAsking ? (
          <Button size="small" onClick={matching.cancel}>
            {t('matching.cancel')}
          </Button>
        ) : (
          <Button size="small" icon={SearchIcon} onClick={matching.find}>
            {t('matching.find')}
          </Button>
        )}
      </div>
      <p className="dry-run-note">{t(type === 'EVENT_BASED' ? 'matching.introEvent' : 'matching.intro')}</p>
      {state.status === 'loading' && (
        <div role="status">
          <span className="visually-hidden">{t('matching.loading')}</span>
          <SkeletonLines count={4} className="matching-skeleton" />
        </div>
      )}
      {failure && <Failure error={failure.error} title={t('matching.failed')} look="inline" onRetry={matching.retry} />}
      {found && (
        <>
          {matching.isOutdated.value && !isAsking && <InlineAlert tone="info">{t('matching.outdated')}</InlineAlert>}
          <p className="matching-summary">{summary}</p>
          {found.tickets.length === 0 ? (
            <EmptyState title={t('matching.none')} text={t('matching.noneText')} />
          ) : (
            <MatchingTable
              tickets={found.tickets}
              onOpen={({ id, summary: name }) => {
                model.pick(id, name);
                announce(t('ticket.loading'));
              }}
            />
          )}
        </>
      )}
    </section>
  );
}

function MatchingTable({
  tickets,
  onOpen,
}: {
  tickets: readonly MatchingTicket[];
  onOpen(ticket: MatchingTicket): void;
}) {
  const t = useDryRunMessages();
  const tVerdict = useHistoryMessages();
  const columns = useMemo<TableColumn<MatchingTicket>[]>(
    () => [
      {
        id: 'id',
        header: t('matching.columns.number'),
        value: ({ id }) => Number(id) || id,
        cell: { type: 'ButtonLink', text: ({ id }) => `#${id}` },
        minWidth: 72,
        maxWidth: 110,
        isRemovable: false,
      },
      { id: 'summary', header: t('mail.subject'), share: 3 },
      { id: 'status', header: t('matching.columns.status') },
      {
        id: 'verdict',
        header: t('matching.columns.verdict'),
        value: ({ verdict }) => tVerdict(`verdict.${verdict}`),
        cell: { type: 'Renderer', render: ({ verdict }) => <VerdictTag verdict={verdict} /> },
      },
    ],
    [t, tVerdict],
  );
  return (
    <div className="matching-table">
      <DataTable
        label={t('matching.title')}
        columns={columns}
        rows={tickets}
        rowId={({ id }) => id}
        rowLabel={({ id, summary }) => `#${id} ${summary}`}
        pageSize="all"
        onRowActivate={onOpen}
      />
    </div>
  );
}
