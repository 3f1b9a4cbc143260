import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { useEditor } from '../model/editor-context.ts';
import { tableMessages } from './messages.ts';
import handleCss from './resize-handle.css';
import { TableCorner } from './table-corner.tsx';
import { TableDialog } from './table-dialog.tsx';
import { tableState } from './table-menu-state.ts';

/** What tables show over the text: the dialog that inserts one, and the button at the selected cell. */
export function TableViews() {
  useSignals();
  useThemedStyles(handleCss);
  const editor = useEditor();
  const t = useMessages(tableMessages);
  const { resized } = tableState(editor);
  const tell = useEffectEvent(({ axis, index, size }: NonNullable<typeof resized.value>) =>
    editor.announce(t(axis === 'row' ? 'said.rowResized' : 'said.columnResized', { number: index + 1, size })),
  );
  useEffect(
    () =>
      resized.subscribe((change) => {
        if (change) tell(change);
      }),
    [resized],
  );
  return (
    <>
      {editor.openDialog.value === 'table' && <TableDialog />}
      {editor.model.isEditable.value && <TableCorner />}
    </>
  );
}
