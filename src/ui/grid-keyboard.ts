/** The grid's keys as data: what was pressed to what is meant. Source: issue text and the ARIA grid pattern. */
export type GridCommand =
  | { do: 'move-row'; by: number; extend: boolean }
  | { do: 'move-page'; by: 1 | -1; extend: boolean }
  | { do: 'move-edge'; to: 'first' | 'last'; extend: boolean }
  | { do: 'move-column'; by: number }
  | { do: 'toggle'; extend: boolean }
  | { do: 'select-all' }
  | { do: 'type'; text: string };

export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export function gridCommand(press: KeyPress, isRightToLeft: boolean, isTyping: boolean): GridCommand | undefined {
  const { key, shiftKey: extend } = press;
  if (press.altKey) return undefined;
  if (press.ctrlKey || press.metaKey) return controlCommand(key, extend);
  switch (key) {
    case 'ArrowUp':
      return { do: 'move-row', by: -1, extend };
    case 'ArrowDown':
      return { do: 'move-row', by: 1, extend };
    case 'ArrowLeft':
      return { do: 'move-column', by: isRightToLeft ? 1 : -1 };
    case 'ArrowRight':
      return { do: 'move-column', by: isRightToLeft ? -1 : 1 };
    case 'PageUp':
      return { do: 'move-page', by: -1, extend };
    case 'PageDown':
      return { do: 'move-page', by: 1, extend };
    case 'Home':
      return { do: 'move-edge', to: 'first', extend };
    case 'End':
      return { do: 'move-edge', to: 'last', extend };
    case ' ':
      return isTyping ? { do: 'type', text: ' ' } : { do: 'toggle', extend };
    default:
      return [...key].length === 1 ? { do: 'type', text: key } : undefined;
  }
}

function controlCommand(key: string, extend: boolean): GridCommand | undefined {
  switch (key) {
    case 'Home':
      return { do: 'move-edge', to: 'first', extend };
    case 'End':
      return { do: 'move-edge', to: 'last', extend };
    case 'a':
    case 'A':
      return { do: 'select-all' };
    case ' ':
      return { do: 'toggle', extend };
    default:
      return undefined;
  }
}
