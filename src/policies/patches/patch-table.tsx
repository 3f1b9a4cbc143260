import { useMemo } from 'react';
import { visible } from '../../base/visible.ts';
import type { PatchOverride } from '../../console/policies/patch-overrides-slice.ts';
import { useMessages } from '../../host/use-host.ts';
import type { TableColumn } from '../../ui/table/table-types.ts';
import type { PathStep } from '../contract.ts';
import { usePolicy } from '../editing/policy-context.ts';
import { useInheritanceColumns } from '../editing/use-inheritance-columns.tsx';
import type { PartActions } from '../part/part-list.tsx';
import { PartTable } from '../part/part-table.tsx';
import { patchOverrideKind } from './override-kind.ts';
import { patchTitle, valuesOfPatch } from './patch-values.ts';
import { usePatchWords } from './patch-words.ts';
import { patchesMessages } from './patches-messages.ts';

export interface PatchTableProps extends PartActions<PatchOverride> {
  overrides: readonly PatchOverride[];
  path: readonly PathStep[];
  /** It is on its way: nothing is changed until it has arrived. */
  isSaving: boolean;
}

const { idOf } = patchOverrideKind;

export function PatchTable({ overrides, path, isSaving, ...actions }: PatchTableProps) {
  const t = useMessages(patchesMessages);
  const words = usePatchWords();
  const { isReadOnly } = usePolicy();
  return (
    <PartTable
      {...actions}
      tableId="patch-overrides"
      items={overrides}
      columns={useColumns(path)}
      idOf={idOf}
      words={words}
      texts={{ label: t('label'), search: t('search'), empty: t('empty'), add: t('add') }}
      isFixed={isReadOnly || isSaving}
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
