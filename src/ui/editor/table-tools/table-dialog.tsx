import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../button/button.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { NumberField } from '../../number-field/number-field.tsx';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { shortcutText } from '../commands/shortcut-text.ts';
import type { TableSize } from '../model/command-names.ts';
import { useEditor } from '../model/editor-context.ts';
import { insertTable } from '../table/insert-table.ts';
import { menuKeys } from '../table/menu-keys.ts';
import { editorLimits } from '../values/editor-limits.ts';
import { tableMessages } from './messages.ts';
import css from './table-dialog.css';
import { createTableDialogModel } from './table-dialog-model.ts';

/** Asks how large a table is to be, and inserts it. */
export function TableDialog() {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(tableMessages);
  const { model: editor, openDialog, announce } = useEditor();
  const model = useModel(() => createTableDialogModel());
  const { rows, columns } = editorLimits.table;
  const size = model.size.value;
  const canStand = editor.can(insertTable({ rows: rows.minimum, columns: columns.minimum }));
  const limits = t('dialog.limits', {
    rowMinimum: rows.minimum,
    rowMaximum: rows.maximum,
    columnMinimum: columns.minimum,
    columnMaximum: columns.maximum,
  });
  const reason = canStand ? (size ? undefined : limits) : t('dialog.noPlace');

  const chosen = useRef<TableSize>(undefined);
  const insertChosen = useEffectEvent(() => {
    if (!chosen.current || !editor.run(insertTable(chosen.current))) return;
    announce(t('said.inserted', { ...chosen.current, keys: shortcutText(menuKeys) }));
  });
  // After the dialog has given the focus back where it was: the caret goes into the table.
  useEffect(() => () => insertChosen(), []);

  const close = () => {
    openDialog.value = undefined;
  };
  const insert = () => {
    if (reason !== undefined) return;
    chosen.current = size;
    close();
  };
  return (
    <Dialog
      title={t('dialog.title')}
      size="small"
      // Two numbers are no reason to ask; but a press beside the dialog does not take them.
      onClose={(why) => {
        if (why !== 'backdrop' || !model.isEntered.peek()) close();
      }}
      footer={
        <>
          <Button onClick={close}>{t('dialog.cancel')}</Button>
          <Button variant="primary" disabledReason={reason} onClick={insert}>
            {t('dialog.insert')}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in either field, as in a form */}
      <div
        className="table-dialog"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // Or it would break the line where the focus goes.
          event.preventDefault();
          insert();
        }}
      >
        <NumberField
          label={t('dialog.rows')}
          value={model.rows.value}
          minimum={rows.minimum}
          maximum={rows.maximum}
          step={1}
          onChange={(next) => model.enterRows(next)}
        />
        <NumberField
          label={t('dialog.columns')}
          value={model.columns.value}
          minimum={columns.minimum}
          maximum={columns.maximum}
          step={1}
          onChange={(next) => model.enterColumns(next)}
        />
        <p className="table-dialog-note">{reason ?? limits}</p>
      </div>
    </Dialog>
  );
}
