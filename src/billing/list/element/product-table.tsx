/** The rows of the product list, with what can be done with one and with all. Source: spec 002 §2.8 and §9. */
import { useSignalEffect, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo, useRef, useState } from 'react';
import { visible } from '../../../base/visible.ts';
import { fetchCode } from '../../../host/late-code/fetch-code.ts';
import { useHost, useMessages, useMethods } from '../../../host/use-host.ts';
import { TrashIcon } from '../../../ui/icon/action-icons.tsx';
import { ImportIcon } from '../../../ui/icon/import-icon.tsx';
import { AddIcon } from '../../../ui/icon/table-icons.tsx';
import { DataTableView } from '../../../ui/table/data-table.tsx';
import type { ExportRun, RowAction, TableQuery } from '../../../ui/table/table-types.ts';
import { useTableModel } from '../../../ui/table/use-table-model.ts';
import { billingMessages } from '../../billing-messages.ts';
import type { Product } from '../../product-contract.ts';
import { productVariants } from '../../product-terms.ts';
import { CopyIcon } from '../list-icons.tsx';
import { listMessages } from '../list-messages.ts';
import type { ProductListModel } from '../product-list-model.ts';
import { useProductColumns } from './product-columns.ts';
import type { ProductOpening, productListDefinition } from './product-list-definition.ts';

export interface ProductTableProps {
  list: ProductListModel;
  isReadOnly: boolean;
  onOpen(opening: ProductOpening): void;
  onCopy(product: Product): void;
  onRemove(product: Product): void;
  onImport(): void;
}

/** Until rows have come, which bring the true one, no amount is shown. */
const noCurrency = 'XXX';
/** Of the call. */
const searchLimit = 200;

export function ProductTable(props: ProductTableProps) {
  useSignals();
  const { list, isReadOnly, onOpen } = props;
  const t = useMessages(listMessages);
  const [isSearched, setSearched] = useState(false);
  const columns = useProductColumns(list.currency.value ?? noCurrency);
  const actions = useActions(props);

  const table = useTableModel<Product>({
    tableId: 'billing-products',
    label: t('label'),
    columns,
    fetcher: list.fetcher,
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => visible(name),
    pageSize: 'all',
    initialSortBy: useMemo(() => [{ id: 'name', desc: false }], []),
    search: useMemo(() => ({ placeholder: t('search'), characterLimit: searchLimit }), [t]),
    reactive: true,
    emptyText: t(isSearched ? 'noMatch' : 'empty'),
    onRowActivate: ({ id, variant }) => onOpen({ productId: id, variant }),
    activatesOnPress: true,
    exportAction: useExport(list),
    ...(!isReadOnly && actions),
  });
  useSignalEffect(() => setSearched(table.query.value.globalFilter !== ''));
  useMethods<typeof productListDefinition>({ refresh: () => table.rows.reload({ keepCurrentPage: true }) });
  const edition = list.edition.value;
  const shownEdition = useRef(edition);
  useEffect(() => {
    if (shownEdition.current === edition) return;
    shownEdition.current = edition;
    void table.rows.reload({ keepCurrentPage: true });
  }, [edition, table]);
  return <DataTableView model={table} />;
}

function useActions({ onOpen, onCopy, onRemove, onImport }: ProductTableProps) {
  const t = useMessages(listMessages);
  const tBilling = useMessages(billingMessages);
  const copy: RowAction<Product> = {
    id: 'copy',
    labelToken: t('copy'),
    Icon: CopyIcon,
    action: (_, row) => row && onCopy(row),
  };
  const remove: RowAction<Product> = {
    id: 'delete',
    labelToken: t('delete'),
    Icon: TrashIcon,
    variant: 'danger',
    action: (_, row) => row && onRemove(row),
  };
  return {
    primaryAction: {
      label: t('new'),
      items: productVariants.map((variant) => ({
        id: variant,
        label: tBilling(`variants.${variant}`),
        icon: AddIcon,
        onSelect: () => onOpen({ variant }),
      })),
    },
    secondaryActions: [{ id: 'import', label: t('import'), icon: ImportIcon, onSelect: onImport }],
    rowActions: [copy, remove],
  };
}

/** Every product that the search finds, with its id, so that the file can be read again. */
function useExport(list: ProductListModel) {
  const t = useMessages(listMessages);
  const { root } = useHost();
  return useMemo(
    () =>
      async ({ globalFilter }: TableQuery, { signal }: ExportRun) => {
        const { products, currency } = await list.everyProduct({ signal, search: globalFilter });
        const [{ priceListText }, { saveCsvText }] = await Promise.all([
          fetchCode(() => import('../../price-list/price-list.ts')),
          fetchCode(() => import('../../../ui/table/export/export-csv.ts')),
        ]);
        signal.throwIfAborted();
        saveCsvText(priceListText(products, { currency }), t('fileName'), root.ownerDocument);
      },
    [list, t, root],
  );
}
