import { type ComponentPropsWithRef, useState } from 'react';
import { useHost } from '../../host/use-host.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { useFieldMessages } from '../field/field-messages.ts';
import { splitField } from '../field/split-field.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { descriptionOf, useTooltip } from '../tooltip/tooltip.tsx';
import css from './switch.css';

export interface SwitchProps extends FieldProps {
  checked: boolean;
  /**
   * What it answers by promise is shown as done until it settles, and cannot be changed meanwhile. When it is rejected
   * the switch goes back, says so and reports the failure.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a function that returns nothing is what most callers write.
  onChange(checked: boolean): void | Promise<unknown>;
  /** What it does, as a tooltip, where there is no room for a hint. */
  tooltip?: string | undefined;
  /** Why it cannot be changed, as a tooltip; it stays focusable. */
  disabledReason?: string | undefined;
  /** `tooltip` where there is no room for a line under it: in a table's cell. Default `note`. */
  errorAs?: 'note' | 'tooltip' | undefined;
  ref?: ComponentPropsWithRef<'input'>['ref'];
}

export function Switch(props: SwitchProps) {
  useThemedStyles(css);
  const { frame, own } = splitField(props);
  const { checked, onChange, disabled, disabledReason, tooltip, readOnly, errorAs = 'note', ref } = own;
  const host = useHost();
  const t = useFieldMessages();
  const explanation = disabledReason ?? tooltip;
  const reason = useTooltip(explanation);
  const [pending, setPending] = useState<boolean>();
  const [hasFailed, setFailed] = useState(false);
  const isKept = readOnly === true || disabledReason !== undefined || pending !== undefined;

  async function change(next: boolean) {
    setFailed(false);
    const answer = onChange(next);
    if (!(answer instanceof Promise)) return;
    setPending(next);
    try {
      await answer;
    } catch (cause) {
      setFailed(true);
      host.report(cause);
    } finally {
      setPending(undefined);
    }
  }

  return (
    <Field
      {...frame}
      error={frame.error ?? (hasFailed ? t('switch.failed') : undefined)}
      errorAs={errorAs}
      labelAt="beside"
      part="switch"
    >
      {(control) => (
        <span className={disabled || disabledReason !== undefined ? 'switch switch-disabled' : 'switch'} ref={reason}>
          <input
            {...control}
            ref={ref}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is checked
            role="switch"
            className="switch-input"
            part="input"
            checked={pending ?? checked}
            disabled={disabled}
            aria-disabled={disabledReason !== undefined || undefined}
            aria-description={descriptionOf(explanation)}
            aria-readonly={readOnly || undefined}
            aria-busy={pending !== undefined || undefined}
            onClick={(event) => {
              if (isKept) event.preventDefault();
            }}
            onChange={(event) => {
              if (!isKept) void change(event.currentTarget.checked);
            }}
          />
          <span className="switch-thumb">{pending !== undefined && <Spinner />}</span>
        </span>
      )}
    </Field>
  );
}
