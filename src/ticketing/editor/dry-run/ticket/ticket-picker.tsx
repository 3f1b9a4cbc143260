import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { failureIn, isBusy } from '../../../../base/resource/resource-state.ts';
import { useFormat } from '../../../../host/use-format.ts';
import { useHost } from '../../../../host/use-host.ts';
import { Failure } from '../../../../ui/faces/failure.tsx';
import { useAnnounce } from '../../../../ui/live-region/use-announce.ts';
import { LazySearchableSelect } from '../../../../ui/select/controls/lazy-searchable-select.tsx';
import type { OptionPage, OptionQuery } from '../../../../ui/select/option.ts';
import { listTickets } from '../../../ticket-contract.ts';
import { useDryRunMessages } from '../dry-run-messages.ts';
import type { DryRunModel } from '../dry-run-model.ts';

const pageSize = 50;

/** A ticket of the server's takes the place of what is typed in. */
export function TicketPicker({ dryRun }: { dryRun: DryRunModel }) {
  useSignals();
  const { client } = useHost();
  const format = useFormat();
  const t = useDryRunMessages();
  const announce = useAnnounce();
  const summaries = useRef(new Map<string, string>());
  const origin = dryRun.origin.value;
  const state = dryRun.picked.value;
  const failure = failureIn(state);
  const chosen = origin.kind === 'server' ? origin : undefined;
  const chosenId = chosen?.id;
  useEffect(() => {
    if (chosenId !== undefined) announce(t('ticket.loaded', { id: chosenId }));
  }, [chosenId, announce, t]);

  async function loadOptions({ search, page, signal, pageSize: size }: OptionQuery): Promise<OptionPage> {
    const query = { page, pageSize: size, ...(search !== '' && { searchCriteria: search }) };
    const { results, totalPages } = await client.call(listTickets, { params: {}, query }, { signal });
    for (const { id, summary } of results) summaries.current.set(id, summary);
    return {
      options: results.map(({ id, summary, status, createTime }) => ({
        value: id,
        label: `#${id} ${summary}`,
        description: [status.name, format.dateTime(Date.parse(createTime))].join(' · '),
      })),
      hasMore: page + 1 < totalPages,
    };
  }

  return (
    <div className="dry-run-picker" aria-busy={isBusy(state) || undefined}>
      <LazySearchableSelect
        label={t('ticket.load')}
        placeholder={t('ticket.search')}
        loadOptions={loadOptions}
        pageSize={pageSize}
        value={chosenId}
        selectedOptions={chosen ? [{ value: chosen.id, label: `#${chosen.id} ${chosen.summary}` }] : []}
        hint={isBusy(state) ? t('ticket.loading') : undefined}
        onChange={(id) => id !== undefined && dryRun.pick(id, summaries.current.get(id) ?? '')}
      />
      {failure && <Failure error={failure.error} title={t('ticket.failed')} look="inline" onRetry={dryRun.retryPick} />}
    </div>
  );
}
