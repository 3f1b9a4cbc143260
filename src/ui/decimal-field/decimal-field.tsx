import { type ComponentPropsWithRef, type MouseEvent, useRef } from 'react';
import { currencySign } from '../../base/decimal/money.ts';
import { useLocale } from '../../host/use-host.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { splitField } from '../field/split-field.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './decimal-field.css';
import { type DecimalEntryOptions, useDecimalEntry } from './use-decimal-entry.ts';

export interface DecimalFieldProps
  extends FieldProps,
    DecimalEntryOptions,
    Pick<ComponentPropsWithRef<'input'>, 'placeholder'> {
  /** Behind the number, such as GB; of money it is the currency’s own sign. */
  unit?: string | undefined;
}

/** An exact decimal: typed and pasted in whichever notation, and written in the reader’s once it is left. */
export function DecimalField(props: DecimalFieldProps) {
  useThemedStyles(css);
  const { frame, own } = splitField(props);
  const { value, disabled, readOnly, placeholder, unit, currency, decimals, maximum, step } = own;
  const locale = useLocale();
  const entry = useDecimalEntry(own);
  const input = useRef<HTMLInputElement>(null);
  const { sign, isBefore } = currency === undefined ? { sign: unit, isBefore: false } : currencySign(currency, locale);
  const focus = (event: MouseEvent) => {
    event.preventDefault();
    input.current?.focus();
  };
  return (
    <Field {...frame} part="decimal-field">
      {({ id, 'aria-describedby': described, ...control }) => {
        const affix = sign !== undefined && (
          // biome-ignore lint/a11y/noStaticElementInteractions: a press on the sign is one on the field
          <span id={`${id}-unit`} className="decimal-field-affix" onMouseDown={focus}>
            {sign}
          </span>
        );
        return (
          <span className="field-box decimal-field">
            {isBefore && affix}
            <input
              autoComplete="off"
              {...control}
              id={id}
              ref={input}
              aria-describedby={
                [sign === undefined ? undefined : `${id}-unit`, described].filter(Boolean).join(' ') || undefined
              }
              type="text"
              inputMode={decimals === 0 && currency === undefined ? 'numeric' : 'decimal'}
              {...(step !== undefined && {
                role: 'spinbutton',
                'aria-valuenow': typeof value === 'number' ? value : undefined,
                'aria-valuetext': entry.text === '' ? undefined : entry.text,
                'aria-valuemin': 0,
                'aria-valuemax': maximum,
              })}
              className="decimal-field-input numeric"
              part="input"
              disabled={disabled}
              readOnly={readOnly}
              placeholder={placeholder}
              value={entry.text}
              onChange={(event) => entry.type(event.currentTarget.value)}
              onBlur={entry.leave}
              onKeyDown={entry.keyDown}
            />
            {!isBefore && affix}
          </span>
        );
      }}
    </Field>
  );
}
