/** `/demo/inbox`: the support tickets that this server was sent, as those who answer them would see them. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { appearanceQuery, applyAppearance, readAppearance } from '../common/appearance.ts';
import { demoApi, type SentTicket } from '../common/demo-api.ts';
import { pageFrame } from '../common/page-frame.ts';
import { ticketCard } from './ticket-card.ts';

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
      ${hasFailed ? html`<p class="problem" role="alert">The server isn’t responding. Retrying automatically…</p>` : nothing}
      ${tickets?.length === 0 ? empty() : nothing}
      <ol class="tickets">
        ${repeat(
          tickets ?? [],
          ({ id }) => id,
          (ticket) => html`<li>${ticketCard(ticket)}</li>`,
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
      <a class="button" href=${`/${appearanceQuery()}`}>All elements</a>
    </div>
  `;
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

applyAppearance(readAppearance());
draw();
document.addEventListener('visibilitychange', () => void read().catch(() => undefined));
void follow();
