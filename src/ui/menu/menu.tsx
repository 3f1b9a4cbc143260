import type { Placement } from '@floating-ui/dom';
import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { late } from '../late.tsx';
import type { MenuItems } from './menu-items.ts';
import type { MenuListProps } from './menu-list.tsx';

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
  items?: MenuItems;
  /** In the place of `items`: renders a `MenuList` itself, whose items are made only when it opens. */
  list?: (list: Omit<MenuListProps, 'items'>) => ReactNode;
  placement?: Placement;
}

const MenuList = late<MenuListProps>(async () => (await import('./menu-list.tsx')).MenuList);

export function Menu({ trigger, items = [], list, placement = 'bottom-start' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<MenuListProps['start']>();
  const id = useId();
  const open = start !== undefined;

  const close = () => setStart(undefined);
  const props = (from: MenuListProps['start']) => ({ id, trigger: button, placement, start: from, onClose: close });

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
      {open && (list?.(props(start)) ?? <MenuList {...props(start)} items={items} />)}
    </>
  );
}
