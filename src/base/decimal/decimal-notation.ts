/** How a language writes decimals, and digits of every script as those that machines read. */
import { numberFormat } from '../intl-cache.ts';

/** Which of point and comma a language uses for what; neither where it has signs of its own, as Arabic does. */
export interface DecimalNotation {
  readonly decimal?: '.' | ',' | undefined;
  readonly group?: '.' | ',' | undefined;
}

/** Where nothing is known of who wrote it. */
export const anyNotation: DecimalNotation = {};

export function notationOf(locale: string): DecimalNotation {
  const parts = numberFormat(locale, { useGrouping: true }).formatToParts(1_234_567.5);
  return { decimal: signOf('decimal'), group: signOf('group') };

  function signOf(wanted: 'decimal' | 'group'): '.' | ',' | undefined {
    const value = parts.find(({ type }) => type === wanted)?.value;
    return value === '.' || value === ',' ? value : undefined;
  }
}

/** `١٢` is `12`. Unicode has the digits of each script in a row, from zero to nine. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    const code = zero;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}
