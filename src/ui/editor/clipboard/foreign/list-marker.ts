/** What stands in front of an item, as text: a bullet, or a number in one of the ways to count. */
import { fold } from '../../../../base/fold.ts';
import type { NumberStyle } from '../../schema/list-style.ts';

export interface ListMarker {
  isNumbered: boolean;
  style: NumberStyle | null;
  /** Which number it is. */
  start: number;
}

/** As Word calls them in its sheets. */
const formats: Readonly<Record<string, NumberStyle>> = {
  'alpha-lower': 'lower-alpha',
  'alpha-upper': 'upper-alpha',
  'roman-lower': 'lower-roman',
  'roman-upper': 'upper-roman',
};

export function markerIn(text: string, format?: string): ListMarker {
  const [, number = ''] =
    /^\(?([\p{L}\d]{1,9})[.)]/u.exec(text.replaceAll(/[\s\u00a0]+/g, '').replace(/^.*\.(?=\w)/, '')) ?? [];
  const named = format === undefined ? undefined : formats[format];
  if (/^\d+$/.test(number)) return { isNumbered: true, style: named ?? null, start: Number(number) };
  const isLower = number === number.toLowerCase();
  const roman = fromRoman(number.toLowerCase());
  if (roman !== undefined && (named?.endsWith('roman') || (named === undefined && isRomanRather(number)))) {
    return { isNumbered: true, style: isLower ? 'lower-roman' : 'upper-roman', start: roman };
  }
  const letter = /^[a-z]{1,2}$/i.test(number) ? fromLetters(number.toLowerCase()) : undefined;
  if (letter !== undefined) return { isNumbered: true, style: isLower ? 'lower-alpha' : 'upper-alpha', start: letter };
  const isNumbered = number !== '' || (format !== undefined && format !== 'bullet');
  return { isNumbered, style: named ?? null, start: 1 };
}

/** "i" begins a list more often than it is its ninth item. */
function isRomanRather(number: string): boolean {
  return number.length > 1 || /^i$/i.test(number);
}

const romans: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

function fromRoman(text: string): number | undefined {
  if (!/^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(text) || text === '') return undefined;
  const values = [...text].map((letter) => romans[letter] ?? 0);
  return fold(values, (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

function fromLetters(text: string): number {
  return fold([...text], (sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);
}
