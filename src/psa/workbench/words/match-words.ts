/** How similar two names are, and why, as a person reads it. */
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { numberFormat } from '../../../base/intl-cache.ts';
import { useLocale, useMessages } from '../../../host/use-host.ts';
import { matchMessages } from '../../matching/match-messages.ts';
import { matchText } from '../../matching/match-text.ts';
import type { MatchReason } from '../../matching/match-types.ts';

const words = z.array(z.string());
/** By code, as servers of other versions may send it: what nobody knows here has no words. */
const known: { readonly [Code in MatchReason['code']]: z.ZodMiniType } = {
  identical: z.object({}),
  spelling: z.object({}),
  legalForm: z.object({ organization: words, company: words }),
  initials: z.object({ initials: z.string() }),
  similar: z.object({
    shared: words,
    alike: z.array(z.object({ organization: z.string(), company: z.string() })),
    onlyOrganization: words,
    onlyCompany: words,
  }),
};

function isKnown(reason: { readonly code: string }): reason is MatchReason {
  return Object.hasOwn(known, reason.code) && z.safeParse(known[reason.code as MatchReason['code']], reason).success;
}

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
      reason: (reason) => (isKnown(reason) ? matchText(reason, t, locale) || undefined : undefined),
    }),
    [t, locale],
  );
}
