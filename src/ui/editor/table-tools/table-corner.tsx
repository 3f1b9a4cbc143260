import { computed } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useId, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../../host/use-host.ts';
import { MoreIcon } from '../../icon/list-icons.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { MenuLevel } from '../../menu/menu-level.tsx';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { ariaShortcut, shortcutText } from '../commands/shortcut-text.ts';
import { useEditor } from '../model/editor-context.ts';
import { menuKeys } from '../table/menu-keys.ts';
import { selectedCell } from '../table/table-place.ts';
import { tableMessages } from './messages.ts';
import { TableColor } from './table-color.tsx';
import css from './table-corner.css';
import { tableMenuItems } from './table-menu-items.ts';
import { tableState } from './table-menu-state.ts';
import { TableSizeDialog } from './table-size-dialog.tsx';
import { useCellCorner } from './use-cell-corner.ts';

/** The button at the corner of the selected cell, and what it opens. The focus stays in the text until a menu is open. */
export function TableCorner() {
  useSignals();
  useThemedStyles(css);
  const editor = useEditor();
  const { model, announce } = editor;
  const t = useMessages(tableMessages);
  const { panel } = tableState(editor);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const selected = useMemo(() => computed(() => selectedCell(model.state.value.selection)), [model]);
  const view = model.view.value;
  const cell = selected.value;
  const corner = useCellCorner(view, cell);
  const surface = view?.dom.parentElement;
  if (!view || !surface || cell === undefined) return null;

  const close = () => {
    panel.value = undefined;
  };
  const closeToText = () => {
    close();
    view.focus();
  };
  const opened = panel.value;
  const isMirrored = () => getComputedStyle(view.nodeDOM(cell) as Element).direction === 'rtl';
  return (
    <>
      {createPortal(
        // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus where it is, nothing else
        <div
          ref={corner}
          className={opened === undefined ? 'table-corner' : 'table-corner table-corner-open'}
          contentEditable={false}
          suppressContentEditableWarning
          onMouseDown={(event) => event.preventDefault()}
        >
          <IconButton
            ref={button}
            id={`${id}-trigger`}
            icon={MoreIcon}
            label={t('cell.options', { keys: shortcutText(menuKeys) })}
            tabIndex={-1}
            aria-keyshortcuts={ariaShortcut(menuKeys)}
            aria-haspopup="menu"
            aria-expanded={opened === 'menu'}
            onClick={() => {
              panel.value = opened === 'menu' ? undefined : 'menu';
            }}
          />
        </div>,
        surface,
      )}
      {opened === 'menu' && (
        <MenuLevel
          id={id}
          anchor={button}
          labelledBy={`${id}-trigger`}
          items={tableMenuItems({
            model,
            t,
            announce,
            isMirrored: isMirrored(),
            openPanel: (next) => {
              panel.value = next;
            },
          })}
          placement="bottom-end"
          start={{ at: 'first', turn: 0 }}
          onEscape={closeToText}
          onOutside={close}
          onEnd={closeToText}
        />
      )}
      {opened === 'color' && <TableColor anchor={button} onClose={close} />}
      {opened === 'size' && <TableSizeDialog onClose={close} />}
    </>
  );
}
