/** What became of each file of the restore jobs: written by the restore process, read by the server. */
import { and, asc, count, eq } from 'drizzle-orm';
import type { FileFailure, FileOutcome } from '../../../src/backup/report-contract.ts';
import { chunksOf, type Database } from '../database/open-database.ts';
import { restoredFile } from '../database/schema.ts';
import { type Page, type PageRequest, pageOf } from '../http/page.ts';

export interface FileResult {
  outcome: FileOutcome;
  /** The name that it got instead of its own. */
  restoredAs?: string;
  reason?: FileFailure;
}

type Row = typeof restoredFile.$inferInsert;

/** Rows that are written at once, and milliseconds for which they wait for others. */
const writtenAtOnce = 500;
const writtenEvery = 1_000;

/** In the order of the job; of one outcome, where one is named. */
export async function listFiles(
  database: Database,
  uid: string,
  wanted: PageRequest,
  outcome?: FileOutcome,
): Promise<Page<Row>> {
  const ofOutcome = outcome === undefined ? undefined : eq(restoredFile.outcome, outcome);
  const isWanted = and(eq(restoredFile.uid, uid), ofOutcome);
  const [total] = await database.select({ total: count() }).from(restoredFile).where(isWanted);
  const rows = await database
    .select()
    .from(restoredFile)
    .where(isWanted)
    .orderBy(asc(restoredFile.number))
    .limit(wanted.size)
    .offset(wanted.page * wanted.size);
  return pageOf(rows, total?.total ?? 0, wanted);
}

/** The record of one job, while it runs. */
export class FileRecord {
  readonly #database: Database;
  readonly #uid: string;
  #waiting: Row[] = [];
  #written = performance.now();

  private constructor(database: Database, uid: string) {
    this.#database = database;
    this.#uid = uid;
  }

  /** A job that is resumed tells of every file again: its journal knows what became of those that are done. */
  static async open(database: Database, uid: string): Promise<FileRecord> {
    await database.delete(restoredFile).where(eq(restoredFile.uid, uid));
    return new FileRecord(database, uid);
  }

  /** @param number Counts the files of the job from 0. */
  async add(number: number, file: { path: string; size: number }, { outcome, restoredAs, reason }: FileResult) {
    const result = { outcome, restoredAs: restoredAs ?? null, reason: reason ?? null };
    this.#waiting.push({ uid: this.#uid, number, ...file, ...result });
    const isDue = performance.now() - this.#written >= writtenEvery;
    if (isDue || this.#waiting.length >= writtenAtOnce) await this.write();
  }

  async write(): Promise<void> {
    const rows = this.#waiting;
    this.#waiting = [];
    this.#written = performance.now();
    for (const chunk of chunksOf(rows)) await this.#database.insert(restoredFile).values(chunk);
  }
}
