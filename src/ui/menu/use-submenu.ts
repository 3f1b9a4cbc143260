import type { Placement } from '@floating-ui/dom';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { MenuStart } from './menu-items.ts';
import { isAimedAt, type Point } from './submenu-aim.ts';

/** Milliseconds for which an item is pointed at before its submenu opens. */
const openDelay = 120;
/** Milliseconds for which a pointer on its way to a submenu may rest on another item. */
const grace = 300;
/** CSS pixels beside an item that a submenu needs. */
const room = 184;

export interface Submenu {
  readonly opened: { id: string; start: MenuStart; placement: Placement } | undefined;
  /** The item that opened it. */
  readonly anchor: RefObject<HTMLElement | null>;
  open(id: string, opener: HTMLElement, at: 'first' | 'stay'): void;
  close(): void;
  closeToOpener(): void;
  /** The pointer moved over an item; `id` when that leads to a submenu. */
  pointed(event: PointerEvent<HTMLElement>, id: string | undefined): void;
  /** The pointer left an item. */
  left(): void;
  /** An item got the focus: another one's submenu goes. */
  focused(id: string): void;
}

/** Which submenu of a list is open, and how the pointer opens it, reaches it and leaves it. */
export function useSubmenu(): Submenu {
  const [opened, setOpened] = useState<Submenu['opened']>();
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The item whose submenu is about to open. */
  const opening = useRef<HTMLElement>(undefined);
  /** Where the pointer was last over the item whose submenu is open, or is about to be. */
  const leftAt = useRef<Point>(undefined);
  const turn = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const wait = () => {
    clearTimeout(timer.current);
    opening.current = undefined;
  };
  const later = (work: () => void, delay: number) => {
    wait();
    timer.current = setTimeout(work, delay);
  };
  const open: Submenu['open'] = (id, opener, at) => {
    wait();
    // Opened by the pointer in passing, and now by a press: what it shows stays, with the focus where it is.
    if (id === opened?.id && at === 'stay') return;
    turn.current += 1;
    anchor.current = opener;
    const placement = id === opened?.id ? opened.placement : placementBeside(opener);
    setOpened({ id, start: { at, turn: turn.current }, placement });
  };
  const close = () => {
    wait();
    leftAt.current = undefined;
    setOpened(undefined);
  };

  return {
    opened,
    anchor,
    open,
    close,
    closeToOpener() {
      anchor.current?.focus();
      close();
    },
    pointed(event, id) {
      const item = event.currentTarget;
      const at = { x: event.clientX, y: event.clientY };
      if (id !== undefined && id === opened?.id) {
        wait();
        leftAt.current = at;
        item.focus({ preventScroll: true });
        return;
      }
      if (opening.current === item) {
        leftAt.current = at;
        return;
      }
      // A finger does not hover: its press opens.
      const opens = id !== undefined && event.pointerType !== 'touch';
      const goOn = () => {
        item.focus({ preventScroll: true });
        if (!opens) return;
        later(() => open(id, item, 'stay'), openDelay);
        opening.current = item;
        leftAt.current = at;
      };
      const box = opened && submenuBox(anchor.current);
      if (box && leftAt.current && isAimedAt(box, leftAt.current, at)) later(goOn, grace);
      else goOn();
    },
    left: wait,
    focused(id) {
      if (opened && opened.id !== id) close();
    },
  };
}

function submenuBox(opener: HTMLElement | null): DOMRect | undefined {
  const root = opener?.getRootNode() as ShadowRoot | Document | undefined;
  return root?.getElementById(`${opener?.id}-menu`)?.getBoundingClientRect();
}

/** Beside the item; under it where the window has room on neither side. */
function placementBeside(opener: HTMLElement): Placement {
  const { left, right } = opener.getBoundingClientRect();
  const view = opener.ownerDocument.defaultView ?? window;
  if (left < room && view.innerWidth - right < room) return 'bottom-start';
  return opener.matches(':dir(rtl)') ? 'left-start' : 'right-start';
}
