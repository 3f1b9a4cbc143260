const firstField = ':is(input, select, textarea, [contenteditable="true"]):not([type="file"])';

/**
 * Of what the panel shows; else the panel itself. Never a hidden one: WebKit gives it the focus, and takes that back at
 * the next frame, over what was done meanwhile.
 */
export function focusFirstField(panel: HTMLElement): void {
  const field = panel.querySelector<HTMLElement>(`.help-header ~ :not([hidden]) ${firstField}`);
  (field ?? panel).focus({ preventScroll: true });
}
