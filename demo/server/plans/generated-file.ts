/** The names, sizes and bytes of computed files: the same for the same folder and index, whenever they are asked for. */
import { createHash } from 'node:crypto';
import { searchName } from '../database/names.ts';
import { largeFile, largeFiles } from './large-file.ts';
import type { BackedUpFile } from './plan-content.ts';

export interface GeneratedFolder {
  id: string;
  name: string;
  path: string;
  total: number;
  /** How many of the items, the first ones, are folders. */
  folders: number;
  /** `small` files have less than 4 kB each, `large` ones are those of `large-file.ts`. */
  kind?: 'small' | 'large';
}

export const day = 24 * 60 * 60 * 1000;
const words = {
  subjects: ['invoice', 'contract', 'scan', 'report', 'photo', 'backup', 'minutes', 'drawing', 'statement', 'offer'],
  parties: [
    'Acme',
    'Borealis',
    'Café Zürich',
    'Delta',
    '東京支店',
    'Fjord',
    'Gamma',
    'Harbor',
    'Ivory',
    'Juniper',
    'Kumo',
  ],
  extensions: ['pdf', 'docx', 'xlsx', 'png', 'txt', 'jpg', 'csv', 'eml', 'zip'],
  topics: ['Archive', 'Projects', 'Customers', 'Scans', 'Mail'],
};

/** The same as a search compares them: folded once, since a search goes through a million names. */
const searchWords: typeof words = {
  subjects: words.subjects.map(searchName),
  parties: words.parties.map(searchName),
  extensions: words.extensions.map(searchName),
  topics: words.topics.map(searchName),
};

/** The same numbers for the same input, for ever. */
export function mix(a: number, b: number, c: number): number {
  let hash =
    Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35) ^ Math.imul(c + 1, 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function pick<Value>(values: readonly Value[], number: number): Value {
  return values[number % values.length] as Value;
}

export function nameOf(folder: GeneratedFolder, index: number): string {
  return folder.kind === 'large' ? (largeFiles[index]?.name ?? '') : nameOfWords(folder, index, words);
}

/** The `searchName` of its name. */
export function searchNameOf(folder: GeneratedFolder, index: number): string {
  return folder.kind === 'large' ? searchName(nameOf(folder, index)) : nameOfWords(folder, index, searchWords);
}

function nameOfWords(folder: GeneratedFolder, index: number, { subjects, parties, extensions, topics }: typeof words) {
  const number = String(index + 1).padStart(String(folder.total).length, '0');
  if (index < folder.folders) return `${number} ${pick(topics, mix(folder.total, index, 0))}`;
  const subject = pick(subjects, mix(folder.total, index, 0));
  const party = pick(parties, mix(folder.total, index, 1));
  return `${number} ${subject} ${party}.${pick(extensions, mix(folder.total, index, 2))}`;
}

export function sizeOf(folder: GeneratedFolder, index: number, age: number): number {
  if (folder.kind === 'large') return largeFiles[index]?.size ?? 0;
  if (folder.kind === 'small') return mix(folder.total, index, 10 + age) % 4_000;
  const scale = [400, 20_000, 90_000, 2_000_000][mix(folder.total, index, 4) % 4] ?? 400;
  return mix(folder.total, index, 10 + age) % scale;
}

export function modifiedOf(folder: GeneratedFolder, index: number, lastJob: number): number {
  return lastJob - (mix(folder.total, index, 6) % (400 * day));
}

export function revisionsOf(folder: GeneratedFolder, index: number): number {
  return folder.kind === 'large' ? 1 : 1 + (mix(folder.total, index, 5) % 3);
}

export function generatedFile(folder: GeneratedFolder, index: number, age: number, lastJob: number): BackedUpFile {
  if (folder.kind === 'large') return largeFile(index, modifiedOf(folder, index, lastJob));
  const name = nameOf(folder, index);
  const size = sizeOf(folder, index, age);
  const line = Buffer.from(`${name}, revision ${age}\n`);
  async function* read(start: number, end: number) {
    for (let position = start; position < end; ) {
      const lines = Buffer.alloc(Math.min(65_536, end - position));
      for (let at = -(position % line.length); at < lines.length; at += line.length)
        line.copy(lines, Math.max(0, at), Math.max(0, -at));
      position += lines.length;
      yield lines;
    }
  }
  const tag = async () => {
    const sum = createHash('sha256');
    for await (const chunk of read(0, size)) sum.update(chunk);
    return sum.digest('hex');
  };
  return { name, size, modified: modifiedOf(folder, index, lastJob), mode: 0o644, tag, read };
}
