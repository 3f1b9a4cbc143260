/** The nodes of one tab, and what can be decided of them. */
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo, useRef } from 'react';
import { visible } from '../../base/visible.ts';
import { approvalsOf, candidate, type NodeApproval } from '../../console/approvals/node-approvals-slice.ts';
import { useMessages } from '../../host/use-host.ts';
import { TrashIcon } from '../../ui/icon/action-icons.tsx';
import { DataTableView } from '../../ui/table/data-table.tsx';
import { selectedRows } from '../../ui/table/model/found-rows.ts';
import type { TableModel } from '../../ui/table/table-model-types.ts';
import type { RowAction, TableColumn } from '../../ui/table/table-types.ts';
import { useTableModel } from '../../ui/table/use-table-model.ts';
import { ApproveIcon, RejectIcon } from './approval-icons.tsx';
import { approvalsMessages } from './approvals-messages.ts';
import type { ApprovalAction, ApprovalsModel } from './approvals-model.ts';

export type ListTab = 'pending' | 'approved' | 'rejected';

export interface ApprovalTableProps {
  model: ApprovalsModel;
  tab: ListTab;
  isReadOnly: boolean;
  onAct(action: ApprovalAction, nodes: readonly NodeApproval[]): void;
}

const actionsOf = {
  pending: ['approve', 'reject', 'clear'],
  approved: ['reject', 'clear'],
  rejected: ['clear'],
} as const satisfies Record<ListTab, readonly ApprovalAction[]>;

export function ApprovalTable({ model, tab, isReadOnly, onAct }: ApprovalTableProps) {
  useSignals();
  const t = useMessages(approvalsMessages);
  const busy = model.busy.value;
  const entries = model.entries.value;
  const rows = useMemo(() => approvalsOf(entries ?? [], tab), [entries, tab]);
  const held = useRef<TableModel<NodeApproval>>(undefined);
  const actions = actionsOf[tab].map(
    (action): RowAction<NodeApproval> => ({
      id: action,
      labelToken: t(action),
      Icon: { approve: ApproveIcon, reject: RejectIcon, clear: TrashIcon }[action],
      ...(action !== 'approve' && { variant: 'danger' as const }),
      action: (_, row) => onAct(action, row ? [row] : held.current ? selectedRows(held.current) : []),
    }),
  );
  const table = useTableModel<NodeApproval>({
    tableId: `node-approvals-${tab}`,
    label: t(`tabs.${tab}`),
    columns: useApprovalColumns(tab),
    rows,
    loading: entries === undefined,
    rowId: ({ id }) => id,
    rowLabel: ({ displayName }) => visible(displayName),
    rowFlags: ({ id }) => ({ disabled: busy.has(id) && t('busy') }),
    search: useMemo(() => ({ placeholder: t('search') }), [t]),
    emptyText: t(`empty.${tab}`),
    onRefresh: model.refresh,
    exportAction: false,
    ...(!isReadOnly && { rowActions: actions, selectable: true }),
  });
  held.current = table;
  return <DataTableView model={table} />;
}

function useApprovalColumns(tab: ListTab): readonly TableColumn<NodeApproval>[] {
  const t = useMessages(approvalsMessages);
  return useMemo(() => {
    const name: TableColumn<NodeApproval> = {
      id: 'displayName',
      header: t('columns.name'),
      cell: { type: 'Text', text: ({ displayName }) => visible(displayName) },
      isRemovable: false,
      minWidth: 180,
      share: 2,
    };
    const type: TableColumn<NodeApproval> = {
      id: 'nodeApprovalType',
      header: t('columns.type'),
      value: ({ nodeApprovalType }) => t(nodeApprovalType === candidate ? 'types.candidate' : 'types.node'),
      priority: 3,
      minWidth: 100,
    };
    const created: TableColumn<NodeApproval> = {
      id: 'createTime',
      header: t('columns.created'),
      cell: { type: 'Date' },
      priority: tab === 'pending' ? 1 : 4,
      minWidth: 180,
      isHiddenAtFirst: tab !== 'pending',
    };
    const installation: TableColumn<NodeApproval> = {
      id: 'installationStatus',
      header: t('columns.installation'),
      value: ({ installationStatus: status }) =>
        status === 'WAITING' ? t('installations.WAITING') : status && visible(status),
      priority: 2,
      minWidth: 110,
    };
    const decidedBy: TableColumn<NodeApproval> = {
      id: 'approvalStatusByAppUserName',
      header: t('columns.decidedBy'),
      value: ({ approvalStatusByAppUserName: who, approvalStatusByAppUserId: id }) =>
        visible(who ?? id ?? '') || t('automatic'),
      priority: 1,
      minWidth: 140,
    };
    const decidedAt: TableColumn<NodeApproval> = {
      id: 'approvalStatusTime',
      header: t('columns.decidedAt'),
      cell: { type: 'Date' },
      priority: 2,
      minWidth: 180,
    };
    if (tab === 'pending') return [name, type, created];
    return [name, type, ...(tab === 'approved' ? [installation] : []), decidedBy, decidedAt, created];
  }, [t, tab]);
}
