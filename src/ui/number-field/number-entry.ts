/** Numbers as people type them, and as the element's language writes them. */
import { numberFormat } from '../../base/intl-cache.ts';

export interface NumberLimits {
  minimum?: number | undefined;
  maximum?: number | undefined;
  /** Distance between possible values, counted from `minimum` or 0. Without it any number is possible and arrows go by 1. */
  step?: number | undefined;
}

/** Why a number cannot be; keys of the field catalogue's `number`, with the values that they name. */
export type NumberProblem =
  | { key: 'invalid'; values: { example: number } }
  | { key: 'minimum'; values: { minimum: number } }
  | { key: 'maximum'; values: { maximum: number } }
  | { key: 'between'; values: { minimum: number; maximum: number } }
  | { key: 'step'; values: { lower: number; upper: number } }
  | { key: 'stepTo'; values: { nearest: number } };

/**
 * `null` for nothing, `NaN` for what is no number. Comma and point are both understood: what stands in groups of three
 * and is not the language's decimal sign is grouping, everything else is the decimal sign. Digits of other scripts,
 * spaces and apostrophes between groups, and every minus are taken.
 */
export function parseNumber(text: string, locale: string): number | null {
  const plain = withPlainDigits(text.normalize('NFKC'), locale)
    .replace(/[\s'’٬\p{Cf}]/gu, '')
    .replace(/[−–]/g, '-')
    .replace('٫', decimalSign(locale));
  if (plain === '') return null;
  const [, sign, body] = /^([+-]?)(.*)$/.exec(plain) ?? [];
  const digits = withPoint(body ?? '', decimalSign(locale));
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(digits)) return Number.NaN;
  const number = Number(digits);
  if (!Number.isFinite(number)) return Number.NaN;
  return sign === '-' && number !== 0 ? -number : number;
}

export function formatNumber(value: number | null, locale: string): string {
  if (value === null || Number.isNaN(value)) return '';
  return numberFormat(locale, { maximumFractionDigits: 20 }).format(value);
}

/** What is wrong with it; `undefined` for a number that can be, and for none. */
export function numberProblem(value: number | null, limits: NumberLimits): NumberProblem | undefined {
  const { minimum, maximum, step } = limits;
  if (value === null) return undefined;
  if (Number.isNaN(value)) return { key: 'invalid', values: { example: exampleFor(limits) } };
  const isOutside = (minimum !== undefined && value < minimum) || (maximum !== undefined && value > maximum);
  if (isOutside && minimum !== undefined && maximum !== undefined)
    return { key: 'between', values: { minimum, maximum } };
  if (minimum !== undefined && value < minimum) return { key: 'minimum', values: { minimum } };
  if (maximum !== undefined && value > maximum) return { key: 'maximum', values: { maximum } };
  if (step === undefined || isOnStep(value, limits)) return undefined;
  const lower = snap(value, limits, Math.floor);
  const upper = snap(value, limits, Math.ceil);
  return maximum !== undefined && upper > maximum
    ? { key: 'stepTo', values: { nearest: lower } }
    : { key: 'step', values: { lower, upper } };
}

/** The possible value that lies `steps` further; negative ones go down. */
export function movedNumber(value: number | null, steps: number, limits: NumberLimits): number {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY, step = 1 } = limits;
  const start = value === null || Number.isNaN(value) ? undefined : value;
  const at = start ?? Math.min(Math.max(0, minimum), maximum);
  // The first press in an empty field brings the value to begin with; from between two steps it goes to the next one.
  let next = start === undefined && at !== 0 ? at : rounded(at + steps * step, limits, at);
  if (limits.step !== undefined && !isOnStep(at, limits)) next = snap(at, limits, steps > 0 ? Math.ceil : Math.floor);
  const last = maximum === Number.POSITIVE_INFINITY ? maximum : snap(maximum, { ...limits, step }, Math.floor);
  return Math.min(Math.max(next, minimum), limits.step === undefined ? maximum : last);
}

function exampleFor({ minimum = 0, maximum = Number.POSITIVE_INFINITY, step = 1 }: NumberLimits): number {
  return Math.min(maximum, rounded(minimum + step, { step }, minimum));
}

function isOnStep(value: number, { minimum = 0, step = 1 }: NumberLimits): boolean {
  const steps = (value - minimum) / step;
  // 0.3 is three steps of 0.1 to people, and 2.9999999999999996 to the machine.
  return Math.abs(steps - Math.round(steps)) < 1e-9 * Math.max(1, Math.abs(steps));
}

function snap(value: number, limits: NumberLimits, round: (steps: number) => number): number {
  const { minimum = 0, step = 1 } = limits;
  if (isOnStep(value, limits)) return value;
  return rounded(minimum + round((value - minimum) / step) * step, limits, minimum);
}

/** Without the digits that binary fractions add. */
function rounded(value: number, { step = 1 }: NumberLimits, base: number): number {
  return Number(value.toFixed(Math.min(20, Math.max(fractionDigits(step), fractionDigits(base)))));
}

function fractionDigits(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

function withPoint(text: string, decimal: string): string {
  const points = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (points > 0 && commas > 0) {
    const last = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
    const [before = '', after = '', ...more] = text.split(last);
    const other = last === '.' ? ',' : '.';
    return more.length > 0 || !isGrouped(before, other) ? text : `${before.replaceAll(other, '')}.${after}`;
  }
  if (points + commas === 0) return text;
  const sign = points > 0 ? '.' : ',';
  const isDecimal = points + commas === 1 && (sign === decimal || !isGrouped(text, sign));
  if (isDecimal) return text.replace(sign, '.');
  return isGrouped(text, sign) ? text.replaceAll(sign, '') : text;
}

/** In threes, or in India's twos before the last three. */
function isGrouped(text: string, sign: string): boolean {
  const [first = '', ...groups] = text.split(sign);
  const last = groups.at(-1);
  return (
    /^\d{1,3}$/.test(first) &&
    last !== undefined &&
    /^\d{3}$/.test(last) &&
    groups.every((group) => /^\d{2,3}$/.test(group))
  );
}

function decimalSign(locale: string): '.' | ',' {
  const sign = numberFormat(locale)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value;
  return sign === ',' ? ',' : '.';
}

function withPlainDigits(text: string, locale: string): string {
  const own = [...numberFormat(locale, { useGrouping: false }).format(9876543210)].reverse();
  return text.replace(/\p{Nd}/gu, (digit) => {
    const at = own.indexOf(digit);
    return at >= 0 ? String(at) : digit;
  });
}
