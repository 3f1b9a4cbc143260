/**
 * What the program lists, with names as their bytes are. Its JSON has one sign for all bytes that are no text; its plain
 * text has them, in the same order, and is asked for where such a name comes.
 */
import { nameFrom } from '../../../device/raw-name.ts';
import { isNode, nodeOf, type ResticLine, type TreeNode } from './restic-nodes.ts';
import type { ResticProgram } from './restic-program.ts';

/** What JSON has for a byte that is no text. */
const unknown = '\ufffd';
const raw = /[\udc80-\udcff]/g;

export async function* listedNodes(
  program: ResticProgram,
  args: readonly string[],
  signal?: AbortSignal,
): AsyncGenerator<TreeNode[]> {
  const truth = new TruePaths(program, args, signal);
  try {
    for await (const lines of program.lines<ResticLine>(args, signal)) {
      const nodes: TreeNode[] = [];
      for (const line of lines) {
        if (!isNode(line)) continue;
        const node = nodeOf(line, await truth.next(line.path));
        if (node) nodes.push(node);
      }
      yield nodes;
    }
  } finally {
    await truth.end();
  }
}

/** Asked for each node in its order; the program starts with the first path that is not sure. */
class TruePaths {
  readonly #start: () => AsyncGenerator<string[]>;
  /** Lines beside the first, of the paths that have some. */
  readonly #breaks = new Map<number, number>();
  #count = 0;
  #chunks: AsyncGenerator<string[]> | undefined;
  #waiting: string[] = [];
  #at = 0;
  /** Of nodes whose lines were read. */
  #read = 0;
  #isLost = false;

  constructor(program: ResticProgram, args: readonly string[], signal: AbortSignal | undefined) {
    this.#start = () => program.byteLines(['--quiet', ...args], signal);
  }

  async next(path: string): Promise<string> {
    const breaks = path.split('\n').length - 1;
    if (breaks > 0) this.#breaks.set(this.#count, breaks);
    this.#count += 1;
    if (this.#isLost || !path.includes(unknown)) return path;
    this.#chunks ??= this.#start();
    let found: string | undefined;
    while (this.#read < this.#count) {
      found = await this.#path(this.#breaks.get(this.#read) ?? 0);
      this.#breaks.delete(this.#read);
      this.#read += 1;
    }
    if (found?.replace(raw, unknown) === path || found === path) return found ?? path;
    // Another order than that of the JSON tells nothing.
    this.#isLost = true;
    return path;
  }

  async end(): Promise<void> {
    await this.#chunks?.return(undefined);
  }

  async #path(breaks: number): Promise<string | undefined> {
    let line = await this.#line();
    if (line?.startsWith('"')) return nameFrom(unquoted(line));
    for (let count = 0; count < breaks; count++) line += `\n${await this.#line()}`;
    return line === undefined ? undefined : nameFrom(Buffer.from(line, 'latin1'));
  }

  async #line(): Promise<string | undefined> {
    while (this.#at >= this.#waiting.length) {
      const next = await this.#chunks?.next();
      if (!next || next.done) return undefined;
      this.#waiting = next.value;
      this.#at = 0;
    }
    return this.#waiting[this.#at++];
  }
}

const letters: Readonly<Record<string, string>> = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** Newer versions write a path with odd bytes as Go writes a string. */
export function unquoted(text: string): Buffer {
  const parts: Buffer[] = [];
  const escapes = /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|U([0-9a-f]{8})|(.))|[^\\]+/g;
  for (const [all, byte, short, long, letter] of text.slice(1, -1).matchAll(escapes)) {
    const code = short ?? long;
    if (byte !== undefined) parts.push(Buffer.of(Number.parseInt(byte, 16)));
    else if (code !== undefined) parts.push(Buffer.from(String.fromCodePoint(Number.parseInt(code, 16))));
    else parts.push(letter === undefined ? Buffer.from(all, 'latin1') : Buffer.from(letters[letter] ?? letter));
  }
  return Buffer.concat(parts);
}
