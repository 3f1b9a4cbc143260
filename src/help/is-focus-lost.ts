import { activeElement, contains } from '../ui/shadow-dom.ts';

/** Whether the keyboard has no place of its own any more: somebody who went elsewhere by will is not called back. */
export function isFocusLost(panel: HTMLElement): boolean {
  const now = activeElement(panel.ownerDocument);
  if (!now || now === panel.ownerDocument.body || now === panel || contains(now, panel)) return true;
  // The form stays where it is, hidden, when its ticket was sent: it loses the focus a moment later.
  return now.closest('[hidden]') !== null;
}
