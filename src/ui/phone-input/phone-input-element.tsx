import { useCallback, useEffect, useRef } from 'react';
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
  const { setProblem, resets } = form;
  const message = t('invalid');
  const onValidity = useCallback(
    (isInvalid: boolean) => setProblem(isInvalid ? { flag: 'typeMismatch', message } : undefined),
    [setProblem, message],
  );
  const followed = useRef<string>(undefined);
  const given = useRef(values.country);
  if (values.country !== followed.current) given.current = values.country;
  useEffect(() => {
    const number = form.value();
    const isNamed = typeof number === 'string' && number.startsWith('+');
    // A number that names its country brings it back by itself.
    if (resets > 0 && !isNamed) reflect({ country: given.current });
  }, [resets, form.value, reflect]);

  return (
    <PhoneInput
      {...field}
      anchor={anchor}
      value={value}
      country={values.country}
      placeholder={values.placeholder}
      flagsPath={values.flagsPath}
      onChange={(next) => form.enter(next)}
      onCountryChange={(country) => {
        followed.current = country;
        reflect({ country });
      }}
      onValidity={onValidity}
    />
  );
}
