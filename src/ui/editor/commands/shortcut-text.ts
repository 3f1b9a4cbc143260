/** Keys as ProseMirror writes them (`Mod-Shift-8`), as they are read and as `aria-keyshortcuts` has them. */

/** As ProseMirror decides what Mod is. */
const isMac = /Mac|iP(?:hone|[oa]d)/.test(globalThis.navigator?.platform ?? '');

const macSigns: Readonly<Record<string, string>> = { Ctrl: '⌃', Alt: '⌥', Shift: '⇧', Mod: '⌘' };
const macOrder = Object.keys(macSigns);

/** `Ctrl+Shift+8`, or `⇧⌘8` on a Mac. */
export function shortcutText(keys: string): string {
  const [key, modifiers] = partsOf(keys);
  const shown = key.length === 1 ? key.toUpperCase() : key;
  if (!isMac) return [...modifiers.map((name) => (name === 'Mod' ? 'Ctrl' : name)), shown].join('+');
  return (
    [...modifiers]
      .sort((one, other) => macOrder.indexOf(one) - macOrder.indexOf(other))
      .map((name) => macSigns[name] ?? name)
      .join('') + shown
  );
}

export function ariaShortcut(keys: string): string {
  const [key, modifiers] = partsOf(keys);
  const mod = isMac ? 'Meta' : 'Control';
  return [...modifiers.map((name) => (name === 'Mod' ? mod : name)), key.length === 1 ? key.toUpperCase() : key].join(
    '+',
  );
}

function partsOf(keys: string): [string, string[]] {
  const parts = keys.split('-');
  return [parts.at(-1) ?? '', parts.slice(0, -1)];
}
