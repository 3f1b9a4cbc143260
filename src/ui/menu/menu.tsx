import type { Placement } from '@floating-ui/dom';
import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import type { IconComponent } from '../icon/icon.tsx';
import { Popover } from '../popover/popover.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { useTooltip } from '../tooltip/tooltip.tsx';
import css from './menu.css';
import { moveInMenu } from './menu-keyboard.ts';

export interface MenuAction {
  id: string;
  label: string;
  icon?: IconComponent | undefined;
  tone?: 'neutral' | 'danger' | undefined;
  disabled?: boolean | undefined;
  /** Why it is disabled, as its tooltip. */
  disabledReason?: string | undefined;
  onSelect(): void;
}

export type MenuItem = MenuAction | { id: string; separator: true };

interface TriggerProps {
  id?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLButtonElement>) => void) | undefined;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
}

export interface MenuProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement<TriggerProps>;
  items: readonly MenuItem[];
  placement?: Placement;
}

type Start = 'first' | 'last' | 'menu';

export function Menu({ trigger, items, placement = 'bottom-start' }: MenuProps) {
  useThemedStyles(css);
  const button = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<Start>();
  const id = useId();
  const open = start !== undefined;

  const close = () => setStart(undefined);
  const closeToTrigger = () => {
    button.current?.focus();
    close();
  };

  return (
    <>
      {cloneElement(trigger, {
        id: `${id}-trigger`,
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: (event: MouseEvent) => (open ? close() : setStart(event.detail === 0 ? 'first' : 'menu')),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          event.stopPropagation();
          setStart(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      {open && (
        <Popover
          anchor={button}
          id={id}
          role="menu"
          part="menu"
          className="menu"
          placement={placement}
          aria-labelledby={`${id}-trigger`}
          onClose={(reason) => (reason === 'escape' ? closeToTrigger() : close())}
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
      )}
    </>
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
