/** Who has to do with the tickets that are open. Source: spec 002 §4. */
import * as z from 'zod/mini';
import { entriesBy } from '../entries.ts';
import { id, listBy } from '../shapes.ts';
import { defineSlice, type Frozen } from '../slice.ts';

const openTicket = z.object({
  id,
  /** Null: nobody, or somebody who was deleted. */
  assignedAppUserId: z.nullable(id),
  requesterUid: z.nullable(id),
});
export type OpenTicket = Frozen<z.output<typeof openTicket>>;

const tickets = entriesBy('id', 'open ticket');

export const openTicketsSlice = defineSlice({
  name: 'openTickets',
  section: '002 §4',
  tells: ['put', 'assign', 'setRequester', 'forgetUsers', 'close'],
  follows: [
    { slice: 'users', transition: 'remove', with: 'forgetUsers' },
    { slice: 'endUsers', transition: 'remove', with: 'forgetUsers' },
  ],
  shape: z.object({ tickets: listBy('id', openTicket) }),
  defaults: { tickets: [] },
  transitions: {
    load: (_, loaded: readonly OpenTicket[]) => ({ tickets: loaded }),
    put: (state, ticket: OpenTicket) => ({ tickets: tickets.put(state.tickets, ticket) }),

    assign: (state, ticketId: string, assignedAppUserId: string | null) => ({
      tickets: tickets.changed(state.tickets, ticketId, (ticket) => ({ ...ticket, assignedAppUserId })),
    }),

    setRequester: (state, ticketId: string, requesterUid: string | null) => ({
      tickets: tickets.changed(state.tickets, ticketId, (ticket) => ({ ...ticket, requesterUid })),
    }),

    forgetUsers: (state, users: readonly string[]) => {
      const isForgotten = (user: string | null) => user !== null && users.includes(user);
      if (!state.tickets.some((one) => isForgotten(one.assignedAppUserId) || isForgotten(one.requesterUid)))
        return state;
      const unless = (user: string | null) => (isForgotten(user) ? null : user);
      return {
        tickets: state.tickets.map((ticket) => ({
          ...ticket,
          assignedAppUserId: unless(ticket.assignedAppUserId),
          requesterUid: unless(ticket.requesterUid),
        })),
      };
    },

    close: (state, ids: readonly string[]) => ({ tickets: tickets.removed(state.tickets, ids) }),
  },
});
