/** In the page: where the element is, with what it shows over the page; a modal dialog alone. Nothing where there is nothing. */
export function elementBox(tag: string): { x: number; y: number; width: number; height: number } | undefined {
  /** For the focus, and a part of the shadow. */
  const margin = 8;
  const element = document.querySelector(`.stage ${tag}`);
  if (!element) return undefined;
  const within = [...(element.shadowRoot?.querySelectorAll('*') ?? [])];
  const modal = within.filter((each) => each.matches(':modal'));
  const over = within
    .filter((each) => each.matches(':popover-open') || getComputedStyle(each).position === 'fixed')
    // What lets clicks through only holds what is to be seen.
    .flatMap((each) => (getComputedStyle(each).pointerEvents === 'none' ? [...each.children] : each));
  // What only holds others, as a configuration does, is where these are.
  const shown = modal.length > 0 ? modal : [element, ...element.children, ...over];
  const boxes = shown
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  if (boxes.length === 0) return undefined;
  const page = document.documentElement;
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) + scrollX - margin);
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) + scrollY - margin);
  const right = Math.min(page.clientWidth, Math.max(...boxes.map((box) => box.right)) + scrollX + margin);
  const bottom = Math.min(page.scrollHeight, Math.max(...boxes.map((box) => box.bottom)) + scrollY + margin);
  // Whole pixels: a part of one would be another mixture in each place.
  const [x, y] = [Math.floor(left), Math.floor(top)];
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
}

/** In the page: leaves the element alone on the ground on which it stands, whatever the demo shows around it. */
export function hideAllBut(tag: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    body { visibility: hidden; background: var(--panel) !important; }
    .stage ${tag} { visibility: visible; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
