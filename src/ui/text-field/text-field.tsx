import { type ComponentPropsWithRef, useImperativeHandle, useRef } from 'react';
import { Field, type FieldProps } from '../field/field.tsx';
import { KeptCaret } from '../field/kept-caret.tsx';
import { splitField } from '../field/split-field.ts';

export interface TextFieldProps
  extends FieldProps,
    Pick<
      ComponentPropsWithRef<'input'>,
      'ref' | 'maxLength' | 'inputMode' | 'placeholder' | 'autoComplete' | 'spellCheck' | 'onKeyDown' | 'onBlur'
    > {
  value: string;
  onChange(value: string): void;
  /** `password` hides what is typed. Default `text`. */
  type?: 'text' | 'password' | undefined;
}

export function TextField(props: TextFieldProps) {
  const { frame, own } = splitField(props);
  const { value, onChange, ref, type = 'text', ...rest } = own;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  return (
    <Field {...frame} part="text-field">
      {(control) => (
        <>
          <input
            autoComplete="off"
            {...rest}
            {...control}
            ref={input}
            type={type}
            className="field-box"
            part="input"
            dir={value === '' ? undefined : 'auto'}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <KeptCaret field={input} value={value} />
        </>
      )}
    </Field>
  );
}
