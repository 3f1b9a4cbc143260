/**
 * Which items of a restore job are done, for when the server is killed in the middle: under "Keep both" nothing else can
 * tell a file that was restored already from one that was there before. A line is written before a file takes its name;
 * whether it then took it is seen by its temporary file, which is gone or has become a second name of it.
 */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { lstat, rm } from 'node:fs/promises';

type Line = { begins: string; temporary: string } | { finishes: string } | { fails: string };

export class RestoreJournal {
  readonly #file: number;
  readonly #done: ReadonlySet<string>;

  private constructor(file: number, done: ReadonlySet<string>) {
    this.#file = file;
    this.#done = done;
  }

  /** Reads what an earlier attempt wrote, and removes the half-written files that it left. */
  static async open(path: string): Promise<RestoreJournal> {
    const done = new Set<string>();
    const temporaries = new Map<string, string>();
    for (const line of readLines(path)) {
      if ('begins' in line) temporaries.set(line.begins, line.temporary);
      else if ('finishes' in line) done.add(line.finishes);
      else done.delete(line.fails);
    }
    for (const [key, temporary] of temporaries) {
      const left = await lstat(temporary).catch(() => undefined);
      if (left?.nlink === 1) done.delete(key);
      if (left) await rm(temporary, { force: true });
    }
    return new RestoreJournal(openSync(path, 'a'), done);
  }

  isDone(key: string): boolean {
    return this.#done.has(key);
  }

  /** Before the temporary file is made. */
  begin(key: string, temporary: string): void {
    this.#write({ begins: key, temporary });
  }

  /** Before the temporary file takes its name, or when nothing is to be written. */
  finish(key: string): void {
    this.#write({ finishes: key });
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
