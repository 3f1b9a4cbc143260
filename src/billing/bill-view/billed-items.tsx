/** What a line counts, by name: loaded when somebody wants to see it. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { numberFormat } from '../../base/intl-cache.ts';
import { failureIn, valueIn } from '../../base/resource/resource-state.ts';
import { visible } from '../../base/visible.ts';
import { useFormat } from '../../host/use-format.ts';
import { useHost, useLocale, useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { Failure } from '../../ui/faces/failure.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import type { BilledItem } from '../items-contract.ts';
import { billMessages } from './bill-messages.ts';
import { createBilledItems, type ItemsQuestion } from './items-model.ts';

export interface BilledItemsProps {
  /** Looked at once. */
  question: ItemsQuestion;
  label: string;
}

export function BilledItems({ question, label }: BilledItemsProps) {
  useSignals();
  const t = useMessages(billMessages);
  const { client } = useHost();
  const items = useModel(() => {
    const list = createBilledItems(client);
    list.ask(question);
    return list;
  });
  const textOf = useItemText();
  const state = items.state.value;
  const page = valueIn(state);
  const failure = failureIn(state);
  const rest = page?.total === undefined ? undefined : page.total - page.items.length;
  return (
    <div className="bill-items">
      {page && (
        <ul aria-label={label} className={page.items[0]?.kind === 'time' ? 'bill-times' : 'bill-names'}>
          {page.items.map((item) => (
            <li key={`${item.kind} ${item.id}`}>{textOf(item)}</li>
          ))}
        </ul>
      )}
      {page?.items.length === 0 && <p className="bill-note">{t('items.empty')}</p>}
      {(state.status === 'loading' || state.status === 'idle') && <SkeletonLines count={3} />}
      {failure && <Failure look="inline" error={failure.error} title={t('items.failed')} onRetry={items.retry} />}
      {page?.hasMore && !failure && (
        <Button size="small" busy={state.status === 'loading-more'} onClick={items.loadMore}>
          {rest === undefined ? t('items.moreUnknown') : t('items.more', { count: rest })}
        </Button>
      )}
    </div>
  );
}

function useItemText(): (item: BilledItem) => string {
  const t = useMessages(billMessages);
  const format = useFormat();
  const locale = useLocale();
  const hours = (seconds: number) => numberFormat(locale, { maximumFractionDigits: 2 }).format(seconds / 3600);
  return (item) => {
    const name = item.name ?? t(item.kind === 'storage' ? 'items.noDevice' : 'items.unknown');
    if (item.kind === 'storage') return t('items.storage', { name, size: format.bytes(item.bytes) });
    if (item.kind !== 'time') return visible(name);
    const { seconds = 0, billedSeconds, started, remote, offHours } = item;
    const isRounded = billedSeconds != null && billedSeconds > 0 && billedSeconds !== seconds;
    const values = { date: format.dateTime(started), name, hours: hours(seconds ?? 0) };
    const worked = isRounded
      ? t('items.timeRounded', { ...values, billed: hours(billedSeconds) })
      : t('items.time', values);
    return [worked, t(remote ? 'items.remote' : 'items.onSite'), ...(offHours ? [t('items.offHours')] : [])].join(
      ' · ',
    );
  };
}
