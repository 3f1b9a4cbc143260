/** The demo as a person meets it: the built pages, the real server with data of its own, a real browser. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startServer } from '../../demo/server/start-server.ts';
import { copyFirstStart } from '../support/first-start.ts';
import { buildWhenNeeded } from '../support/when-needed.ts';
import { launchChromium } from './chromium.ts';

/** Milliseconds for one step; other tests keep the machine busy meanwhile. */
const patience = 30_000;

export interface Demo {
  url: string;
  browser: Browser;
  /** What the plan "Project" backs up. */
  backupFolder: string;
  /** Where the server keeps what it knows. */
  dataFolder: string;
  /** The file system of a device. */
  deviceFolder(nodeId: number): string;
  /** A page, of a browser that has never been here unless it is told otherwise, at an address of the demo. */
  open(path: string, options?: OpenOptions): Promise<DemoPage>;
  close(): Promise<void>;
}

export interface OpenOptions {
  width?: number;
  /** Before anything is loaded. */
  prepare?: (page: Page) => Promise<void>;
  /** Of a page that was here before: what that one has fetched is there already. */
  context?: BrowserContext | undefined;
}

export interface DemoPage {
  page: Page;
  /** What the page complained about: errors in the console, uncaught ones, violations of its security policy. */
  complaints: string[];
}

export async function startDemo(launch = launchChromium): Promise<Demo> {
  await buildWhenNeeded();
  const home = mkdtempSync(join(tmpdir(), 'rmm-demo-'));
  const backupFolder = join(home, 'work');
  mkdirSync(join(backupFolder, 'letters'), { recursive: true });
  writeFileSync(join(backupFolder, 'letters', 'hello.txt'), 'Hello\n');
  copyFirstStart(join(home, 'data'));
  const server = await startServer({ port: 0, dataFolder: join(home, 'data'), backupFolder });
  const browser = await launch();
  return {
    url: server.url,
    browser,
    backupFolder,
    dataFolder: join(home, 'data'),
    deviceFolder: (nodeId) => join(home, 'data', 'devices', String(nodeId)),
    open: (path, options) => openPage(browser, server.url + driven(path), options),
    async close() {
      await browser.close();
      await server.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** The legacy page leaves a driven browser what its driver needs of the language. */
function driven(path: string): string {
  return path.replace(/^\/host\/legacy\.html(?=#|$)/, '$&?driven');
}

async function openPage(browser: Browser, address: string, options: OpenOptions = {}) {
  const { width = 1280, prepare } = options;
  const viewport = { width, height: 900 };
  const context =
    options.context ??
    (await browser.newContext({
      viewport,
      locale: 'en-US',
      // A style that is compared must not be on its way to another.
      reducedMotion: 'reduce',
    }));
  const page = await context.newPage();
  if (options.context) await page.setViewportSize(viewport);
  page.setDefaultTimeout(patience);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.exposeFunction('tellViolation', (violation: string) => complaints.push(`policy ${violation}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const tell: unknown = Reflect.get(window, 'tellViolation');
      if (typeof tell === 'function') tell(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  await prepare?.(page);
  await page.goto(address);
  return { page, complaints };
}
