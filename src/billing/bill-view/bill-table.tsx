/** The lines of a bill with their sums, in one table that a screen reader reads as such, on a phone too. */
import { useId, useState } from 'react';
import { useLocale, useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChevronDownIcon } from '../../ui/icon/later-icons.tsx';
import { late } from '../../ui/late.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import { billingMessages } from '../billing-messages.ts';
import type { BillChanges, LineChange } from './bill-changes.ts';
import { billMessages } from './bill-messages.ts';
import type { Bill, BillLine } from './bill-types.ts';
import { hasItems, knownReasons } from './bill-words.ts';
import type { BilledItemsProps } from './billed-items.tsx';
import { monthName } from './months.ts';
import { useBillWords } from './use-bill-words.ts';

const BilledItems = late<BilledItemsProps>(async () => (await import('./billed-items.tsx')).BilledItems);

export interface BillTableProps {
  bill: Bill;
  clientId: string;
  changes: BillChanges | undefined;
  tried: readonly string[];
}

export function BillTable({ bill, clientId, changes, tried }: BillTableProps) {
  const t = useMessages(billMessages);
  const words = useBillWords(bill.currency);
  return (
    <table className="bill-table" aria-label={t('lines')}>
      <thead>
        <tr>
          <th scope="col">{t('columns.product')}</th>
          <th scope="col" className="bill-number bill-wide">
            {t('columns.quantity')}
          </th>
          <th scope="col" className="bill-number bill-wide">
            {t('columns.unitPrice')}
          </th>
          <th scope="col" className="bill-wide">
            {t('columns.taxable')}
          </th>
          <th scope="col" className="bill-number">
            {t('columns.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bill.lines.map((line) => (
          <Line key={line.productId} line={line} bill={bill} clientId={clientId} changes={changes} tried={tried} />
        ))}
      </tbody>
      <tfoot>
        {(['total', 'taxableTotal'] as const).map((sum) => (
          <tr key={sum} className={`bill-sum-${sum}`}>
            <th scope="row">{t(sum)}</th>
            <td className="bill-wide" colSpan={3} />
            <td className="bill-number">{words.money(bill[sum])}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

interface LineProps extends BillTableProps {
  line: BillLine;
}

function Line({ line, bill, clientId, changes, tried }: LineProps) {
  const t = useMessages(billMessages);
  const tBilling = useMessages(billingMessages);
  const words = useBillWords(bill.currency);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const quantity = words.quantity(line.quantity);
  const unitPrice = words.money(line.unitPrice);
  const change = changes?.lines.get(line.productId);
  const changed = change && !change.isNew && changes && (
    <ChangeText change={change} month={changes.month} currency={bill.currency} />
  );
  return (
    <>
      <tr className="bill-line">
        <th scope="row">
          <UntrustedText text={line.productName} className="bill-name" />{' '}
          <span className="bill-soft">{tBilling(`variants.${line.variant}`)}</span>
          {tried.includes(line.productId) ? (
            <Tag tone="info">{t('trying')}</Tag>
          ) : (
            change?.isNew && <Tag tone="accent">{t('new')}</Tag>
          )}
          <span className="bill-narrow numeric">
            {t('times', { quantity, unitPrice })}
            {!line.taxable && ` · ${t('notTaxable')}`}
          </span>
          {changed && <span className="bill-change bill-narrow">{changed}</span>}
          <ul className="bill-reasons">
            {words.reasons(line).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <ShowItems line={line} isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)} />
        </th>
        <td className="bill-number bill-wide">{quantity}</td>
        <td className="bill-number bill-wide">{unitPrice}</td>
        <td className="bill-wide">{t(line.taxable ? 'yes' : 'no')}</td>
        <td className="bill-number">
          {words.money(line.total)}
          {changed && <span className="bill-change bill-wide">{changed}</span>}
        </td>
      </tr>
      <tr id={id} hidden={!isOpen} className="bill-items-row">
        {isOpen && (
          <td colSpan={5}>
            <BilledItems
              question={{ clientId, month: bill.month, productId: line.productId }}
              label={t('items.label', { name: line.productName })}
            />
          </td>
        )}
      </tr>
    </>
  );
}

interface ShowItemsProps {
  line: BillLine;
  isOpen: boolean;
  controls: string;
  onToggle(): void;
}

function ShowItems({ line, isOpen, controls, onToggle }: ShowItemsProps) {
  const t = useMessages(billMessages);
  const reasons = knownReasons(line.reasons);
  if (!hasItems(reasons, line.quantity)) return null;
  const [of] = reasons.flatMap(({ code }) => (code in kinds ? [code as keyof typeof kinds] : []));
  const action = t(`show.${of ?? 'mostCounted'}`);
  const name = line.productName;
  return (
    <Button
      size="small"
      variant="ghost"
      endIcon={ChevronDownIcon}
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={isOpen ? t('hideOf', { name }) : t('showOf', { action, name })}
      onClick={onToggle}
    >
      {isOpen ? t('hide') : action}
    </Button>
  );
}

const kinds = { devices: true, users: true, storage: true, time: true, mostCounted: true };

/** What a line has more or less than the month before, and of what that comes. */
function ChangeText({ change, month, currency }: { change: LineChange; month: string; currency: string }) {
  const t = useMessages(billMessages);
  const locale = useLocale();
  const words = useBillWords(currency);
  const values = { change: words.change(change.total), month: monthName(month, locale) };
  const before = change.before?.quantity;
  return before === undefined
    ? t('changed', values)
    : t('fromQuantity', { ...values, quantity: words.quantity(before) });
}
