import { useMemo } from 'react';
import { formatMoney } from '../../../base/decimal/money.ts';
import { visible } from '../../../base/visible.ts';
import { useLocale, useMessages } from '../../../host/use-host.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { TableColumn, TagTone } from '../../../ui/table/table-types.ts';
import type { Prices } from '../../price-list/price-list.ts';
import { priceListMessages, refusalText } from '../../price-list/price-list-messages.ts';
import { listMessages } from '../list-messages.ts';
import { importMessages } from './import-messages.ts';
import type { ImportRow } from './import-rows.ts';

const tones: Readonly<Record<ImportRow['outcome'], TagTone>> = { created: 'green', changed: 'blue', refused: 'red' };

export function ImportTable({ rows, currency }: { rows: readonly ImportRow[]; currency: string }) {
  const t = useMessages(importMessages);
  const columns = useImportColumns(currency);
  return (
    <div className="price-import-table">
      <DataTable<ImportRow>
        label={t('list')}
        columns={columns}
        rows={rows}
        rowId={({ line }) => String(line)}
        rowLabel={({ name }) => visible(name)}
        rowFlags={({ outcome }) => (outcome === 'refused' ? { error: true } : {})}
        pageSize="all"
        search={false}
        tools={false}
      />
    </div>
  );
}

function useImportColumns(currency: string): readonly TableColumn<ImportRow>[] {
  const t = useMessages(importMessages);
  const tList = useMessages(listMessages);
  const tRefused = useMessages(priceListMessages);
  const locale = useLocale();
  return useMemo(() => {
    /** Only what is new or becomes another: what stays has nothing to be read. */
    const change = (row: ImportRow, field: keyof Prices, textOf: (prices: Prices) => string) => {
      if (row.outcome === 'refused') return '';
      const to = textOf(row.after);
      if (row.outcome === 'created') return to;
      return row.before[field] === row.after[field] ? '' : t('fromTo', { from: textOf(row.before), to });
    };
    const money = (field: 'price' | 'cost'): TableColumn<ImportRow> => ({
      id: field,
      header: t(`columns.${field}`),
      value: (row) => change(row, field, (prices) => formatMoney(prices[field], { currency, locale })),
      disableSortBy: true,
      minWidth: 150,
    });
    const yesOrNo = ({ taxable }: Prices) => tList(taxable ? 'taxable.yes' : 'taxable.no');
    return [
      {
        id: 'name',
        header: t('columns.product'),
        cell: { type: 'Text', text: ({ name }) => visible(name) },
        share: 1.5,
        minWidth: 140,
      },
      { id: 'line', header: t('columns.line'), cell: { type: 'Number' }, minWidth: 76, share: 0.3, priority: 3 },
      {
        id: 'outcome',
        header: t('columns.outcome'),
        cell: {
          type: 'Tags',
          tags: ({ outcome }) => [{ label: t(`outcomes.${outcome}`), tone: tones[outcome] }],
        },
        minWidth: 100,
        share: 0.5,
        priority: 1,
        compactWidth: 80,
      },
      {
        id: 'reason',
        header: t('columns.reason'),
        value: (row) => (row.outcome === 'refused' ? visible(refusalText(row.refused, tRefused, { currency })) : ''),
        disableSortBy: true,
        share: 2,
        minWidth: 180,
        priority: 2,
      },
      { ...money('price'), priority: 4 },
      { ...money('cost'), priority: 5 },
      {
        id: 'taxable',
        header: t('columns.taxable'),
        value: (row) => change(row, 'taxable', yesOrNo),
        disableSortBy: true,
        minWidth: 124,
        share: 0.6,
        priority: 6,
      },
    ];
  }, [t, tList, tRefused, currency, locale]);
}
