/** What the dialogs of the table are given. */
import type { MappedRow, MappingSource } from '../model/mapping-source.ts';
import type { Workbench } from '../model/workbench-model.ts';

export interface BenchDialogProps {
  readonly source: MappingSource;
  readonly bench: Workbench;
  /** It is done: the dialog closes, and the text is shown. */
  onDone(text: string): void;
  onClose(): void;
}

export interface RowsDialogProps extends BenchDialogProps {
  /** What is checked. */
  readonly rows: readonly MappedRow[];
}

/** Which one is open. */
export type OpenDialog =
  | { readonly kind: 'autoMap' | 'undo' | 'redo' | 'import' }
  | { readonly kind: 'review'; readonly from?: string }
  | { readonly kind: 'clear' | 'assign'; readonly rows: readonly MappedRow[] };
