import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { decimalText } from '../../../base/decimal/format-decimal.ts';
import { currencyDecimals } from '../../../base/decimal/money.ts';
import { visible } from '../../../base/visible.ts';
import { useMessages } from '../../../host/use-host.ts';
import type { TableColumn } from '../../../ui/table/table-types.ts';
import { billingMessages } from '../../billing-messages.ts';
import type { Product } from '../../product-contract.ts';
import { listMessages } from '../list-messages.ts';

/** Where a row has room for a few: what it costs before what it is. */
export function useProductColumns(currency: string): readonly TableColumn<Product>[] {
  useSignals();
  const t = useMessages(billingMessages);
  const tOwn = useMessages(listMessages);
  return useMemo(() => {
    const decimals = currencyDecimals(currency);
    // A decimal as text: the cell writes it in the reader's language.
    const amount = (field: 'price' | 'cost', priority: number): TableColumn<Product> => ({
      id: field,
      header: t(`fields.${field}`),
      value: (row) => decimalText(row[field], decimals),
      cell: { type: 'Currency', currency },
      priority,
      minWidth: 100,
      compactWidth: 100,
    });
    return [
      {
        id: 'name',
        header: t('fields.name'),
        isRemovable: false,
        cell: { type: 'Text', text: ({ name }) => visible(name) },
        share: 2.5,
        minWidth: 160,
      },
      {
        id: 'description',
        header: t('fields.description'),
        cell: { type: 'Text', text: ({ description }) => visible(description) },
        disableSortBy: true,
        isHiddenAtFirst: true,
        share: 3,
        priority: 8,
      },
      {
        id: 'variant',
        header: tOwn('columns.type'),
        value: ({ variant }) => tOwn(`types.${variant}`),
        priority: 2,
        minWidth: 165,
      },
      amount('price', 1),
      amount('cost', 4),
      {
        id: 'billing',
        header: t('fields.billing'),
        value: ({ billing }) => t(`billings.${billing}`),
        disableSortBy: true,
        priority: 3,
        minWidth: 110,
      },
      {
        id: 'quantity',
        header: t('fields.quantity'),
        value: ({ variant, quantity }) =>
          quantity == null || quantity.mode === 'DYNAMIC'
            ? tOwn(`quantities.per.${variant}`)
            : quantity.mode === 'STATIC'
              ? tOwn('quantities.fixed', { quantity: quantity.value ?? 0 })
              : t(`quantityModes.${quantity.mode}`),
        disableSortBy: true,
        priority: 6,
      },
      {
        id: 'taxable',
        header: t('fields.taxable'),
        value: ({ taxable }) => tOwn(taxable ? 'taxable.yes' : 'taxable.no'),
        disableSortBy: true,
        priority: 5,
        minWidth: 124,
        share: 0.6,
      },
      {
        id: 'savedAt',
        header: tOwn('columns.savedAt'),
        cell: { type: 'Date' },
        disableSortBy: true,
        isHiddenAtFirst: true,
        priority: 7,
      },
      {
        id: 'savedBy',
        header: tOwn('columns.savedBy'),
        value: ({ savedBy }) => visible(savedBy ?? ''),
        disableSortBy: true,
        isHiddenAtFirst: true,
        priority: 9,
      },
    ];
  }, [t, tOwn, currency]);
}
