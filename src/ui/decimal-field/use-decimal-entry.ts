import { type KeyboardEvent, useState } from 'react';
import { notationOf } from '../../base/decimal/decimal-notation.ts';
import { formatDecimal } from '../../base/decimal/format-decimal.ts';
import { currencyDecimals } from '../../base/decimal/money.ts';
import { type DecimalEntry, isUnread, parseDecimal } from '../../base/decimal/parse-decimal.ts';
import { parseMoney } from '../../base/decimal/parse-money.ts';
import { useLocale } from '../../host/use-host.ts';

export interface DecimalEntryOptions {
  /** In the smallest unit; what could not be read as it was typed. */
  value: DecimalEntry;
  /** With every change, also of what cannot be read: the owner says what is wrong with it. */
  onChange(value: DecimalEntry): void;
  /** Of the smallest unit. Of money they are the currency’s. */
  decimals: number;
  /** ISO 4217; its sign may be typed, too. */
  currency?: string | undefined;
  /** Arrow keys go by so many units, Page keys by ten times as many. Default: they do nothing. */
  step?: number | undefined;
  maximum?: number | undefined;
  readOnly?: boolean | undefined;
}

/** What one decimal field has in it while somebody types: the text as typed until it is left, and then as it is written. */
export function useDecimalEntry(options: DecimalEntryOptions) {
  const { value, onChange, currency, step, maximum = Number.MAX_SAFE_INTEGER, readOnly = false } = options;
  const locale = useLocale();
  const [draft, setDraft] = useState<string>();
  const decimals = currency === undefined ? options.decimals : currencyDecimals(currency);
  const read = (text: string) =>
    currency === undefined
      ? parseDecimal(text, { decimals, notation: notationOf(locale) })
      : parseMoney(text, { currency, locale });
  const write = (entry: DecimalEntry) => {
    if (entry === null) return '';
    if (isUnread(entry)) return entry.text;
    return formatDecimal(entry, { decimals, locale, isGrouped: true, isPadded: currency !== undefined });
  };
  // What was set from elsewhere meanwhile is shown in the place of what was typed.
  const isOwn = draft !== undefined && isSameEntry(read(draft), value);
  return {
    text: isOwn ? draft : write(value),
    type(text: string) {
      setDraft(text);
      onChange(read(text));
    },
    leave: () => setDraft(undefined),
    keyDown(event: KeyboardEvent) {
      const steps = stepsOf[event.key];
      if (steps === undefined || step === undefined || readOnly || event.altKey || event.ctrlKey || event.metaKey)
        return;
      event.preventDefault();
      const from = typeof value === 'number' ? value : 0;
      setDraft(undefined);
      onChange(Math.min(Math.max(0, from + steps * step), maximum));
    },
  };
}

const stepsOf: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

function isSameEntry(one: DecimalEntry, other: DecimalEntry): boolean {
  if (isUnread(one) && isUnread(other)) return one.text === other.text;
  return one === other;
}
