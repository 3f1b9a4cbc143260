import type { ComponentPropsWithRef } from 'react';
import type { ControlProps } from '../field/field.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './date-input.css';
import type { DateEntry } from './use-date-entry.ts';

export interface DateInputProps
  extends Partial<ControlProps>,
    Pick<ComponentPropsWithRef<'input'>, 'ref' | 'disabled' | 'readOnly' | 'aria-label'> {
  entry: DateEntry;
  /** Asks for the time of day as well. */
  hasTime?: boolean | undefined;
}

/** The browser's own date field, in the browser's language; where a browser has none, ISO days are typed. */
export function DateInput({ entry, hasTime = false, ...rest }: DateInputProps) {
  useThemedStyles(css);
  return (
    <input
      {...rest}
      type={hasTime ? 'datetime-local' : 'date'}
      className="field-box date-input"
      part="input"
      placeholder={hasTime ? 'YYYY-MM-DD HH:MM' : 'YYYY-MM-DD'}
      min={entry.first}
      max={entry.last ?? (hasTime ? '9999-12-31T23:59' : '9999-12-31')}
      data-empty={entry.isEmpty || undefined}
      value={entry.text}
      onChange={(event) => entry.change(event.currentTarget)}
      onBlur={(event) => entry.leave(event.currentTarget)}
    />
  );
}
