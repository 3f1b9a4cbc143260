/** Chromium and Safari copy a space that would collapse as one that does not, in a span of its own. */
export function readOutlineSpaces(body: HTMLElement): void {
  for (const span of body.querySelectorAll('span.Apple-converted-space, span:not([class], [style])')) {
    if (span.textContent === '\u00a0' && span.firstElementChild === null) span.replaceWith(' ');
  }
}
