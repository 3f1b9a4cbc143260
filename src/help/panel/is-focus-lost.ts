import { activeElement, contains } from '../../ui/shadow-dom.ts';

/** Whether the keyboard has no place of its own any more: somebody who went elsewhere by will is not called back. */
export function isFocusLost(panel: HTMLElement): boolean {
  const now = activeElement(panel.ownerDocument);
  return !now || now === panel.ownerDocument.body || now === panel || contains(now, panel);
}
