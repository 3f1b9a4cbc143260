/** The open menu. In a file of its own because it comes with the first menu that is opened. */
import type { Placement } from '@floating-ui/dom';
import type { RefObject } from 'react';
import { Popover } from '../popover/popover.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { useTooltip } from '../tooltip/tooltip.tsx';
import css from './menu.css';
import type { MenuAction, MenuItem } from './menu.tsx';
import { moveInMenu } from './menu-keyboard.ts';

export interface MenuListProps {
  /** Of the list; the trigger's is this with `-trigger` behind it. */
  id: string;
  trigger: RefObject<HTMLButtonElement | null>;
  items: readonly MenuItem[];
  placement: Placement;
  /** What has the focus at first: an item, or the list itself. */
  start: 'first' | 'last' | 'menu';
  onClose(): void;
}

export function MenuList({ id, trigger, items, placement, start, onClose }: MenuListProps) {
  useThemedStyles(css);
  const closeToTrigger = () => {
    trigger.current?.focus();
    onClose();
  };
  return (
    <Popover
      anchor={trigger}
      id={id}
      role="menu"
      part="menu"
      className="menu"
      placement={placement}
      aria-labelledby={`${id}-trigger`}
      onClose={(reason) => (reason === 'escape' ? closeToTrigger() : onClose())}
      onShow={(menu) => {
        menu.focus();
        if (start !== 'menu') moveInMenu(menu, start);
      }}
      onKeyDown={(event) => {
        // From the trigger, so that Tab goes to what comes after it and not out of the top layer.
        if (event.key === 'Tab') closeToTrigger();
        else if (moveInMenu(event.currentTarget, event.key)) event.preventDefault();
        event.stopPropagation();
      }}
    >
      {items.map((item) =>
        'separator' in item ? (
          <hr key={item.id} className="menu-separator" />
        ) : (
          <Item
            key={item.id}
            item={item}
            onSelect={() => {
              closeToTrigger();
              item.onSelect();
            }}
          />
        ),
      )}
    </Popover>
  );
}

function Item({ item, onSelect }: { item: MenuAction; onSelect(): void }) {
  const tooltip = useTooltip(item.disabledReason, 'right');
  const disabled = item.disabled === true || item.disabledReason !== undefined;
  return (
    <button
      ref={tooltip}
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={item.tone === 'danger' ? 'menu-item menu-item-danger' : 'menu-item'}
      aria-disabled={disabled || undefined}
      aria-description={item.disabledReason}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
      onClick={() => {
        if (!disabled) onSelect();
      }}
    >
      {item.icon && <item.icon />}
      <span className="menu-item-label">{item.label}</span>
    </button>
  );
}
