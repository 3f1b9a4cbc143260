import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { visible } from '../../base/visible.ts';
import type { PatchOverride } from '../../console/policies/patch-overrides-slice.ts';
import { useMessages } from '../../host/use-host.ts';
import { AddIcon } from '../../ui/icon/table-icons.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/table-types.ts';
import type { PathStep } from '../contract.ts';
import { usePolicy } from '../editing/policy-context.ts';
import { useInheritanceColumns } from '../editing/use-inheritance-columns.tsx';
import { type ItemActions, useItemActions } from '../editing/use-item-actions.ts';
import { patchTitle, valuesOfPatch } from './patch-values.ts';
import { usePatchWords } from './patch-words.ts';
import { patchesMessages } from './patches-messages.ts';

export interface PatchTableProps extends ItemActions<PatchOverride> {
  overrides: readonly PatchOverride[];
  path: readonly PathStep[];
  /** It is on its way: nothing is changed until it has arrived. */
  isSaving: boolean;
  onAdd(): void;
  onRefresh(): void;
}

const idOf = ({ id }: PatchOverride) => id;

export function PatchTable(props: PatchTableProps) {
  useSignals();
  const { overrides, path, isSaving, onAdd, onEdit, onRefresh } = props;
  const t = useMessages(patchesMessages);
  const { isReadOnly } = usePolicy();
  const columns = useColumns(path);
  const rowActions = useItemActions(props);
  return (
    <DataTable<PatchOverride>
      tableId="patch-overrides"
      label={t('label')}
      columns={columns}
      rowId={idOf}
      rowLabel={({ id }) => visible(id)}
      rows={overrides}
      pageSize="all"
      search={{ placeholder: t('search') }}
      emptyText={t('empty')}
      exportAction={false}
      onRefresh={onRefresh}
      activatesOnPress
      onRowActivate={onEdit}
      {...(!isReadOnly &&
        !isSaving && {
          secondaryActions: [{ id: 'add', label: t('add'), icon: AddIcon, onSelect: onAdd }],
          rowActions,
        })}
    />
  );
}

function useColumns(path: readonly PathStep[]): readonly TableColumn<PatchOverride>[] {
  const t = useMessages(patchesMessages);
  const words = usePatchWords();
  const inheritance = useInheritanceColumns<PatchOverride>(path, idOf);
  return useMemo(
    () => [
      {
        id: 'id',
        header: t('columns.id'),
        cell: { type: 'Text', text: ({ id }) => visible(id) },
        isRemovable: false,
        minWidth: 110,
      },
      { id: 'title', header: t('columns.title'), value: patchTitle, share: 2, priority: 4, minWidth: 160 },
      {
        id: 'approval',
        header: t('columns.approval'),
        value: (override) => words.approval(valuesOfPatch(override).approval),
        priority: 2,
        minWidth: 120,
      },
      ...inheritance,
      { id: 'delayDays', header: t('columns.delayDays'), value: words.delay, priority: 5, minWidth: 80 },
      {
        id: 'note',
        header: t('columns.note'),
        value: (override) => valuesOfPatch(override).note,
        share: 2,
        priority: 6,
        minWidth: 120,
      },
    ],
    [t, words, inheritance],
  );
}
