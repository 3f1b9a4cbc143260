/** The table of organizations and what they are mapped to, for either provider. Source: spec 002 §2.1, §2.7 and §9. */
import { useModel } from '@preact/signals-react/runtime';
import { useEffectEvent, useId, useRef, useState } from 'react';
import { late } from '../../ui/late.tsx';
import { useNotices } from '../../ui/notices/notices.tsx';
import type { TableAction, TableColumn } from '../../ui/table/table-types.ts';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { RefreshData } from '../page/page-head.tsx';
import { usePsa } from '../page/psa-context.ts';
import { useLocationsReset } from '../page/use-locations-reset.ts';
import { BenchTable } from './bench-table.tsx';
import type { BenchDialogProps, OpenDialog, RowsDialogProps } from './dialogs/bench-dialogs.ts';
import type { ReviewDialogProps } from './dialogs/review-dialog.tsx';
import type { UndoDialogProps } from './dialogs/undo-dialog.tsx';
import css from './mapping-workbench.css';
import type { MappedRow, MappingSource } from './model/mapping-source.ts';
import { createWorkbench } from './model/workbench-model.ts';
import { StateCounts } from './state-counts.tsx';
import { useWorkbenchMessages } from './words/workbench-messages.ts';

const AutoMapDialog = late<BenchDialogProps>(async () => (await import('./dialogs/auto-map-dialog.tsx')).AutoMapDialog);
const ClearDialog = late<RowsDialogProps>(async () => (await import('./dialogs/clear-dialog.tsx')).ClearDialog);
const AssignDialog = late<RowsDialogProps>(async () => (await import('./dialogs/assign-dialog.tsx')).AssignDialog);
const ReviewDialog = late<ReviewDialogProps>(async () => (await import('./dialogs/review-dialog.tsx')).ReviewDialog);
const ImportDialog = late<BenchDialogProps>(async () => (await import('./dialogs/import-dialog.tsx')).ImportDialog);
const UndoDialog = late<UndoDialogProps>(async () => (await import('./dialogs/undo-dialog.tsx')).UndoDialog);

export interface MappingWorkbenchProps<Row extends MappedRow> {
  /** `companySource` or `accountSource`; one as long as the page is shown. */
  source: MappingSource<Row>;
  /** `useCompanyColumns` or `useAccountColumns`. */
  columns: readonly TableColumn<Row>[];
  /** A press on a row: shows its dialog. What is saved there is told by `source.changed(row.clientId)`. */
  onOpen(row: Row): void;
  /** More buttons above the table. */
  headerActions?: readonly TableAction[];
}

/** Fills its container's height, and scrolls within itself. */
export function MappingWorkbench<Row extends MappedRow>(props: MappingWorkbenchProps<Row>) {
  useThemedStyles(css);
  const { source } = props;
  const tBench = useWorkbenchMessages();
  const { saved } = usePsa();
  const { show } = useNotices();
  const warnOfReset = useEffectEvent(useLocationsReset());
  const title = useId();
  const [dialog, setDialog] = useState<OpenDialog>();
  const bench = useModel(() =>
    createWorkbench<Row>({
      source,
      onSaved: saved,
      onLocationsReset: () => warnOfReset(),
    }),
  );
  const close = () => setDialog(undefined);
  const box = useRef<HTMLElement>(null);
  // What is done takes away the button that its dialog would give the focus back to: Undo, or one of the checked rows.
  useKeptFocus(box, () => box.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]'));
  const given = {
    source,
    bench,
    onClose: close,
    onDone(text: string) {
      close();
      show(text, 'success');
    },
  };
  return (
    <section ref={box} className="mapping-bench" aria-labelledby={title}>
      <h3 id={title} className="mapping-bench-title">
        {tBench(`title.${source.provider}`)}
      </h3>
      <div className="mapping-bench-head">
        <StateCounts bench={bench} provider={source.provider} />
        <RefreshData />
      </div>
      <BenchTable {...props} bench={bench} showDialog={setDialog} />
      {dialog?.kind === 'autoMap' && <AutoMapDialog {...given} />}
      {dialog?.kind === 'clear' && <ClearDialog {...given} rows={dialog.rows} />}
      {dialog?.kind === 'assign' && <AssignDialog {...given} rows={dialog.rows} />}
      {(dialog?.kind === 'undo' || dialog?.kind === 'redo') && <UndoDialog {...given} way={dialog.kind} />}
      {dialog?.kind === 'review' && <ReviewDialog {...given} from={dialog.from} />}
      {dialog?.kind === 'import' && <ImportDialog {...given} />}
    </section>
  );
}
