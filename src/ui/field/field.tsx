import { type ReactNode, useEffect, useId } from 'react';
import { ErrorIcon } from '../icon/later-icons.tsx';
import { useAnnounce } from '../live-region/use-announce.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { useTooltip } from '../tooltip/tooltip.tsx';
import css from './field.css';

/** What every control of a form takes. */
export interface FieldProps {
  label: string;
  /** Its name is told to a screen reader only: where a page's own label or a table's header says it. */
  isLabelHidden?: boolean | undefined;
  /** Shown by an asterisk; the owner checks it. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** What is wrong, in place of the hint. Told to a screen reader at once. */
  error?: string | undefined;
  hint?: string | undefined;
}

export interface FieldFrameProps extends Omit<FieldProps, 'disabled'> {
  /** For several controls under one name: radio buttons, the two ends of a range. */
  role?: 'group' | 'radiogroup';
  /** Where there is no room for a line under the control: the error is the tooltip of a mark beside it. Default `note`. */
  errorAs?: 'note' | 'tooltip';
  /** `beside` for what is switched on and off: the label follows its control. Default `above`. */
  labelAt?: 'above' | 'beside';
  /** At the end of the line under the control: a counter. */
  aside?: ReactNode;
  part?: string;
  children(control: ControlProps): ReactNode;
}

/** What the frame gives to its control, to be spread on it. */
export interface ControlProps {
  id: string;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/**
 * Label, control, and one line under it for what is wrong or what helps. A page's texts may run in another direction than
 * the element, and end with their full stop where they end.
 */
export function Field({
  label,
  isLabelHidden = false,
  required = false,
  readOnly = false,
  error,
  hint,
  role,
  errorAs = 'note',
  labelAt = 'above',
  aside,
  part = 'field',
  children,
}: FieldFrameProps) {
  useThemedStyles(css);
  const id = useId();
  const announce = useAnnounce();
  useEffect(() => {
    if (error !== undefined) announce(error, 'assertive');
  }, [error, announce]);

  // On the whole control, so that pointing and the keyboard find it alike.
  const tooltip = useTooltip(errorAs === 'tooltip' ? error : undefined);

  const note = errorAs === 'note' ? (error ?? hint) : hint;
  const Label = role === undefined ? 'label' : 'span';
  const describedBy = [
    note !== undefined && `${id}-note`,
    errorAs === 'tooltip' && error !== undefined && `${id}-error`,
  ];
  const description = describedBy.filter(Boolean).join(' ') || undefined;
  const name = (
    <Label
      id={`${id}-label`}
      className={isLabelHidden ? 'visually-hidden' : 'field-label'}
      part="label"
      htmlFor={role === undefined ? id : undefined}
    >
      <bdi>{label}</bdi>
      {required && (
        <span className="field-required" aria-hidden="true">
          *
        </span>
      )}
    </Label>
  );
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: only a radio group gets them, and there they are supported
    <div
      className="field"
      part={part}
      role={role}
      aria-labelledby={role && `${id}-label`}
      aria-describedby={role && description}
      aria-required={role === 'radiogroup' && required ? true : undefined}
      aria-invalid={role === 'radiogroup' && error !== undefined ? true : undefined}
      aria-readonly={role === 'radiogroup' && readOnly ? true : undefined}
    >
      {labelAt === 'above' && name}
      <div className={`field-control field-control-${labelAt}`} ref={errorAs === 'tooltip' ? tooltip : undefined}>
        {children({
          id,
          'aria-required': required || undefined,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-describedby': description,
        })}
        {labelAt === 'beside' && name}
        {errorAs === 'tooltip' && error !== undefined && (
          <span className="field-mark" part="error">
            <ErrorIcon />
            <span id={`${id}-error`} className="visually-hidden">
              {error}
            </span>
          </span>
        )}
      </div>
      {(note !== undefined || aside !== undefined) && (
        <div className="field-foot">
          {/* Takes a press itself: an element would hand it to its field, and the words could not be marked and copied. */}
          <div id={`${id}-note`} className="field-note" tabIndex={-1}>
            {errorAs === 'note' && error !== undefined ? (
              <span className="field-error">
                <ErrorIcon size={12} />
                <bdi>{error}</bdi>
              </span>
            ) : (
              <bdi>{hint}</bdi>
            )}
          </div>
          {aside}
        </div>
      )}
    </div>
  );
}
