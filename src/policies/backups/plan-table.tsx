import { useMemo } from 'react';
import { visible } from '../../base/visible.ts';
import type { PolicyPlan } from '../../console/policies/backup-plans-slice.ts';
import { useMessages } from '../../host/use-host.ts';
import type { TableColumn } from '../../ui/table/table-types.ts';
import type { PathStep } from '../contract.ts';
import { usePolicy } from '../editing/policy-context.ts';
import { useInheritanceColumns } from '../editing/use-inheritance-columns.tsx';
import type { PartActions } from '../part/part-list.tsx';
import { PartTable } from '../part/part-table.tsx';
import { backupsMessages } from './backups-messages.ts';
import { backupPlanKind } from './plan-kind.ts';
import { planName, valuesOfPlan } from './plan-values.ts';
import { usePlanWords } from './plan-words.ts';

export interface PlanTableProps extends PartActions<PolicyPlan> {
  plans: readonly PolicyPlan[];
  path: readonly PathStep[];
  /** It is on its way: nothing is changed until it has arrived. */
  isSaving: boolean;
  onEnable(plan: PolicyPlan, enabled: boolean): void;
}

const { idOf } = backupPlanKind;

export function PlanTable({ plans, path, isSaving, onEnable, ...actions }: PlanTableProps) {
  const t = useMessages(backupsMessages);
  const words = usePlanWords();
  const { isReadOnly } = usePolicy();
  const isFixed = isReadOnly || isSaving;
  return (
    <PartTable
      {...actions}
      tableId="policy-backups"
      items={plans}
      columns={useColumns({ path, onEnable }, isFixed)}
      idOf={idOf}
      words={words}
      texts={{ label: t('plans'), search: t('search'), empty: t('empty'), add: t('add') }}
      isFixed={isFixed}
    />
  );
}

function useColumns(
  { path, onEnable }: Pick<PlanTableProps, 'path' | 'onEnable'>,
  isFixed: boolean,
): readonly TableColumn<PolicyPlan>[] {
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
