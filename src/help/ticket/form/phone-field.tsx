import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useRef } from 'react';
import { Field, type FieldProps } from '../../../ui/field/field.tsx';
import { splitField } from '../../../ui/field/split-field.ts';
import { useWanted } from '../../../ui/use-wanted.ts';
import { useTicketMessages } from '../messages.ts';
import { PhoneIcon } from '../ticket-icons.tsx';
import type { TicketModel } from '../ticket-types.ts';
import { useTicketError } from '../use-ticket-error.ts';

/**
 * The shared phone input, whose numbers of all countries are more than the rest of the form: it comes when somebody goes
 * to the field, and takes over what was typed meanwhile and the focus.
 */
export function PhoneField({ model }: { model: TicketModel }) {
  useSignals();
  const t = useTicketMessages();
  const error = useTicketError(model, 'phoneNumber');
  const phoneNumber = model.form.field('phoneNumber').value.value;
  const wantsCall = model.form.field('wantsCall').value.value;
  const { View: PhoneInput, want } = useWanted(
    async () => (await import('../../../ui/phone-input/phone-input.tsx')).PhoneInput,
  );
  const hasFocus = useRef(false);
  useEffect(() => {
    if (phoneNumber !== '') want();
  }, [phoneNumber, want]);
  const takeFocus = useCallback((input: HTMLElement | null) => {
    if (!input || !hasFocus.current) return;
    hasFocus.current = false;
    // Only after it has its text.
    queueMicrotask(() => {
      const field = input as HTMLInputElement;
      field.focus({ preventScroll: true });
      field.setSelectionRange(field.value.length, field.value.length);
    });
  }, []);

  const props = {
    label: t('phone'),
    required: wantsCall && model.offersCall.value,
    readOnly: model.isSubmitting.value,
    error,
    value: phoneNumber,
    onChange: (next: string) => model.set('phoneNumber', next),
    onBlur: () => {
      if (model.values.peek().phoneNumber !== '') model.touch('phoneNumber');
    },
  };
  return (
    <div data-field="phoneNumber" onPointerEnter={want}>
      {PhoneInput ? (
        <PhoneInput {...props} anchor={takeFocus} />
      ) : (
        <PlainPhone
          {...props}
          onFocus={() => {
            hasFocus.current = true;
            want();
          }}
          onBlur={() => {
            hasFocus.current = false;
            props.onBlur();
          }}
        />
      )}
    </div>
  );
}

interface PlainPhoneProps extends FieldProps {
  value: string;
  onChange(value: string): void;
  onFocus(): void;
  onBlur(): void;
}

/** Of the same shape, so that nothing moves when the other takes its place. */
function PlainPhone(props: PlainPhoneProps) {
  const { frame, own } = splitField(props);
  const { onChange, ...rest } = own;
  return (
    <Field {...frame} part="phone-input">
      {(control) => (
        <div className="field-box ticket-phone">
          <span className="ticket-phone-country">
            <PhoneIcon />
          </span>
          <input
            {...rest}
            {...control}
            type="tel"
            className="ticket-phone-field numeric"
            part="input"
            dir="ltr"
            autoComplete="tel"
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
