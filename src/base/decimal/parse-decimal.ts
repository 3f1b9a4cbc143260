/**
 * Decimals as people type and paste them, read exactly: what comes out is a whole number of the smallest unit, so that
 * `12.34` with two decimals is 1234, and nothing was a binary fraction on the way.
 */
import { anyNotation, type DecimalNotation, withPlainDigits } from './decimal-notation.ts';

/**
 * Why a text was not read:
 * - `ambiguous`: `1.234` where it may mean a thousand as well as one and a bit, and being wrong costs a thousandfold
 * - `tooPrecise`: more decimals than there may be, which is not rounded silently
 * - `otherCurrency`: it has the sign of another currency
 */
export type DecimalProblem = 'invalid' | 'ambiguous' | 'tooPrecise' | 'negative' | 'tooLarge' | 'otherCurrency';

/** A text as it was typed, which is no decimal. */
export interface UnreadDecimal {
  readonly text: string;
  readonly problem: DecimalProblem;
}

/** What a field for a decimal holds: units, nothing, or what could not be read. */
export type DecimalEntry = number | null | UnreadDecimal;

export interface DecimalOptions {
  /** Of the smallest unit: 2 for cents. */
  readonly decimals: number;
  /** The language's own, which decides where both could be meant. Default: neither is preferred. */
  readonly notation?: DecimalNotation | undefined;
  /** What may stand before or behind it: `€`, `EUR`. */
  readonly signs?: readonly string[] | undefined;
}

/** Longer than any number that is safe, however it is grouped. */
const longest = 100;

/**
 * Takes `1.234,56`, `1,234.56`, `1 234,56`, `1'234.56`, `12,34,567.8`, `١٢٫٥` and their like in every language; the
 * language only decides what would be ambiguous otherwise.
 */
export function parseDecimal(text: string, options: DecimalOptions): DecimalEntry {
  const units = unitsIn(text, options);
  return typeof units === 'string' ? { text, problem: units } : units;
}

export function isUnread(entry: DecimalEntry | undefined): entry is UnreadDecimal {
  return typeof entry === 'object' && entry !== null;
}

/** What texts that were written together show of their notation; nothing where they show none, or both. */
export function notationIn(texts: readonly string[]): DecimalNotation {
  const signs = new Set(texts.map((text) => shownSign(plainText(text))));
  const [shown, ...others] = ['.', ','].filter((sign) => signs.has(sign));
  if (shown === undefined || others.length > 0) return anyNotation;
  return shown === '.' ? { decimal: '.', group: ',' } : { decimal: ',', group: '.' };
}

/** The decimal sign of a text that can only be read in one way. */
function shownSign(text: string): string | undefined {
  const body = text.replace(/^\D+/, '').replace(/(?<!\D)\D+$/, '');
  // What comes twice groups, so that the other one is the decimal sign.
  if (/^\d+(?:\.\d+){2,}$/.test(body)) return ',';
  if (/^\d+(?:,\d+){2,}$/.test(body)) return '.';
  return decimalSignIn(body, 0, anyNotation);
}

function unitsIn(text: string, { decimals, notation = anyNotation, signs = [] }: DecimalOptions) {
  // As compatible letters a square would become a digit of the number before it.
  if (text.length > longest || /\p{No}/u.test(text)) return 'invalid';
  const plain = plainText(text);
  if (plain === '') return null;
  const signed = withoutSign(plain, signs.map(plainText));
  const negative = /^[-−–]|[-−–]$/.test(signed);
  const body = signed.replace(/^[-+−–]|[-−–]$/, '').trim();
  if (!/^[\d.,٫' ]+$/.test(body) || !/\d/.test(body)) return hasCurrency(body) ? 'otherCurrency' : 'invalid';
  const parts = partsOf(body, decimals, notation);
  if (typeof parts === 'string') return parts;
  const fraction = withoutZerosBehind(parts.fraction, decimals);
  if (fraction.length > decimals) return 'tooPrecise';
  const units = BigInt(parts.whole + fraction.padEnd(decimals, '0'));
  if (units > BigInt(Number.MAX_SAFE_INTEGER)) return 'tooLarge';
  return negative && units > 0n ? 'negative' : Number(units);
}

/** Every kind of digit, space and apostrophe as one of its kind. */
function plainText(text: string): string {
  return withPlainDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[’‘ʼ´`٬]/g, "'")
    .replace(/\s/g, ' ')
    .trim();
}

/** A minus may stand on either side of a currency's sign. */
function withoutSign(text: string, signs: readonly string[]): string {
  const [, minus = '', amount = ''] = /^([-+−–]?) ?(.*)$/.exec(text) ?? [];
  for (const sign of signs.filter((one) => one !== '').sort((one, other) => other.length - one.length)) {
    const [found, folded] = [sign.toLowerCase(), amount.toLowerCase()];
    if (folded.startsWith(found)) return minus + amount.slice(sign.length).trim();
    if (folded.endsWith(found)) return minus + amount.slice(0, -sign.length).trim();
  }
  return minus + amount;
}

/** `$ 5`, `5 EUR` */
const hasCurrency = (body: string) => /\d/.test(body) && /\p{Sc}|(?<!\p{L})[A-Z]{3}(?!\p{L})/u.test(body);

/** Digits before and behind the decimal sign. */
function partsOf(body: string, decimals: number, notation: DecimalNotation) {
  const decimal = decimalSignIn(body, decimals, notation);
  if (decimal === 'ambiguous') return decimal;
  const at = decimal === undefined ? body.length : body.lastIndexOf(decimal);
  const whole = digitsOfGroups(body.slice(0, at));
  const fraction = body.slice(at + 1);
  return whole === undefined || /\D/.test(fraction) ? ('invalid' as const) : { whole, fraction };
}

function decimalSignIn(body: string, decimals: number, notation: DecimalNotation) {
  if (body.includes('٫')) return '٫';
  const [point, comma] = [body.lastIndexOf('.'), body.lastIndexOf(',')];
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  if (point < 0 && comma < 0) return undefined;
  const sign = point >= 0 ? '.' : ',';
  const [before = '', after = '', ...more] = body.split(sign);
  if (more.length > 0) return undefined;
  // Other signs group what is before it already.
  const mayGroup = /^[1-9]\d{0,2}$/.test(before) && after.length === 3;
  if (!mayGroup) return sign;
  if (sign === notation.group) return undefined;
  return sign === notation.decimal && decimals >= 3 ? sign : 'ambiguous';
}

/** In threes, or as India does in twos before the last three; all by one sign. */
function digitsOfGroups(text: string): string | undefined {
  const [sign, ...others] = new Set(text.replace(/\d/g, ''));
  if (sign === undefined) return text;
  const [first = '', ...groups] = text.split(sign);
  const last = groups.pop();
  const areThrees = groups.every(({ length }) => length === 3);
  const areTwos = sign === ',' && groups.every(({ length }) => length === 2);
  const isGrouped = /^[1-9]\d{0,2}$/.test(first) && last?.length === 3 && (areThrees || areTwos);
  return isGrouped && others.length === 0 ? text.replaceAll(sign, '') : undefined;
}

/** `12.5000` is no more precise than `12.50`. */
function withoutZerosBehind(fraction: string, decimals: number): string {
  return /^0*$/.test(fraction.slice(decimals)) ? fraction.slice(0, decimals) : fraction;
}
