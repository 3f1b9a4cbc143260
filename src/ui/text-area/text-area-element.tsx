import { useEffect } from 'react';
import type { ElementValues } from '../../host/element-definition.ts';
import { useFieldMessages } from '../field/field-messages.ts';
import { useFormField } from '../field/use-form-field.ts';
import { limits } from '../limits.ts';
import { lengthOf, TextArea } from './text-area.tsx';
import type { textAreaDefinition } from './text-area-definition.ts';

/** `<rmm-text-area>`. */
export function TextAreaElement(values: ElementValues<typeof textAreaDefinition>) {
  const { field, form, anchor } = useFormField(values);
  const t = useFieldMessages();
  const { value = '', placeholder, unlimited } = values;
  const maxLength = unlimited ? 'none' : (values.maxLength ?? limits.textArea.maxLength);
  const tooMany = maxLength === 'none' ? 0 : lengthOf(value) - maxLength;
  const message = tooMany > 0 ? t('text.tooLong', { count: tooMany }) : undefined;
  const { setProblem } = form;
  useEffect(() => {
    setProblem(message === undefined ? undefined : { flag: 'tooLong', message });
  }, [message, setProblem]);

  return (
    <TextArea
      {...field}
      ref={anchor}
      value={value}
      placeholder={placeholder}
      maxLength={maxLength}
      onChange={(next) => form.enter(next)}
    />
  );
}
