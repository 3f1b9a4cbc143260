import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { visible } from '../../base/visible.ts';
import type { PolicyPlan } from '../../console/policies/backup-plans-slice.ts';
import { useMessages } from '../../host/use-host.ts';
import { AddIcon } from '../../ui/icon/table-icons.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/table-types.ts';
import type { PathStep } from '../contract.ts';
import { usePolicy } from '../editing/policy-context.ts';
import { useInheritanceColumns } from '../editing/use-inheritance-columns.tsx';
import { type ItemActions, useItemActions } from '../editing/use-item-actions.ts';
import { backupsMessages } from './backups-messages.ts';
import { planName, valuesOfPlan } from './plan-values.ts';
import { usePlanWords } from './plan-words.ts';

export interface PlanTableProps extends ItemActions<PolicyPlan> {
  plans: readonly PolicyPlan[];
  path: readonly PathStep[];
  /** It is on its way: nothing is changed until it has arrived. */
  isSaving: boolean;
  onEnable(plan: PolicyPlan, enabled: boolean): void;
  onAdd(): void;
  onRefresh(): void;
}

const idOf = ({ identifier }: PolicyPlan) => identifier;

export function PlanTable(props: PlanTableProps) {
  useSignals();
  const { plans, isSaving, onAdd, onEdit, onRefresh } = props;
  const t = useMessages(backupsMessages);
  const { isReadOnly } = usePolicy();
  const isFixed = isReadOnly || isSaving;
  const columns = useColumns(props, isFixed);
  const rowActions = useItemActions(props);
  return (
    <DataTable<PolicyPlan>
      tableId="policy-backups"
      label={t('plans')}
      columns={columns}
      rowId={idOf}
      rowLabel={(plan) => visible(planName(plan))}
      rows={plans}
      pageSize="all"
      search={{ placeholder: t('search') }}
      emptyText={t('empty')}
      exportAction={false}
      onRefresh={onRefresh}
      activatesOnPress
      onRowActivate={onEdit}
      {...(!isFixed && {
        secondaryActions: [{ id: 'add', label: t('add'), icon: AddIcon, onSelect: onAdd }],
        rowActions,
      })}
    />
  );
}

function useColumns({ path, onEnable }: PlanTableProps, isFixed: boolean): readonly TableColumn<PolicyPlan>[] {
  const t = useMessages(backupsMessages);
  const words = usePlanWords();
  const inheritance = useInheritanceColumns<PolicyPlan>(path, idOf);
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        value: planName,
        cell: { type: 'Text', text: (plan) => visible(planName(plan)) },
        isRemovable: false,
        share: 2,
        minWidth: 140,
      },
      {
        id: 'enabled',
        header: t('columns.enabled'),
        cell: {
          type: 'Switch',
          checked: ({ enabled }) => enabled,
          label: (plan) => t('enable', { name: planName(plan) }),
          disabled: () => isFixed,
          onChange: onEnable,
        },
        priority: 2,
        minWidth: 100,
        compactWidth: 60,
      },
      {
        id: 'type',
        header: t('columns.type'),
        value: ({ type }) => words.type(type),
        priority: 4,
        minWidth: 120,
      },
      ...inheritance,
      {
        id: 'destination',
        header: t('columns.destination'),
        value: (plan) => words.destination(valuesOfPlan(plan).destination),
        priority: 6,
      },
      {
        id: 'keepDays',
        header: t('columns.keepDays'),
        value: (plan) => valuesOfPlan(plan).keepDays,
        cell: { type: 'Text', text: (plan) => words.days(valuesOfPlan(plan).keepDays) },
        priority: 5,
        minWidth: 80,
      },
    ],
    [t, words, inheritance, isFixed, onEnable],
  );
}
