/** The guests of a host, with what can be done about their power. */
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { visible } from '../../base/visible.ts';
import type { VirtualizationGuest } from '../../console/virtualization/guests-slice.ts';
import { useFormat } from '../../host/use-format.ts';
import { useMessages } from '../../host/use-host.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { RowAction, TableColumn } from '../../ui/table/table-types.ts';
import type { HostModel } from '../model/host-model.ts';
import { powerTones } from '../parts/status-tag.tsx';
import { useMeasures } from '../use-measures.ts';
import { virtualizationMessages } from '../virtualization-messages.ts';
import { usePowerChoices } from './power-words.ts';
import type { GuestActions } from './use-guest-actions.ts';

export interface GuestTableProps {
  model: HostModel;
  actions: GuestActions;
  isReadOnly: boolean;
  onOpen(guest: VirtualizationGuest): void;
}

export function GuestTable({ model, actions, isReadOnly, onOpen }: GuestTableProps) {
  useSignals();
  const t = useMessages(virtualizationMessages);
  const choices = usePowerChoices();
  const busy = model.busy.value;
  const rowActions = (guest: VirtualizationGuest): readonly RowAction<VirtualizationGuest>[] =>
    // What can be done now has the buttons, the rest is in the menu behind them.
    choices(guest, busy.has(guest.id))
      .toSorted((one, other) => Number(one.refusal !== undefined) - Number(other.refusal !== undefined))
      .map(({ action, label, Icon, refusal }) => ({
        id: action,
        labelToken: label,
        Icon,
        disabled: refusal !== undefined,
        ...(refusal !== undefined && { tooltip: refusal }),
        ...(action === 'POWER_OFF' && { variant: 'danger' as const }),
        action: () => actions.power(guest, action),
      }));
  return (
    <DataTable
      tableId="virtualization-guests"
      label={t('guests.label')}
      columns={useGuestColumns(model)}
      rows={model.guests.value}
      rowId={({ id }) => id}
      rowLabel={({ name }) => visible(name)}
      search={useMemo(() => ({ placeholder: t('guests.search') }), [t])}
      emptyText={t('guests.empty')}
      exportAction={false}
      onRefresh={model.refresh}
      onRowActivate={onOpen}
      activatesOnPress
      {...(!isReadOnly && { rowActions })}
    />
  );
}

function useGuestColumns(model: HostModel) {
  useSignals();
  const t = useMessages(virtualizationMessages);
  const format = useFormat();
  const measures = useMeasures();
  const hostName = model.host.value?.name ?? '';
  return useMemo<readonly TableColumn<VirtualizationGuest>[]>(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        isRemovable: false,
        value: ({ name }) => visible(name),
        cell: { type: 'ButtonLink', text: ({ name }) => visible(name) },
        minWidth: 150,
        share: 2,
      },
      {
        id: 'powerState',
        header: t('columns.power'),
        value: ({ powerState }) => t(`power.${powerState}`),
        cell: {
          type: 'Tags',
          tags: ({ powerState }) => [{ label: t(`power.${powerState}`), tone: powerTones[powerState] }],
        },
        minWidth: 124,
        priority: 1,
      },
      {
        id: 'operatingSystem',
        header: t('columns.system'),
        value: ({ operatingSystem }) => visible(operatingSystem ?? ''),
        minWidth: 160,
        priority: 4,
        share: 2,
      },
      {
        id: 'cpu',
        header: t('columns.cpu'),
        value: ({ cpu }) => cpu.usedPercent,
        cell: {
          type: 'Progress',
          percent: ({ cpu }) => cpu.usedPercent,
          label: ({ cpu }) => `${t('columns.cpu')}: ${measures.percent(cpu.usedPercent)}`,
        },
        minWidth: 120,
        priority: 2,
      },
      {
        id: 'memory',
        header: t('columns.memory'),
        value: ({ memory }) => memory.used,
        cell: {
          type: 'Text',
          text: ({ memory: { used, total } }) =>
            t('usage.usedOf', { used: format.bytes(used), total: format.bytes(total) }),
        },
        minWidth: 140,
        priority: 3,
      },
      {
        id: 'snapshots',
        header: t('columns.snapshots'),
        value: ({ snapshots }) => snapshots.length,
        cell: { type: 'Number' },
        minWidth: 110,
        priority: 5,
      },
      { id: 'host', header: t('columns.host'), value: () => visible(hostName), minWidth: 130, isHiddenAtFirst: true },
    ],
    [t, format, measures, hostName],
  );
}
