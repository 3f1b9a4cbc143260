/** The keys that open the menu of the cell with the caret; as a button beside a text has them in office programs. */
export const menuKeys = 'Alt-Shift-F10';

/** As they are to be read. */
export function shownMenuKeys(): string {
  return /Mac|iP(hone|[ao]d)/.test(navigator.platform) ? '⌥⇧F10' : 'Alt+Shift+F10';
}
