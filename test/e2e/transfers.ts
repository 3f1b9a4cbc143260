/** What a page asks for, file by file, and when nothing more comes. */
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

export interface TransferredFile {
  path: string;
  /** Gzipped. */
  bytes: number;
}

/** Milliseconds without a file that count as the end: longer than anything on these pages waits by itself to be shown. */
const quiet = 500;

export class Transfers {
  readonly files: TransferredFile[] = [];
  #underWay = 0;
  #last = performance.now();

  async watch(page: Page, pattern: string): Promise<void> {
    await page.route(pattern, async (route) => {
      this.#underWay += 1;
      try {
        const response = await route.fetch();
        const body = await response.body();
        const { pathname } = new URL(route.request().url());
        this.files.push({ path: pathname, bytes: gzipSync(body, { level: 9 }).length });
        await route.fulfill({ response, body });
      } finally {
        this.#underWay -= 1;
        this.#last = performance.now();
      }
    });
  }

  /** `networkidle` of a page is over for good once it was reached. */
  async end(): Promise<void> {
    this.#last = performance.now();
    while (this.#underWay > 0 || performance.now() - this.#last < quiet) await sleep(50);
  }

  /** Waits for a file. */
  async has(path: string): Promise<void> {
    while (!this.files.some((file) => file.path.includes(path))) await sleep(50);
  }
}

export function sumOf(files: readonly TransferredFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

export function listOf(files: readonly TransferredFile[]): string {
  return [`${sumOf(files)} bytes:`, ...files.map(({ path, bytes }) => `${bytes} ${path}`)].join('\n');
}
