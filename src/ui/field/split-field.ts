import type { FieldProps } from './field.tsx';

type FrameKey = 'label' | 'isLabelHidden' | 'required' | 'error' | 'hint';

/** Parts what a control takes: `frame` is shown around it by its `Field`, `own` is left for the control itself. */
export function splitField<Props extends FieldProps>({
  label,
  isLabelHidden,
  required,
  error,
  hint,
  ...own
}: Props): { frame: Pick<FieldProps, FrameKey>; own: Omit<Props, FrameKey> } {
  return { frame: { label, isLabelHidden, required, error, hint }, own };
}
