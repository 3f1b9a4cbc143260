/** Where the bubble stands: beside the launcher, and on nothing that somebody may want to press. */
import { tagName } from '../../host/element-definition.ts';

interface Place {
  left: number;
  top: number;
}

const controls =
  'a[href], button, input, select, textarea, summary, label, [role=button], [role=link], [role=tab], [contenteditable], [tabindex]';

/** Pixels between two places that are looked at: less than any control is wide. */
const step = 12;
const gap = 12;
/** Pixels that stay free at the window's edges. */
const edge = 8;

/** `undefined` where no place is free. */
export function freePlace(bubble: HTMLElement, launcher: Element, host: Element): Place | undefined {
  const { innerWidth, innerHeight } = window;
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const at = launcher.getBoundingClientRect();
  const isLow = at.top > innerHeight / 2;
  const isRight = at.left > innerWidth / 2;
  const alongside = isRight ? at.right - width : at.left;
  const places: Place[] = [
    { left: alongside, top: isLow ? at.top - gap - height : at.bottom + gap },
    { left: isRight ? at.left - gap - width : at.right + gap, top: isLow ? at.bottom - height : at.top },
  ];
  return places.find(({ left, top }) => {
    const isInWindow =
      left >= edge && top >= edge && left + width <= innerWidth - edge && top + height <= innerHeight - edge;
    return isInWindow && !coversControl({ left, top, width, height }, host);
  });
}

function coversControl(
  { left, top, width, height }: Place & { width: number; height: number },
  host: Element,
): boolean {
  for (let x = left; x <= left + width; x += step) {
    for (let y = top; y <= top + height; y += step) {
      if (elementsAt(document, x, y).some((element) => element !== host && element.closest(controls))) return true;
    }
  }
  return false;
}

/** Also in open shadow roots, which name what is around them as well; not what is in the bubble's own. */
function elementsAt(root: Document | ShadowRoot, x: number, y: number): Element[] {
  const own = root.elementsFromPoint(x, y).filter((element) => element.getRootNode() === root);
  return own.flatMap((element) => {
    const inner = element.shadowRoot;
    return inner && element.localName !== tagName('help-panel') ? [element, ...elementsAt(inner, x, y)] : [element];
  });
}
