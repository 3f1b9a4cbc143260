/** Organizations of one system and companies of another, paired by name. */
import { sureEdges } from './assignment.ts';
import {
  bestFirst,
  compareIds,
  type Entry,
  type EqualNames,
  type Found,
  groupEqualNames,
  nearestEqualNames,
  pairEqualNames,
} from './equal-names.ts';
import { initialsPairs } from './initials.ts';
import { joinKnownWords } from './joined-words.ts';
import type { Id, MatchOptions, MatchReason, MatchResult, NamedItem } from './match-types.ts';
import { type NormalizedName, normalizeName } from './normalize-name.ts';
import { orderKey, type SimilarPair, similarNames } from './similar-names.ts';
import { asPart, eachInSlices, type Slices } from './slices.ts';
import { uniteSpellings } from './unite-spellings.ts';
import { createVocabulary } from './vocabulary.ts';

/** Of names as people write them, 98 of 100 matches and more are right. */
export const defaultThreshold = 0.8;
const leastThreshold = 0.5;
/** A pair is left to a person where another assignment comes that near. */
const margin = 0.04;
const mostCandidates = 10;
/** A few milliseconds of reading. */
const namesAtOnce = 250;

/** Equal names of one side, as one. */
interface Node {
  readonly name: NormalizedName;
  readonly entries: readonly Entry[];
}

interface NodePair {
  readonly left: number;
  readonly right: number;
  readonly score: number;
  readonly reason: MatchReason;
}

/**
 * In slices of a few milliseconds, for whoever has other things to do in between. Each yields how much is done, from 0
 * to 1.
 *
 * @throws RangeError where the threshold is not from 0.5 to 1
 */
export function* matchInSlices<OrganizationId extends Id, CompanyId extends Id>(
  organizations: readonly NamedItem<OrganizationId>[],
  companies: readonly NamedItem<CompanyId>[],
  { threshold = defaultThreshold }: MatchOptions = {},
): Generator<number, MatchResult<OrganizationId, CompanyId>> {
  if (!(threshold >= leastThreshold && threshold <= 1)) {
    throw new RangeError(
      `No names can be matched at a threshold of ${threshold}: give one from ${leastThreshold} to 1.`,
    );
  }
  const readLeft = yield* asPart(read(organizations), 0, 0.05);
  const readRight = yield* asPart(read(companies), 0.05, 0.37);
  const unite = yield* asPart(uniteSpellings([...readLeft, ...readRight]), 0.37, 0.4);
  const [left, right] = [readLeft.map(unite), readRight.map(unite)];
  const sure: Found[] = [];
  const unsure: Found[][] = [];
  const nodes: Record<'left' | 'right', Node[]> = { left: [], right: [] };
  const groups = yield* asPart(groupEqualNames(left, right), 0.4, 0.45);
  const sort = (group: EqualNames) => {
    const { pairs, rest } = pairEqualNames(group);
    for (const pair of pairs) {
      if (pair.score >= threshold) sure.push(pair);
      else unsure.push([pair]);
    }
    if (rest.companies.length === 0) {
      if (rest.organizations.length > 0) nodes.left.push(nodeOf(rest.organizations));
    } else if (rest.organizations.length === 0) nodes.right.push(nodeOf(rest.companies));
    else for (const near of nearestEqualNames(rest, mostCandidates)) unsure.push(near);
  };
  yield* asPart(eachInSlices(groups, namesAtOnce, sort), 0.45, 0.5);
  const entries = [...left, ...right];
  const similar = yield* asPart(pairSimilar(nodes, entries, threshold - margin), 0.5, 0.97);
  const edges = similar.map((pair) => ({ ...pair, worth: pair.score - threshold + margin }));
  const chosen = (yield* asPart(sureEdges(edges, margin), 0.97, 1)).filter(
    (edge) => nodes.left[edge.left]?.entries.length === 1 && nodes.right[edge.right]?.entries.length === 1,
  );
  for (const edge of chosen) sure.push(...entryPairs(edge, nodes));
  for (const candidates of openPairs(similar, chosen, nodes)) unsure.push(candidates);
  yield 1;
  return {
    matches: sure.sort(bestFirst).map((found) => ({
      organizationId: found.organization.id as OrganizationId,
      ...candidateOf<CompanyId>(found),
    })),
    ambiguous: unsure
      .map((candidates) => candidates.sort(bestFirst).slice(0, mostCandidates))
      .sort(([one], [other]) => compareIds(one?.organization.id ?? '', other?.organization.id ?? ''))
      .map((candidates) => ({
        organizationId: candidates[0]?.organization.id as OrganizationId,
        candidates: candidates.map((found) => candidateOf<CompanyId>(found)),
      })),
  };
}

