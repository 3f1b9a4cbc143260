import type { RefCallback } from 'react';
import { useFormControl } from '../../host/forms/use-form-control.ts';
import type { FieldProps } from './field.tsx';

interface FormValues {
  label: string | undefined;
  hint: string | undefined;
  required: boolean;
  readonly: boolean;
}

/** What a form-associated element's view hands to its field: name, state and error as page and form say. */
export function useFormField(values: FormValues): {
  field: FieldProps;
  form: ReturnType<typeof useFormControl>;
  /** On what the browser's bubble is to point at. */
  anchor: RefCallback<HTMLElement>;
} {
  const form = useFormControl();
  const { label, hint, required, readonly: readOnly } = values;
  return {
    form,
    anchor: form.setAnchor,
    field: {
      label: label ?? form.labelText ?? '',
      isLabelHidden: label === undefined,
      required,
      readOnly,
      disabled: form.disabled,
      error: form.error,
      hint,
    },
  };
}
