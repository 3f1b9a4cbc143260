/** Which columns are shown, by group. */
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '../../checkbox/checkbox.tsx';
import { useFieldMessages } from '../../field/field-messages.ts';
import { SearchInput } from '../../search-input/search-input.tsx';
import { Tag } from '../../tag/tag.tsx';
import { folded } from '../model/cell-words.ts';
import type { TableColumn } from '../table-types.ts';
import { settingsNameOf } from './column-names.ts';
import type { SettingsDraft } from './settings-draft.ts';
import { useSettingsMessages } from './settings-messages.ts';

export interface ColumnPickerProps {
  columns: readonly TableColumn<never>[];
  draft: SettingsDraft;
}

/** From so many on, searching is quicker than reading. */
const searchedFrom = 8;

export function ColumnPicker({ columns, draft }: ColumnPickerProps) {
  const t = useSettingsMessages();
  const tField = useFieldMessages();
  const [search, setSearch] = useState('');
  const offered = columns.filter((column) => !column.hideFromTableSettingsAvailableColumns);
  const wanted = folded(search.trim());
  const found = offered.filter((column) =>
    folded(
      `${settingsNameOf(column)} ${column.tableSettingsTag ?? ''} ${column.tableSettingsColumnsGroup ?? ''}`,
    ).includes(wanted),
  );
  const groups = grouped(found);
  return (
    <section className="column-picker" aria-label={t('available')}>
      <h3 className="settings-heading">{t('available')}</h3>
      {offered.length >= searchedFrom && <SearchInput label={t('searchColumns')} value={search} onChange={setSearch} />}
      <div className="column-scroller">
        {found.length === 0 && <p className="column-none">{tField('noOptions')}</p>}
        {groups.map(([name, members]) => (
          <Group key={name} name={groups.length > 1 ? name || t('otherColumns') : name}>
            {members.map((column) => (
              <Choice key={column.id} column={column} draft={draft} />
            ))}
          </Group>
        ))}
      </div>
    </section>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  if (name === '') return <div className="column-group">{children}</div>;
  return (
    <div className="column-group" role="group" aria-label={name}>
      <h4 className="column-group-name">{name}</h4>
      {children}
    </div>
  );
}

function Choice({ column, draft }: { column: TableColumn<never>; draft: SettingsDraft }) {
  useSignals();
  const t = useSettingsMessages();
  const isShown = draft.visibleColumnIds.value.includes(column.id);
  const isLocked = isShown && !draft.mayRemove(column.id);
  const isRefused = !isShown && draft.isFull.value;
  return (
    <div className="column-choice">
      <Checkbox
        checked={isShown}
        label={settingsNameOf(column)}
        disabledReason={isLocked ? t('locked') : isRefused ? t('full') : undefined}
        onChange={(checked) => (checked ? draft.add(column.id) : draft.remove(column.id))}
      />
      {column.tableSettingsTag !== undefined && <Tag>{column.tableSettingsTag}</Tag>}
    </div>
  );
}

/** Groups in the order in which they first occur; those without a group last. */
function grouped(columns: readonly TableColumn<never>[]): [string, TableColumn<never>[]][] {
  const groups = new Map<string, TableColumn<never>[]>();
  for (const column of columns) {
    const name = column.tableSettingsColumnsGroup ?? '';
    groups.set(name, [...(groups.get(name) ?? []), column]);
  }
  return [...groups].sort(([a], [b]) => Number(a === '') - Number(b === ''));
}
