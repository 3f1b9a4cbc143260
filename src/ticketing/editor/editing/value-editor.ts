export interface ValueEditorProps {
  label: string;
  /** Where no header says it. */
  isLabelShown?: boolean;
  field: string;
  operator: string;
  value: unknown;
  error: string | undefined;
  onChange(value: unknown): void;
}
