/** Which organization, and which month. */
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { valueIn } from '../../base/resource/resource-state.ts';
import { LateDirectoryPicker } from '../../directory/late-directory-picker.ts';
import { useLocale, useMessages } from '../../host/use-host.ts';
import { NativeSelect } from '../../ui/native-select/native-select.tsx';
import { billMessages } from './bill-messages.ts';
import type { BillModel } from './bill-model.ts';
import { monthAt, monthFrom, monthName } from './months.ts';
import type { BillChoice } from './product-bill-definition.ts';
import { TriedProducts } from './tried-products.tsx';

export interface BillHeadProps {
  bill: BillModel;
  clientId: string | undefined;
  month: string | undefined;
  tried: readonly string[];
  onChoose(choice: BillChoice): void;
  onTry(productIds: readonly string[]): void;
}

/** This month and those of a year before it. */
const offeredMonths = 13;

export function BillHead({ bill, clientId, month, tried, onChoose, onTry }: BillHeadProps) {
  useSignals();
  const t = useMessages(billMessages);
  const locale = useLocale();
  const [now] = useState(() => monthAt(Date.now()));
  const shown = valueIn(bill.state.value);
  const chosen = month ?? shown?.month;
  const months = Array.from({ length: offeredMonths }, (_, index) => monthFrom(now, -index));
  if (chosen !== undefined && !months.includes(chosen)) months.push(chosen);
  months.sort((one, other) => (one < other ? 1 : -1));
  return (
    <div className="bill-head">
      <div className="bill-organization">
        <LateDirectoryPicker
          kind="organization"
          label={t('organization')}
          value={clientId}
          onChange={(id) => id !== undefined && onChoose({ clientId: id, ...(month !== undefined && { month }) })}
        />
      </div>
      <div className="bill-month">
        <NativeSelect
          label={t('month')}
          value={chosen ?? ''}
          disabled={clientId === undefined}
          options={months.map((value) => ({ value, label: monthName(value, locale) }))}
          onChange={(value) => clientId !== undefined && onChoose({ clientId, month: value })}
        />
      </div>
      <div className="bill-tried">
        <TriedProducts value={tried} disabled={clientId === undefined} onChange={onTry} />
      </div>
    </div>
  );
}
