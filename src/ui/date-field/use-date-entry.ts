import { useState } from 'react';
import { useFormat } from '../../host/use-host.ts';
import { useFieldMessages } from '../field/field-messages.ts';
import { type EntryProps, useProblem } from '../field/use-problem.ts';
import { type DateLimits, dateProblem, instantOf, today } from './iso-day.ts';

export interface DateEntryOptions extends DateLimits, EntryProps {
  value: string | null;
  onChange(value: string | null): void;
}

/** What one date field has in it, and what is wrong with it. */
export function useDateEntry(options: DateEntryOptions) {
  const { value, onChange, minimum, maximum, allowPast = false } = options;
  const t = useFieldMessages();
  const format = useFormat();
  // A day without its year has no value, and only the browser's field knows of it.
  const [isIncomplete, setIncomplete] = useState(false);
  const found = isIncomplete && value === null ? 'incomplete' : dateProblem(value, options);
  const inWords = (day: string | undefined) => format.date(day === undefined ? undefined : instantOf(day));
  const problem = found && t(`date.${found}`, { minimum: inWords(minimum), maximum: inWords(maximum) });
  const { shown, leave } = useProblem(problem, options);
  const first = allowPast || (minimum !== undefined && minimum > today()) ? minimum : today();

  return {
    /** What stands in the browser's field. */
    text: value ?? '',
    isEmpty: value === null && !isIncomplete,
    /** What the picker offers. */
    first,
    last: maximum,
    problem,
    shownProblem: shown,
    change(input: HTMLInputElement) {
      setIncomplete(input.validity.badInput);
      const next = input.value.trim() || null;
      if (next !== value) onChange(next);
    },
    leave(input: HTMLInputElement) {
      setIncomplete(input.validity.badInput);
      leave();
    },
  };
}

export type DateEntry = ReturnType<typeof useDateEntry>;
