/** The mappings of one kind as a table: searched, added, edited, copied and deleted. Source: spec 002 §2.5 to §2.7. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useRef, useState } from 'react';
import { failureIn } from '../../base/resource/resource-state.ts';
import { visible } from '../../base/visible.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { TrashIcon } from '../../ui/icon/action-icons.tsx';
import { useNotices } from '../../ui/notices/notices.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { RowAction, TableColumn } from '../../ui/table/table-types.ts';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import type { Named } from '../mapping-choice.ts';
import { mappingActions } from '../mapping-names.ts';
import { usePsa } from '../page/psa-context.ts';
import { useInitialFailure } from '../page/use-initial-failure.ts';
import { psaMessages } from '../psa-messages.ts';
import { DeleteMapping } from './delete-mapping.tsx';
import type { NamedMappingKind } from './named-mapping-kinds.ts';
import css from './named-mapping-list.css';
import { createMappingList } from './named-mapping-list-model.ts';
import { namedMappingMessages } from './named-mapping-messages.ts';

/** A mapping whose dialog is open; `NamedMappingDialog` takes all of it. */
export interface MappingOpening<Mapping> {
  /** Of the one that is edited; undefined: one is added, or copied. */
  readonly id: string | undefined;
  /** What is edited or copied; undefined: a new one is empty. */
  readonly source: Mapping | undefined;
  /** All of the kind as they are now. Reads a signal. */
  mappings(): readonly Mapping[];
  onSaved(stored: Mapping): void;
  /** What somebody else has done meanwhile made it fail: the list is read anew. */
  onConflict(): void;
  onClose(): void;
}

export interface NamedMappingListProps<Mapping extends Named, Body> {
  kind: NamedMappingKind<Mapping, Body>;
  /** The dialog of one mapping, best made late. */
  renderDialog(opening: MappingOpening<Mapping>): ReactNode;
}

type Opened<Mapping> =
  | { readonly how: 'edit' | 'copy' | 'remove'; readonly mapping: Mapping }
  | { readonly how: 'add' };

export function NamedMappingList<Mapping extends Named, Body>({
  kind,
  renderDialog,
}: NamedMappingListProps<Mapping, Body>) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(psaMessages);
  const tOwn = useMessages(namedMappingMessages);
  const initialFailure = useInitialFailure();
  const { client, configuration } = useHost();
  const { show } = useNotices();
  const { isReadOnly, saved } = usePsa();
  const list = useModel(() => createMappingList({ client, kind, locale: () => configuration.value.locale }));
  const [opened, setOpened] = useState<Opened<Mapping>>();
  const mappings = list.mappings.value;
  const state = list.state.value;
  const failure = failureIn(state);
  const box = useRef<HTMLDivElement>(null);
  // What was deleted takes away the button that its dialog would give the focus back to.
  useKeptFocus(box, () => box.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]'));
  const close = () => setOpened(undefined);
  const open = (how: 'edit' | 'copy' | 'remove', id: string | undefined) => {
    const mapping = list.mappings.peek().find((one) => one.id === id);
    if (mapping) setOpened({ how, mapping });
  };

  const columns: readonly TableColumn<Mapping>[] = [
    {
      id: 'name',
      header: t('configurations.name'),
      isRemovable: false,
      cell: { type: 'Text', text: ({ name }) => visible(name) },
    },
  ];
  const forOne = (how: 'edit' | 'copy' | 'remove'): Omit<RowAction<Mapping>, 'labelToken'> => ({
    id: how,
    action: ({ ids }) => open(how, ids[0]),
    disabled: (_, { count }) => !mappingActions(count ?? 0)[how],
    tooltip: tOwn('selectOne'),
  });
  const changing: readonly RowAction<Mapping>[] = [
    { ...forOne('edit'), labelToken: t('configurations.edit') },
    { ...forOne('copy'), labelToken: t('configurations.copy') },
    { ...forOne('remove'), labelToken: t('configurations.delete'), variant: 'danger', Icon: TrashIcon },
  ];

  return (
    <div ref={box} className="named-mappings">
      <DataTable
        tableId={`psa-${kind.name}-mappings`}
        label={tOwn(`lists.${kind.name}`)}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ name }) => visible(name)}
        rows={mappings}
        loading={state.status === 'idle' || state.status === 'loading'}
        error={state.status === 'failed' && initialFailure(failure?.error)}
        onRefresh={list.refresh}
        pageSize="all"
        search={{ placeholder: tOwn('search') }}
        emptyText={t(mappings.length > 0 ? 'empty.search' : emptyKeys[kind.name])}
        exportAction={false}
        activatesOnPress
        onRowActivate={({ id }) => open('edit', id)}
        {...(!isReadOnly && {
          selectable: true,
          bulkActions: changing,
          primaryAction: { id: 'add', label: t('configurations.addNew'), onSelect: () => setOpened({ how: 'add' }) },
        })}
      />
      {opened?.how === 'remove' ? (
        <DeleteMapping
          kind={kind.name}
          name={opened.mapping.name}
          remove={(press) => list.remove(opened.mapping.id, press)}
          onDeleted={(byUs) => {
            close();
            show(tOwn(byUs ? 'deleted' : 'wasDeleted', { name: opened.mapping.name }), byUs ? 'success' : 'info');
            if (byUs) saved(kind.remove.name);
          }}
          onClose={close}
        />
      ) : (
        opened &&
        renderDialog({
          id: opened.how === 'edit' ? opened.mapping.id : undefined,
          source: opened.how === 'add' ? undefined : opened.mapping,
          mappings: () => list.mappings.value,
          onSaved(stored) {
            list.keep(stored);
            show(tOwn('saved', { name: stored.name }));
          },
          onConflict: list.refresh,
          onClose: close,
        })
      )}
    </div>
  );
}

const emptyKeys = { configuration: 'empty.mappings', product: 'empty.mappings', role: 'empty.roleMappings' } as const;
