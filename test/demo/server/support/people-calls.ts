/** By endpoint of people, one call that a new server answers, each of which may be made once. */
import { createPerson, type Person } from '../../../../src/people/contract.ts';
import type { PersonKind } from '../../../../src/people/person-kinds.ts';
import { noPerson, type PersonValues } from '../../../../src/people/person-rules.ts';
import { personToWire } from '../../../../src/people/person-wire.ts';
import type { Arguments, DemoClient } from './demo-client.ts';

const chosen = { clientId: '1', userRoles: ['3'] };

export const personBody = (kind: PersonKind, values: Partial<PersonValues>) =>
  personToWire(kind, { ...noPerson, ...chosen, ...values });

export const newPerson = (client: DemoClient, kind: PersonKind, values: Partial<PersonValues>): Promise<Person> =>
  client.call(createPerson, { params: { kind }, body: personBody(kind, values) });

export async function peopleCalls(client: DemoClient): Promise<Record<string, Arguments>> {
  const create = (kind: PersonKind, name: string) => newPerson(client, kind, { name, email: `${name}@example.com` });
  const [updated, deleted] = [await create('users', 'Updated'), await create('contacts', 'Deleted')];
  const renamed = personBody('users', { name: 'Renamed', email: 'renamed@example.com' });
  return {
    listPeople: { params: { kind: 'end-users' }, query: { page: 0, pageSize: 10, searchCriteria: 'sato' } },
    createPerson: {
      params: { kind: 'users' },
      body: personBody('users', { name: 'Created', email: 'created@example.com' }),
    },
    updatePerson: { params: { kind: 'users', id: updated.id }, body: renamed },
    readPersonUse: { params: { kind: 'users', id: 'user-1' } },
    deletePerson: { params: { kind: 'contacts', id: deleted.id } },
  };
}
