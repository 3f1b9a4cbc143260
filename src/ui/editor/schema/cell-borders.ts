/** The lines around a cell, as a document keeps them: each side as CSS says it, top, right, bottom, left. */
import { pixels, safeColor } from '../values/style-values.ts';

export type CellBorders = readonly [string, string, string, string];

const sides = ['top', 'right', 'bottom', 'left'] as const;
const drawn = /^(?:solid|dashed|dotted|double)$/;
/** Of the letters in it: also where Word says the colour of the window's text. */
const ofText = 'currentcolor';
const line = /^(?:none|\d{1,2}(?:\.\d{1,2})?px (?:solid|dashed|dotted|double) (.+))$/;

/** `null` where nothing is said of them. */
export function bordersOf({ style }: HTMLElement): CellBorders | null {
  const kinds = sides.map((side) => style.getPropertyValue(`border-${side}-style`));
  const isSaid = kinds.some((kind) => drawn.test(kind)) || kinds.every((kind) => /^(?:none|hidden)$/.test(kind));
  if (!isSaid) return null;
  return sides.map((side) => {
    const kind = style.getPropertyValue(`border-${side}-style`);
    const width =
      pixels(style.getPropertyValue(`border-${side}-width`)) ?? widths[style.getPropertyValue(`border-${side}-width`)];
    if (!drawn.test(kind) || width === undefined || width > 20) return 'none';
    return `${width}px ${kind} ${safeColor(style.getPropertyValue(`border-${side}-color`)) ?? ofText}`;
  }) as unknown as CellBorders;
}

/** Of CSS, in pixels. */
const widths: Readonly<Record<string, number>> = { thin: 1, medium: 3, thick: 5 };

/** Declarations, the shortest that say it. */
export function bordersStyle(borders: CellBorders): string {
  const [first] = borders;
  if (borders.every((border) => border === first)) return `border: ${first};`;
  return borders.map((border, index) => `border-${sides[index]}: ${border};`).join(' ');
}

export function isBorders(value: unknown): void {
  const isOne = (border: unknown) => {
    const [, color] = (typeof border === 'string' && line.exec(border)) || [];
    return border === 'none' || color === ofText || (color !== undefined && safeColor(color) === color);
  };
  if (value !== null && !(Array.isArray(value) && value.length === 4 && value.every(isOne)))
    throw new RangeError('The lines of a cell are four, each none or a width, a kind and a colour.');
}
