/** A bill as it is read: what it comes to first, then line by line why. */
import { useSignals } from '@preact/signals-react/runtime';
import { useHost, useLocale, useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { DownloadIcon } from '../../ui/icon/list-icons.tsx';
import { useCodeOnPress } from '../../ui/use-code-on-press.tsx';
import { billingMessages } from '../billing-messages.ts';
import type { BillChanges } from './bill-changes.ts';
import { billMessages } from './bill-messages.ts';
import { BillTable } from './bill-table.tsx';
import type { Bill } from './bill-types.ts';
import { GoneLines } from './gone-lines.tsx';
import { monthName } from './months.ts';
import { UnbilledTime } from './unbilled-time.tsx';
import { useBillWords } from './use-bill-words.ts';

export interface BillSheetProps {
  bill: Bill;
  clientId: string;
  changes: BillChanges | undefined;
  /** Products that the organization does not have. */
  tried: readonly string[];
  isBusy: boolean;
}

export function BillSheet({ bill, clientId, changes, tried, isBusy }: BillSheetProps) {
  const t = useMessages(billMessages);
  const words = useBillWords(bill.currency);
  const unbilled = bill.unbilledTimeEntries.length;
  return (
    <div className="bill-sheet" aria-busy={isBusy}>
      <div className="bill-summary">
        <div role="status">
          <p className="bill-total numeric">{words.money(bill.total)}</p>
          <p className="bill-note numeric">{t('taxablePart', { amount: words.money(bill.taxableTotal) })}</p>
          <p className="bill-note numeric">
            {changes ? <Change changes={changes} currency={bill.currency} /> : '\u00A0'}
          </p>
        </div>
        <ExportBill bill={bill} clientId={clientId} />
      </div>
      {bill.lines.length > 0 && <BillTable bill={bill} clientId={clientId} changes={changes} tried={tried} />}
      {changes && <GoneLines changes={changes} currency={bill.currency} />}
      {unbilled > 0 && <UnbilledTime count={unbilled} clientId={clientId} month={bill.month} />}
    </div>
  );
}

/** Against the month before. */
function Change({ changes, currency }: { changes: BillChanges; currency: string }) {
  const t = useMessages(billMessages);
  const locale = useLocale();
  const words = useBillWords(currency);
  const month = monthName(changes.month, locale);
  if (changes.total === 0) return t('noChange', { month });
  const change = words.change(changes.total);
  const share = words.share(changes.total, changes.totalBefore);
  return share === undefined ? t('changeWithout', { change, month }) : t('change', { change, share, month });
}

function ExportBill({ bill, clientId }: Pick<BillSheetProps, 'bill' | 'clientId'>) {
  useSignals();
  const t = useMessages(billMessages);
  const tBilling = useMessages(billingMessages);
  const { client, root, report } = useHost();
  const words = useBillWords(bill.currency);
  const code = useCodeOnPress();

  async function save(): Promise<void> {
    const [{ billLines }, { saveCsv }, { directoryNames }] = await code.fetchCode(() =>
      Promise.all([
        import('./bill-csv.ts'),
        import('../../ui/table/export/export-csv.ts'),
        import('../../directory/directory-names-model.ts'),
      ]),
    );
    const organization = directoryNames(client, 'organization').entries.peek().get(clientId)?.name;
    const lines = billLines(bill, {
      column: (name) => t(`columns.${name}`),
      type: ({ variant }) => tBilling(`variants.${variant}`),
      taxable: (isTaxable) => t(isTaxable ? 'yes' : 'no'),
      why: (line) => words.reasons(line).join(' '),
      total: t('total'),
      taxableTotal: t('taxableTotal'),
    });
    saveCsv(lines, t('exported', { name: organization ?? t('label'), month: bill.month }), root.ownerDocument);
  }

  return (
    <>
      <Button icon={DownloadIcon} onClick={() => void save().catch(report)}>
        {t('export')}
      </Button>
      {code.view}
    </>
  );
}
