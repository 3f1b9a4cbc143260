/** Header, rows and pages of a table, over one model. */
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { late, Nothing } from '../late.tsx';
import { useLateNotices } from '../notices/late-notices.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './data-table.css';
import type { ExportState } from './export/export-progress.tsx';
import type { GatheringNoticesProps } from './gathering-notices.tsx';
import { TableGrid } from './grid/table-grid.tsx';
import type { SelectionBarProps } from './selection-bar.tsx';
import type { SettingsDialogProps } from './settings/settings-dialog.tsx';
import { TableHeader } from './table-header.tsx';
import type { TableModel } from './table-model-types.ts';
import { TablePages } from './table-pages.tsx';
import type { TableOptions, TableRow } from './table-types.ts';
import { useExport } from './use-export.ts';
import { useTableModel } from './use-table-model.ts';

const SelectionBar = late<SelectionBarProps>(async () => (await import('./selection-bar.tsx')).SelectionBar);
const TableAnnouncements = late<{ model: TableModel<TableRow> }>(
  async () => (await import('./table-announcements.ts')).TableAnnouncements,
  Nothing,
  { isQuiet: true },
);
const GatheringNotices = late<GatheringNoticesProps>(
  async () => (await import('./gathering-notices.tsx')).GatheringNotices,
);
const ExportProgress = late<ExportState>(
  async () => (await import('./export/export-progress.tsx')).ExportProgress,
  Nothing,
);
const SettingsDialog = late<SettingsDialogProps>(
  async () => (await import('./settings/settings-dialog.tsx')).SettingsDialog,
);

/**
 * A table with everything around it (spec 003): `<DataTable label="Devices" columns={…} rows={…} rowId={…} />`. It fills
 * its container's height, and scrolls within itself.
 */
export function DataTable<Row extends TableRow>(options: TableOptions<Row>) {
  return <DataTableView model={useTableModel(options)} />;
}

/** The same over a model that somebody else holds. */
export function DataTableView<Row extends TableRow>({ model: given }: { model: TableModel<Row> }) {
  useSignals();
  useThemedStyles(css);
  // What stands around the rows never looks into one.
  const model = given as unknown as TableModel<TableRow>;
  const notices = useLateNotices();
  const exporting = useExport(model, notices.show);
  const [isSettingUp, setSettingUp] = useState(false);
  const { selection } = model;
  const gathering = selection.gathering.value;

  return (
    <div className="data-table" part="base">
      <TableHeader model={model} notify={notices.show} onExport={exporting.run} onSettings={() => setSettingUp(true)} />
      <TableGrid model={given} notify={notices.show} />
      {exporting.state && <ExportProgress {...exporting.state} />}
      <div className="table-foot" part="footer">
        {(!selection.isEmpty.value || selection.isShowingSelected.value) && (
          <SelectionBar model={model} notify={notices.show} />
        )}
        <TablePages model={model} />
      </div>
      {isSettingUp && (
        <SettingsDialog
          model={model}
          onClose={() => setSettingUp(false)}
          onReset={(text) => {
            setSettingUp(false);
            notices.show(text);
          }}
        />
      )}
      {gathering && <GatheringNotices gathering={gathering} notify={notices.show} />}
      {notices.stack}
      <TableAnnouncements model={model} />
    </div>
  );
}
