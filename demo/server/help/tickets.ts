import { createHash } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Ticket } from '../../../src/help/contract.ts';
import { invalidAttachmentResponse, notAuthenticatedResponse } from '../../../src/help/ticket-terms.ts';
import type { Database } from '../database/open-database.ts';
import { ticket, ticketAttachment } from '../database/schema.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import type { Session } from '../http/sessions.ts';
import { type AttachmentRow, type Attachments, statusOf } from './attachments.ts';
import { checkTicket } from './ticket-rules.ts';

export interface TicketAnswer {
  resultCode: string;
  ticketId?: number;
}

export interface SentTicket {
  row: typeof ticket.$inferSelect;
  attachments: AttachmentRow[];
}

/** Support tickets (spec 000 §5 and §7). */
export class Tickets {
  readonly #database: Database;
  readonly #attachments: Attachments;
  /** One is made after the other: two of one key, or of one attachment, must not pass their checks at the same time. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(database: Database, attachments: Attachments) {
    this.#database = database;
    this.#attachments = attachments;
  }

  /** `key`: one that came before is answered with the ticket that it made. */
  create(session: Session, payload: Ticket, key?: string): Promise<TicketAnswer> {
    const made = this.#last.then(() => this.#create(session, payload, key));
    this.#last = made.catch(() => undefined);
    return made;
  }

  count(): Promise<number> {
    return this.#database.$count(ticket);
  }

  /** Of everybody, newest first. */
  async list(most: number): Promise<SentTicket[]> {
    const rows = await this.#database.select().from(ticket).orderBy(desc(ticket.id)).limit(most);
    const ids = rows.map(({ id }) => id);
    const files = await this.#database.select().from(ticketAttachment).where(inArray(ticketAttachment.ticketId, ids));
    return rows.map((row) => ({ row, attachments: files.filter(({ ticketId }) => ticketId === row.id) }));
  }

  async #create(session: Session, payload: Ticket, key: string | undefined): Promise<TicketAnswer> {
    const requestKey = key === undefined ? null : checkedKey(key);
    const fingerprint = fingerprintOf(payload);
    if (requestKey !== null) {
      const made = await this.#findMade(session, requestKey, fingerprint);
      if (made !== undefined) return { resultCode: 'SUCCESS', ticketId: made };
    }
    if (!session.user.registeredInCommunity) return { resultCode: notAuthenticatedResponse };
    await checkTicket(session, payload);
    const tokens = [...new Set(payload.imageTokens ?? [])];
    const attachments = await this.#attachments.findUnsent(session, tokens);
    checkAttachments(attachments, tokens);
    if (attachments.some(({ kind }) => kind === 'refused')) return { resultCode: invalidAttachmentResponse };
    const { name, email } = session.user;
    const row = { owner: session.id, author: { name, email }, created: Date.now(), payload, requestKey, fingerprint };
    const [saved] = await this.#database.insert(ticket).values(row).returning();
    if (!saved) throw new Error('The ticket was not saved');
    await this.#database
      .update(ticketAttachment)
      .set({ ticketId: saved.id })
      .where(inArray(ticketAttachment.token, tokens));
    return { resultCode: 'SUCCESS', ticketId: saved.id };
  }

  async #findMade(session: Session, requestKey: string, fingerprint: string): Promise<number | undefined> {
    const [made] = await this.#database
      .select()
      .from(ticket)
      .where(and(eq(ticket.owner, session.id), eq(ticket.requestKey, requestKey)));
    if (made && made.fingerprint !== fingerprint) {
      throw new Refusal(
        409,
        'KEY_REUSED',
        'A ticket with other content was sent with this key. Send it with a new one.',
      );
    }
    return made?.id;
  }
}

function checkAttachments(attachments: readonly AttachmentRow[], tokens: readonly string[]): void {
  if (attachments.length < tokens.length) throw invalid('An attachment is unknown; upload it again');
  if (new Set(attachments.map(({ name }) => name)).size < attachments.length)
    throw invalid('Two attachments have one name');
  const failed = attachments.find((row) => statusOf(row) === 'FAILURE');
  if (failed) throw invalid(`${failed.name} could not be checked; take it out, or upload it again`);
}

function checkedKey(key: string): string {
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw invalid('The idempotency key has to be 1 to 255 visible characters');
  return key;
}

/** Without the files: a client that is not sure uploads them again, under other tokens. */
function fingerprintOf({ imageTokens, ...rest }: Ticket): string {
  const body = (imageTokens ?? []).reduce((text, token) => text.replaceAll(token, ''), rest.ticketBody);
  return createHash('sha256')
    .update(JSON.stringify({ ...rest, ticketBody: body }))
    .digest('hex');
}
