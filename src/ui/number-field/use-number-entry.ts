import { type KeyboardEvent, useState } from 'react';
import { useLocale } from '../../host/use-host.ts';
import { type TranslateField, useFieldMessages } from '../field/field-messages.ts';
import { type EntryProps, useProblem } from '../field/use-problem.ts';
import {
  formatNumber,
  movedNumber,
  type NumberLimits,
  type NumberProblem,
  numberProblem,
  parseNumber,
} from './number-entry.ts';

export interface NumberEntryOptions extends NumberLimits, EntryProps {
  value: number | null;
  /** `text` is what was typed. */
  onChange(value: number | null, text: string): void;
  readOnly?: boolean | undefined;
  /** What stands there while the value is `NaN` and nothing was typed yet, where the owner keeps it as text. */
  invalidText?: string | undefined;
}

/** What one number field has in it while somebody types: the text as typed, the number that it says, what is wrong. */
export function useNumberEntry(options: NumberEntryOptions) {
  const { value, onChange, readOnly = false, invalidText = '' } = options;
  const locale = useLocale();
  const t = useFieldMessages();
  const [draft, setDraft] = useState<string>();
  const isOwn = draft !== undefined && Object.is(parseNumber(draft, locale), value);
  const found = numberProblem(value, options);
  const problem = found && problemText(found, t, locale);
  const { shown, leave } = useProblem(problem, options);

  return {
    value,
    limits: options,
    /** What is wrong with it, left or not. */
    problem,
    /** The same, once the field was left. */
    shownProblem: shown,
    text: isOwn ? draft : Number.isNaN(value) ? invalidText : formatNumber(value, locale),
    type(text: string) {
      setDraft(text);
      onChange(parseNumber(text, locale), text);
    },
    leave() {
      // What is no number stays as it was typed, to be mended.
      if (isOwn && !Number.isNaN(value)) setDraft(undefined);
      leave();
    },
    keyDown(event: KeyboardEvent) {
      const steps = stepsOf[event.key];
      if (steps === undefined || readOnly || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const next = movedNumber(value, steps, options);
      setDraft(undefined);
      if (!Object.is(next, value)) onChange(next, formatNumber(next, locale));
    },
  };
}

export type NumberEntry = ReturnType<typeof useNumberEntry>;

const stepsOf: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

function problemText({ key, values }: NumberProblem, t: TranslateField, locale: string): string {
  const texts = Object.entries(values).map(([name, number]) => [name, formatNumber(number, locale)] as const);
  return t(`number.${key}`, Object.fromEntries(texts));
}
