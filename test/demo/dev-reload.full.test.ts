import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { copyFirstStart } from '../support/first-start.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('npm run dev, in a clone where somebody edits', { timeout: 400_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'rmm-clone-'));
  const inClone = (path: string) => join(folder, path);
  let development: ChildProcess;
  let url: string;
  let told = '';
  let onTold: (() => void) | undefined;

  before(async () => {
    for (const part of ['src', 'elements', 'demo', 'package.json', 'package-lock.json', 'tsconfig.json'])
      cpSync(join(root, part), inClone(part), { recursive: true, filter: (path) => !path.endsWith('.data') });
    symlinkSync(join(root, 'node_modules'), inClone('node_modules'), 'junction');
    copyFirstStart(inClone('data'));
    const ports: unknown = await import(new URL('../runner/free-port.mjs', import.meta.url).href);
    const port = await (ports as { freePort(): Promise<number> }).freePort();
    url = `http://127.0.0.1:${port}`;
    // Tests run with settings of their own, which are none of the server's.
    const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: __, ...env } = process.env;
    const settings = { ...env, PORT: String(port), DATA_FOLDER: inClone('data'), BACKUP_FOLDER: inClone('elements') };
    development = fork('demo/start.mjs', ['--watch'], { cwd: folder, execArgv: [], env: settings, silent: true });
    for (const output of [development.stdout, development.stderr]) {
      output?.on('data', (chunk) => {
        told += chunk;
        onTold?.();
      });
    }
    await says(/every element/, 0);
  });
  after(async () => {
    const gone = new Promise((resolve) => development.once('exit', resolve));
    development.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });

  /** Waits until that is told, after the first so many letters. */
  function says(what: RegExp, from = told.length): Promise<void> {
    return new Promise((resolve, reject) => {
      onTold = () => what.test(told.slice(from)) && resolve();
      development.once('exit', (code) => reject(new Error(`it ended with ${code}: ${told}`)));
      onTold();
    });
  }

  /** A page that is open: whether it was told to reload, and the end of its connection. */
  async function openPage() {
    const { body } = await fetch(`${url}/demo/reload`);
    assert.ok(body);
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    return {
      /** Answers `true` for a reload, `false` where the server went away instead. */
      isReloaded: async () => /reload/.test((await reader.read().catch(() => undefined))?.value ?? ''),
      close: () => reader.cancel(),
    };
  }

  /** Of a file and those that it imports. */
  async function codeOf(path: string): Promise<string> {
    const address = new URL(path, url);
    const text = await (await fetch(address)).text();
    const imported = [...text.matchAll(/"(\.[^"]+\.js)"/g)].map(([, file = '']) => fetch(new URL(file, address)));
    const texts = (await Promise.all(imported)).map((answer) => answer.text());
    return [text, ...(await Promise.all(texts))].join('\n');
  }

  it('reloads the page once it is made anew', async () => {
    const page = await openPage();
    const switched = inClone('src/ui/switch/register-switch.ts');
    appendFileSync(switched, "\nObject.assign(globalThis, { editedIn: 'the switch' });\n");
    assert.equal(await page.isReloaded(), true);
    assert.match(await codeOf('/dist/elements/switch.js'), /editedIn/);
    await page.close();
  });

  it('says what is wrong with an edit and leaves the page as it is, until that is mended', async () => {
    const page = await openPage();
    const file = inClone('src/ui/switch/register-switch.ts');
    const before = readFileSync(file, 'utf8');
    const failed = says(/Build failed: [\s\S]*Expected/);
    writeFileSync(file, `${before}\nconst = 1;\n`);
    await failed;
    const reloaded = page.isReloaded();
    writeFileSync(file, before);
    assert.equal(await reloaded, true);
    await page.close();
  });

  it('starts the server anew when that is edited, which an open page notices', async () => {
    const page = await openPage();
    const started = says(/Restarting the server[\s\S]*every element/);
    appendFileSync(inClone('demo/server/environment.ts'), '\n// Edited.\n');
    assert.equal(await page.isReloaded(), false);
    await started;
    assert.equal((await fetch(url)).status, 200);
  });
});
