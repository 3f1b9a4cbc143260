/** `/demo/outbox`: the mails and notifications of automations, and what became of each. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { appearanceQuery, applyAppearance, readAppearance } from '../common/appearance.ts';
import { pageFrame } from '../common/page-frame.ts';
import { type OutgoingMessage, ticketApi } from '../common/ticket-api.ts';
import { safeBody } from '../inbox/safe-body.ts';

const interval = 1500;
const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });
const states: Readonly<Record<OutgoingMessage['state'], { text: string; tone: string }>> = {
  HELD: { text: 'Kept here', tone: '' },
  QUEUED: { text: 'Waiting', tone: 'warn' },
  SENDING: { text: 'Sending', tone: 'warn' },
  SENT: { text: 'Sent', tone: 'good' },
  FAILED: { text: 'Failed', tone: 'bad' },
  UNCERTAIN: { text: 'May have arrived', tone: 'bad' },
};

let messages: readonly OutgoingMessage[] | undefined;
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
        <h1>Outbox</h1>
        <p role="status">${summary()}</p>
      </header>
      ${hasFailed ? html`<p class="problem" role="alert">The server isn’t responding. Retrying automatically…</p>` : nothing}
      ${messages?.length === 0 ? empty() : nothing}
      <ol class="tickets">
        ${repeat(
          messages ?? [],
          ({ id }) => id,
          (message) => html`<li>${card(message)}</li>`,
        )}
      </ol>
    </main>
  `;
}

function summary(): string {
  if (!messages) return 'Loading…';
  if (total === 0) return 'No messages';
  const count = `${total} ${total === 1 ? 'message' : 'messages'}`;
  return messages.length < total ? `The newest ${messages.length} of ${count}` : `${count}, newest first`;
}

function empty(): TemplateResult {
  return html`
    <div class="nothing">
      <h2>No messages yet</h2>
      <p>Mails and notifications of automations appear here. With SMTP_URL set, mails are also sent.</p>
      <a class="button" href=${`/demo/inbox${appearanceQuery()}`}>Inbox</a>
    </div>
  `;
}

function card({
  id,
  ticketId,
  created,
  channel,
  recipients,
  subject,
  body,
  state,
  problem,
}: OutgoingMessage): TemplateResult {
  const { text, tone } = states[state];
  return html`
    <article class="ticket" aria-labelledby=${`message-${id}`}>
      <header>
        <h2 id=${`message-${id}`} dir="auto">${subject}</h2>
        <p class="from">
          <a href=${`/demo/inbox${appearanceQuery()}#ticket-${ticketId}`}>Ticket #${ticketId}</a>
          <span>${recipients.to.join(', ')}${recipients.cc.length > 0 ? `, CC ${recipients.cc.join(', ')}` : nothing}</span>
          <time datetime=${new Date(created).toISOString()}>${dates.format(created)}</time>
        </p>
        <p class="badges"><span class="badge">${channel}</span><span class=${`badge ${tone}`}>${text}</span></p>
      </header>
      ${problem === null ? nothing : html`<p class="problem">${problem}</p>`}
      <div class="body formatted" dir="auto">${guard([body], () => safeBody(body, new Map()))}</div>
    </article>
  `;
}

async function read(): Promise<void> {
  const answer = await ticketApi.messages();
  const now = JSON.stringify(answer);
  if (now === drawn && !hasFailed) return;
  drawn = now;
  hasFailed = false;
  ({ messages, total } = answer);
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
