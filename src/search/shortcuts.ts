/** The keys that lead to the search, from wherever nobody is typing. */

export const defaultShortcuts = '/ Mod+K';

export interface Shortcut {
  readonly key: string;
  /** Control, or Command on a keyboard that has it. */
  readonly isWithModifier: boolean;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat'>;

/** Of a text such as `/ Mod+K`, with spaces between them; what is none is left out. */
export function shortcutsIn(text: string): readonly Shortcut[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((written) => {
      const [, modifier, key] = /^(mod\+|ctrl\+|cmd\+)?(.)$/iu.exec(written) ?? [];
      return key === undefined ? [] : [{ key: key.toLowerCase(), isWithModifier: modifier !== undefined }];
    });
}

export function isShortcut(shortcuts: readonly Shortcut[], event: Pressed): boolean {
  if (event.altKey || event.isComposing || event.repeat) return false;
  const hasModifier = event.ctrlKey || event.metaKey;
  return shortcuts.some(({ key, isWithModifier }) => key === event.key.toLowerCase() && isWithModifier === hasModifier);
}

/** As `aria-keyshortcuts` writes them. */
export const ariaShortcuts = (shortcuts: readonly Shortcut[]): string =>
  shortcuts
    .flatMap(({ key, isWithModifier }) => {
      const name = key.toUpperCase();
      return isWithModifier ? [`Control+${name}`, `Meta+${name}`] : [name];
    })
    .join(' ');

/** Inputs into which nobody types. */
const pressed = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

/** Whether a key that goes there is a letter of somebody's text. */
export function isTypedInto(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !pressed.has(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}
