import type { ActionName, ActionSubject } from '../../actions/actions.ts';
import type { AllPlansResults } from '../all-plans-results.ts';
import type { ResultRow } from '../result-rows.ts';

export interface ResultListProps {
  results: AllPlansResults;
  onShowPlace(location: string): void;
  onAction(name: ActionName, subjects: readonly ActionSubject[]): void;
  onPreview(subject: ActionSubject): void;
}

export interface ResultRowProps extends ResultListProps {
  row: ResultRow;
  index: number;
  /** CSS pixels from the top of the list. */
  top: number;
  isActive: boolean;
  onAct(row: ResultRow): void;
}

export interface CellsProps<Kind extends ResultRow['kind']> extends Omit<ResultRowProps, 'row'> {
  row: Extract<ResultRow, { kind: Kind }>;
  /** Of the row's controls: they are in the order of keys while their row is the active one. */
  tabIndex: 0 | -1;
}
