import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Ticket } from '../../../src/help/contract.ts';
import {
  attachmentExtensions,
  attachmentSizeLimit,
  federalEnvironments,
  invalidAttachmentResponse,
  notAuthenticatedResponse,
} from '../../../src/help/ticket-terms.ts';
import type { Database } from '../database/open-database.ts';
import { ticket, ticketAttachment } from '../database/schema.ts';
import { invalid, notFound } from '../http/refusal.ts';
import type { Session } from '../http/sessions.ts';
import type { ContentStore } from '../store/content-store.ts';

/** The harmless text that every virus scanner agreed to find. */
const testVirus = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';

export type AttachmentRow = typeof ticketAttachment.$inferSelect;

/** Support tickets and their attachments (spec 000 §5 and §7). */
export class Tickets {
  readonly #database: Database;
  readonly #store: ContentStore;

  constructor(database: Database, store: ContentStore) {
    this.#database = database;
    this.#store = store;
  }

  async attach(session: Session, name: string, bytes: Buffer): Promise<AttachmentRow> {
    if (/[/\\\0]/.test(name)) throw invalid('The file name must not contain a path');
    if (bytes.length > attachmentSizeLimit) throw invalid('The file is too large');
    const { hash, size } = await this.#store.putBytes(bytes);
    const kind = bytes.includes(testVirus) ? 'suspicious' : kindOf(name, bytes);
    const row = { token: randomUUID(), owner: session.id, name, size, hash, kind, ticketId: null, created: Date.now() };
    const [saved] = await this.#database.insert(ticketAttachment).values(row).returning();
    if (!saved) throw new Error('The attachment was not saved');
    return saved;
  }

  async detach(session: Session, token: string): Promise<void> {
    const own = and(
      eq(ticketAttachment.token, token),
      eq(ticketAttachment.owner, session.id),
      isNull(ticketAttachment.ticketId),
    );
    const removed = await this.#database.delete(ticketAttachment).where(own).returning();
    if (removed.length === 0) throw notFound('The attachment');
  }

  /** Undefined id: the answer is a result code only. */
  async create(session: Session, payload: Ticket): Promise<{ resultCode: string; ticketId?: number }> {
    if (!session.user.registeredInCommunity) return { resultCode: notAuthenticatedResponse };
    if (!payload.ticketCategory && !isFederal(session)) {
      throw invalid('The ticket needs a category');
    }
    const tokens = [...new Set(payload.imageTokens ?? [])];
    const attachments = await this.#database
      .select()
      .from(ticketAttachment)
      .where(
        and(
          inArray(ticketAttachment.token, tokens),
          eq(ticketAttachment.owner, session.id),
          isNull(ticketAttachment.ticketId),
        ),
      );
    if (attachments.length < tokens.length) throw invalid('An attachment is unknown; upload it again');
    if (new Set(attachments.map(({ name }) => name)).size < attachments.length)
      throw invalid('Two attachments have one name');
    if (attachments.some(({ kind }) => kind === 'refused')) return { resultCode: invalidAttachmentResponse };
    const [saved] = await this.#database
      .insert(ticket)
      .values({ owner: session.id, created: Date.now(), payload: { ...payload } })
      .returning();
    if (!saved) throw new Error('The ticket was not saved');
    await this.#database
      .update(ticketAttachment)
      .set({ ticketId: saved.id })
      .where(inArray(ticketAttachment.token, tokens));
    return { resultCode: 'SUCCESS', ticketId: saved.id };
  }

  async findByToken(session: Session, token: string): Promise<AttachmentRow> {
    const [row] = await this.#database
      .select()
      .from(ticketAttachment)
      .where(and(eq(ticketAttachment.token, token), eq(ticketAttachment.owner, session.id)));
    if (!row) throw notFound('The attachment');
    return row;
  }

  async find(id: string): Promise<AttachmentRow> {
    const number = /^\d{1,15}$/.test(id) ? Number(id) : -1;
    const [row] = await this.#database.select().from(ticketAttachment).where(eq(ticketAttachment.id, number));
    if (!row || row.kind === 'suspicious') throw notFound('The attachment');
    return row;
  }
}

function isFederal({ choices }: Session): boolean {
  return (federalEnvironments as readonly string[]).includes(choices.environment);
}

/** By name and content: a program that calls itself a picture is refused with the ticket. */
function kindOf(name: string, bytes: Buffer): string {
  const extension = extname(name).toLowerCase();
  if (!(attachmentExtensions as readonly string[]).includes(extension)) return 'refused';
  const starts = (text: string, at = 0) => bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
  if (extension === '.png') return starts('\x89PNG\r\n') ? 'image/png' : 'refused';
  if (extension === '.mov')
    return ['ftyp', 'moov', 'mdat', 'wide', 'free'].some((box) => starts(box, 4)) ? 'video/quicktime' : 'refused';
  if (extension === '.txt') return bytes.includes(0) ? 'refused' : 'text/plain';
  return starts('\xff\xd8\xff') ? 'image/jpeg' : 'refused';
}
