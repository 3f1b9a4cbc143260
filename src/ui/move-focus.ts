import type { KeyboardEvent } from 'react';
import { activeElement } from './shadow-dom.ts';

/** For a button that goes once it is pressed: the keyboard stays where what it asked for will be. */
export function keepFocusNear(button: Element): void {
  button.closest<HTMLElement>('[tabindex], dialog')?.focus({ preventScroll: true });
}

/** Among the buttons of a row, as the APG has it for a toolbar: arrows go round, Home and End to the ends. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, buttons: readonly HTMLElement[]): void {
  const row = event.currentTarget;
  const at = buttons.indexOf(activeElement(row.ownerDocument) ?? row);
  if (at < 0) return;
  const forward = row.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  const targets: Record<string, number> = {
    [forward]: (at + 1) % buttons.length,
    [backward]: (at - 1 + buttons.length) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  buttons[target]?.focus();
}
