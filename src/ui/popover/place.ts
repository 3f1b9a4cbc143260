import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from '@floating-ui/dom';

export interface PlaceOptions {
  /** Default `bottom-start`; flips and shifts where there is no room. */
  placement?: Placement;
  /** CSS pixels between the two; default 4. */
  gap?: number;
}

/**
 * Keeps a shown popover beside its anchor until the answer is called. Positions are physical pixels of the viewport:
 * in the top layer nothing of the page's transforms or clipping applies. The room that is left comes to its styles as
 * `--available-width` and `--available-height`.
 */
export function place(
  anchor: Element,
  floating: HTMLElement,
  { placement = 'bottom-start', gap = 4 }: PlaceOptions = {},
) {
  return autoUpdate(anchor, floating, async () => {
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
  });
}
