import type { Placement } from '@floating-ui/dom';
import { type ComponentPropsWithRef, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { showPopover } from '../../host/top-layer.ts';
import { pushDismissible } from '../dismissible-stack.ts';
import { leaving } from '../leaving/leaving.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { place } from './place.ts';
import css from './popover.css';

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'ref' | 'popover' | 'style' | 'className'> {
  /** What it hangs on. A press there is not outside: the anchor opens and closes it. */
  anchor: RefObject<HTMLElement | null>;
  placement?: Placement;
  className?: string;
  onClose(reason: 'escape' | 'outside'): void;
  /** Once, when it is shown and before it is painted: the place to move the focus. */
  onShow?(popover: HTMLElement): void;
}

/** Something in the top layer beside an anchor, open as long as it is mounted. */
export function Popover({
  anchor,
  placement = 'bottom-start',
  className = '',
  onClose,
  onShow,
  ...rest
}: PopoverProps) {
  useThemedStyles(css);
  const popover = useRef<HTMLDivElement>(null);
  const askToClose = useEffectEvent(onClose);
  const shown = useEffectEvent((element: HTMLElement) => onShow?.(element));

  useLayoutEffect(() => {
    const element = popover.current;
    const anchored = anchor.current;
    if (!element || !anchored) return;
    showPopover(element);
    shown(element);
    const leave = leaving(element);
    const stopPlacing = place(anchored, element, { placement });
    const pop = pushDismissible(
      {
        elements: () => [element, anchored],
        onEscape: () => askToClose('escape'),
        onOutside: () => askToClose('outside'),
      },
      element.ownerDocument.defaultView ?? window,
    );
    return () => {
      leave();
      pop();
      stopPlacing();
    };
  }, [anchor, placement]);

  return <div tabIndex={-1} {...rest} ref={popover} popover="manual" className={`popover ${className}`} />;
}
