/** `/demo/outbox`: the mails and notifications of automations, and what became of each. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { appearanceQuery } from '../common/appearance.ts';
import { type OutgoingMessage, ticketApi } from '../common/ticket-api.ts';
import { followedList } from '../inbox/followed-list.ts';
import { safeBody } from '../inbox/safe-body.ts';

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });
const states: Readonly<Record<OutgoingMessage['state'], { text: string; tone: string }>> = {
  HELD: { text: 'Kept here', tone: '' },
  QUEUED: { text: 'Waiting', tone: 'warn' },
  SENDING: { text: 'Sending', tone: 'warn' },
  SENT: { text: 'Sent', tone: 'good' },
  FAILED: { text: 'Failed', tone: 'bad' },
  UNCERTAIN: { text: 'May have arrived', tone: 'bad' },
};

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

followedList<OutgoingMessage>({
  title: 'Outbox',
  noun: ['message', 'messages'],
  async load() {
    const { total, messages: rows } = await ticketApi.messages();
    return { total, rows };
  },
  card,
  empty: () => html`
    <div class="nothing">
      <h2>No messages yet</h2>
      <p>Mails and notifications of automations appear here. With SMTP_URL set, mails are also sent.</p>
      <a class="button" href=${`/demo/inbox${appearanceQuery()}`}>Inbox</a>
    </div>
  `,
}).start();
