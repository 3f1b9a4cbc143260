/** Which values of CSS a document may hold: plain ones, that load nothing and refer to nothing. */

const colorText = /^(?:#[0-9a-f]{3,8}|[a-z]{3,30}|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i;
const notColors = new Set([
  'inherit',
  'initial',
  'unset',
  'revert',
  'none',
  'transparent',
  'auto',
  'currentcolor',
  'windowtext',
  'canvastext',
]);

/** A colour in a spelling of CSS, or `undefined`. */
export function safeColor(text: string): string | undefined {
  const value = text.trim();
  return colorText.test(value) && !notColors.has(value.toLowerCase()) ? value : undefined;
}

const sizeText = /^(\d{1,3}(?:\.\d{1,4})?)(px|pt|em|rem|%)$/i;

export function safeFontSize(text: string): string | undefined {
  const value = text.trim();
  const size = sizeText.exec(value);
  return size && Number(size[1]) > 0 ? value : undefined;
}

/** Names of fonts, with letters of any script, quoted or not. */
const familyText = /^[\p{L}\p{N} ,'"_-]{1,200}$/u;

export function safeFontFamily(text: string): string | undefined {
  const value = text.trim();
  const isPlain = familyText.test(value) && !/^(inherit|initial|unset|revert)$/i.test(value);
  return isPlain && (value.match(/["']/g)?.length ?? 0) % 2 === 0 ? value : undefined;
}
