/** Organizations and companies that are one find each other by name, and what is not sure is left to a person. */
import { deepEqual, equal, ok, rejects, throws } from 'node:assert/strict';
import fc from 'fast-check';
import { describeMatch, matchInSlices, matchNames, matchNamesInTurns } from '../../../src/psa/matching/match-logic.ts';
import { anyText } from '../../support/any-text.ts';
import first from './names-first.json';

const listed = (names: readonly string[], prefix = '') =>
  names.map((name, index) => ({ id: `${prefix}${index}`, name }));
const match = (organizations: readonly string[], companies: readonly string[], options = {}) =>
  matchNames(listed(organizations), listed(companies), options);
const reasonOf = (organization: string, company: string) => match([organization], [company]).matches[0]?.reason.code;

describe('Names that are matched', () => {
  it('are equal but for case, accents, punctuation, spaces and "and"', () => {
    equal(reasonOf('Contoso', 'Contoso'), 'identical');
    for (const [one, other] of [
      ['CONTOSO', 'Contoso'],
      ['Müller & Söhne', 'Muller und Sohne'],
      ["O'Brien", 'OBrien'],
      ['Blue-Sky Media', 'Bluesky Media'],
      ['J. R. Nordwell', 'JR Nordwell'],
      ['Contoso Intl. Svcs', 'Contoso International Services'],
    ] as const) {
      equal(reasonOf(one, other), 'spelling', `${one} and ${other}`);
    }
  });

  it('are equal but for the legal form, in twenty countries', () => {
    for (const written of [
      'Contoso GmbH & Co. KG',
      'Contoso Pty. Ltd.',
      'Contoso S.A. de C.V.',
      'Contoso sp. z o.o.',
      'Contoso S.à r.l.',
      'Contoso A/S',
      'AB Contoso',
      'Oy Contoso Ab',
      'SARL Contoso',
      'Contoso, s.r.o.',
      'Contoso S.p.A.',
      'Contoso B.V.',
      'Contoso Ltda',
      'Contoso Lda.',
      'Contoso Pvt Ltd',
      'Contoso (Pty) Ltd',
      'Contoso Pte. Ltd.',
      'Contoso, Inc.',
      'Contoso Limited',
      'Contoso S.L.',
      'Contoso Ges.m.b.H.',
      'Contoso ApS',
      '株式会社Contoso',
      'Contoso DAC',
      'Contoso NV',
    ]) {
      equal(reasonOf('Contoso', written), 'legalForm', written);
    }
  });

  it('are misspelt, shortened, in another order, or have a department or a place besides', () => {
    const found = match(
      ['Contosso Shipping', 'Nordwell Mfg', 'Autohaus Felsinger', 'Tailspin - IT Dept', 'Wingtip Toys (Berlin)'],
      [
        'Wingtip Toys Ltd',
        'Contoso Shipping',
        'Felsinger Autohaus GmbH',
        'Tailspin Inc',
        'Nordwell Manufacturing Corp',
      ],
    ).matches.map(({ organizationId, companyId }) => [organizationId, companyId]);
    deepEqual(
      new Map(found as [string, string][]),
      new Map([
        ['0', '1'],
        ['1', '4'],
        ['2', '2'],
        ['3', '3'],
        ['4', '0'],
      ]),
    );
  });

  it('say why, in the language of the reader', () => {
    const [found] = match(['Contosso Shipping'], ['Contoso Shipping Berlin']).matches;
    ok(found);
    deepEqual(found.reason, {
      code: 'similar',
      shared: ['shipping'],
      alike: [{ organization: 'contosso', company: 'contoso' }],
      onlyOrganization: [],
      onlyCompany: ['berlin'],
    });
    equal(
      describeMatch(found.reason),
      'Both have “shipping”. Similar words: “contosso” and “contoso”. In one name only: “berlin”.',
    );
    equal(
      describeMatch(found.reason, { locale: 'ja' }),
      '両方に「shipping」があります。似ている語: 「contosso」と「contoso」。片方だけにある語: 「berlin」。',
    );
    equal(describeMatch({ code: 'initials', initials: 'nwl' }), 'NWL are the initials of the other name.');
  });
});

describe('Names that are not matched', () => {
  it('share only what many have, or differ in their numbers', () => {
    deepEqual(match(['Nordwell Dental Services'], ['Contoso Dental Services']), { matches: [], ambiguous: [] });
    deepEqual(match(['Contoso Store 12'], ['Contoso Store 14']).matches, []);
  });

  it('are left to a person where several are equal, with those that come near, best first', () => {
    const { matches, ambiguous } = match(['Contoso'], ['Contoso GmbH', 'Contoso Ltd', 'Nordwell']);
    deepEqual(matches, []);
    deepEqual(
      ambiguous.map(({ organizationId, candidates }) => [organizationId, candidates.map(({ companyId }) => companyId)]),
      [['0', ['0', '1']]],
    );
  });

  it('are left to a person where one company is two organizations’', () => {
    const { matches, ambiguous } = match(['Contoso', 'contoso'], ['CONTOSO']);
    deepEqual([matches.length, ambiguous.map(({ organizationId }) => organizationId)], [0, ['0', '1']]);
  });

  it('take nobody’s exact partner: the same legal form comes first', () => {
    const { matches } = match(['Contoso GmbH', 'Contoso Ltd'], ['Contoso Limited', 'CONTOSO GMBH']);
    deepEqual(
      new Map(matches.map(({ organizationId, companyId }) => [organizationId, companyId])),
      new Map([
        ['0', '1'],
        ['1', '0'],
      ]),
    );
  });

  it('are nobody’s without letters and digits', () => {
    deepEqual(match(['', ' ', '...', '\u0000\u0007'], ['', '—', '&']), { matches: [], ambiguous: [] });
  });

  it('are below the threshold, which has its limits', () => {
    equal(match(['Contosso'], ['Contoso'], { threshold: 0.8 }).matches.length, 1);
    equal(match(['Contosso'], ['Contoso'], { threshold: 0.95 }).matches.length, 0);
    for (const threshold of [0.2, 1.5, Number.NaN]) throws(() => match(['a'], ['a'], { threshold }), RangeError);
  });
});

