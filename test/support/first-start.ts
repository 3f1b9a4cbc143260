import { copyFileSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts a copy of what a server has after its first start where one is about to look for it, as if it had been there before.
 * Where no run has made it, the server makes it itself.
 */
export function copyFirstStart(dataFolder: string): void {
  const { FIRST_START } = process.env;
  if (FIRST_START) copyFolder(FIRST_START, dataFolder);
}

/** With the times of its files. Of more than a thousand folders, `cpSync` makes a tenth of the work of a server's test. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      copyFolder(source, target);
      continue;
    }
    copyFileSync(source, target);
    const { atime, mtime } = statSync(source);
    utimesSync(target, atime, mtime);
  }
}
