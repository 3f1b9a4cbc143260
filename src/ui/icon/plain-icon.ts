/** An icon in plain DOM, for a view without React: as `make-icon.ts` draws it. */
import type { Drawing } from './make-icon.ts';

export function plainIcon(document: Document, drawing: Drawing, size: number): SVGElement {
  const node = (tag: string, attributes: object): SVGElement => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
    return made;
  };
  const icon = node('svg', {
    class: 'icon',
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 28 / size,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': true,
  });
  icon.append(...drawing.map(([tag, shape]) => node(tag, shape)));
  return icon;
}
