/** Names that are one but for how they are written; among them, those that are written alike come first. */
import type { Id, MatchReason } from './match-types.ts';
import type { NormalizedName } from './normalize-name.ts';
import { asPart, eachInSlices, type Slices } from './slices.ts';

const namesAtOnce = 2000;

/** A name of a list, read. */
export interface Entry {
  readonly id: Id;
  readonly name: string;
  readonly normalized: NormalizedName;
}

/** All entries of one spelling apart from case, accents, legal forms and spaces. */
export interface EqualNames {
  readonly organizations: readonly Entry[];
  readonly companies: readonly Entry[];
}

export interface EntryPair {
  readonly organization: Entry;
  readonly company: Entry;
}

export interface Found extends EntryPair {
  readonly score: number;
  readonly reason: MatchReason;
}

const written = ({ name }: Entry) => name.trim();
const withForms = ({ normalized }: Entry) => `${equalKey(normalized)} ${formsOf(normalized)}`;
const equalKey = ({ words }: NormalizedName) => words.join('');
const formsOf = ({ forms }: NormalizedName) => forms.toSorted().join(' ');

/** Names without letters and digits are in none. */
export function* groupEqualNames(organizations: readonly Entry[], companies: readonly Entry[]): Slices<EqualNames[]> {
  const groups = new Map<string, { organizations: Entry[]; companies: Entry[] }>();
  const add = (side: keyof EqualNames) => (entry: Entry) => {
    const key = equalKey(entry.normalized);
    if (key === '') return;
    const group = groups.get(key) ?? { organizations: [], companies: [] };
    groups.set(key, group);
    group[side].push(entry);
  };
  yield* asPart(eachInSlices(organizations, namesAtOnce, add('organizations')), 0, 0.5);
  yield* asPart(eachInSlices(companies, namesAtOnce, add('companies')), 0.5, 1);
  return [...groups.values()];
}

/** Pairs of which both names are there only once in what the steps before have left, and what is left in the end. */
export function pairEqualNames(names: EqualNames): { pairs: Found[]; rest: EqualNames } {
  let { organizations, companies } = names;
  const pairs: Found[] = [];
  for (const keyOf of [written, withForms, () => '']) {
    if (organizations.length === 0 || companies.length === 0) break;
    const [left, right] = [byKey(organizations, keyOf), byKey(companies, keyOf)];
    const paired = new Set<Entry>();
    for (const [key, [organization, ...others]] of left) {
      const [company, ...rivals] = right.get(key) ?? [];
      if (!organization || !company || others.length > 0 || rivals.length > 0) continue;
      pairs.push(scored({ organization, company }));
      paired.add(organization).add(company);
    }
    organizations = organizations.filter((entry) => !paired.has(entry));
    companies = companies.filter((entry) => !paired.has(entry));
  }
  return { pairs, rest: { organizations, companies } };
}

/** For each of the organizations the nearest of the companies, so many at most: thousands may have one name. */
export function nearestEqualNames({ organizations, companies }: EqualNames, most: number): Found[][] {
  const sorted = companies.toSorted((one, other) => compareIds(one.id, other.id));
  const steps = [written, withForms, () => ''].map((keyOf) => ({ keyOf, lists: byKey(sorted, keyOf) }));
  return organizations.map((organization) => {
    const near = steps.flatMap(({ keyOf, lists }) => lists.get(keyOf(organization))?.slice(0, most) ?? []);
    return [...new Set(near)]
      .map((company) => scored({ organization, company }))
      .sort(bestFirst)
      .slice(0, most);
  });
}

/** Best first, then by ids. */
export const bestFirst = (one: Found, other: Found): number =>
  other.score - one.score ||
  compareIds(one.organization.id, other.organization.id) ||
  compareIds(one.company.id, other.company.id);

/** Numbers before texts. */
export function compareIds(one: Id, other: Id): number {
  if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1;
  return one < other ? -1 : one > other ? 1 : 0;
}

/** How sure equal names are, by what differs. */
function scored({ organization, company }: EntryPair): Found {
  const forms = { organization: organization.normalized.forms, company: company.normalized.forms };
  const found = (score: number, reason: MatchReason) => ({ organization, company, score, reason });
  if (written(organization) === written(company)) return found(1, { code: 'identical' });
  if (formsOf(organization.normalized) === formsOf(company.normalized)) return found(0.99, { code: 'spelling' });
  const isOpen = forms.organization.length === 0 || forms.company.length === 0;
  return found(isOpen ? 0.98 : 0.96, { code: 'legalForm', ...forms });
}

function byKey(entries: readonly Entry[], keyOf: (entry: Entry) => string): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const having = found.get(key);
    if (having) having.push(entry);
    else found.set(key, [entry]);
  }
  return found;
}
