/**
 * What somebody typed or pasted into a phone field, made ready for the library, and the caret with it. Pure: the text
 * comes in and goes out, a caret is an index into it.
 */
import type { FormattedTyping, PhoneLibrary } from './phone-types.ts';

export interface Typing {
  text: string;
  /** Index of the caret in `text`. */
  caret: number;
}

export interface FormattedText extends Typing {
  /** Where the text names them by itself. */
  callingCode: string | undefined;
  country: string | undefined;
  isCertain: boolean;
  /** In E.164 as far as it goes. */
  number: string | undefined;
}

/** Zeros of the digits that people type: full-width, Arabic, Persian and Urdu, Devanagari, Bengali. */
const zeros = ['０', '٠', '۰', '०', '০'].map((zero) => zero.charCodeAt(0));

/** ASCII digits and plus sign; everything else as it was, each character in its place. */
export function withPlainDigits(text: string): string {
  return text.replace(/[^\u0020-\u007e]/g, (character) => {
    if (character === '＋') return '+';
    if (character === '（') return '(';
    if (character === '）') return ')';
    const code = character.charCodeAt(0);
    const zero = zeros.find((candidate) => code >= candidate && code < candidate + 10);
    return zero === undefined ? character : String(code - zero);
  });
}

/** Marks of direction, which copying from a right-to-left page brings along and nobody sees. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** A number may be copied from a link. */
const scheme = /^\s*(?:tel|callto|sms):\/*/i;

function plain(text: string): string {
  return withPlainDigits(text).replace(invisible, '');
}

/** Japan's own free-phone numbers begin with 00; abroad is 010 there. */
const zerosAtHome = new Set(['JP']);

/** The typed text as the country writes it, with the caret behind the same digit. */
export function formatTyping(library: PhoneLibrary, typing: Typing, country: string): FormattedText {
  const clean = plain(typing.text).replace(scheme, '').trimStart();
  // From the end: what is in front of the caret may become shorter, as "00" becomes "+".
  const behind = significant(plain(typing.text.slice(typing.caret)));
  const { head, tail } = split(clean);
  const digitsTyped = digitsOf(head);
  const start = dialable(head, country);
  const formatted = library.format(start, country);
  const written = asInternational(formatted, start);
  const isKept = keepsDigits(written, digitsTyped);
  const kept = isKept ? written + tail : clean;
  return {
    text: kept,
    caret: behind === 0 ? kept.length : caretAfter(kept, significant(kept) - behind),
    callingCode: formatted.callingCode,
    country: formatted.country,
    isCertain: formatted.isCertain,
    number: isKept ? formatted.number : undefined,
  };

  /** "011 41 …" means nothing any more once the country is the one that was dialled. */
  function asInternational({ text, number, callingCode }: FormattedTyping, from: string): string {
    if (callingCode === undefined || from.startsWith('+') || number === undefined) return text;
    return library.format(number, country).text;
  }
}

/** Digits of the number itself, without extension. */
export function digitsOf(text: string): string {
  return split(plain(text)).head.replace(/\D/g, '');
}

/** Whether it is nothing but a dial prefix: "+", "+1", "00", "0041". */
export function isBarePrefix(text: string, callingCode: string | undefined): boolean {
  const { head, tail } = split(plain(text).trim());
  if (tail.trim() !== '' || !/^\s*(?:\(\s*)?(\+|00)/.test(head)) return false;
  const digits = head.replace(/\D/g, '').replace(/^00/, '');
  return digits === '' || digits === callingCode;
}

/**
 * Deleting a bracket or a space takes the digit beside it: the formatter would put the bracket back, and the key would
 * seem dead.
 */
export function withDeletedDigit(before: string, typing: Typing, direction: 'backward' | 'forward'): Typing {
  const { text, caret } = typing;
  const onlyPunctuation = text.length < before.length && digitsOf(text) === digitsOf(before);
  if (!onlyPunctuation || split(withPlainDigits(before)).head.length < caret) return typing;
  const digits = withPlainDigits(text);
  const at = direction === 'backward' ? lastDigit(digits.slice(0, caret)) : firstDigit(digits, caret);
  if (at < 0) return typing;
  return { text: text.slice(0, at) + text.slice(at + 1), caret: direction === 'backward' ? at : caret };
}

function lastDigit(text: string): number {
  return text.search(/\d\D*$/);
}

function firstDigit(text: string, from: number): number {
  const at = text.slice(from).search(/\d/);
  return at < 0 ? at : from + at;
}

/** The number, and what follows it: an extension in whatever words, or what is no phone number. */
function split(text: string): { head: string; tail: string } {
  const at = text.search(/(?<!\s)\s*[^\d\s+().\-/\u2010-\u2015\u2212\u30fc\uff0d\u00a0\u2060~[\]]/);
  return at < 0 ? { head: text, tail: '' } : { head: text.slice(0, at), tail: text.slice(at) };
}

/** Without a bracket around the plus sign, and with one in the place of "00". */
function dialable(head: string, country: string): string {
  const start = head.replace(/^\s*[([]\s*(?=\+)/, '');
  return zerosAtHome.has(country) ? start : start.replace(/^\s*(?:\(\s*)?00(?=\s*(?:\)\s*)?[1-9])/, '+');
}

/** The formatter drops what it does not understand; nobody's digits may go that way. */
function keepsDigits(written: string, typed: string): boolean {
  const digits = written.replace(/\D/g, '');
  return digits === typed || (written.startsWith('+') && typed.endsWith(digits) && digits !== '');
}

const isSignificant = (character: string) => /[\d+]|[^\s().\-/]/.test(character);

function significant(text: string): number {
  return [...text].filter(isSignificant).length;
}

/** Behind the `count`th character that matters. */
function caretAfter(text: string, count: number): number {
  let left = count;
  let at = 0;
  for (const character of text) {
    if (left <= 0) return at;
    at += character.length;
    if (isSignificant(character)) left -= 1;
  }
  return at;
}
