/**
 * What the devices of each role become: the rows of a mapping in its dialog, added, edited and deleted each in a dialog of
 * its own. Source: spec 002 §2.5, §2.7 and §8.
 */
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useRef, useState } from 'react';
import { visible } from '../../base/visible.ts';
import { useMessages } from '../../host/use-host.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import type { FormField } from '../../ui/form/form-types.ts';
import { AddIcon } from '../../ui/icon/table-icons.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/table-types.ts';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { useRoleNames } from '../device-roles/device-role-names.ts';
import type { Named } from '../mapping-choice.ts';
import { withoutRow, withRow } from '../mapping-rows.ts';
import { usePsa } from '../page/psa-context.ts';
import { cellText, entityLabel, psaMessages } from '../psa-messages.ts';
import type { ProviderEntity } from '../psa-shapes.ts';
import css from './mapping-rows-table.css';
import { namedMappingMessages } from './named-mapping-messages.ts';

/** What the devices of one role become. */
export interface RoleRow {
  readonly id: string;
  /** Null: not chosen yet. */
  readonly role: Named | null;
}

/** Something of the provider's that they become: a column. */
export interface RolePart<Row> {
  readonly id: string;
  readonly header: string;
  /** As the provider has it now. */
  entity(row: Row): ProviderEntity | null;
}

/** A row whose dialog is open. */
export interface RowOpening<Row> {
  readonly row: Row;
  readonly isNew: boolean;
  onDone(row: Row): void;
  onClose(): void;
}

export interface MappingRowsTableProps<Row extends RoleRow> {
  field: FormField<readonly Row[]>;
  parts: readonly RolePart<Row>[];
  newRow(): Row;
  renderDialog(opening: RowOpening<Row>): ReactNode;
}

type Opened<Row> = { readonly how: 'add' | 'edit' | 'delete'; readonly row: Row };

export function MappingRowsTable<Row extends RoleRow>({
  field,
  parts,
  newRow,
  renderDialog,
}: MappingRowsTableProps<Row>) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(psaMessages);
  const tOwn = useMessages(namedMappingMessages);
  const { isReadOnly } = usePsa();
  const [opened, setOpened] = useState<Opened<Row>>();
  const box = useRef<HTMLDivElement>(null);
  // What was deleted takes away the button that its dialog would give the focus back to.
  useKeptFocus(box, () => box.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]'));
  const close = () => setOpened(undefined);
  const rows = field.value.value;
  const nameOf = useRoleNames(rows.flatMap(({ role }) => role ?? []));
  const roleOf = ({ role }: Row) => cellText(role && nameOf(role), t);
  const columns: readonly TableColumn<Row>[] = [
    { id: 'role', header: t('configurations.deviceRole'), value: (row) => visible(roleOf(row)), isRemovable: false },
    ...parts.map(({ id, header, entity }) => ({
      id,
      header,
      value(row: Row) {
        const found = entity(row);
        return visible(cellText(found && entityLabel(found, t), t));
      },
    })),
  ];
  return (
    <div ref={box} className="mapping-rows">
      <DataTable<Row>
        label={t('configurations.mappings')}
        groupTitle={t('configurations.mappings')}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={(row) => visible(roleOf(row))}
        rowFlags={(row) =>
          parts.some(({ entity }) => entity(row)?.deleted) ? { error: tOwn('deletedAtProvider') } : {}
        }
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
            field.set(withoutRow(rows, opened.row.id));
            close();
          }}
          onClose={close}
        >
          <p>{tOwn('deleteRowText', { name: roleOf(opened.row) })}</p>
        </ConfirmDialog>
      )}
      {(opened?.how === 'add' || opened?.how === 'edit') &&
        renderDialog({
          row: opened.row,
          isNew: opened.how === 'add',
          onDone(row) {
            field.set(withRow(rows, row));
            close();
          },
          onClose: close,
        })}
    </div>
  );
}
