/**
 * Which items of a restore job are done, for when the server is killed in the middle: under "Keep both" nothing else can
 * tell a file that was restored already from one that was there before. A line is written before a file takes its name;
 * whether it then took it is seen by its temporary file, which is gone or has become a second name of it.
 */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { lstat, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathOnDisk } from '../device/raw-name.ts';
import type { FileResult } from './restored-files.ts';

type Line =
  | { begins: string; temporary: string }
  | { finishes: string }
  | { fails: string }
  | { tells: string; result: FileResult };

const restored: FileResult = { outcome: 'RESTORED' };

export class RestoreJournal {
  readonly #file: number;
  readonly #done: ReadonlyMap<string, FileResult>;

  private constructor(file: number, done: ReadonlyMap<string, FileResult>) {
    this.#file = file;
    this.#done = done;
  }

  /** Reads what an earlier attempt wrote, and removes the half-written files that it left. */
  static async open(path: string): Promise<RestoreJournal> {
    const { done, temporaries } = read(path);
    const journal = new RestoreJournal(openSync(path, 'a'), done);
    for (const [key, temporary] of temporaries) {
      const left = await lstat(pathOnDisk(temporary)).catch(() => undefined);
      if (!left) continue;
      if (left.nlink === 1 && done.delete(key)) journal.fail(key);
      await rm(pathOnDisk(temporary), { force: true });
    }
    return journal;
  }

  /** Keys of what is done, by a journal that was opened since it was written to. */
  static doneBy(path: string): ReadonlySet<string> {
    return new Set(read(path).done.keys());
  }

  /** What became of it in an earlier attempt, where it was done then. */
  doneBefore(key: string): FileResult | undefined {
    return this.#done.get(key);
  }

  /** Before the temporary file is made. */
  begin(key: string, temporary: string): void {
    this.#write({ begins: key, temporary });
  }

  /** Before the temporary file takes its name, or when nothing is to be written. */
  finish(key: string): void {
    this.#write({ finishes: key });
  }

  /** After that, where it was not simply restored. */
  tell(key: string, result: FileResult): void {
    this.#write({ tells: key, result });
  }

  /** Before the temporary file of something that did not work is removed. */
  fail(key: string): void {
    this.#write({ fails: key });
  }

  close(): void {
    closeSync(this.#file);
  }

  #write(line: Line): void {
    writeSync(this.#file, `${JSON.stringify(line)}\n`);
  }
}

function read(path: string) {
  const done = new Map<string, FileResult>();
  const temporaries = new Map<string, string>();
  for (const line of readLines(path)) {
    if ('begins' in line) temporaries.set(line.begins, line.temporary);
    else if ('finishes' in line) done.set(line.finishes, restored);
    else if ('tells' in line) done.set(line.tells, line.result);
    else done.delete(line.fails);
  }
  return { done, temporaries };
}

function readLines(path: string): Line[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return [];
  }
  // What follows the last line break was being written when the process was killed.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
}

export function journalOf(folder: string, uid: string): string {
  return join(folder, `${uid}.journal`);
}

/** Of a job that restores what others failed to: what those had done. */
export function journalBefore(folder: string, uid: string): string {
  return join(folder, `${uid}.before`);
}

/** What was fetched for the job and is not restored yet. */
export function fetchFolderOf(folder: string, uid: string): string {
  return join(folder, `${uid}.fetched`);
}
