import { useState } from 'react';
import { dateTimeFormat } from '../../base/intl-cache.ts';
import { missing } from '../../base/visible.ts';
import { useLocale } from '../../host/use-host.ts';
import { useFieldMessages } from '../field/field-messages.ts';
import { type EntryProps, useProblem } from '../field/use-problem.ts';
import { type DateLimits, dateProblem, instantOf, today } from './iso-day.ts';
import { isMoment } from './iso-moment.ts';

export interface DateEntryOptions extends DateLimits, EntryProps {
  value: string | null;
  onChange(value: string | null): void;
  /** A day with its time, which has no limits. */
  hasTime?: boolean | undefined;
}

/** What one date field has in it, and what is wrong with it. */
export function useDateEntry(options: DateEntryOptions) {
  const { value, onChange, minimum, maximum, hasTime = false, allowPast = hasTime } = options;
  const t = useFieldMessages();
  const locale = useLocale();
  // A day without its year has no value, and only the browser's field knows of it.
  const [isIncomplete, setIncomplete] = useState(false);
  const isHalf = value === null ? isIncomplete : hasTime && !isMoment(value);
  const wrong = hasTime ? 'incompleteTime' : 'incomplete';
  const found = isHalf ? wrong : hasTime ? undefined : dateProblem(value, options);
  const inWords = (day = '') => {
    const instant = instantOf(day);
    return instant === undefined ? missing : dateTimeFormat(locale, { dateStyle: 'medium' }).format(instant);
  };
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
      // Typed where the browser has no field for it, with a blank between the two.
      const next = input.value.trim().replace(/^(\S+) +(?=\d)/, '$1T') || null;
      if (next !== value) onChange(next);
    },
    leave(input: HTMLInputElement) {
      setIncomplete(input.validity.badInput);
      leave();
    },
  };
}

export type DateEntry = ReturnType<typeof useDateEntry>;
