/** `/demo/inbox`: the support tickets that this server was sent, as those who answer them would see them. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { appearanceQuery, applyAppearance, readAppearance } from '../common/appearance.ts';
import { demoApi, type SentTicket } from '../common/demo-api.ts';
import { pageFrame } from '../common/page-frame.ts';
import { ticketApi } from '../common/ticket-api.ts';
import { ticketCard } from './ticket-card.ts';
import { createTicketDesk } from './ticket-desk.ts';
import { createTicketingTime } from './ticketing-time.ts';

const interval = 1500;

let tickets: readonly SentTicket[] | undefined;
let total = 0;
let hasFailed = false;
let drawn = '';

function draw(): void {
  render(pageFrame(page(), draw), document.body);
}

function page(): TemplateResult {
  return html`
    <main class="inbox">
      <header class="title">
        <h1>Inbox</h1>
        <p role="status">${summary()}</p>
      </header>
      ${time.view()}
      ${hasFailed ? html`<p class="problem" role="alert">The server isn’t responding. Retrying automatically…</p>` : nothing}
      ${tickets?.length === 0 ? empty() : nothing}
      <ol class="tickets">
        ${repeat(
          tickets ?? [],
          ({ id }) => id,
          (ticket) => html`<li>${ticketCard(ticket, desk.view(ticket))}</li>`,
        )}
      </ol>
    </main>
  `;
}

function summary(): string {
  if (!tickets) return 'Loading…';
  if (total === 0) return 'No tickets';
  const count = `${total} ${total === 1 ? 'ticket' : 'tickets'}`;
  return tickets.length < total ? `The newest ${tickets.length} of ${count}` : `${count}, newest first`;
}

function empty(): TemplateResult {
  return html`
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
  `;
}

async function addSamples(): Promise<void> {
  await ticketApi.addSamples(50);
  await read();
}

async function read(): Promise<void> {
  const answer = await demoApi.tickets();
  const now = JSON.stringify(answer);
  if (now === drawn && !hasFailed) return;
  drawn = now;
  hasFailed = false;
  ({ tickets, total } = answer);
  draw();
}

async function follow(): Promise<void> {
  if (!document.hidden) {
    await read().catch(() => {
      hasFailed = true;
      draw();
    });
  }
  setTimeout(follow, interval);
}

const desk = createTicketDesk(draw, read);
const time = createTicketingTime(draw, read);

applyAppearance(readAppearance());
draw();
document.addEventListener('visibilitychange', () => void read().catch(() => undefined));
void follow();
void desk.start().catch(() => undefined);
void time.start();
