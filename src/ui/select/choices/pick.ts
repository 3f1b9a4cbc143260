/**
 * Choosing happens within the event that asks for it. Downshift would tell of it when the next render is done: a form
 * hears too late, and of two choices that are rendered at once only the last.
 */
import type { KeyboardEvent, SyntheticEvent } from 'react';

/** Whether the key takes what is highlighted; not one that an input method composes with. */
export function isPickKey(event: KeyboardEvent): boolean {
  if (event.nativeEvent.isComposing || event.keyCode === composing) return false;
  return event.key === 'Enter' || (event.key === 'ArrowUp' && event.altKey);
}

/** `KeyboardEvent.keyCode` of a key that Safari reports after the composition it ends. */
const composing = 229;

/** Does it in the place of downshift and the browser. */
export function takeOver(event: SyntheticEvent, work: () => void) {
  event.preventDefault();
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  work();
}
