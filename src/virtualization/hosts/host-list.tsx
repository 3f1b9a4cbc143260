/** All hosts, for whoever has several. */
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { visible } from '../../base/visible.ts';
import type { VirtualizationHost } from '../../console/virtualization/hosts-slice.ts';
import { useMessages } from '../../host/use-host.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/table-types.ts';
import { concernsOf, dayOf, severityOf } from '../concerns.ts';
import type { HostList } from '../model/host-list-model.ts';
import { useStatusName } from '../parts/status-tag.tsx';
import { useMeasures } from '../use-measures.ts';
import { virtualizationMessages } from '../virtualization-messages.ts';

export interface HostTableProps {
  list: HostList;
  onOpen(host: VirtualizationHost): void;
}

const tones = { danger: 'red', warning: 'amber' } as const;

export function HostTable({ list, onOpen }: HostTableProps) {
  useSignals();
  const t = useMessages(virtualizationMessages);
  const hosts = list.hosts.value;
  return (
    <DataTable
      tableId="virtualization-hosts"
      label={t('hosts')}
      columns={useHostColumns(list)}
      rows={hosts ?? []}
      loading={hosts === undefined}
      rowId={({ id }) => id}
      rowLabel={({ name }) => visible(name)}
      search={useMemo(() => ({ placeholder: t('search') }), [t])}
      emptyText={t('noHosts')}
      exportAction={false}
      onRefresh={list.refresh}
      onRowActivate={onOpen}
      activatesOnPress
    />
  );
}

function useHostColumns(list: HostList) {
  useSignals();
  const t = useMessages(virtualizationMessages);
  const measures = useMeasures();
  const statusName = useStatusName();
  const counts = list.guestCounts.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a status is called follows the catalogue
  return useMemo<readonly TableColumn<VirtualizationHost>[]>(() => {
    const usedMemory = ({ memory }: VirtualizationHost) =>
      memory.total === 0 ? 0 : (memory.used / memory.total) * 100;
    const concernTag = (host: VirtualizationHost) => {
      const concerns = concernsOf(host, dayOf(new Date()));
      const [worst] = concerns;
      if (worst === undefined) return [];
      return [{ label: t('concernCount', { count: concerns.length }), tone: tones[worst.severity] }];
    };
    return [
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
        id: 'status',
        header: t('columns.status'),
        value: ({ status }) => statusName(status),
        cell: {
          type: 'Tags',
          tags: ({ status }) => {
            const severity = severityOf(status);
            return [{ label: statusName(status), tone: severity ? tones[severity] : ('green' as const) }];
          },
        },
        minWidth: 120,
        priority: 1,
      },
      {
        id: 'concerns',
        header: t('columns.concerns'),
        value: (host) => concernsOf(host, dayOf(new Date())).length,
        text: (host) => concernTag(host)[0]?.label ?? t('noConcerns'),
        cell: { type: 'Tags', tags: concernTag },
        minWidth: 150,
        priority: 2,
      },
      {
        id: 'guests',
        header: t('columns.guests'),
        value: ({ id }) => counts.get(id)?.running ?? 0,
        cell: { type: 'Text', text: ({ id }) => t('guestCount', { running: 0, guests: 0, ...counts.get(id) }) },
        minWidth: 150,
        priority: 3,
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
        minWidth: 130,
        priority: 4,
      },
      {
        id: 'memory',
        header: t('columns.memory'),
        value: usedMemory,
        cell: {
          type: 'Progress',
          percent: usedMemory,
          label: (host) => `${t('columns.memory')}: ${measures.percent(usedMemory(host))}`,
        },
        minWidth: 130,
        priority: 5,
      },
      {
        id: 'product',
        header: t('columns.product'),
        value: ({ product }) => visible(product ?? ''),
        minWidth: 160,
        priority: 6,
        share: 2,
      },
    ];
  }, [t, measures, counts]);
}
