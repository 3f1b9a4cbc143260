/**
 * Runs it at once, or after the press that is under way within `element`: what appears when a field is left must not move
 * what is being pressed, which would then not be pressed at all.
 */
export function afterPress(element: Element, run: () => void): void {
  if (!element.matches(':active')) {
    run();
    return;
  }
  const over = new AbortController();
  const end = () => {
    over.abort();
    // The click comes first.
    setTimeout(run);
  };
  for (const type of ['pointerup', 'pointercancel', 'dragend'])
    element.ownerDocument.addEventListener(type, end, { capture: true, signal: over.signal });
}
