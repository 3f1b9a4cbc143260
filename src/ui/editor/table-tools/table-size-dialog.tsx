import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../button/button.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { NumberField } from '../../number-field/number-field.tsx';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { useEditor } from '../model/editor-context.ts';
import type { Grid } from '../table/grid.ts';
import { type Axis, linesOf, setSelectedSizes } from '../table/table-commands.ts';
import { type TablePlace, tablePlace } from '../table/table-place.ts';
import { editorLimits } from '../values/editor-limits.ts';
import { tableMessages } from './messages.ts';
import css from './table-dialog.css';

/** CSS pixels. Wider than any screen. */
const maximum = 9999;

/** What the handles do, by keyboard: width of the selected columns, height of the selected rows. */
export function TableSizeDialog({ onClose }: { onClose(): void }) {
  useThemedStyles(css);
  const t = useMessages(tableMessages);
  const { model, announce } = useEditor();
  const { columnMinimumWidth, rowMinimumHeight } = editorLimits.table;
  const [place] = useState(() => tablePlace(model.state.peek()));
  const [initial] = useState(() => ({ column: commonSize(place, 'column'), row: commonSize(place, 'row') }));
  const [column, setColumn] = useState(initial.column);
  const [row, setRow] = useState(initial.row);
  const isPossible = isSize(column, columnMinimumWidth) && isSize(row, rowMinimumHeight);
  const reason = isPossible ? undefined : t('size.limits', { width: columnMinimumWidth, height: rowMinimumHeight });

  const isChosen = useRef(false);
  const applyChosen = useEffectEvent(() => {
    if (isChosen.current && model.run(setSelectedSizes({ column, row }))) announce(t('said.sized'));
    model.view.peek()?.focus();
  });
  // After the dialog has given the focus back.
  useEffect(() => () => applyChosen(), []);

  const apply = () => {
    if (!isPossible) return;
    isChosen.current = true;
    onClose();
  };
  const { area = { top: 0, left: 0, bottom: 1, right: 1 } } = place ?? {};
  return (
    <Dialog
      title={t('size.title')}
      size="small"
      // Two numbers are no reason to ask; but a press beside the dialog does not take them.
      onClose={(why) => {
        if (why !== 'backdrop' || (column === initial.column && row === initial.row)) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{t('size.cancel')}</Button>
          <Button variant="primary" disabledReason={reason} onClick={apply}>
            {t('size.apply')}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in either field, as in a form */}
      <div
        className="table-dialog table-dialog-sizes"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // Or it would break the line where the focus goes.
          event.preventDefault();
          apply();
        }}
      >
        <NumberField
          label={t('size.width', { count: area.right - area.left })}
          hint={t('size.automatic')}
          value={column}
          minimum={columnMinimumWidth}
          maximum={maximum}
          step={1}
          onChange={setColumn}
        />
        <NumberField
          label={t('size.height', { count: area.bottom - area.top })}
          hint={t('size.automatic')}
          value={row}
          minimum={rowMinimumHeight}
          maximum={maximum}
          step={1}
          onChange={setRow}
        />
      </div>
    </Dialog>
  );
}

/** What all selected lines have. */
function commonSize(place: TablePlace | undefined, axis: Axis): number | null {
  if (!place) return null;
  const { from, to } = linesOf(axis, place.area);
  const lines = linesIn(place.grid, axis).slice(from, to);
  const size = lines[0]?.size ?? null;
  return lines.every((line) => line.size === size) ? size : null;
}

function linesIn({ rows, columns }: Grid, axis: Axis) {
  return axis === 'row' ? rows : columns;
}

function isSize(size: number | null, minimum: number): boolean {
  return size === null || (Number.isInteger(size) && size >= minimum && size <= maximum);
}
