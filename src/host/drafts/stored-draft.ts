/** What is stored is of unknown origin: another release, another script of the page. It is parsed here, or dropped. */
import { isListOf, isRecord, isText } from '../../base/shapes.ts';
import type { DraftPress } from './draft-types.ts';

export interface StoredDraft {
  /** Of the shape of the values. */
  version: number;
  values: unknown;
  /** Keys of the files, in their order. */
  files: readonly string[];
  /** Milliseconds since 1970. */
  written: number;
  press?: DraftPress | undefined;
}

/** A file as it is stored. */
export interface StoredBytes {
  name: string;
  type: string;
  lastModified: number;
  bytes: ArrayBuffer;
}

export function readStoredDraft(stored: unknown): StoredDraft | undefined {
  if (!isRecord(stored)) return undefined;
  // The first drafts that were kept had one shape, and did not say so.
  const { version = 1, values, files, written, press } = stored;
  if (!isCount(version) || !isListOf(isText)(files) || !isCount(written)) return undefined;
  return { version, values, files: files as string[], written, ...readPress(press) };
}

export function readStoredFile(stored: unknown): File | undefined {
  if (!isRecord(stored)) return undefined;
  const { name, type, lastModified, bytes } = stored;
  if (!isText(name) || !isText(type) || !isCount(lastModified) || !(bytes instanceof ArrayBuffer)) return undefined;
  return new File([bytes], name as string, { type: type as string, lastModified });
}

function readPress(stored: unknown): { press?: DraftPress } {
  if (!isRecord(stored) || typeof stored.key !== 'string') return {};
  return { press: { key: stored.key, isWaiting: stored.isWaiting === true } };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
