import { activeElement } from '../../src/ui/shadow-dom.ts';

/** What the focused item of a menu says; nothing while the list around the items has the focus. */
export function focusedItem(): string | null | undefined {
  const at = activeElement();
  return at?.role === 'menu' ? undefined : at?.querySelector('.menu-item-label, .menu-note')?.textContent;
}
