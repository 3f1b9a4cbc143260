/**
 * Matching names for other programs: without a page, without a DOM, in Node as in a browser and in a worker.
 * Memory: 2 KB for each name, more or less, while it works (100 MB for 55,000), and what it answers afterwards.
 */

import { plainTranslator } from '../../base/plain-translator.ts';
import { logicTexts } from '../../languages/logic-texts.ts';
import en from './match-messages.en.json';
import { defaultThreshold, matchInSlices } from './match-names.ts';
import { matchText } from './match-text.ts';
import type {
  AmbiguousName,
  Candidate,
  Id,
  MatchOptions,
  MatchReason,
  MatchResult,
  NamedItem,
  NameMatch,
  SimilarWords,
} from './match-types.ts';
import { wholeOf } from './slices.ts';

export type {
  AmbiguousName,
  Candidate,
  Id,
  MatchOptions,
  MatchReason,
  MatchResult,
  NamedItem,
  NameMatch,
  SimilarWords,
};
export { defaultThreshold, matchInSlices };

/**
 * Pairs organizations with companies by their names, one to one. What comes too near to something else is left to a
 * person: see `ambiguous`. Swapping the lists, or ordering them otherwise, finds the same pairs with the same scores.
 *
 * @throws RangeError where the threshold is not from 0.5 to 1
 */
export function matchNames<OrganizationId extends Id, CompanyId extends Id>(
  organizations: readonly NamedItem<OrganizationId>[],
  companies: readonly NamedItem<CompanyId>[],
  options: MatchOptions = {},
): MatchResult<OrganizationId, CompanyId> {
  return wholeOf(matchInSlices(organizations, companies, options));
}

export interface MatchingOptions extends MatchOptions {
  /** Once it aborts, the promise rejects with its reason. */
  readonly signal?: AbortSignal;
  /** How much is done, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Milliseconds: enough for a frame in between. */
const turnLength = 10;

/** As `matchNames`, letting the page or the worker do other things every ten milliseconds. */
export async function matchNamesInTurns<OrganizationId extends Id, CompanyId extends Id>(
  organizations: readonly NamedItem<OrganizationId>[],
  companies: readonly NamedItem<CompanyId>[],
  { signal, onProgress, ...options }: MatchingOptions = {},
): Promise<MatchResult<OrganizationId, CompanyId>> {
  const slices = matchInSlices(organizations, companies, options);
  let turn = performance.now();
  for (;;) {
    signal?.throwIfAborted();
    const slice = slices.next();
    if (slice.done) return slice.value;
    if (performance.now() - turn < turnLength) continue;
    onProgress?.(slice.value);
    await new Promise((resolve) => setTimeout(resolve));
    turn = performance.now();
  }
}

/**
 * Why two names were taken for one, in a sentence.
 *
 * @param options.locale BCP 47; default `en`
 */
export function describeMatch(reason: MatchReason, { locale = 'en' }: { locale?: string } = {}): string {
  return matchText(reason, plainTranslator(en, logicTexts['psa-matching'], locale), locale);
}
