/**
 * How many pairs are found where companies are not read all, but searched for by pieces of each organization's name: beside
 * what the same matcher finds among all. Among the companies of either set are 1,000 others, as providers have them; a few
 * organizations at a time are asked for, since those of many find nearly every company.
 */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { generatedRows } from '../../../demo/providers/provider-data.ts';
import { matchNames } from '../../../src/psa/matching/match-logic.ts';
import type { NamedItem } from '../../../src/psa/matching/match-types.ts';
import { searchPieces } from '../../../src/psa/matching/search-pieces.ts';
import first from './names-first.json';
import second from './names-second.json';

interface NameSet {
  readonly pairs: readonly (readonly string[])[];
  readonly organizationsAlone: readonly string[];
  readonly companiesAlone: readonly string[];
}
type Names = readonly NamedItem<number>[];

const others = [...generatedRows('companies', { companies: 1_000, customers: [] })].map(({ name }) => name);
const page = 500;
const atOnce = 60;

const listed = (names: readonly string[]): Names => names.map((name, id) => ({ id, name }));

/** As a provider searches: without regard to case, and to nothing else. */
const containing = (companies: Names, text: string) =>
  companies.filter(({ name }) => name.toLowerCase().includes(text));

function searched(name: string, companies: Names): { found: Set<number>; rows: number } {
  const found = new Set<number>();
  let rows = 0;
  for (const { text, longer } of searchPieces(name)) {
    const some = containing(companies, text);
    const all = some.length < page ? some : containing(companies, longer);
    rows += all.length;
    for (const { id } of all) found.add(id);
  }
  return { found, rows };
}

function measured({ pairs, organizationsAlone, companiesAlone }: NameSet) {
  const organizations = listed([...pairs.map(([organization = '']) => organization), ...organizationsAlone]);
  const companies = listed([...pairs.map(([, company = '']) => company), ...companiesAlone, ...others]);
  const answers = organizations.map(({ name }) => searched(name, companies));
  const right = { all: 0, searched: 0 };
  const matched = { all: 0, searched: 0 };
  for (let start = 0; start < organizations.length; start += atOnce) {
    const some = organizations.slice(start, start + atOnce);
    const ids = new Set(answers.slice(start, start + atOnce).flatMap(({ found }) => [...found]));
    for (const [way, candidates] of [
      ['all', companies],
      ['searched', companies.filter(({ id }) => ids.has(id))],
    ] as const) {
      const { matches } = matchNames(some, candidates);
      matched[way] += matches.length;
      right[way] += matches.filter(({ organizationId: id, companyId }) => id === companyId && id < pairs.length).length;
    }
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  return {
    reached: pairs.filter((_, id) => answers[id]?.found.has(id)).length / pairs.length,
    recall: { all: right.all / pairs.length, searched: right.searched / pairs.length },
    precision: { all: right.all / matched.all, searched: right.searched / matched.searched },
    questions: sum(organizations.map(({ name }) => searchPieces(name).length)) / organizations.length,
    rows: sum(answers.map(({ rows }) => rows)) / organizations.length,
  };
}

const sets = [
  { name: 'first', set: first, all: 0.962, searched: 0.948 },
  { name: 'second', set: second, all: 0.894, searched: 0.886 },
];

describe('Companies that are searched for by pieces of names', () => {
  // What is missed are companies that call the organization by its initials, and names with accents in every piece.
  for (const { name, set, all, searched: least } of sets)
    it(`are found as if all had been read, but for 15 of 1,000 pairs: ${name} set`, () => {
      const { reached, recall, precision, questions, rows } = measured(set);
      ok(reached >= 0.98, `reached ${reached}`);
      ok(recall.all >= all && recall.searched >= least, JSON.stringify(recall));
      ok(recall.all - recall.searched <= 0.015, JSON.stringify(recall));
      ok(precision.searched >= 0.975, JSON.stringify(precision));
      ok(questions <= 5.5 && rows <= 80, `${questions} questions, ${rows} rows for each organization`);
    });

  const texts = (name: string) => searchPieces(name).map(({ text }) => text);

  it('are asked for by either half of the words that tell something, the longest first', () => {
    deepEqual(texts('Hollowbrook Logistics Ltd'), ['hollow', 'brook']);
    deepEqual(texts('Al-Noor Trading'), ['noo', 'oor', 'al', 'ant']);
    deepEqual(searchPieces('Contosso GmbH'), [
      { text: 'cont', longer: 'contosso' },
      { text: 'osso', longer: 'contosso' },
    ]);
  });

  it('are asked for by what there is, where no word tells anything', () => {
    deepEqual(texts('Services'), ['serv', 'ices']);
    deepEqual(texts('GmbH'), ['gmb', 'mbh']);
    deepEqual(texts('K2'), ['k2']);
    deepEqual(texts(' — '), []);
  });

  it('are asked for with accents, too, by initials, and in scripts without spaces', () => {
    ok(texts('Müller').includes('mül'));
    ok(texts('North West Logistics').includes('nwl'));
    deepEqual(texts('株式会社東京部品'), ['東京', '部品']);
  });

  it('are asked for no more than a few times, however long a name is', () => {
    for (const name of ['contoso '.repeat(12_500), 'a b c '.repeat(9_000), 'x'.repeat(100_000)])
      ok(
        searchPieces(name).length <= 13 && searchPieces(name).every(({ longer }) => longer.length <= 100),
        name.slice(0, 20),
      );
    equal(new Set(texts('Bora Bora')).size, texts('Bora Bora').length);
  });
});
