/** Files for the mails of automations (spec 001 §3.8 and §4.2). Each is its uploader's until an automation has it. */
import { eq, inArray } from 'drizzle-orm';
import type { UploadStatus } from '../../../src/directory/upload-check.ts';
import type { AutomationAttachment } from '../../../src/ticketing/contract.ts';
import { type Database, nextId } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { automationUpload } from '../database/schema.ts';
import { invalid, notFound, Refusal } from '../http/refusal.ts';
import type { Session } from '../http/sessions.ts';
import { takeUploadFaults } from '../http/upload-faults.ts';
import type { ContentStore } from '../store/content-store.ts';
import { FileInspector } from '../store/file-inspector.ts';
import { isProgram, mediaType, pictureType } from '../store/file-kinds.ts';

export type UploadRow = typeof automationUpload.$inferSelect;

/** A file, wherever it is kept. */
export interface UploadedFile extends Pick<UploadRow, 'owner' | 'name' | 'type' | 'hash'> {
  readonly id: string;
  readonly uploadStatus: UploadStatus;
}

export class AutomationUploads {
  readonly #database: Database;
  readonly #store: ContentStore;

  constructor(database: Database, store: ContentStore) {
    this.#database = database;
    this.#store = store;
  }

  /** Keeps the bytes as they come. What `content` throws ends it, and nothing stays. */
  async receive(
    session: Session,
    { name, isInline }: { name: string; isInline: boolean },
    content: AsyncIterable<Uint8Array>,
  ): Promise<Omit<UploadRow, 'id'>> {
    if (/[/\\\0]/.test(name)) throw invalid('The file name must not contain a path');
    const inspector = new FileInspector();
    const { hash, size } = await this.#store.putStream(content, (chunk) => inspector.see(chunk));
    const { head } = inspector;
    if (isInline ? pictureType(head) === undefined : isProgram(name, head)) throw notSupported(isInline);
    const check = takeUploadFaults(session);
    const created = Date.now();
    return {
      owner: session.id,
      name,
      size,
      hash,
      type: mediaType(name, head),
      isInline,
      verdict: check.verdict ?? (inspector.isSuspicious ? 'SUSPICIOUS' : 'SUCCESS'),
      checkedAt: created + check.duration,
      created,
    };
  }

  /** Within a change: the file, and what writes it down. */
  async keep(file: Omit<UploadRow, 'id'>) {
    const row: UploadRow = { id: await nextId(this.#database, automationUpload), ...file };
    return { row, write: this.#database.insert(automationUpload).values(row) };
  }

  /** Those of the ids that are there. */
  async find(ids: readonly string[]): Promise<UploadedFile[]> {
    const rows = await this.#database
      .select()
      .from(automationUpload)
      .where(inArray(automationUpload.id, ids.map(rowId)));
    return rows.map((row) => ({ ...row, id: String(row.id), uploadStatus: statusOf(row) }));
  }

  /** By its id, or by the content id that a text names it with. */
  async read(id: string): Promise<UploadRow> {
    const number = rowId(contentIdPattern.exec(id)?.[1] ?? id);
    const [row] = await this.#database.select().from(automationUpload).where(eq(automationUpload.id, number));
    if (!row) throw notFound('The attachment');
    return row;
  }
}

/** As the content ids of mails are: theirs alone in the world. */
const contentIdOf = (id: number) => `image.${id}@rmm-elements.example`;
const contentIdPattern = /^image\.(\d+)@rmm-elements\.example$/;

/** As clients see it. */
export function attachmentOf(row: UploadRow): AutomationAttachment {
  const { id, name, size, type, isInline } = row;
  const dot = name.lastIndexOf('.');
  return {
    id: String(id),
    uploadStatus: statusOf(row),
    metadata: {
      name,
      size,
      mimeType: type,
      extension: dot > 0 ? name.slice(dot + 1) : null,
      contentId: isInline ? contentIdOf(id) : null,
      inline: isInline,
    },
  };
}

export function statusOf({ verdict, checkedAt }: UploadRow): UploadStatus {
  return Date.now() < checkedAt ? 'PROCESSING' : verdict;
}

function notSupported(isInline: boolean): Refusal {
  const message = isInline ? 'Images must be JPEG, PNG or GIF' : 'Programs are not accepted';
  return new Refusal(415, 'UNSUPPORTED_FILE', message);
}
