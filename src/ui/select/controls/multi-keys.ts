import type { KeyboardEvent } from 'react';

/** What the keys of a field with chips do, beside what downshift does by them. */
export interface MultiKeys {
  /** What was typed so far. */
  search: string;
  isHighlighted: boolean;
  /** Nothing could be loaded: Enter asks again. */
  retry: (() => void) | undefined;
  /** Takes what was typed as a value; `undefined` where values are only chosen. */
  add: ((text: string) => void) | undefined;
  removeLast(): void;
}

/** Whether the key was dealt with here, and neither list nor chips are to see it. */
export function handleMultiKey(event: KeyboardEvent<HTMLInputElement>, keys: MultiKeys): boolean {
  // What an input method composes is not typed yet.
  if (event.nativeEvent.isComposing) return false;
  const addTyped = () => {
    if (keys.add === undefined || keys.search.trim() === '') return false;
    event.preventDefault();
    keys.add(keys.search);
    return true;
  };
  switch (event.key) {
    // Closed, the key belongs to a dialog around; open, it never comes here.
    case 'Escape':
      return true;
    case 'Home':
    case 'End':
      return event.shiftKey;
    case 'Backspace':
      if (keys.search === '' && !event.repeat) keys.removeLast();
      return true;
    case 'Enter':
      if (keys.isHighlighted) return false;
      if (keys.retry === undefined) return addTyped();
      event.preventDefault();
      keys.retry();
      return true;
    case ',':
      return addTyped();
    case 'Tab':
      return !event.shiftKey && addTyped();
    default:
      return false;
  }
}
