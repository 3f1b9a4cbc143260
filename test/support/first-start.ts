import { cpSync } from 'node:fs';

/**
 * Puts a copy of what a server has after its first start where one is about to look for it, as if it had been there before.
 * Where no run has made it, the server makes it itself.
 */
export function copyFirstStart(dataFolder: string): void {
  const { FIRST_START } = process.env;
  if (FIRST_START) cpSync(FIRST_START, dataFolder, { recursive: true, preserveTimestamps: true });
}
