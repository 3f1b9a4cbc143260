import { toHex } from './color.ts';

const shortHex = /^#?([\da-f])([\da-f])([\da-f])$/i;
const longHex = /^#?([\da-f]{6})$/i;
const translucent = /^#[\da-f]{8}$|^#[\da-f]{4}$/i;
/** Words whose colour is that of the place where they stand. */
const dependent = /^(currentcolor|inherit|initial|unset|revert(-layer)?)$/i;

/**
 * What somebody typed or pasted as `#rrggbb`: hex of three or six digits with or without `#`, and whatever else the
 * browser takes for an opaque colour: `rgb()`, `hsl()`, names. `undefined` for anything else.
 */
export function readColor(text: string): string | undefined {
  const trimmed = text.trim();
  const long = longHex.exec(trimmed);
  if (long?.[1] !== undefined) return `#${long[1].toLowerCase()}`;
  const short = shortHex.exec(trimmed);
  if (short) {
    const [, red, green, blue] = short;
    return `#${red}${red}${green}${green}${blue}${blue}`.toLowerCase();
  }
  if (trimmed === '' || translucent.test(trimmed) || dependent.test(trimmed)) return undefined;
  return readByBrowser(trimmed);
}

let drawing: CanvasRenderingContext2D | null | undefined;

/** A canvas spells every opaque sRGB colour that it is given as `#rrggbb`, and keeps what it had where it knows none. */
function readByBrowser(text: string): string | undefined {
  drawing ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!drawing || !CSS.supports('color', text)) return undefined;
  drawing.fillStyle = '#000000';
  drawing.fillStyle = text;
  const spelt = String(drawing.fillStyle);
  return longHex.test(spelt) ? spelt : pixelOf(drawing, spelt);
}

/** Colours outside sRGB (`oklch()`, `color()`) keep their own spelling; drawn, they become what the screen would show. */
function pixelOf(context: CanvasRenderingContext2D, spelt: string): string | undefined {
  if (spelt.startsWith('rgba(')) return undefined;
  context.clearRect(0, 0, 1, 1);
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return alpha === 255 ? `#${toHex(red)}${toHex(green)}${toHex(blue)}` : undefined;
}
