/** The rows of a mapping in its dialog: added, edited and deleted each in a dialog of its own. Source: spec 002 §2.5 and §8. */
import { type ReactNode, useRef, useState } from 'react';
import { visible } from '../../base/visible.ts';
import { useMessages } from '../../host/use-host.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { AddIcon } from '../../ui/icon/table-icons.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { RowFlags, TableColumn } from '../../ui/table/table-types.ts';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { withoutRow, withRow } from '../mapping-rows.ts';
import { usePsa } from '../page/psa-context.ts';
import { psaMessages } from '../psa-messages.ts';
import css from './mapping-rows-table.css';
import { namedMappingMessages } from './named-mapping-messages.ts';

/** A row whose dialog is open. */
export interface RowOpening<Row> {
  readonly row: Row;
  readonly isNew: boolean;
  onDone(row: Row): void;
  onClose(): void;
}

export interface MappingRowsTableProps<Row extends { readonly id: string }> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  onChange(rows: readonly Row[]): void;
  /** Tells rows apart. */
  rowLabel(row: Row): string;
  rowFlags?: (row: Row) => RowFlags;
  newRow(): Row;
  renderDialog(opening: RowOpening<Row>): ReactNode;
}

type Opened<Row> = { readonly how: 'add' | 'edit' | 'delete'; readonly row: Row };

export function MappingRowsTable<Row extends { readonly id: string }>({
  columns,
  rows,
  onChange,
  rowLabel,
  rowFlags,
  newRow,
  renderDialog,
}: MappingRowsTableProps<Row>) {
  useThemedStyles(css);
  const t = useMessages(psaMessages);
  const tOwn = useMessages(namedMappingMessages);
  const { isReadOnly } = usePsa();
  const [opened, setOpened] = useState<Opened<Row>>();
  const box = useRef<HTMLDivElement>(null);
  // What was deleted takes away the button that its dialog would give the focus back to.
  useKeptFocus(box, () => box.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]'));
  const close = () => setOpened(undefined);
  return (
    <div ref={box} className="mapping-rows">
      <DataTable<Row>
        label={t('configurations.mappings')}
        groupTitle={t('configurations.mappings')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={(row) => visible(rowLabel(row))}
        {...(rowFlags && { rowFlags })}
        rows={rows}
        pageSize="all"
        search={false}
        tools={false}
        emptyText={t('empty.mappings')}
        {...(!isReadOnly && {
          activatesOnPress: true,
          onRowActivate: (row) => setOpened({ how: 'edit', row }),
          secondaryActions: [
            {
              id: 'add',
              label: t('configurations.add'),
              icon: AddIcon,
              onSelect: () => setOpened({ how: 'add', row: newRow() }),
            },
          ],
          rowActions: [
            {
              id: 'edit',
              labelToken: t('configurations.edit'),
              action: (_, row) => row && setOpened({ how: 'edit', row }),
            },
            {
              id: 'delete',
              labelToken: t('configurations.delete'),
              variant: 'danger',
              action: (_, row) => row && setOpened({ how: 'delete', row }),
            },
          ],
        })}
      />
      {opened?.how === 'delete' && (
        <ConfirmDialog
          title={t('confirm.deleteRow')}
          confirmLabel={t('confirm.yes')}
          cancelLabel={t('confirm.no')}
          tone="danger"
          onConfirm={() => {
            onChange(withoutRow(rows, opened.row.id));
            close();
          }}
          onClose={close}
        >
          <p>{tOwn('deleteRowText', { name: rowLabel(opened.row) })}</p>
        </ConfirmDialog>
      )}
      {(opened?.how === 'add' || opened?.how === 'edit') &&
        renderDialog({
          row: opened.row,
          isNew: opened.how === 'add',
          onDone(row) {
            onChange(withRow(rows, row));
            close();
          },
          onClose: close,
        })}
    </div>
  );
}
