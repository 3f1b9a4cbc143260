/** What is stored is of unknown origin: another release, another script of the page. It is parsed here, or dropped. */
import { isFlag, isListOf, isRecord, isText } from '../../base/shapes.ts';
import type { TicketContact, TicketValues } from '../ticket/ticket-types.ts';
import { ticketCategories, ticketPriorities } from '../ticket-terms.ts';

/** A file as it is stored. */
export interface StoredBytes {
  name: string;
  type: string;
  lastModified: number;
  bytes: ArrayBuffer;
}

export interface StoredDraft {
  values: TicketValues;
  /** Keys of the files, in their order. */
  files: readonly string[];
  /** Milliseconds since 1970. */
  written: number;
}

export function readStoredDraft(stored: unknown): StoredDraft | undefined {
  if (!isRecord(stored)) return undefined;
  const { values, files, written } = stored;
  if (!isListOf(isText)(files) || typeof written !== 'number' || !Number.isFinite(written)) return undefined;
  const read = readValues(values);
  return read && { values: read, files: files as string[], written };
}

export function readStoredFile(stored: unknown): File | undefined {
  if (!isRecord(stored)) return undefined;
  const { name, type, lastModified, bytes } = stored;
  if (!isText(name) || !isText(type) || typeof lastModified !== 'number' || !(bytes instanceof ArrayBuffer)) {
    return undefined;
  }
  return new File([bytes], name as string, { type: type as string, lastModified });
}

function readValues(stored: unknown): TicketValues | undefined {
  if (!isRecord(stored)) return undefined;
  const isRight = Object.entries(checks).every(([name, check]) => check(stored[name]));
  if (!isRight) return undefined;
  const { subject, body, isHtml, priority, category, phoneNumber, wantsCall, cc, hasDiagnostics } =
    stored as unknown as TicketValues;
  const contacts = cc.map(({ email, name }) => ({ email, name }));
  return { subject, body, isHtml, priority, category, phoneNumber, wantsCall, cc: contacts, hasDiagnostics };
}

const checks: { [Name in keyof TicketValues]: (value: unknown) => boolean } = {
  subject: isText,
  body: isText,
  isHtml: isFlag,
  priority: (value) => value === '' || (ticketPriorities as readonly unknown[]).includes(value),
  category: (value) => value === '' || (ticketCategories as readonly unknown[]).includes(value),
  phoneNumber: isText,
  wantsCall: isFlag,
  cc: isListOf(isContact),
  hasDiagnostics: isFlag,
};

function isContact(value: unknown): value is TicketContact {
  return isRecord(value) && isText(value.email) && isText(value.name);
}
