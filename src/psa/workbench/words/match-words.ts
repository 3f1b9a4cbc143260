/** How similar two names are, and why, as a person reads it. */
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { numberFormat } from '../../../base/intl-cache.ts';
import { useMessages } from '../../../host/use-host.ts';
import { useLocale } from '../../../ui/use-locale.ts';
import { matchMessages } from '../../matching/match-messages.ts';
import { matchText } from '../../matching/match-text.ts';

const words = z.array(z.string());
/** As servers of other versions may send it: what nobody knows here has no words. */
const known = z.union([
  z.object({ code: z.enum(['identical', 'spelling']) }),
  z.object({ code: z.literal('legalForm'), organization: words, company: words }),
  z.object({ code: z.literal('initials'), initials: z.string() }),
  z.object({
    code: z.literal('similar'),
    shared: words,
    alike: z.array(z.object({ organization: z.string(), company: z.string() })),
    onlyOrganization: words,
    onlyCompany: words,
  }),
]);

export interface MatchWords {
  /** From 0 to 1, as per cent. 100 only where the names are identical. */
  score(score: number): string;
  /** Undefined where there is nothing to say. */
  reason(reason: { readonly code: string }): string | undefined;
}

export function useMatchWords(): MatchWords {
  const t = useMessages(matchMessages);
  const locale = useLocale();
  return useMemo(
    () => ({
      score: (score) =>
        numberFormat(locale, { style: 'percent' }).format(
          score < 1 ? Math.min(0.99, Math.round(score * 100) / 100) : 1,
        ),
      reason(reason) {
        const read = z.safeParse(known, reason);
        return read.success ? matchText(read.data, t, locale) || undefined : undefined;
      },
    }),
    [t, locale],
  );
}
