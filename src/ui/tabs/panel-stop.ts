const stops =
  ':is(a[href], button, input, select, textarea, iframe, audio, video, [contenteditable="true"], [tabindex])';
const usable = ':not(:disabled, [tabindex="-1"], [type="hidden"])';

/**
 * For a panel's `ref`: it is a tab stop of its own only where nothing in it is one, because content without a control
 * is read and scrolled by keyboard.
 */
export function panelStop(panel: HTMLElement | null): (() => void) | undefined {
  if (!panel) return undefined;
  const update = () => {
    if (hasStop(panel)) panel.removeAttribute('tabindex');
    else panel.tabIndex = 0;
  };
  update();
  const observer = new MutationObserver(update);
  observer.observe(panel, { childList: true, subtree: true });
  panel.addEventListener('slotchange', update);
  return () => {
    observer.disconnect();
    panel.removeEventListener('slotchange', update);
  };
}

/** Content may lie in the page, behind a slot; an element of the page's own may have stops that nobody sees. */
function hasStop(panel: HTMLElement): boolean {
  if (panel.querySelector(stops + usable)) return true;
  const slotted = [...panel.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements({ flatten: true }));
  return slotted.some((one) =>
    [one, ...one.querySelectorAll('*')].some((inner) => inner.matches(stops + usable) || inner.localName.includes('-')),
  );
}
