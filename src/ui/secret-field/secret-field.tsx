/** A secret goes one way: what is stored is never shown, and what is typed replaces it. */
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../button/button.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './secret-field.css';
import { secretMessages } from './secret-messages.ts';

export interface SecretFieldProps extends Omit<FieldProps, 'disabled'> {
  /** There is one already, which stays as long as `value` is empty. */
  isStored: boolean;
  /** What stands in its place: A password is stored. */
  storedText: string;
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  /** Several lines, such as a key: shown as it is typed, since nobody types it by heart. */
  isMultiline?: boolean | undefined;
  /** Shown as it is typed in one line, too, such as an address. */
  isReadable?: boolean | undefined;
}

export function SecretField({
  isStored,
  storedText,
  isMultiline = false,
  isReadable = false,
  ...field
}: SecretFieldProps) {
  const { label, required, error, readOnly, value, onChange } = field;
  useThemedStyles(css);
  const t = useMessages(secretMessages);
  const [isReplacing, setReplacing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const wasReplacing = useRef(false);
  const isShown = !isStored || isReplacing || value !== '';
  useEffect(() => {
    // The button that was pressed has gone; what it brought, or left behind, has the focus.
    if (isReplacing !== wasReplacing.current)
      box.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    wasReplacing.current = isReplacing;
  }, [isReplacing]);

  if (!isShown || readOnly) {
    return (
      <div ref={box}>
        <Field label={label} required={required && !isStored} error={error} role="group">
          {() => (
            <div className="secret-stored">
              <span>{isStored ? storedText : t('none')}</span>
              {!readOnly && (
                <Button size="small" onClick={() => setReplacing(true)}>
                  {t('replace')}
                </Button>
              )}
            </div>
          )}
        </Field>
      </div>
    );
  }
  const keep = () => {
    onChange('');
    setReplacing(false);
  };
  return (
    <div ref={box} className="secret-entry">
      {isMultiline ? (
        <TextArea {...field} maxLength="none" spellCheck={false} />
      ) : isReadable ? (
        <TextField {...field} autoComplete="off" spellCheck={false} />
      ) : (
        // The console's own password has no business here, and this one none in the browser's store.
        <TextField {...field} type="password" autoComplete="new-password" spellCheck={false} />
      )}
      {isStored && (
        <Button size="small" variant="ghost" onClick={keep}>
          {t('keep')}
        </Button>
      )}
    </div>
  );
}
