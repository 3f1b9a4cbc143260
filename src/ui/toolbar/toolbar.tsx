import { useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { ChevronDownIcon } from '../icon/later-icons.tsx';
import { MoreIcon } from '../icon/list-icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import type { MenuAction } from '../menu/menu-items.ts';
import { useUiMessages } from '../messages.ts';
import { moveFocus } from '../move-focus.ts';
import { useOverflow } from '../overflow/use-overflow.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './toolbar.css';

export interface ToolbarAction extends MenuAction {
  /** Default `secondary`; give `primary` to one at most. */
  variant?: ButtonProps['variant'];
  busy?: boolean;
}

export interface ToolbarProps {
  /** Its name for a screen reader. */
  label: string;
  /** The most needed first: the last ones fold into the menu. */
  actions: readonly ToolbarAction[];
  size?: ButtonProps['size'];
}

const more = '…';

/** One Tab stop; arrows move among the buttons. What has no room is in a menu at the end. */
export function Toolbar({ label, actions, size = 'medium' }: ToolbarProps) {
  useThemedStyles(css);
  const t = useUiMessages();
  const { container, hidden } = useOverflow<HTMLDivElement>(actions.map((_, index) => index).reverse(), { gap: 8 });
  const [lastFocused, setLastFocused] = useState<string>();
  const shown = actions.filter((_, index) => !hidden.has(index));
  const stops = [...shown.map(({ id }) => id), ...(hidden.size > 0 ? [more] : [])];
  const stop = lastFocused !== undefined && stops.includes(lastFocused) ? lastFocused : stops[0];
  const roving = (id: string) => ({ tabIndex: id === stop ? 0 : -1, onFocus: () => setLastFocused(id) });

  return (
    <div
      className="toolbar"
      part="toolbar"
      role="toolbar"
      aria-label={label}
      ref={container}
      onKeyDown={(event) => moveFocus(event, buttonsOf(event.currentTarget))}
    >
      {actions.map((action, index) => (
        <span
          key={action.id}
          className={hidden.has(index) ? 'toolbar-item toolbar-item-hidden' : 'toolbar-item'}
          data-overflow-item=""
        >
          <ToolbarButton action={action} size={size} roving={roving(action.id)} />
        </span>
      ))}
      {hidden.size > 0 && (
        <Menu
          placement="bottom-end"
          trigger={<IconButton {...roving(more)} icon={MoreIcon} label={t('moreActions')} size={size} />}
          items={actions.filter((_, index) => hidden.has(index))}
        />
      )}
    </div>
  );
}

interface ToolbarButtonProps {
  action: ToolbarAction;
  size: ButtonProps['size'];
  roving: { tabIndex: number; onFocus(): void };
}

/** An action with others behind it opens them as a menu. */
function ToolbarButton({ action, size = 'medium', roving }: ToolbarButtonProps) {
  const { label, icon, tone, variant = 'secondary', disabled = false, disabledReason, busy = false, items } = action;
  const button = (
    <Button
      {...roving}
      icon={icon}
      endIcon={items && ChevronDownIcon}
      size={size}
      variant={variant}
      disabled={disabled}
      disabledReason={disabledReason}
      busy={busy}
      onClick={({ detail }) => {
        // Of a double click the first: the second would do it again.
        if (detail < 2) action.onSelect?.();
      }}
      tone={tone}
    >
      {label}
    </Button>
  );
  return items && !disabled && disabledReason === undefined ? <Menu trigger={button} items={items} /> : button;
}

function buttonsOf(toolbar: HTMLElement): HTMLElement[] {
  return [
    ...toolbar.querySelectorAll<HTMLElement>(
      ':scope > .toolbar-item:not(.toolbar-item-hidden) > button, :scope > button',
    ),
  ];
}
