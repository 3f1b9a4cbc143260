import type { ComponentPropsWithRef, MouseEvent } from 'react';
import type { IconComponent } from '../icon/icon.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import css from './icon-button.css';

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'title' | 'children' | 'aria-label'> {
  icon: IconComponent;
  /** Its name for a screen reader, and its tooltip. */
  label: string;
  size?: 'small' | 'medium';
  /** Takes the place of the label in the tooltip; the button stays focusable. */
  disabledReason?: string | undefined;
}

export function IconButton({
  icon: Icon,
  label,
  size = 'small',
  disabled = false,
  disabledReason,
  onClick,
  ...rest
}: IconButtonProps) {
  useThemedStyles(css);
  const inert = disabled || disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Tooltip text={disabledReason ?? label} describes={disabledReason !== undefined}>
      <button
        part="icon-button"
        type="button"
        {...rest}
        className={size === 'medium' ? 'icon-button icon-button-medium' : 'icon-button'}
        aria-label={label}
        aria-disabled={disabled || disabledReason !== undefined || undefined}
        onClick={press}
      >
        <Icon />
      </button>
    </Tooltip>
  );
}
