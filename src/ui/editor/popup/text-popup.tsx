import type { Placement } from '@floating-ui/dom';
import { type ComponentPropsWithRef, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { showPopover } from '../../../host/top-layer.ts';
import { pushDismissible } from '../../dismissible-stack.ts';
import { place } from '../../popover/place.ts';
import popoverCss from '../../popover/popover.css';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { useEditor } from '../model/editor-context.ts';
import css from './text-popup.css';

export interface TextPopupProps extends Omit<ComponentPropsWithRef<'div'>, 'ref' | 'popover' | 'style'> {
  /** Where it hangs, in coordinates of the viewport; asked whenever something moves. */
  rectangle(): DOMRect | undefined;
  /** Anything that, when it is another, means another place. */
  place: unknown;
  placement?: Placement;
  onClose(reason: 'escape' | 'outside'): void;
}

/** Beside something in the text, in the top layer, while the focus stays in the text. Open as long as it is mounted. */
export function TextPopup({
  rectangle,
  place: placeKey,
  placement = 'top',
  className = '',
  onClose,
  ...rest
}: TextPopupProps) {
  useThemedStyles(popoverCss, css);
  const { model } = useEditor();
  const popup = useRef<HTMLDivElement>(null);
  const askToClose = useEffectEvent(onClose);
  const rectangleNow = useEffectEvent(rectangle);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another reason to measure
  useLayoutEffect(() => {
    const element = popup.current;
    const text = model.view.peek()?.dom;
    if (!element || !text) return;
    if (!element.matches(':popover-open')) showPopover(element);
    const surface = text.parentElement ?? text;
    const anchor = {
      contextElement: text,
      getBoundingClientRect() {
        const rect = rectangleNow() ?? text.getBoundingClientRect();
        const seen = surface.getBoundingClientRect();
        // What is scrolled out of sight takes its popup along, but not over the rest of the page.
        const isSeen = !surface.hidden && rect.bottom >= seen.top && rect.top <= seen.bottom;
        element.classList.toggle('text-popup-away', !isSeen);
        return rect;
      },
    };
    return place(anchor, element, { placement, gap: 6 });
  }, [model, placement, placeKey]);

  useLayoutEffect(() => {
    const element = popup.current;
    const text = model.view.peek()?.dom;
    if (!element || !text) return;
    return pushDismissible(
      {
        elements: () => [element, text],
        onEscape: () => askToClose('escape'),
        onOutside: () => askToClose('outside'),
      },
      element.ownerDocument.defaultView ?? window,
    );
  }, [model]);

  return <div {...rest} ref={popup} popover="manual" className={`popover text-popup ${className}`} />;
}
