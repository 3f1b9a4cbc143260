import { type ComponentPropsWithRef, useImperativeHandle, useRef } from 'react';
import { type ControlProps, Field, type FieldProps } from '../field/field.tsx';
import { KeptCaret } from '../field/kept-caret.tsx';
import { splitField } from '../field/split-field.ts';

interface InputProps
  extends Pick<
    ComponentPropsWithRef<'input'>,
    | 'ref'
    | 'maxLength'
    | 'inputMode'
    | 'placeholder'
    | 'autoComplete'
    | 'spellCheck'
    | 'disabled'
    | 'readOnly'
    | 'onKeyDown'
    | 'onBlur'
  > {
  value: string;
  onChange(value: string): void;
  /** `password` hides what is typed. Default `text`. */
  type?: 'text' | 'password' | undefined;
}

export type TextFieldProps = FieldProps & InputProps;

export function TextField(props: TextFieldProps) {
  const { frame, own } = splitField(props);
  return (
    <Field {...frame} part="text-field">
      {(control) => <TextInput {...own} {...control} />}
    </Field>
  );
}

/** Without a frame of its own: one of several controls under one name. */
export function TextInput({
  value,
  onChange,
  ref,
  type = 'text',
  ...rest
}: InputProps & Partial<ControlProps> & { 'aria-label'?: string }) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  return (
    <>
      <input
        autoComplete="off"
        {...rest}
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
  );
}
