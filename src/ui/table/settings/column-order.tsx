/** The columns that are shown, in their order: moved by pointer or by arrow keys. */
import { useSignals } from '@preact/signals-react/runtime';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { LockIcon } from '../../icon/icon.tsx';
import { CloseIcon } from '../../icon/later-icons.tsx';
import { GripIcon } from '../../icon/table-icons.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { useAnnounce } from '../../live-region/use-announce.ts';
import { Tooltip } from '../../tooltip/tooltip.tsx';
import { useKeptFocus } from '../../use-kept-focus.ts';
import type { TableColumn } from '../table-types.ts';
import { settingsNameOf } from './column-names.ts';
import type { SettingsDraft } from './settings-draft.ts';
import { useSettingsMessages } from './settings-messages.ts';
import { useListDrag } from './use-list-drag.ts';

export interface ColumnOrderProps {
  columns: readonly TableColumn<never>[];
  draft: SettingsDraft;
}

export function ColumnOrder({ columns, draft }: ColumnOrderProps) {
  useSignals();
  const t = useSettingsMessages();
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<string>();
  const ids = draft.visibleColumnIds.value;
  const byId = new Map(columns.map((column) => [column.id, column]));
  const drag = useListDrag(list, (id, index) => draft.moveTo(id, index));
  useKeptFocus(list, () => list.current?.querySelector<HTMLElement>('button'));

  // Moving it in the document has taken the focus from it.
  useLayoutEffect(() => {
    if (moved === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(moved)}"] .column-grip`)?.focus();
    setMoved(undefined);
  }, [moved]);

  function move(event: KeyboardEvent, id: string) {
    const index = targetOf(event.key, ids.indexOf(id), ids.length);
    const column = byId.get(id);
    if (index === undefined || !column) return;
    event.preventDefault();
    draft.moveTo(id, index);
    setMoved(id);
    announce(t('moved', { column: settingsNameOf(column), place: index + 1, count: ids.length }));
  }

  return (
    <section className="column-order" aria-label={t('shown')}>
      <h3 className="settings-heading">{t('shown')}</h3>
      <ol ref={list} className="column-scroller column-list" {...drag.list}>
        {ids.map((id) => {
          const column = byId.get(id);
          if (!column) return null;
          const name = settingsNameOf(column);
          return (
            <li
              key={id}
              data-column={id}
              className={drag.dragged === id ? 'column-item column-item-dragged' : 'column-item'}
            >
              <button
                type="button"
                className="column-grip"
                aria-label={t('move', { column: name })}
                aria-description={t('moveHint')}
                onPointerDown={(event) => drag.start(event, id)}
                onKeyDown={(event) => move(event, id)}
              >
                <GripIcon size={14} />
              </button>
              <span className="column-item-name">{name}</span>
              {draft.mayRemove(id) && !column.hideFromTableSettingsAvailableColumns ? (
                <IconButton icon={CloseIcon} label={t('remove', { column: name })} onClick={() => draft.remove(id)} />
              ) : (
                <Tooltip text={t('locked')}>
                  <span className="column-lock" role="img" aria-label={t('locked')}>
                    <LockIcon size={14} />
                  </span>
                </Tooltip>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function targetOf(key: string, index: number, count: number): number | undefined {
  const targets: Record<string, number> = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 };
  const target = targets[key];
  return target === undefined || target < 0 || target >= count || target === index ? undefined : target;
}
