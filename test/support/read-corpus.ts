/** A file of `../shared/corpora` for tests in Node; `undefined` where that folder does not stand beside the project. */
import { existsSync, readFileSync } from 'node:fs';

export function readCorpus<Corpus>(name: string): Corpus | undefined {
  const file = new URL(`../../../shared/corpora/${name}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Corpus) : undefined;
}
