import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { ChevronDownIcon } from '../../icon/later-icons.tsx';
import type { IconComponent } from '../../icon/make-icon.ts';
import iconButtonCss from '../../icon-button/icon-button.css';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { Tooltip } from '../../tooltip/tooltip.tsx';
import { ariaShortcut, shortcutText } from '../commands/shortcut-text.ts';
import css from './tool-button.css';

export interface ToolButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'title'> {
  label: string;
  icon?: IconComponent | undefined;
  /** In the place of an icon: what is chosen. Its button has a fixed width, by `data-tool`. */
  text?: string | undefined;
  /** As ProseMirror writes them. */
  keys?: string | undefined;
  isOn?: boolean | undefined;
  /** Why it is disabled, as its tooltip and description. */
  reason?: string | undefined;
  /** It opens something. */
  leads?: boolean;
  /** Under the icon: the colour that it gives. */
  mark?: ReactNode;
}

/** A button of a toolbar over text: a press leaves the focus, and with it the selection, where it is. */
export function ToolButton(props: ToolButtonProps) {
  const {
    label,
    icon: Icon,
    text,
    keys,
    isOn,
    reason,
    leads = false,
    mark,
    disabled = false,
    onClick,
    onKeyDown,
    ...rest
  } = props;
  useThemedStyles(iconButtonCss, css);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabled) event.preventDefault();
    else onClick?.(event);
  };
  // With what is chosen, of which the button may show a part.
  const called = text === undefined ? label : `${label}: ${text}`;
  // Keys are read from left to right within any text.
  const name = keys === undefined ? called : `${called} (\u2068${shortcutText(keys)}\u2069)`;
  return (
    <Tooltip text={reason ?? name} describes={reason !== undefined}>
      <button
        {...rest}
        type="button"
        className={text === undefined ? `icon-button tool${leads ? ' tool-leads' : ''}` : 'icon-button tool tool-text'}
        aria-label={called}
        aria-pressed={leads ? undefined : isOn}
        data-on={(leads && isOn) || undefined}
        aria-disabled={disabled || undefined}
        aria-keyshortcuts={keys && ariaShortcut(keys)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={press}
        onKeyDown={disabled ? undefined : onKeyDown}
      >
        {text !== undefined && <span className="tool-label">{text}</span>}
        {text === undefined && Icon && <Icon />}
        {mark}
        {leads && <ChevronDownIcon size={12} />}
      </button>
    </Tooltip>
  );
}