/** Where an id comes again, the first counts. */
function* read(items: readonly NamedItem[]): Slices<Entry[]> {
  const entries = new Map<Id, Entry>();
  yield* eachInSlices(items, namesAtOnce, ({ id, name }) => {
    if (!entries.has(id)) entries.set(id, { id, name, normalized: normalizeName(name) });
  });
  return [...entries.values()];
}

/** By the same one of several ways to part their letters into words, whichever came first. */
function nodeOf(entries: readonly Entry[]): Node {
  const [name] = entries
    .map(({ normalized }) => normalized)
    .sort((one, other) => (orderKey(one) < orderKey(other) ? -1 : 1));
  return { name: name ?? { words: [], asides: [], forms: [] }, entries };
}

function* pairSimilar(
  nodes: Readonly<Record<'left' | 'right', readonly Node[]>>,
  entries: readonly Entry[],
  floor: number,
): Slices<NodePair[]> {
  const names = entries.map(({ normalized }) => normalized);
  const join = yield* asPart(joinKnownWords(names), 0, 0.05);
  const left: NormalizedName[] = [];
  const right: NormalizedName[] = [];
  const all: NormalizedName[] = [];
  yield* asPart(
    eachInSlices(nodes.left, namesAtOnce, ({ name }) => left.push(join(name))),
    0.05,
    0.06,
  );
  yield* asPart(
    eachInSlices(nodes.right, namesAtOnce, ({ name }) => right.push(join(name))),
    0.06,
    0.1,
  );
  yield* asPart(
    eachInSlices(names, namesAtOnce, (name) => all.push(join(name))),
    0.1,
    0.15,
  );
  const vocabulary = yield* asPart(createVocabulary(all), 0.15, 0.25);
  const found = yield* asPart(similarNames(left, right, vocabulary, floor), 0.25, 0.9);
  const letters = yield* asPart(initialsPairs(left, right), 0.9, 0.95);
  const pairs = new Map<string, NodePair>();
  const keep = (pair: NodePair) => {
    const key = `${pair.left} ${pair.right}`;
    if ((pairs.get(key)?.score ?? floor) <= pair.score) pairs.set(key, pair);
  };
  yield* asPart(
    eachInSlices(found, namesAtOnce, (pair) => {
      const reason = similarWords(left[pair.organization], right[pair.company], pair);
      keep({ left: pair.organization, right: pair.company, score: rounded(pair.score), reason });
    }),
    0.95,
    1,
  );
  for (const { organization, company, initials, score } of letters) {
    keep({ left: organization, right: company, score, reason: { code: 'initials', initials } });
  }
  return [...pairs.values()];
}

/** Four digits are what anybody reads of it. */
const rounded = (score: number) => Math.round(score * 10_000) / 10_000;

function similarWords(
  organization: NormalizedName | undefined,
  company: NormalizedName | undefined,
  { pairs }: SimilarPair,
): MatchReason {
  const [own, theirs] = [organization?.words ?? [], company?.words ?? []];
  const words = pairs.map(({ one, other }) => ({ organization: own[one] ?? '', company: theirs[other] ?? '' }));
  return {
    code: 'similar',
    shared: words.filter((pair) => pair.organization === pair.company).map((pair) => pair.organization),
    alike: words.filter((pair) => pair.organization !== pair.company),
    onlyOrganization: own.filter((_, at) => !pairs.some(({ one }) => one === at)),
    onlyCompany: theirs.filter((_, at) => !pairs.some(({ other }) => other === at)),
  };
}

const entryPairs = (
  { left, right, score, reason }: NodePair,
  nodes: Readonly<Record<'left' | 'right', readonly Node[]>>,
): Found[] =>
  (nodes.left[left]?.entries ?? []).flatMap((organization) =>
    (nodes.right[right]?.entries ?? [])
      .slice(0, mostCandidates)
      .map((company) => ({ organization, company, score, reason })),
  );

/** Of each organization without a sure partner, the companies without one. */
function openPairs(
  pairs: readonly NodePair[],
  chosen: readonly { readonly left: number; readonly right: number }[],
  nodes: Readonly<Record<'left' | 'right', readonly Node[]>>,
): Found[][] {
  const taken = { left: new Set(chosen.map(({ left }) => left)), right: new Set(chosen.map(({ right }) => right)) };
  const open = new Map<Entry, Found[]>();
  for (const pair of pairs) {
    if (taken.left.has(pair.left) || taken.right.has(pair.right)) continue;
    for (const found of entryPairs(pair, nodes)) {
      const others = open.get(found.organization);
      if (others) others.push(found);
      else open.set(found.organization, [found]);
    }
  }
  return [...open.values()];
}

const candidateOf = <CompanyId extends Id>({ company, score, reason }: Found) => ({
  companyId: company.id as CompanyId,
  score,
  reason,
});
