import { useMemo } from 'react';
import { useLocale, useMessages } from '../../host/use-host.ts';
import { reasonText } from '../month/describe-reason.ts';
import { reasonMessages } from '../month/reason-messages.ts';
import type { BillLine } from './bill-types.ts';
import { type BillWords, billWords, knownReasons } from './bill-words.ts';

/** Figures, and the rule that made a line, in the reader’s language. */
export function useBillWords(currency: string): BillWords & { reasons(line: BillLine): string[] } {
  const t = useMessages(reasonMessages);
  const locale = useLocale();
  return useMemo(() => {
    // The keys follow from the codes of the reasons, which the compiler cannot know here.
    const translate = t as Parameters<typeof reasonText>[1];
    return {
      ...billWords(currency, locale),
      reasons: ({ reasons }) =>
        knownReasons(reasons).map((reason) => reasonText(reason, translate, { locale, currency })),
    };
  }, [t, locale, currency]);
}
