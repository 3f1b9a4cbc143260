/** What has to be true of a person, and how they are sent. */
import { personKindNames } from '../../src/people/person-kinds.ts';
import { isAddress, noPerson, type PersonValues, personIssues } from '../../src/people/person-rules.ts';
import { personFromWire, personToWire } from '../../src/people/person-wire.ts';
import { deepEqual, equal } from '../support/assert.ts';

const ann: PersonValues = { ...noPerson, name: 'Ann', email: 'ann@example.com', clientId: '1', userRoles: ['3'] };
const codes = (kind: (typeof personKindNames)[number], values: Partial<PersonValues>, more = {}) =>
  personIssues({ ...ann, ...values }, { kind, ...more }).map(({ path, code }) => `${path} ${code}`);

describe('A person', () => {
  it('needs what their list needs, and nothing of the others', () => {
    const empty = { name: ' ', email: '', clientId: null, userRoles: [] };
    deepEqual(codes('users', empty), ['name required', 'email required', 'userRoles required']);
    deepEqual(codes('end-users', empty), ['name required', 'email required', 'clientId required']);
    deepEqual(codes('contacts', empty), ['name required', 'clientId required']);
    for (const kind of personKindNames) deepEqual(codes(kind, {}), []);
  });

  it('has a name and an address that are not too long', () => {
    deepEqual(codes('users', { name: 'x'.repeat(101), email: `${'x'.repeat(251)}@a.b` }), [
      'name tooLong',
      'email tooLong',
    ]);
    deepEqual(codes('users', { name: 'x'.repeat(100) }), []);
  });

  it('is told of an address that is taken, and of what was deleted meanwhile', () => {
    deepEqual(codes('users', {}, { isTaken: (email: string) => email === 'ann@example.com' }), ['email taken']);
    deepEqual(codes('users', { userRoles: ['3', '9'] }, { roles: new Set(['3']) }), ['userRoles invalid']);
    deepEqual(codes('contacts', {}, { organizations: new Set(['2']) }), ['clientId invalid']);
  });

  it('has an address that can be one', () => {
    for (const good of ['a@b.co', 'first.last+tag@sub.example.com', "o'neil@example.com", '田中@例え.jp'])
      equal(isAddress(good), true, good);
    for (const bad of [
      '',
      'a',
      'a@',
      '@b.co',
      'a@b',
      'a b@c.de',
      'a@b..co',
      'a@-b.co',
      'a@@b.co',
      'a@b.co, c@d.co',
      `${'x'.repeat(65)}@b.co`,
    ])
      equal(isAddress(bad), false, bad);
  });

  it('is sent with what their list has, without white space around it, and comes back the same', () => {
    for (const kind of personKindNames) {
      const sent = personToWire(kind, { ...ann, name: ' Ann ', permitted: false });
      equal(sent.name, 'Ann');
      deepEqual(personToWire(kind, personFromWire(kind, sent)), sent);
    }
    deepEqual(Object.keys(personToWire('contacts', ann)), ['name', 'email', 'clientId']);
  });
});
