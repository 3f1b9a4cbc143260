/** A tree's keys as data: what was pressed to what is meant. Source: ARIA tree view pattern. */
import type { KeyPress } from '../grid-keyboard.ts';

export type TreeCommand =
  | { do: 'move'; by: number }
  | { do: 'move-page'; by: 1 | -1 }
  | { do: 'move-edge'; to: 'first' | 'last' }
  | { do: 'inwards' }
  | { do: 'outwards' }
  | { do: 'activate' }
  | { do: 'type'; text: string };

export function treeCommand(press: KeyPress, isRightToLeft: boolean, isTyping: boolean): TreeCommand | undefined {
  const { key } = press;
  if (press.altKey || press.ctrlKey || press.metaKey) return undefined;
  switch (key) {
    case 'ArrowUp':
      return { do: 'move', by: -1 };
    case 'ArrowDown':
      return { do: 'move', by: 1 };
    case 'ArrowLeft':
      return { do: isRightToLeft ? 'inwards' : 'outwards' };
    case 'ArrowRight':
      return { do: isRightToLeft ? 'outwards' : 'inwards' };
    case 'PageUp':
      return { do: 'move-page', by: -1 };
    case 'PageDown':
      return { do: 'move-page', by: 1 };
    case 'Home':
      return { do: 'move-edge', to: 'first' };
    case 'End':
      return { do: 'move-edge', to: 'last' };
    case 'Enter':
      return { do: 'activate' };
    case ' ':
      return isTyping ? { do: 'type', text: ' ' } : { do: 'activate' };
    default:
      return [...key].length === 1 ? { do: 'type', text: key } : undefined;
  }
}
