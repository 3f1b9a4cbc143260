import type { ActionField } from '../../actions/actions.ts';

export interface ActionEditorProps<Value = unknown> {
  id: string;
  field: ActionField;
  value: Value;
  /** It has just been added. */
  isNew: boolean;
  onChange(value: Value): void;
}
