/** Users, end users and contacts as somebody manages them (spec 002 §2.9). */
import {
  createPerson as createPersonCall,
  deletePerson as deletePersonCall,
  listPeople as listPeopleCall,
  readPersonUse,
  updatePerson as updatePersonCall,
} from '../../../src/people/contract.ts';
import { versionIn } from '../http/if-match.ts';
import { createPerson, deletePerson, findPerson, listPeople, updatePerson } from '../people/people.ts';
import type { Services } from './services.ts';

export function servePeople({ calls, database, desk, clock }: Services): void {
  calls.implement(listPeopleCall, ({ params, query }) => listPeople(database, params.kind, query));

  calls.change(createPersonCall, ({ params, body, commit }) => commit(() => createPerson(database, params.kind, body)));

  calls.change(updatePersonCall, ({ params, body, context, commit }) => {
    const edited = versionIn(context.req.header('if-match'));
    return commit(() => updatePerson(database, params, body, edited));
  });

  calls.implement(readPersonUse, async ({ params: { kind, id } }) => {
    await findPerson(database, kind, id);
    return { openTickets: (await desk.openTicketsOf(id)).length };
  });

  calls.change(deletePersonCall, ({ params, session, commit }) =>
    commit(() => deletePerson({ database, desk, now: clock.now() }, params, session.user)),
  );
}
