import { activeElement } from '../shadow-dom.ts';
import { emptyTypeAhead, findTyped, typed } from '../type-ahead.ts';

/** One menu is open at a time. */
let letters = emptyTypeAhead;

/** Moves the focus in a shown menu as a key, `first` or `last` asks; `false` for a key that means nothing there. */
export function moveInMenu(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const at = items.indexOf(activeElement(menu.ownerDocument) ?? menu);
  const target = targetOf(items, at, key);
  // Safari would draw no ring where the menu was opened by a pointer.
  items[target ?? -1]?.focus({ focusVisible: true } as FocusOptions);
  return target !== undefined;
}

function targetOf(items: HTMLElement[], at: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % items.length;
    case 'ArrowUp':
      return at <= 0 ? items.length - 1 : at - 1;
    case 'Home':
    case 'PageUp':
    case 'first':
      return 0;
    case 'End':
    case 'PageDown':
    case 'last':
      return items.length - 1;
    default:
      return key.length === 1 && key !== ' ' ? typeAhead(items, at, key) : undefined;
  }
}

function typeAhead(items: HTMLElement[], at: number, key: string): number {
  letters = typed(letters, key, performance.now());
  const found = findTyped(
    letters,
    at,
    items.length,
    (index) => items[index]?.textContent ?? undefined,
    (label, text) => label.toLocaleLowerCase().startsWith(text.toLocaleLowerCase()),
  );
  return found ?? at;
}
