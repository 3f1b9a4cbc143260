/**
 * The rules of values that are entered as what they are, in one table by their kind: what is kept of what somebody types, and
 * what may be wrong with it. Values are texts, so that a number has all the digits that were typed.
 */
import { instantOf } from '../date-field/iso-day.ts';
import { isMoment } from '../date-field/iso-moment.ts';

export const typedKinds = [
  'TEXT',
  'INTEGER',
  'DECIMAL',
  'CHECKBOX',
  'DATE',
  'DATETIME',
  'DROPDOWN',
  'IPADDRESS',
] as const;
export type TypedKind = (typeof typedKinds)[number];

/** A `CHECKBOX` is true or false; of all others it is a text. */
export type TypedValue = string | boolean;

export type TypedProblem = 'badInteger' | 'badDecimal' | 'badDate' | 'badMoment' | 'badAddress';

export interface TypedRules {
  /** What is left of a text. Default: all of it. */
  sanitized?(text: string): string;
  /** The keyboard of a phone. Default `text`: those that have digits alone have no minus. */
  inputMode?: 'decimal';
  /** What is wrong with what is left; never asked of an empty text. */
  problem?(text: string): TypedProblem | undefined;
  /** Whether it may be chosen. Default: whatever it is. */
  isOffered?(text: string, choices: readonly string[]): boolean;
}

const refused =
  (problem: TypedProblem, isRight: (text: string) => boolean) =>
  (text: string): TypedProblem | undefined =>
    isRight(text) ? undefined : problem;

export const typedRules: Readonly<Record<TypedKind, TypedRules>> = {
  TEXT: {},
  INTEGER: {
    sanitized: (text) => signed(text, (digits) => digits.replace(/\D/g, '')),
    problem: refused('badInteger', (text) => /^-?\d+$/.test(text)),
  },
  DECIMAL: {
    sanitized: (text) => signed(text, withOnePoint),
    problem: refused('badDecimal', (text) => /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)),
  },
  // True or false, both of which are values.
  CHECKBOX: {},
  DATE: {
    sanitized: (text) => text.trim(),
    problem: refused('badDate', (text) => instantOf(text) !== undefined),
  },
  DATETIME: {
    sanitized: (text) => text.trim(),
    problem: refused('badMoment', isMoment),
  },
  DROPDOWN: { isOffered: (text, choices) => choices.includes(text) },
  IPADDRESS: {
    inputMode: 'decimal',
    // The keyboard of a phone may have the decimal sign of its language alone.
    sanitized: (text) =>
      text
        .normalize('NFKC')
        .replaceAll(',', '.')
        .replace(/[^\d.]/g, ''),
    problem: refused('badAddress', (text) => {
      const parts = text.split('.');
      return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255);
    }),
  },
};

/** Digits of a Japanese keyboard, and any minus, are taken as well. */
function signed(text: string, restOf: (text: string) => string): string {
  const plain = text.normalize('NFKC').trim();
  return (/^[-−–]/.test(plain) ? '-' : '') + restOf(plain);
}

/** A comma is a decimal sign, unless there is a point or another comma: then it stands between thousands. */
function withOnePoint(text: string): string {
  const isGrouping = text.includes('.') || text.split(',').length > 2;
  const [whole = '', ...parts] = text
    .replaceAll(',', isGrouping ? '' : '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  return parts.length === 0 ? whole : `${whole}.${parts.join('')}`;
}
