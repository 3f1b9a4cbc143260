import type { ComponentPropsWithRef, MouseEvent } from 'react';
import type { IconComponent } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import css from './button.css';

export interface ButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'title' | 'children'> {
  /** The verb: Restore, Delete 3 items. */
  children: string;
  /** One primary per dialog or toolbar. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'danger' | 'ghost';
  size?: 'small' | 'medium';
  /** Red words on a quiet button, for what destroys but is not the main thing to do. */
  tone?: 'neutral' | 'danger' | undefined;
  icon?: IconComponent | undefined;
  /** Behind the words: what a press opens. */
  endIcon?: IconComponent | undefined;
  /** Its work is under way: keeps width and focus, ignores presses. */
  busy?: boolean;
  /** Why it is disabled, told by a tooltip; the button stays focusable so that everyone can find out. */
  disabledReason?: string | undefined;
}

/** Disabled and busy buttons keep the focus they have (`aria-disabled`), so a keyboard never falls off the page. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  tone = 'neutral',
  icon: Icon,
  endIcon: EndIcon,
  busy = false,
  disabled = false,
  disabledReason,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  useThemedStyles(css);
  const inert = disabled || busy || disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  // There without a reason too: a button made anew as its reason goes would lose the focus, and a press on its way.
  return (
    <Tooltip text={disabledReason}>
      <button
        part={`button button-${variant}`}
        {...rest}
        type={type}
        className={`button button-${variant} button-${size}${tone === 'danger' ? ' button-red' : ''}`}
        aria-disabled={disabled || disabledReason !== undefined || undefined}
        aria-busy={busy || undefined}
        onClick={press}
      >
        <span className="button-content">
          {Icon && <Icon />}
          <span className="button-text">{children}</span>
          {EndIcon && <EndIcon />}
        </span>
        {busy && <Spinner />}
      </button>
    </Tooltip>
  );
}
