import { type ComponentPropsWithRef, useId } from 'react';
import { ErrorIcon } from '../icon/later-icons.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './text-field.css';

export interface TextFieldProps
  extends Pick<
    ComponentPropsWithRef<'input'>,
    | 'ref'
    | 'disabled'
    | 'readOnly'
    | 'maxLength'
    | 'placeholder'
    | 'autoComplete'
    | 'spellCheck'
    | 'onKeyDown'
    | 'onBlur'
  > {
  label: string;
  value: string;
  onChange(value: string): void;
  /** Shown by an asterisk; the owner checks it. */
  required?: boolean;
  /** What is wrong, in place of the hint. Its coming and going is announced. */
  error?: string | undefined;
  hint?: string;
}

export function TextField({ label, value, onChange, required = false, error, hint, ...rest }: TextFieldProps) {
  useThemedStyles(css);
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="text-field" part="text-field">
      <label className="text-field-label" htmlFor={id}>
        {label}
        {required && (
          <span className="text-field-required" aria-hidden="true">
            *
          </span>
        )}
      </label>
      <input
        autoComplete="off"
        {...rest}
        id={id}
        type="text"
        className="text-field-input"
        part="input"
        dir="auto"
        value={value}
        aria-required={required || undefined}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div id={`${id}-note`} aria-live="polite" className="text-field-note" hidden={note === undefined}>
        {error === undefined ? (
          hint
        ) : (
          <span className="text-field-error">
            <ErrorIcon size={12} />
            {error}
          </span>
        )}
      </div>
    </div>
  );
}
