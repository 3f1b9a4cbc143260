/**
 * Which values of CSS a document may hold: plain ones, that load nothing and refer to nothing. Each in one spelling, as
 * engines write the same value differently: `safeX(safeX(text)) === safeX(text)`, and what CSS makes of it comes back.
 */

const notColors =
  /^(inherit|initial|unset|revert|revert-layer|none|transparent|auto|currentcolor|windowtext|canvastext)$/;
const functionText =
  /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:\s*[,/]\s*(?!\s)(\d{0,3}(?:\.\d{1,20})?)(%?))?\s*\)$/;

/** `#rrggbb`, `rgba(r, g, b, a)` or a name, or `undefined` for what is no colour of its own. */
export function safeColor(text: string): string | undefined {
  const value = text.trim().toLowerCase();
  if (/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(value)) return fromHex(value.slice(1));
  const [, red, green, blue, alpha, percent] = functionText.exec(value) ?? [];
  if (red !== undefined) {
    const opacity = alpha ? Number(alpha) / (percent ? 100 : 1) : 1;
    return colorOf([Number(red), Number(green), Number(blue)], opacity);
  }
  const isName = /^[a-z]{3,30}$/.test(value) && !notColors.test(value) && CSS.supports('color', value);
  return isName ? value : undefined;
}

function fromHex(digits: string): string | undefined {
  const long = digits.length <= 4 ? digits.replaceAll(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = [...long.matchAll(/../g)].map(([pair]) =>
    Number.parseInt(pair, 16),
  );
  return colorOf([red, green, blue], alpha / 255);
}

/** Hundredths of opacity are what every engine gives back as it was given. */
function colorOf(channels: readonly number[], opacity: number): string | undefined {
  if (channels.some((channel) => channel > 255)) return undefined;
  const alpha = Math.min(Math.round(opacity * 100) / 100, 1);
  if (alpha === 0) return undefined;
  if (alpha < 1) return `rgba(${channels.join(', ')}, ${alpha})`;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const sizeText = /^(\d{1,3}(?:\.\d{1,20})?|\.\d{1,20})(px|pt|em|rem|%)$/;

/** A length with its unit, to a hundredth. */
export function safeFontSize(text: string): string | undefined {
  const [, digits, unit] = sizeText.exec(text.trim().toLowerCase()) ?? [];
  const size = Math.round(Number(digits) * 100) / 100;
  return size > 0 ? `${size}${unit}` : undefined;
}

/** Letters of any script; what has a meaning in CSS is in no name of a font. */
const familyName = /^[\p{L}\p{M}\p{N} _-]+$/u;
const genericFamily = /^(serif|sans-serif|monospace|cursive|fantasy|math|emoji|system-ui|ui-[a-z-]+)$/i;
const reservedFamily = /^(inherit|initial|unset|revert|revert-layer|default)$/i;
const maximumFamilyLength = 200;

/** Names of fonts, with double quotes around those that are no single word. */
export function safeFontFamily(text: string): string | undefined {
  if (text.length > maximumFamilyLength) return undefined;
  const names: string[] = [];
  for (const part of text.split(',')) {
    const name = /^(["']?)(.*)\1$/s.exec(part.trim())?.[2]?.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (!familyName.test(name) || reservedFamily.test(name)) return undefined;
    if (genericFamily.test(name)) names.push(name.toLowerCase());
    else names.push(/^[a-z_][\w-]*$/i.test(name) ? name : `"${name}"`);
  }
  const families = names.join(', ');
  return families.length <= maximumFamilyLength ? families : undefined;
}

const pixelsPer: Record<string, number> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  em: 16,
  rem: 16,
};

/** A length in CSS pixels, to a hundredth; `undefined` for percentages, keywords and what is no more than nothing. */
export function pixels(text: string | null): number | undefined {
  const [, digits, unit] = /^(\d{0,5}(?:\.\d{1,20})?)\s*([a-z]{0,3})$/.exec(text?.toLowerCase().trim() ?? '') ?? [];
  const length = Math.round(Number(digits) * (pixelsPer[unit || 'px'] ?? 0) * 100) / 100;
  return length > 0 ? length : undefined;
}
