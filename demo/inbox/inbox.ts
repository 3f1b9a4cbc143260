/** `/demo/inbox`: the support tickets that this server was sent, as those who answer them would see them. */
import { html } from 'lit-html';
import { configure } from '../../elements/config.ts';
import { appearanceQuery } from '../common/appearance.ts';
import { demoApi, type SentTicket } from '../common/demo-api.ts';
import { ticketApi } from '../common/ticket-api.ts';
import { followedList } from './followed-list.ts';
import { ticketCard } from './ticket-card.ts';
import { createTicketDesk } from './ticket-desk.ts';
import { createTicketingTime } from './ticketing-time.ts';

const list = followedList<SentTicket>({
  title: 'Inbox',
  noun: ['ticket', 'tickets'],
  async load() {
    const { total, tickets: rows } = await demoApi.tickets();
    return { total, rows };
  },
  tools: () => time.view(),
  card: (ticket) => ticketCard(ticket, desk.view(ticket)),
  empty: () => html`
    <div class="nothing">
      <h2>No tickets yet</h2>
      <p>
        Tickets sent from the help panel appear here within two seconds, from any tab or browser that uses this
        server.
      </p>
      <div class="inline">
        <a class="button" href=${`/${appearanceQuery()}`}>All elements</a>
        <button class="button" type="button" @click=${() => void addSamples()}>Add 50 sample tickets</button>
      </div>
    </div>
  `,
});
const desk = createTicketDesk(list.draw, list.read);
const time = createTicketingTime(list.draw, list.read);

async function addSamples(): Promise<void> {
  await ticketApi.addSamples(50);
  await list.read();
}

list.start();
// Timers are the user's own, here as in the console.
void demoApi
  .session()
  .then(({ user, permissions }) => configure({ currentUser: user, permissions }))
  .catch(() => undefined);
void desk.start().catch(() => undefined);
void time.start();
