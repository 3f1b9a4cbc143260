/** The open menu. In a file of its own because it comes with the first menu that is opened. */
import type { Placement } from '@floating-ui/dom';
import type { RefObject } from 'react';
import type { MenuItems } from './menu-items.ts';
import { MenuLevel } from './menu-level.tsx';

export interface MenuListProps {
  /** Of the list; the trigger's is this with `-trigger` behind it. */
  id: string;
  trigger: RefObject<HTMLButtonElement | null>;
  items: MenuItems;
  placement: Placement;
  /** What has the focus at first: an item, or the list itself. */
  start: 'first' | 'last' | 'menu';
  onClose(): void;
}

export function MenuList({ id, trigger, items, placement, start, onClose }: MenuListProps) {
  const closeToTrigger = () => {
    trigger.current?.focus();
    onClose();
  };
  return (
    <MenuLevel
      id={id}
      anchor={trigger}
      labelledBy={`${id}-trigger`}
      items={items}
      placement={placement}
      start={{ at: start, turn: 0 }}
      onEscape={closeToTrigger}
      onOutside={onClose}
      onEnd={closeToTrigger}
    />
  );
}
