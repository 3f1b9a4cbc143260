import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';
import type { Anchor, PlaceOptions } from './place-options.ts';

/** Keeps a shown popover beside its anchor until the answer is called; see `place`. */
export function followAnchor(
  anchor: Anchor,
  floating: HTMLElement,
  { placement = 'bottom-start', gap = 4 }: PlaceOptions,
): () => void {
  const update = async () => {
    const { x, y } = await computePosition(anchor, floating, {
      strategy: 'fixed',
      placement,
      middleware: [
        offset(gap),
        flip({ padding: 8 }),
        shift({ padding: 8 }),
        size({
          padding: 8,
          apply({ availableHeight, availableWidth }) {
            floating.style.setProperty('--available-height', `${Math.max(80, availableHeight)}px`);
            floating.style.setProperty('--available-width', `${availableWidth}px`);
          },
        }),
      ],
    });
    floating.style.left = `${x}px`;
    floating.style.top = `${y}px`;
    floating.style.opacity = '';
  };
  const stop = autoUpdate(anchor, floating, update, { elementResize: false });
  // Watched from this window, what was adopted by another document has a size to tell of at every frame, without end
  // once its frame is gone.
  if (floating.ownerDocument !== document) return stop;
  // Not at once: the room that is given to it is another change of sizes, of which Chromium complains.
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => void update());
  });
  if ('nodeType' in anchor) observer.observe(anchor);
  observer.observe(floating);
  return () => {
    stop();
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
