/** What the suite of all engines backs up, three times, and how it looks at what an engine tells of it. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { EngineReader } from '../../../../demo/server/engine/backup-engine.ts';
import { Refusal } from '../../../../demo/server/http/refusal.ts';
import type { EntryAnswer, TreeItem } from '../../../../demo/server/plans/plan-content.ts';
import type { PlanRow } from '../../../../demo/server/plans/plan-rows.ts';

export interface ContractDesk {
  engine: EngineReader;
  plan: PlanRow;
  /** Backs up the source folder as it is now. */
  backUp(): Promise<void>;
  /** Until all that was backed up is known. */
  ready?(): Promise<void>;
  close(): Promise<void>;
}

/** Names that shells, patterns, programs and terminals take for something else. */
export const hostileNames = [
  '-rf',
  '--help',
  '*?[x].txt',
  '$(touch owned).txt',
  '`id`.txt',
  'back\\slash.txt',
  'new\nline.txt',
  'tab\tand\u0007bell.txt',
  '...',
  ' leading and trailing ',
  `quote"and'one.txt`,
  '100%_sure.txt',
  'right\u202eto-left.txt',
  '日本語.txt',
  'e\u0301 two marks.txt',
];

export const everything = { page: 0, size: 1000 };

export type ContractWorld = Awaited<ReturnType<typeof openWorld>>;

export async function openWorld(open: (source: string) => Promise<ContractDesk>) {
  const folder = await mkdtemp(join(tmpdir(), 'rmm-engine-'));
  const source = join(folder, 'source');
  const write = async (path: string, text: string | Uint8Array, modified?: number) => {
    const file = join(source, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    if (modified !== undefined) await utimes(file, modified / 1000, modified / 1000);
  };
  const big = Buffer.alloc(700_000, 'The quick brown fox jumps over the lazy dog. ');
  await mkdir(join(source, 'Empty'), { recursive: true });
  for (const hostile of hostileNames) await write(join('Hostile', hostile), `in ${hostile}`);
  await write('Notes.txt', 'one', 1_700_000_000_125);
  await write('Page 10.txt', 'ten');
  await write('Page 2.txt', 'two');
  await write('Ünïcode folder/data.CSV', 'a;b');
  await write('Sub/a.csv', 'first');
  await write('Sub/Deep/leaf.txt', 'leaf');
  await write('gone.txt', 'last words');
  await write('none.txt', '');
  await write('big.bin', big);
  const desk = await open(source);
  await desk.backUp();
  await write('Notes.txt', 'two!');
  await rm(join(source, 'gone.txt'));
  await rm(join(source, 'Sub/a.csv'));
  await write('new.txt', 'new');
  await desk.backUp();
  await write('Notes.txt', 'three');
  await write('Sub/a.csv', 'it is back');
  await desk.backUp();
  await desk.ready?.();
  const content = desk.engine.content(desk.plan, []);
  const rootId = String((await content.folders(everything))[0]?.id);
  const jobIds = (await content.jobs(everything, false)).results.map(({ jobId }) => String(jobId));

  const list = async (folderId = rootId, jobId?: string) =>
    (await content.content(folderId, everything, jobId)).results;
  const entryNamed = async (wanted: string, folderId = rootId, jobId?: string): Promise<EntryAnswer> => {
    const entries = await list(folderId, jobId);
    const found = entries.find((entry) => entry.name === wanted);
    assert.ok(found, `${wanted} is among ${entries.map((entry) => entry.name).join(', ')}`);
    return found;
  };
  const idOf = async (wanted: string, folderId = rootId) => String((await entryNamed(wanted, folderId)).id);
  const revisionsOf = async (fileId: string) => (await content.revisions(fileId, everything)).results;

  return {
    big,
    content,
    desk,
    entryNamed,
    folder,
    idOf,
    jobIds,
    list,
    revisionsOf,
    rootId,
    source,
    async close() {
      await desk.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const isRefused = (status: number) => (error: unknown) => error instanceof Refusal && error.status === status;

export async function bytesOf(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export async function textOf(file: { size: number; read(start: number, end: number): AsyncIterable<Uint8Array> }) {
  return (await bytesOf(file.read(0, file.size))).toString();
}

/** By path, with the text of the wanted files, of large ones only the length; a program may start for each of them. */
export async function collect(
  items: AsyncIterable<TreeItem>,
  isWanted: (path: string) => boolean = () => false,
): Promise<Map<string, string | undefined>> {
  const found = new Map<string, string | undefined>();
  for await (const { path, file } of items) {
    assert.ok(!found.has(path), `${path} comes once`);
    const text = file && isWanted(path) ? await textOf(file) : undefined;
    found.set(path, text !== undefined && text.length > 1_000 ? `${text.length} characters` : text);
  }
  return found;
}

export function assertParentsFirst(paths: readonly string[]): void {
  const seen = new Set(['']);
  for (const path of paths) {
    assert.ok(seen.has(path.slice(0, Math.max(0, path.lastIndexOf('/')))), `the folder of ${path} comes before it`);
    seen.add(path);
  }
}

export function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
