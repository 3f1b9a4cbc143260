/** What a deleted user leaves behind. Source: spec 002 §4. */
import { openTicketsSlice } from '../../../src/console/ticketing/open-tickets-slice.ts';
import { deepEqual, equal } from '../../support/assert.ts';

const { defaults, transitions } = openTicketsSlice;
const ticket = (id: string, assignedAppUserId: string | null, requesterUid: string | null) => ({
  id,
  assignedAppUserId,
  requesterUid,
});

describe('Open tickets', () => {
  it('have neither the assignee nor the requester who was deleted', () => {
    const loaded = transitions.load(defaults, [
      ticket('1', 'ada', 'ben'),
      ticket('2', 'ben', 'ada'),
      ticket('3', null, 'cem'),
    ]);
    deepEqual(transitions.forgetUsers(loaded, ['ada']).tickets, [
      ticket('1', null, 'ben'),
      ticket('2', 'ben', null),
      ticket('3', null, 'cem'),
    ]);
    equal(transitions.forgetUsers(loaded, ['dan']), loaded);
  });
});
