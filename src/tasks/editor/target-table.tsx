import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import type { TaskTarget } from '../../console/scheduling/task-shape.ts';
import { useMessages } from '../../host/use-host.ts';
import { TrashIcon } from '../../ui/icon/action-icons.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { RowAction, TableColumn } from '../../ui/table/table-types.ts';
import { useTaskEditing } from './task-context.ts';
import { taskMessages } from './task-messages.ts';
import { useTargetNames, useTargetTypes } from './use-target-words.ts';

export interface TargetTableProps {
  targets: readonly TaskTarget[];
}

interface TargetRow {
  readonly target: TaskTarget;
  readonly name: string;
  readonly type: string;
}

const keyOf = ({ target: { targetType, targetId } }: TargetRow) => `${targetType} ${targetId}`;

export function TargetTable({ targets }: TargetTableProps) {
  useSignals();
  const t = useMessages(taskMessages);
  const { session, isReadOnly } = useTaskEditing();
  const nameOf = useTargetNames(targets);
  const typeOf = useTargetTypes();
  const rows = targets.map((target): TargetRow => ({ target, name: nameOf(target), type: typeOf(target.targetType) }));
  const columns = useMemo<TableColumn<TargetRow>[]>(
    () => [
      { id: 'name', header: t('targets.columns.name'), share: 2, minWidth: 160 },
      { id: 'type', header: t('targets.columns.type'), minWidth: 120 },
    ],
    [t],
  );
  const remove: RowAction<TargetRow> = {
    id: 'remove',
    labelToken: t('targets.remove'),
    Icon: TrashIcon,
    action: (_, row) => row && session.removeTarget(row.target),
  };
  return (
    <DataTable
      label={t('targets.title')}
      columns={columns}
      rows={rows}
      rowId={keyOf}
      rowLabel={({ name }) => name}
      search={false}
      tools={false}
      pageSize="all"
      {...(!isReadOnly && { rowActions: [remove] })}
    />
  );
}
