/** Everything of one row, for tables that are too narrow to show it. */
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { visible } from '../../../base/visible.ts';
import { Dialog } from '../../dialog/dialog.tsx';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { planColumns } from '../body/column-plan.ts';
import type { UseCellViews } from '../body/grid-parts.ts';
import { cellContent } from '../body/table-row.tsx';
import type { CellTexts } from '../cells/own-text.ts';
import type { GridTable } from '../table-model-types.ts';
import type { TableRow } from '../table-types.ts';
import css from './row-details.css';

export interface RowDetailsProps {
  model: GridTable<TableRow>;
  row: TableRow;
  /** BCP 47, for dates and numbers. */
  locale: string;
  cellText: CellTexts;
  useCellViews: UseCellViews;
  onClose(): void;
}

export function RowDetails({ model, row, locale, cellText, useCellViews, onClose }: RowDetailsProps) {
  useSignals();
  useThemedStyles(css);
  const shown = model.columns.shown.value;
  const views = useCellViews(shown);
  const plans = useMemo(
    () =>
      planColumns({
        shown,
        drawn: shown.map((_, index) => index),
        offset: 0,
        locale,
        cellText,
        views,
        isCompact: false,
      }),
    [shown, locale, cellText, views],
  );
  return (
    <Dialog title={visible(model.rowLabel(row))} size="small" onClose={onClose}>
      <dl className="row-details">
        {plans.map((plan, index) => (
          <div key={plan.id} className="row-detail">
            <dt>{shown[index]?.header}</dt>
            <dd dir={plan.direction}>{cellContent(plan, row, model.rowId(row))}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
