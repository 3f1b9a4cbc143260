import { useEffect } from 'react';
import type { ElementValues } from '../../host/element-definition.ts';
import { useMessages } from '../../host/use-host.ts';
import { Field } from '../field/field.tsx';
import { useFormField } from '../field/use-form-field.ts';
import { ColorField } from './color-field.tsx';
import { ColorPicker } from './color-picker.tsx';
import type { colorPickerDefinition } from './color-picker-definition.ts';
import { colorPickerMessages } from './messages.ts';
import { readColor } from './read-color.ts';

/** `<rmm-color-picker>`. */
export function ColorPickerElement(values: ElementValues<typeof colorPickerDefinition>) {
  const { field, form, anchor } = useFormField(values);
  const t = useMessages(colorPickerMessages);
  const { value = '' } = values;
  const message = value.trim() !== '' && readColor(value) === undefined ? t('invalid') : undefined;
  const { setProblem } = form;
  useEffect(() => {
    setProblem(message === undefined ? undefined : { flag: 'patternMismatch', message });
  }, [message, setProblem]);

  const shared = {
    value,
    swatches: values.swatches,
    recent: values.recent,
    onChange: (next: string) => form.enter(next),
    onComplete: () => form.complete(),
  };
  if (values.variant === 'popover') return <ColorField {...field} {...shared} ref={anchor} />;

  const { disabled, readOnly, ...frame } = field;
  return (
    <Field {...frame} role="group">
      {(control) => <ColorPicker {...shared} control={control} disabled={disabled} readOnly={readOnly} ref={anchor} />}
    </Field>
  );
}
