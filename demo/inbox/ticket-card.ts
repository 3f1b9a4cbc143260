import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { SentTicket } from '../common/demo-api.ts';
import { attachmentCard } from './attachment-card.ts';
import { safeBody } from './safe-body.ts';

const urgency: Readonly<Record<string, string>> = { HIGH: 'warn', URGENT: 'bad' };
const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** @param desk What can be done with it */
export function ticketCard(ticket: SentTicket, desk: TemplateResult): TemplateResult {
  const { id, author, created, payload, attachments } = ticket;
  return html`
    <article class="ticket" aria-labelledby=${`ticket-${id}`}>
      <header>
        <h2 id=${`ticket-${id}`} dir="auto">${payload.ticketSubject}</h2>
        <p class="from">
          <span>#${id}</span>
          <span>${author.name} <span class="soft">${author.email}</span></span>
          <time datetime=${new Date(created).toISOString()}>${dates.format(created)}</time>
        </p>
        <p class="badges">
          <span class=${`badge ${urgency[payload.ticketPriority] ?? ''}`}>${payload.ticketPriority}</span>
          ${payload.ticketCategory ? html`<span class="badge">${payload.ticketCategory}</span>` : nothing}
          ${payload.ticketCallback ? html`<span class="badge good">Call requested</span>` : nothing}
        </p>
      </header>
      ${body(ticket)} ${facts(ticket)}
      ${
        attachments.length === 0
          ? nothing
          : html`<ul class="attachments" aria-label="Attachments">${attachments.map((file) => html`<li>${attachmentCard(file)}</li>`)}</ul>`
      }
      ${desk}
    </article>
  `;
}

/** HTML only where the ticket says that it is; anything else is shown to the letter. */
function body({ payload, attachments }: SentTicket): TemplateResult {
  const { ticketBody, ticketBodyFormat } = payload;
  if (ticketBodyFormat !== 'HTML') return html`<div class="body text" dir="auto">${ticketBody}</div>`;
  const images = new Map(attachments.map(({ token, contentAddress }) => [token, contentAddress]));
  const drawn = guard([ticketBody, JSON.stringify([...images])], () => safeBody(ticketBody, images));
  return html`<div class="body formatted" dir="auto">${drawn}</div>`;
}

function facts({ payload }: SentTicket): TemplateResult | typeof nothing {
  const { ticketPhoneNumber: phone, ticketCc: copies } = payload;
  const rows = [
    phone ? fact('Phone', html`<a href=${`tel:${phone}`}>${phone}</a>`) : nothing,
    copies?.length ? fact('CC', copies.join(', ')) : nothing,
  ].filter((row) => row !== nothing);
  return rows.length === 0 ? nothing : html`<dl class="facts">${rows}</dl>`;
}

function fact(name: string, value: unknown): TemplateResult {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}
