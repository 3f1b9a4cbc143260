import type { Placement, VirtualElement } from '@floating-ui/dom';

/** An element, or a place that moves with one: a caret, a selection. */
export type Anchor = Element | VirtualElement;

export interface PlaceOptions {
  /** Default `bottom-start`; flips and shifts where there is no room. */
  placement?: Placement;
  /** CSS pixels between the two; default 4. */
  gap?: number;
}
