/** The list of scripts, and what can be done with one and with all. Source: spec 002 §2.9 and §9. */
import { useSignalEffect, useSignals } from '@preact/signals-react/runtime';
import { useMemo, useState } from 'react';
import { failureIn } from '../../../base/resource/resource-state.ts';
import { visible } from '../../../base/visible.ts';
import type { Script } from '../../../console/scripting/script-shape.ts';
import { useMessages, useMethods } from '../../../host/use-host.ts';
import { TrashIcon } from '../../../ui/icon/action-icons.tsx';
import { AddIcon } from '../../../ui/icon/table-icons.tsx';
import { DataTableView } from '../../../ui/table/data-table.tsx';
import type { RowAction } from '../../../ui/table/table-types.ts';
import { useTableModel } from '../../../ui/table/use-table-model.ts';
import { CategoriesIcon, CopyIcon, TemplateIcon } from '../library-icons.tsx';
import { libraryMessages } from '../library-messages.ts';
import type { ScriptLibraryModel } from '../model/script-library-model.ts';
import { builtInLanguage } from '../script-terms.ts';
import { useScriptColumns, useScriptFilters } from './script-columns.ts';
import type { scriptLibraryDefinition } from './script-library-definition.ts';

export interface ScriptTableProps {
  library: ScriptLibraryModel;
  isReadOnly: boolean;
  onOpen(script: Script): void;
  onNew(): void;
  onTemplates(): void;
  onCategories(): void;
  onCopy(script: Script): void;
  onRemove(script: Script): void;
}

export function ScriptTable(props: ScriptTableProps) {
  useSignals();
  const { library, isReadOnly, onOpen } = props;
  const t = useMessages(libraryMessages);
  const [isSearched, setSearched] = useState(false);
  const { scripts, categories, sort } = library.known.value;
  const { status } = library.state.value;
  const actions = useActions(props);
  const table = useTableModel<Script>({
    tableId: 'scripts',
    label: t('label'),
    columns: useScriptColumns(categories),
    filters: useScriptFilters(categories),
    rows: scripts as readonly Script[],
    loading: status === 'idle' || status === 'loading',
    error: failureIn(library.state.value) !== undefined && t('loadFailed'),
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => visible(name),
    pageSize: 'all',
    // biome-ignore lint/correctness/useExhaustiveDependencies: how it begins; what somebody sorts by is the table's own
    initialSortBy: useMemo(() => [{ id: sort.field, desc: sort.direction === 'DESC' }], []),
    search: useMemo(() => ({ placeholder: t('search') }), [t]),
    emptyText: t(isSearched ? 'noMatch' : 'empty'),
    onRowActivate: onOpen,
    activatesOnPress: true,
    onRefresh: () => (failureIn(library.state.peek()) ? library.retry() : library.refresh()),
    ...(!isReadOnly && actions),
  });
  useSignalEffect(() => {
    const { globalFilter, filters } = table.query.value;
    setSearched(globalFilter !== '' || Object.keys(filters).length > 0);
  });
  useMethods<typeof scriptLibraryDefinition>({ refresh: library.refresh });
  return <DataTableView model={table} />;
}

function useActions({ onNew, onTemplates, onCategories, onCopy, onRemove }: ScriptTableProps) {
  const t = useMessages(libraryMessages);
  const copy: RowAction<Script> = {
    id: 'copy',
    labelToken: t('copy'),
    Icon: CopyIcon,
    action: (_, row) => row && onCopy(row),
  };
  const remove: RowAction<Script> = {
    id: 'delete',
    labelToken: t('delete'),
    Icon: TrashIcon,
    variant: 'danger',
    action: (_, row) => row && onRemove(row),
  };
  return {
    primaryAction: {
      label: t('new'),
      items: [
        { id: 'blank', label: t('newBlank'), icon: AddIcon, onSelect: onNew },
        { id: 'template', label: t('newFromTemplate'), icon: TemplateIcon, onSelect: onTemplates },
      ],
    },
    secondaryActions: [
      { id: 'categories', label: t('manageCategories'), icon: CategoriesIcon, onSelect: onCategories },
    ],
    // What is built in has no code to be copied, and stays.
    rowActions: ({ language }: Script) => (language === builtInLanguage ? [] : [copy, remove]),
  };
}
