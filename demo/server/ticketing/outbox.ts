/**
 * Mails on their way. They are written with the change that caused them, and sent afterwards, so that neither can be there
 * without the other. Before a mail is handed to the server it is marked: one that was handed over and not answered for may
 * have arrived, so it is told as uncertain and never sent again.
 */
import { Readable } from 'node:stream';
import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import nodemailer, { type Transporter } from 'nodemailer';
import { textOfHtml } from '../../../src/help/ticket/body-text.ts';
import type { Database } from '../database/open-database.ts';
import { outgoingMessage } from '../database/schema.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { AutomationUploads, UploadedFile } from './automation-uploads.ts';

export type MessageRow = typeof outgoingMessage.$inferSelect;

interface OutboxParts {
  database: Database;
  store: ContentStore;
  uploads: AutomationUploads;
  /** `smtp://user:password@host:port`; without it mails stay where they are, to be read at `/demo/outbox`. */
  smtpUrl?: string | undefined;
  /** Milliseconds before each further attempt; after the last one a mail has failed. */
  delays?: readonly number[] | undefined;
}

const minute = 60_000;
const usualDelays = [minute, 5 * minute, 30 * minute, 120 * minute, 720 * minute];
const interval = 5_000;
/** Milliseconds until a mail is looked at again whose files are being checked. */
const checkPause = 1_000;
const sender = { name: 'RMM Elements', address: 'support@rmm-elements.example' };
const silent = { name: 'RMM Elements', address: 'no-reply@rmm-elements.example' };

export class Outbox {
  readonly #parts: OutboxParts;
  readonly #transport: Transporter | undefined;
  readonly #delays: readonly number[];
  /** Whether the server has begun to read the mail that is being sent. */
  #isHandedOver = false;
  #flushing: Promise<void> | undefined;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    this.#delays = parts.delays ?? usualDelays;
    this.#transport = parts.smtpUrl === undefined ? undefined : nodemailer.createTransport(parts.smtpUrl);
    this.#transport?.use('stream', ({ message }, done) => {
      // Read once the server has said that it takes the mail.
      message.processFunc((input) => Readable.from(this.#watched(input)));
      done();
    });
  }

  /** A process that ended while it sent a mail does not know whether it arrived. */
  async start(): Promise<void> {
    await this.#parts.database
      .update(outgoingMessage)
      .set({ state: 'UNCERTAIN', problem: 'The server ended while it was being sent. It may have arrived.' })
      .where(eq(outgoingMessage.state, 'SENDING'));
    if (!this.#transport) return;
    const flush = () => void this.flush().catch((error: unknown) => console.error(error));
    this.#timer = setInterval(flush, interval).unref();
    flush();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#flushing?.catch(() => undefined);
    this.#transport?.close();
  }

  /** The newest first. */
  list(most: number): Promise<MessageRow[]> {
    return this.#parts.database.select().from(outgoingMessage).orderBy(desc(outgoingMessage.id)).limit(most);
  }

  count(): Promise<number> {
    return this.#parts.database.$count(outgoingMessage);
  }

  /** Of runs of automations. */
  ofRuns(ids: readonly number[]): Promise<MessageRow[]> {
    return this.#parts.database
      .select()
      .from(outgoingMessage)
      .where(inArray(outgoingMessage.runId, [...ids]))
      .orderBy(asc(outgoingMessage.id));
  }

  /** Sends what is due; one at a time, however often it is called. */
  flush(): Promise<void> {
    this.#flushing ??= this.#flush().finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }

  async #flush(): Promise<void> {
    const { database, uploads } = this.#parts;
    while (this.#transport && !this.#isClosed) {
      const isDue = and(eq(outgoingMessage.state, 'QUEUED'), lte(outgoingMessage.nextAttempt, Date.now()));
      const [row] = await database
        .select()
        .from(outgoingMessage)
        .where(isDue)
        .orderBy(asc(outgoingMessage.id))
        .limit(1);
      if (!row) return;
      const files = await uploads.find(row.attachments.map(({ id }) => id));
      if (files.some(({ uploadStatus }) => uploadStatus === 'PROCESSING')) {
        await this.#mark(row, { nextAttempt: Date.now() + checkPause });
        continue;
      }
      await this.#mark(row, { state: 'SENDING', attempts: row.attempts + 1 });
      await this.#mark(row, await this.#send(this.#transport, row, files));
    }
  }

  #mark({ id }: MessageRow, change: Partial<MessageRow>) {
    return this.#parts.database.update(outgoingMessage).set(change).where(eq(outgoingMessage.id, id));
  }

  async *#watched(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    this.#isHandedOver = true;
    yield* input;
  }

  async #send(transport: Transporter, row: MessageRow, files: readonly UploadedFile[]): Promise<Partial<MessageRow>> {
    this.#isHandedOver = false;
    try {
      const { rejected = [] } = await transport.sendMail(this.#mailOf(row, files));
      const problem = rejected.length > 0 ? `Refused for ${rejected.join(', ')}.` : null;
      return { state: 'SENT', problem };
    } catch (error) {
      return this.#afterFailure(row, error);
    }
  }

  #afterFailure({ attempts }: MessageRow, error: unknown): Partial<MessageRow> {
    const { message, responseCode } = Object(error) as { message?: string; responseCode?: number };
    const problem = message ?? String(error);
    // An answer is certain, and so is what broke before the mail itself was handed over.
    if (responseCode === undefined && this.#isHandedOver)
      return { state: 'UNCERTAIN', problem: `${problem}. It may have arrived.` };
    const delay = this.#delays[attempts];
    const isFinal = responseCode !== undefined && responseCode >= 500;
    if (isFinal || delay === undefined) return { state: 'FAILED', problem };
    return { state: 'QUEUED', problem, nextAttempt: Date.now() + delay };
  }

  #mailOf(
    { recipients, subject, body, messageId, allowResponse, ticketId, attachments }: MessageRow,
    files: readonly UploadedFile[],
  ) {
    // What failed its check goes to nobody. Source: spec 001 §4.2.
    const sent = files.filter(({ uploadStatus }) => uploadStatus === 'SUCCESS');
    return {
      from: allowResponse ? sender : silent,
      replyTo: allowResponse ? { ...sender, address: `support+${ticketId}@rmm-elements.example` } : silent,
      to: recipients.to,
      cc: recipients.cc,
      subject,
      html: body,
      text: textOfHtml(body),
      messageId,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Ticket': String(ticketId) },
      attachments: sent.map(({ id, name, type, hash }) => {
        const cid = attachments.find((one) => one.id === id)?.contentId;
        return { filename: name, contentType: type, path: this.#parts.store.pathOf(hash), ...(cid && { cid }) };
      }),
      // What automations write names files and addresses by us alone.
      disableUrlAccess: true,
    };
  }
}
