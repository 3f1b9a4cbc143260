import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { visibleLine } from '../../base/visible.ts';
import type { ControlProps } from '../field/field.tsx';
import { CheckIcon, MinusIcon } from '../icon/tick-icons.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { descriptionOf, Tooltip } from '../tooltip/tooltip.tsx';
import css from './checkbox.css';
import tick from './tick.css';

export interface CheckboxProps {
  checked: boolean | 'mixed';
  onChange(checked: boolean, event: { shiftKey: boolean }): void;
  /** Shown beside the box. With `bare` it is the name only a screen reader meets. */
  label: string;
  bare?: boolean;
  disabled?: boolean;
  /** Why it cannot be changed, as a tooltip; the box stays focusable. */
  disabledReason?: string | undefined;
  tabIndex?: number;
  /** What the frame of a field gives to its control. */
  control?: ControlProps;
  ref?: ComponentPropsWithRef<'label'>['ref'];
}

export function Checkbox({
  checked,
  onChange,
  label,
  bare = false,
  disabled = false,
  disabledReason,
  tabIndex,
  control,
  ref,
}: CheckboxProps) {
  useThemedStyles(tick, css);
  const input = useRef<HTMLInputElement>(null);
  const shift = useRef(false);
  const inert = disabled || disabledReason !== undefined;
  // Perhaps the name of a choice that nobody vouches for.
  const shown = visibleLine(label);
  const mixed = checked === 'mixed';
  // `indeterminate` has no attribute, and the browser clears it at every press, rendered anew or not.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  });
  const Mark = mixed ? MinusIcon : CheckIcon;
  // There without a reason too: a box made anew as its reason goes would lose the focus.
  return (
    <Tooltip text={disabledReason} describes={false}>
      <label
        className={`checkbox${bare ? ' checkbox-bare' : ''}${inert ? ' checkbox-disabled' : ''}`}
        part="checkbox"
        ref={ref}
      >
        <span className="checkbox-control">
          <input
            {...control}
            ref={input}
            type="checkbox"
            className="tick checkbox-input"
            checked={checked === true}
            aria-label={bare ? shown : undefined}
            aria-disabled={inert || undefined}
            aria-description={descriptionOf(disabledReason)}
            tabIndex={tabIndex}
            onClick={(event) => {
              shift.current = event.shiftKey;
              if (inert) event.preventDefault();
            }}
            onChange={(event) => {
              if (!inert) onChange(event.currentTarget.checked, { shiftKey: shift.current });
              event.currentTarget.indeterminate = mixed;
            }}
          />
          {checked !== false && (
            <span className="checkbox-mark">
              <Mark size={12} bold />
            </span>
          )}
        </span>
        {!bare && <span className="checkbox-label">{shown}</span>}
      </label>
    </Tooltip>
  );
}
