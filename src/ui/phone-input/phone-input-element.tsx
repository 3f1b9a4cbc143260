import { useCallback } from 'react';
import type { ElementValues } from '../../host/element-definition.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { useFormField } from '../field/use-form-field.ts';
import { phoneMessages } from './messages.ts';
import { PhoneInput } from './phone-input.tsx';
import type { phoneInputDefinition } from './phone-input-definition.ts';

export function PhoneInputElement(values: ElementValues<typeof phoneInputDefinition>) {
  const { reflect } = useHost<typeof phoneInputDefinition>();
  const { field, form, anchor } = useFormField(values);
  const t = useMessages(phoneMessages);
  const { value = '' } = values;
  const { setProblem } = form;
  const message = t('invalid');
  const onValidity = useCallback(
    (isInvalid: boolean) => setProblem(isInvalid ? { flag: 'typeMismatch', message } : undefined),
    [setProblem, message],
  );
  return (
    <PhoneInput
      {...field}
      anchor={anchor}
      value={value}
      country={values.country}
      placeholder={values.placeholder}
      flagsPath={values.flagsPath}
      onChange={(next) => form.enter(next)}
      onCountryChange={(country) => reflect({ country })}
      onValidity={onValidity}
    />
  );
}
