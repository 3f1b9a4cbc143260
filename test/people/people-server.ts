/** People as they stand on the server, past the elements. */
import { createTicket } from '../../src/help/contract.ts';
import { createPerson, deletePerson, listPeople, type Person } from '../../src/people/contract.ts';
import type { PersonKind } from '../../src/people/person-kinds.ts';
import { noPerson, type PersonValues } from '../../src/people/person-rules.ts';
import { personToWire } from '../../src/people/person-wire.ts';
import { ask } from '../support/ask.ts';

export async function storedPeople(kind: PersonKind, search: string): Promise<Person[]> {
  const query = { searchCriteria: search, pageSize: '1000' };
  return (await ask(listPeople, { params: { kind }, query })).results;
}

export const newPerson = (kind: PersonKind, values: Partial<PersonValues>): Promise<Person> =>
  ask(createPerson, {
    params: { kind },
    body: personToWire(kind, { ...noPerson, clientId: '1', userRoles: ['3'], ...values }),
  });

export const removePerson = (kind: PersonKind, id: string) => ask(deletePerson, { params: { kind, id } });

/** Only these have the word: other tests have left theirs. */
export async function onlyPeople(kind: PersonKind, word: string, ...names: string[]): Promise<Person[]> {
  for (const { id } of await storedPeople(kind, word)) await removePerson(kind, id);
  const made: Person[] = [];
  for (const name of names)
    made.push(await newPerson(kind, { name: `${word} ${name}`, email: `${word}.${name}@example.com`.toLowerCase() }));
  return made;
}

/** One that somebody has sent, and that is changed at the inbox then. Answers its id. */
export async function newTicket(changes: Record<string, unknown>): Promise<string> {
  const order = { ticketSubject: 'S', ticketBody: 'B', ticketPriority: 'LOW', ticketCategory: 'other' } as const;
  const { ticketId } = await ask(createTicket, { body: order });
  const response = await fetch(`/demo/tickets/${ticketId}`, {
    method: 'PATCH',
    body: JSON.stringify(changes),
    headers: { 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`the ticket was not changed: ${await response.text()}`);
  return String(ticketId);
}
