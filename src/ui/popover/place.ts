import { whenLoaded } from '../../base/when-loaded.ts';
import type { followAnchor } from './follow-anchor.ts';
import type { Anchor, PlaceOptions } from './place-options.ts';

let follow: typeof followAnchor | undefined;

/** Fetches the code that `place` needs, unless it is there. */
export async function loadPlacing(): Promise<typeof followAnchor> {
  follow ??= (await import('./follow-anchor.ts')).followAnchor;
  return follow;
}

/**
 * Keeps a shown popover beside its anchor until the answer is called. Positions are physical pixels of the viewport:
 * in the top layer nothing of the page's transforms or clipping applies. The room that is left comes to its styles as
 * `--available-width` and `--available-height`.
 *
 * The code for it comes with the first popover: a page that only shows something does not pay for it. Until then the
 * popover is there, and takes the focus, but is not seen where it does not belong.
 */
export function place(anchor: Anchor, floating: HTMLElement, options: PlaceOptions = {}): () => void {
  if (follow) return follow(anchor, floating, options);
  floating.style.opacity = '0';
  return whenLoaded(
    loadPlacing(),
    (loaded) => loaded(anchor, floating, options),
    () => {
      // Unplaced is better than unseen.
      floating.style.opacity = '';
    },
  );
}
