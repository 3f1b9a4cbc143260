import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tells a data folder from others, wherever it is found. */
export function identityOf(folder: string): string {
  const file = join(folder, 'folder.id');
  try {
    // Fails where there is one already, also by another process.
    writeFileSync(file, randomUUID(), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
