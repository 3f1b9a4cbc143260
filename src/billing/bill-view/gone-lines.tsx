import { useLocale, useMessages } from '../../host/use-host.ts';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import type { BillChanges } from './bill-changes.ts';
import { billMessages } from './bill-messages.ts';
import { monthName } from './months.ts';
import { useBillWords } from './use-bill-words.ts';

/** What the month before was billed, and this one is not. */
export function GoneLines({ changes, currency }: { changes: BillChanges; currency: string }) {
  const t = useMessages(billMessages);
  const locale = useLocale();
  const words = useBillWords(currency);
  if (changes.gone.length === 0) return null;
  return (
    <InlineAlert title={t('gone', { month: monthName(changes.month, locale) })}>
      <ul className="bill-gone numeric">
        {changes.gone.map(({ productId, productName, total }) => (
          <li key={productId}>{t('goneLine', { name: productName, total: words.money(total) })}</li>
        ))}
      </ul>
    </InlineAlert>
  );
}
