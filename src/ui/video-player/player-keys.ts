import type { KeyboardEvent } from 'react';
import { eventTarget } from '../shadow-dom.ts';

export interface PlayerActions {
  toggle(): void;
  /** Seconds from here. */
  skip(seconds: number): void;
  /** Percent more. */
  louder(percent: number): void;
  toggleMuted(): void;
  toggleFullScreen(): void;
  toggleCaptions(): void;
}

/** Does what a key means anywhere in the player; what has the focus keeps the keys that are its own. */
export function pressInPlayer(event: KeyboardEvent, actions: PlayerActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = eventTarget(event.nativeEvent) as HTMLElement | undefined;
  const isButton = target?.localName === 'button';
  const isVolume = target?.localName === 'input' && target.dataset.slider === 'volume';
  const work = workOf(event.key, actions);
  if (!work || (isButton && event.key === ' ') || (isVolume && event.key.startsWith('Arrow'))) return;
  // The page does not scroll, and the position's own slider does not move by its own step.
  event.preventDefault();
  work();
}

function workOf(key: string, actions: PlayerActions): (() => void) | undefined {
  switch (key.toLowerCase()) {
    case ' ':
    case 'k':
      return actions.toggle;
    // Time runs from left to right in every language, as on every player.
    case 'arrowright':
      return () => actions.skip(5);
    case 'arrowleft':
      return () => actions.skip(-5);
    case 'arrowup':
      return () => actions.louder(5);
    case 'arrowdown':
      return () => actions.louder(-5);
    case 'm':
      return actions.toggleMuted;
    case 'f':
      return actions.toggleFullScreen;
    case 'c':
      return actions.toggleCaptions;
    default:
      return undefined;
  }
}
