/** `Intl` formatters take tens of microseconds to make: one per locale and options serves every cell of a table. */
import { jsonText } from './json-text.ts';

const made = new Map<string, unknown>();

export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return once('number', locale, options, () => new Intl.NumberFormat(locale, options));
}

export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return once('date', locale, options, () => new Intl.DateTimeFormat(locale, options));
}

export function pluralRules(locale: string): Intl.PluralRules {
  return once('plural', locale, {}, () => new Intl.PluralRules(locale));
}

export function collator(locale: string, options: Intl.CollatorOptions = {}): Intl.Collator {
  return once('collator', locale, options, () => new Intl.Collator(locale, options));
}

export function listFormat(locale: string, options: Intl.ListFormatOptions = {}): Intl.ListFormat {
  return once('list', locale, options, () => new Intl.ListFormat(locale, options));
}

function once<Made>(kind: string, locale: string, options: object, make: () => Made): Made {
  const key = `${kind} ${locale} ${jsonText(options)}`;
  const known = made.get(key) as Made | undefined;
  if (known !== undefined) return known;
  const fresh = make();
  made.set(key, fresh);
  return fresh;
}
