import { useMemo } from 'react';
import { useFormat } from '../../../host/use-format.ts';
import { useMessages } from '../../../host/use-host.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { priceListMessages } from '../../price-list/price-list-messages.ts';
import { productLimits } from '../../product-terms.ts';
import { importMessages } from './import-messages.ts';
import { importRows, isTooMuch, type ReadFile } from './import-rows.ts';
import { ImportTable } from './import-table.tsx';

/** What saving the file would do, and what keeps it from being saved. */
export function ImportPreview({ read: { preview, currency } }: { read: ReadFile }) {
  const t = useMessages(importMessages);
  const tList = useMessages(priceListMessages);
  const format = useFormat();
  const rows = useMemo(() => importRows(preview), [preview]);
  const { changes, created, refused, unchanged, isUnreadable } = preview;
  if (isUnreadable) return <InlineAlert tone="danger">{tList('unreadable')}</InlineAlert>;
  if (rows.length === 0)
    return (
      <EmptyState
        title={t('nothing')}
        text={unchanged === 0 ? t('emptyText') : t('nothingText', { count: unchanged })}
      />
    );
  const counts = { created: created.length, changed: changes.length, refused: refused.length, unchanged };
  const words = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, format.number(count)]));
  return (
    <>
      {refused.length > 0 && (
        <InlineAlert tone="danger" title={t('refused', { count: refused.length })}>
          {t('refusedText')}
        </InlineAlert>
      )}
      {isTooMuch(preview) && (
        <InlineAlert tone="danger">{t('tooMany', { limit: productLimits.pricesAtOnce })}</InlineAlert>
      )}
      <p className="price-import-counts" role="status">
        {t('counts', words)}
      </p>
      <ImportTable rows={rows} currency={currency} />
    </>
  );
}
