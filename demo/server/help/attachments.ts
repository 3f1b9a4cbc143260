import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { UploadStatus } from '../../../src/directory/upload-check.ts';
import { type Database, nextId } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { ticketAttachment } from '../database/schema.ts';
import type { Write } from '../http/keyed-changes.ts';
import { invalid, notFound } from '../http/refusal.ts';
import type { Session } from '../http/sessions.ts';
import { takeUploadFaults } from '../http/upload-faults.ts';
import type { ContentStore } from '../store/content-store.ts';
import { FileInspector } from '../store/file-inspector.ts';
import { attachmentKind } from './attachment-kind.ts';

export type AttachmentRow = typeof ticketAttachment.$inferSelect;
/** Its bytes are kept, and nothing knows of them yet. */
type ReceivedFile = Omit<AttachmentRow, 'id'>;

/** Uploaded files of tickets that are being written, and of those that were sent (spec 000 §4 and §5). */
export class Attachments {
  readonly #database: Database;
  readonly #store: ContentStore;

  constructor(database: Database, store: ContentStore) {
    this.#database = database;
    this.#store = store;
  }

  /** Keeps the bytes as they come. What `content` throws ends it, and nothing stays. */
  async receive(session: Session, name: string, content: AsyncIterable<Uint8Array>): Promise<ReceivedFile> {
    if (/[/\\\0]/.test(name)) throw invalid('The file name must not contain a path');
    const inspector = new FileInspector();
    const { hash, size } = await this.#store.putStream(content, (chunk) => inspector.see(chunk));
    const check = takeUploadFaults(session);
    const created = Date.now();
    return {
      token: randomUUID(),
      owner: session.id,
      name,
      size,
      hash,
      kind: check.isRefused ? 'refused' : attachmentKind(name, inspector),
      verdict: check.verdict ?? (inspector.isSuspicious ? 'SUSPICIOUS' : 'SUCCESS'),
      checkedAt: created + check.duration,
      ticketId: null,
      created,
    };
  }

  /** Within a change: the attachment, and what writes it down. */
  async attach(file: ReceivedFile) {
    const row: AttachmentRow = { id: await nextId(this.#database, ticketAttachment), ...file };
    return { row, write: this.#database.insert(ticketAttachment).values(row) };
  }

  /** Within a change: what removes one of a ticket that was not sent. */
  async detach(session: Session, token: string): Promise<Write[]> {
    const [found] = await this.findUnsent(session, [token]);
    if (!found) throw notFound('The attachment');
    return [this.#database.delete(ticketAttachment).where(unsent(session, [token]))];
  }

  /** Within a change: what makes them those of a ticket. */
  send(session: Session, tokens: readonly string[], ticketId: number): Write {
    return this.#database.update(ticketAttachment).set({ ticketId }).where(unsent(session, tokens));
  }

  async findOwn(session: Session, token: string): Promise<AttachmentRow> {
    const [row] = await this.#database
      .select()
      .from(ticketAttachment)
      .where(and(eq(ticketAttachment.token, token), eq(ticketAttachment.owner, session.id)));
    if (!row) throw notFound('The attachment');
    return row;
  }

  /** Those of a session that no ticket has yet; a token that is none of them is not among what comes. */
  findUnsent(session: Session, tokens: readonly string[]): Promise<AttachmentRow[]> {
    return this.#database.select().from(ticketAttachment).where(unsent(session, tokens));
  }

  /** One in which nothing was found, of a ticket that was sent: until then it is its owner's alone. */
  findSent(id: string): Promise<AttachmentRow> {
    return this.#findReadable(id, isNotNull(ticketAttachment.ticketId));
  }

  /** One of a session's own in which nothing was found. */
  findOwnReadable(session: Session, id: string): Promise<AttachmentRow> {
    return this.#findReadable(id, eq(ticketAttachment.owner, session.id));
  }

  /** One whose signed address somebody has. */
  findSigned(id: string): Promise<AttachmentRow> {
    return this.#findReadable(id);
  }

  async #findReadable(id: string, condition?: SQL): Promise<AttachmentRow> {
    const number = rowId(id);
    const [row] = await this.#database
      .select()
      .from(ticketAttachment)
      .where(and(eq(ticketAttachment.id, number), condition));
    if (!row || statusOf(row) !== 'SUCCESS') throw notFound('The attachment');
    return row;
  }
}

export function statusOf({ verdict, checkedAt }: AttachmentRow): UploadStatus {
  return Date.now() < checkedAt ? 'PROCESSING' : verdict;
}

function unsent(session: Session, tokens: readonly string[]) {
  return and(
    inArray(ticketAttachment.token, [...tokens]),
    eq(ticketAttachment.owner, session.id),
    isNull(ticketAttachment.ticketId),
  );
}
