/** The columns that are shown, in an order that somebody may change. */
import { useSignals } from '@preact/signals-react/runtime';
import { LockIcon } from '../../icon/icon.tsx';
import { CloseIcon } from '../../icon/later-icons.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { MoveHandle } from '../../sortable-list/move-handle.tsx';
import { SortableList } from '../../sortable-list/sortable-list.tsx';
import { Tooltip } from '../../tooltip/tooltip.tsx';
import type { TableColumn } from '../table-types.ts';
import { settingsNameOf } from './column-names.ts';
import type { SettingsDraft } from './settings-draft.ts';
import { useSettingsMessages } from './settings-messages.ts';

export interface ColumnOrderProps {
  columns: readonly TableColumn<never>[];
  draft: SettingsDraft;
}

export function ColumnOrder({ columns, draft }: ColumnOrderProps) {
  useSignals();
  const t = useSettingsMessages();
  const byId = new Map(columns.map((column) => [column.id, column]));
  const nameOf = (id: string) => {
    const column = byId.get(id);
    return column ? settingsNameOf(column) : id;
  };

  return (
    <section className="column-order" aria-label={t('shown')}>
      <h3 className="settings-heading">{t('shown')}</h3>
      <SortableList
        ids={draft.visibleColumnIds.value}
        nameOf={nameOf}
        onMove={draft.moveTo}
        movedText={({ name, ...place }) => t('moved', { column: name, ...place })}
        className="column-scroller"
        itemClassName="column-item"
      >
        {(id) => (
          <>
            <MoveHandle />
            <span className="column-item-name">{nameOf(id)}</span>
            {draft.mayRemove(id) && !byId.get(id)?.hideFromTableSettingsAvailableColumns ? (
              <IconButton
                icon={CloseIcon}
                label={t('remove', { column: nameOf(id) })}
                onClick={() => draft.remove(id)}
              />
            ) : (
              <Tooltip text={t('locked')}>
                <span className="column-lock" role="img" aria-label={t('locked')}>
                  <LockIcon size={14} />
                </span>
              </Tooltip>
            )}
          </>
        )}
      </SortableList>
    </section>
  );
}
