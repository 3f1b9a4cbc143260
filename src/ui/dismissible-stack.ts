/**
 * Who answers Escape and a press outside. Menus, tooltips and dialogs of all elements on the page share one order, so
 * that the one opened last closes first and the host page never sees the key that closed it. Native light dismissal
 * is not used: engines disagree on its order among dialogs and popovers.
 */
import { contains, eventTarget } from './shadow-dom.ts';

export interface Dismissible {
  /** Presses in any of these are inside. */
  elements(): (Element | null | undefined)[];
  onEscape(event: KeyboardEvent): void;
  onOutside?(event: PointerEvent): void;
}

/** One for all copies of this bundle on the page; the number rises when the shape changes. */
const key = Symbol.for('rmm-elements:dismissible:1');
const page = globalThis as { [key]?: Dismissible[] };
page[key] ??= [];
const stack = page[key];

/** Puts it on top of the stack; the answer takes it out again. */
export function pushDismissible(entry: Dismissible, view: Window = window): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    // An Escape that ends an input method's composition belongs to the input method.
    if (event.key !== 'Escape' || event.isComposing || stack.at(-1) !== entry) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    entry.onEscape(event);
  };
  const onPointerDown = (event: PointerEvent) => {
    const target = eventTarget(event);
    const above = stack.slice(stack.indexOf(entry));
    const inside = above.some((one) => one.elements().some((element) => element && contains(element, target)));
    if (!inside) entry.onOutside?.(event);
  };
  stack.push(entry);
  view.addEventListener('keydown', onKeyDown, { capture: true });
  view.addEventListener('pointerdown', onPointerDown, { capture: true });
  return () => {
    const index = stack.indexOf(entry);
    if (index >= 0) stack.splice(index, 1);
    view.removeEventListener('keydown', onKeyDown, { capture: true });
    view.removeEventListener('pointerdown', onPointerDown, { capture: true });
  };
}
