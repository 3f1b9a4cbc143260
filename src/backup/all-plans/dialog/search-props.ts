import type { ActionName, ActionSubject } from '../../actions/actions.ts';

export interface SearchAllPlansProps {
  nodeId: number;
  isOpen: boolean;
  onClose(): void;
  /** Somebody went to a folder, or to what was found in one plan; the dialog closes. */
  onShowPlace(location: string): void;
  onAction(name: ActionName, subjects: readonly ActionSubject[]): void;
}
