/** Names with letters that people also write as two: "Müller" is "Mueller", and "Muller" as well. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { matchNames } from '../../../src/psa/matching/match-logic.ts';

const listed = (names: readonly string[]) => names.map((name, index) => ({ id: `${index}`, name }));
const match = (organizations: readonly string[], companies: readonly string[]) =>
  matchNames(listed(organizations), listed(companies));
const reasonOf = (organization: string, company: string) => match([organization], [company]).matches[0]?.reason.code;

describe('Names with marked letters', () => {
  it('are equal where a letter with a mark is written as two, or without its mark', () => {
    for (const [one, other] of [
      ['Müller & Söhne', 'Mueller und Soehne'],
      ['Baer Logistics', 'Bär Logistics'],
      ['Ørsted Shipping', 'Oersted Shipping'],
      ['Østfold Ferries', 'Ostfold Ferries'],
      ['Ålesund Diving', 'Aalesund Diving'],
      ['Großhändler Süd', 'Grosshaendler Sued'],
    ] as const) {
      equal(reasonOf(one, other), 'spelling', `${one} and ${other}`);
      equal(reasonOf(other, one), 'spelling', `${other} and ${one}`);
    }
    equal(reasonOf('Müller Ferries GmbH', 'Mueller Ferries'), 'legalForm');
    // Words beside them are compared as ever.
    const [found] = match(['Bär Logistics'], ['Baer Logistics Berlin']).matches;
    deepEqual(found?.reason.code === 'similar' && found.reason.shared, ['bar', 'logistics']);
  });

  it('are not equal where nobody writes the mark: two letters are two in most languages', () => {
    for (const [one, other] of [
      ['Mueller Ferries', 'Muller Ferries'],
      ['Michael Ferries', 'Michal Ferries'],
      ['Bauer Ferries', 'Baur Ferries'],
    ] as const) {
      ok(reasonOf(one, other) !== 'spelling', `${one} and ${other}`);
    }
  });

  it('are told apart by the way that they are written where both ways are there', () => {
    const { matches } = match(['Mueller Ferries', 'Müller Ferries'], ['Müller Ferries', 'Mueller Ferries']);
    deepEqual(
      matches.map(({ organizationId, companyId, reason }) => [organizationId, companyId, reason.code]),
      [
        ['0', '1', 'identical'],
        ['1', '0', 'identical'],
      ],
    );
  });
});
