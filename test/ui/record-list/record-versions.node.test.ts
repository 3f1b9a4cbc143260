/** What two people saved of one record, beside each other. */
import { differingParts, takenValues } from '../../../src/ui/record-list/record-versions.ts';
import { deepEqual } from '../../support/assert.ts';

interface Door {
  name: string;
  scope: 'all' | 'some';
  places: readonly string[];
  secret: string;
}

const door: Door = { name: 'Door', scope: 'all', places: [], secret: '' };

describe('Two versions', () => {
  const parts = [
    { id: 'name', label: 'Name', fields: ['name'] as const, text: ({ name }: Door) => name },
    {
      id: 'where',
      label: 'Where',
      fields: ['scope', 'places'] as const,
      text: ({ scope, places }: Door) => `${scope} ${places}`,
    },
  ];

  it('differ in parts, and tell who has changed each', () => {
    const versions = {
      base: door,
      own: { ...door, name: 'Mine', secret: 'typed' },
      theirs: { ...door, name: 'Theirs', scope: 'some' as const, places: ['1'] },
    };
    deepEqual(differingParts(versions, parts), [
      { id: 'name', label: 'Name', theirs: 'Theirs', own: 'Mine', changedBy: undefined },
      { id: 'where', label: 'Where', theirs: 'some 1', own: 'all ', changedBy: 'theirs' },
    ]);
    deepEqual(takenValues(versions, parts, new Set(['where'])), { scope: 'some', places: ['1'] });
  });
});