describe('Hostile names', () => {
  it('of nothing but legal forms, or very long ones, are names all the same', () => {
    equal(match(['GmbH'], ['Ltd', 'GmbH']).matches[0]?.companyId, '1');
    const long = 'contoso '.repeat(12_500);
    equal(match([long], [long.toUpperCase()]).matches.length, 1);
    equal(match([long], [`${long}b`]).matches.length, 0);
  });

  it('take no longer than others', () => {
    const hostile = [' & ', 'S.', 'gmbh co ', '(', ' - ', 'ä', 'a'].map((part) => part.repeat(100_000 / part.length));
    const same = Array.from({ length: 5000 }, () => 'Contoso');
    const near = Array.from({ length: 3000 }, (_, index) => `Contoso Alpha ${index} Dental`);
    const before = process.cpuUsage();
    equal(match([...hostile, ...same], [...hostile, ...same, ...near]).ambiguous.length, 5000);
    match(
      near,
      near.map((name) => `${name}l`),
    );
    ok(process.cpuUsage(before).user < 6_000_000, `${process.cpuUsage(before).user} µs`);
  });
});

const word = fc.constantFrom(
  'contoso',
  'contosso',
  'nordwell',
  'Nordwel',
  'dental',
  'Shipping',
  'Ltd',
  'GmbH',
  'Berlin',
  'IT',
  '&',
  '-',
  '12',
);
const name = fc.oneof(
  { weight: 6, arbitrary: fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')) },
  { weight: 1, arbitrary: anyText() },
  { weight: 2, arbitrary: fc.constantFrom(...first.pairs.flat()) },
);
const names = fc.array(name, { maxLength: 14 });
const threshold = fc.constantFrom(0.5, 0.7, 0.8, 0.95);

describe('Any two lists of names', () => {
  const same = (list: readonly (readonly unknown[])[]) => list.map((row) => JSON.stringify(row)).sort();

  it('match alike when they are swapped', () => {
    fc.assert(
      fc.property(names, names, threshold, (left, right, least) => {
        const there = match(left, right, { threshold: least }).matches;
        const back = match(right, left, { threshold: least }).matches;
        deepEqual(
          same(
            back.map(({ organizationId, companyId, score, reason }) => [companyId, organizationId, score, reason.code]),
          ),
          same(
            there.map(({ organizationId, companyId, score, reason }) => [
              organizationId,
              companyId,
              score,
              reason.code,
            ]),
          ),
        );
      }),
      {
        numRuns: 400,
        examples: [[['Shipping contosso Shipping Berlin', 'contoso'], ['Berlin Shipping Ltd contoso'], 0.8]],
      },
    );
  });

  it('match alike every time, in any order', () => {
    fc.assert(
      fc.property(names, names, fc.infiniteStream(fc.nat()), (left, right, numbers) => {
        const shuffled = <Item>(items: readonly Item[]) =>
          items
            .map((item) => ({ item, key: numbers.next().value as number }))
            .sort((a, b) => a.key - b.key)
            .map(({ item }) => item);
        const [organizations, companies] = [listed(left), listed(right)];
        const found = matchNames(organizations, companies);
        deepEqual(matchNames(organizations, companies), found);
        deepEqual(matchNames(shuffled(organizations), shuffled(companies)), found);
      }),
      { numRuns: 300 },
    );
  });

  it('match one to one, with scores between the threshold and 1, and nobody is sure and unsure', () => {
    fc.assert(
      fc.property(names, names, threshold, (left, right, least) => {
        const { matches, ambiguous } = match(left, right, { threshold: least });
        const organizations = [...matches, ...ambiguous].map(({ organizationId }) => organizationId);
        equal(new Set(organizations).size, organizations.length);
        const companies = new Set(matches.map(({ companyId }) => companyId));
        equal(companies.size, matches.length);
        for (const { score } of matches) ok(score >= least && score <= 1);
        for (const { candidates } of ambiguous) {
          ok(candidates.length > 0 && candidates.length <= 10);
          for (const { companyId, score } of candidates) ok(!companies.has(companyId) && score > 0 && score <= 1);
          deepEqual(
            candidates.map(({ score }) => score),
            candidates.map(({ score }) => score).sort((a, b) => b - a),
          );
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('Matching in turns', () => {
  const organizations = listed(first.pairs.map(([organization = '']) => organization));
  const companies = listed(first.pairs.map(([, company = '']) => company));

  it('finds the same and tells how far it is, never less than before', async () => {
    const told: number[] = [];
    const found = await matchNamesInTurns(organizations, companies, { onProgress: (share) => told.push(share) });
    deepEqual(found, matchNames(organizations, companies));
    const steps = [...matchInSlices(organizations, companies)];
    deepEqual(
      steps,
      steps.toSorted((one, other) => one - other),
    );
    ok([...told, ...steps].every((share) => share >= 0 && share <= 1));
  });

  it('stops when it is told to', async () => {
    const controller = new AbortController();
    controller.abort(new Error('changed my mind'));
    await rejects(matchNamesInTurns(organizations, companies, { signal: controller.signal }), /changed my mind/);
  });
});
