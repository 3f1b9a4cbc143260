import { useEffect, useEffectEvent } from 'react';
import { eventTarget } from '../../ui/shadow-dom.ts';

/**
 * Control or Command and Z undoes, wherever the focus is: ten seconds are short for a way by Tab. A field keeps its own
 * undo, and so does a page that answers the key itself.
 */
export function useUndoKey(isWanted: boolean, undo: () => void): void {
  const run = useEffectEvent(undo);
  useEffect(() => {
    if (!isWanted) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
      if (!isUndo || event.defaultPrevented || isEditable(eventTarget(event))) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isWanted]);
}

function isEditable(target: EventTarget | null | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
