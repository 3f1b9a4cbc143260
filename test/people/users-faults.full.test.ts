/** Every call of the lists of people, failing in every way of the reference server. */
import { failingRecords } from '../support/failing-records.ts';
import { press } from '../support/user.ts';
import { newPerson, onlyPeople, storedPeople } from './people-server.ts';
import { UsersHandle } from './users-handle.ts';

failingRecords('A list of people', {
  word: 'Unlucky',
  path: '/people/users',
  open: () => UsersHandle.open(),
  async only(name) {
    await onlyPeople('users', 'Unlucky');
    await newPerson('users', { name, email: 'unlucky.one@example.com' });
  },
  stored: (name) => storedPeople('users', name),
  create: 'New user',
  async fillIn(handle) {
    await handle.write('E-mail address', 'unlucky.two@example.com');
    await handle.choose('Roles', 'Trainee');
    await press('Escape');
  },
  unused: 'No open tickets are affected',
});
