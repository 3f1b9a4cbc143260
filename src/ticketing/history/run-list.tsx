import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { directoryNames } from '../../directory/directory-names-model.ts';
import { useFormat } from '../../host/use-format.ts';
import { useHost } from '../../host/use-host.ts';
import { late } from '../../ui/late.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn, TableFetcher, TagTone } from '../../ui/table/table-types.ts';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import type { FieldFacts } from '../conditions/condition-fields.ts';
import type { RuleWords } from '../rules/words.ts';
import { type AutomationRunRow, listAutomationRuns, listTicketRuns } from '../ticket-contract.ts';
import { useHistoryMessages } from './history-messages.ts';
import type { RunDetailsProps } from './run-details.tsx';
import { deedsOf, namesIn, type RunResult, resultOf } from './run-facts.ts';
import css from './run-list.css';

export interface RunListProps {
  /** Of an automation, or of a ticket. */
  of: { readonly automationId: string } | { readonly ticketId: string };
  words: RuleWords;
  facts: FieldFacts;
}

const tones: Readonly<Record<RunResult, TagTone>> = {
  done: 'green',
  failed: 'red',
  stopped: 'amber',
  nothing: 'neutral',
};

/** What automations did, page by page: when, why, what came of it. A press shows which rows decided. */
export function RunList({ of, words, facts }: RunListProps) {
  useSignals();
  useThemedStyles(css);
  const { client } = useHost();
  const format = useFormat();
  const t = useHistoryMessages();
  const [shown, setShown] = useState<AutomationRunRow>();
  const isOfTicket = 'ticketId' in of;
  const id = isOfTicket ? of.ticketId : of.automationId;

  const fetcher = useCallback<TableFetcher<AutomationRunRow>>(
    async ({ pageIndex, pageSize, signal }) => {
      const query = { page: pageIndex, pageSize };
      const endpoint = isOfTicket ? listTicketRuns : listAutomationRuns;
      const page = await client.call(endpoint, { params: { id }, query }, { signal });
      return { data: page.results, pageCount: page.totalPages, totalCount: page.totalElements };
    },
    [client, isOfTicket, id],
  );
  useEffect(() => {
    if (!shown) return;
    for (const [kind, ids] of namesIn(shown, facts)) directoryNames(client, kind).want([...new Set(ids)]);
  }, [client, shown, facts]);

  const columns = useMemo<TableColumn<AutomationRunRow>[]>(() => {
    const timeText = ({ time }: AutomationRunRow) => format.dateTime(Date.parse(time));
    const other: TableColumn<AutomationRunRow> = isOfTicket
      ? { id: 'automation', header: t('columns.automation'), value: ({ automation }) => automation.name, share: 2 }
      : {
          id: 'ticket',
          header: t('columns.ticket'),
          value: ({ ticket }) => `#${ticket.id} ${ticket.summary}`,
          share: 2,
        };
    const all: TableColumn<AutomationRunRow>[] = [
      {
        id: 'time',
        header: t('columns.time'),
        cell: { type: 'ButtonLink', text: timeText },
        minWidth: 184,
        priorityWidth: 184,
        isRemovable: false,
      },
      other,
      { id: 'event', header: t('columns.event'), value: ({ event }) => t(`events.${event}`) },
      {
        id: 'result',
        header: t('columns.result'),
        value: (run) => t(`results.${resultOf(run)}`),
        cell: {
          type: 'Tags',
          tags: (run) => [{ label: t(`results.${resultOf(run)}`), tone: tones[resultOf(run)] }],
        },
      },
      {
        id: 'did',
        header: t('columns.did'),
        value: (run) => words.list(deedsOf(run, words, t('details.ccList'))),
        share: 2,
      },
    ];
    return all.map((column) => ({ ...column, disableSortBy: true }));
  }, [isOfTicket, t, format, words]);

  return (
    <>
      <div className="run-list">
        <DataTable
          label={t('title')}
          columns={columns}
          fetcher={fetcher}
          rowId={(run) => String(run.id)}
          rowLabel={(run) => t('details.of', { time: format.dateTime(Date.parse(run.time)) })}
          pageSize={50}
          search={false}
          exportAction={false}
          emptyText={t(isOfTicket ? 'emptyTicket' : 'empty')}
          onRowActivate={setShown}
        />
      </div>
      {shown && <RunDetails run={shown} words={words} facts={facts} onClose={() => setShown(undefined)} />}
    </>
  );
}

const RunDetails = late<RunDetailsProps>(async () => (await import('./run-details.tsx')).RunDetails);
