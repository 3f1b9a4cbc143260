/** Lists of people and places as the server holds them. Source: spec 002 §3.5 and §9. */
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import { contactsSlice } from '../../../src/console/people/contacts-slice.ts';
import { endUsersSlice } from '../../../src/console/people/end-users-slice.ts';
import { usersSlice } from '../../../src/console/people/users-slice.ts';
import { deepEqual, equal, throws } from '../../support/assert.ts';

const { defaults, transitions } = usersSlice;
const ada = { id: '1', name: 'Ada', email: 'ada@example.com', type: 'TECHNICIAN' };
const loaded = transitions.load(defaults, [ada]);

describe('A list of people', () => {
  it('is sorted by name', () => {
    for (const slice of [usersSlice, endUsersSlice, contactsSlice]) equal(slice.defaults.sort.field, 'name');
  });

  it('has everybody once', () => {
    throws(() => transitions.add(loaded, ada), IllegalTransition);
    equal(transitions.add(loaded, { ...ada, id: '2' }).entries.length, 2);
  });

  it('lets somebody have another name, and never another id', () => {
    const changes = { id: '2', name: 'Ada L.' };
    deepEqual(transitions.change(loaded, '1', changes).entries, [{ ...ada, name: 'Ada L.' }]);
  });

  it('lets nobody go who is not there', () => {
    throws(() => transitions.remove(loaded, ['1', '2']), IllegalTransition);
    deepEqual(transitions.remove(loaded, ['1']).entries, []);
  });
});
