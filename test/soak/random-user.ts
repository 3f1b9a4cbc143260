/** Somebody who does at random what people do in the console: the same for the same seed, as long as the server is as fast. */
import type { Page } from 'playwright-core';
import { type Seeded, seeded } from '../../demo/common/seeded.ts';
import { findTarget, isInFront } from './find-target.ts';

/** Pages of the console by their address, some of which there are not. */
const routes = [
  '/systemDashboard/overview',
  '/systemDashboard/organizations',
  '/organizations/1',
  '/organizations/1/devices',
  '/organizations/2/custom-fields',
  '/getting-started',
  '/devices',
  '/devices/1/backup',
  '/devices/2/maintenance',
  '/devices/3/custom-fields',
  '/approvals',
  '/ticketing',
  '/ticketing/1',
  '/activity',
  '/boards',
  '/boards/1',
  '/automations',
  '/tasks',
  '/tasks/new',
  '/tasks/1',
  '/integrations',
  '/integrations/first/companies',
  '/integrations/first/sync',
  '/policies',
  '/policies/1/backups',
  '/products',
  '/products/bill',
  '/scripts',
  '/users',
  '/custom-fields',
  '/areas',
  '/virtualization',
  '/credentials',
  '/administration/settings',
  '/no/such/page',
];

const keys = [
  ...[
    'Tab',
    'Tab',
    'Shift+Tab',
    'Escape',
    'Escape',
    'Enter',
    'Space',
    'Home',
    'End',
    'PageDown',
    'Delete',
    'Backspace',
  ],
  ...['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'ControlOrMeta+A', 'ControlOrMeta+Z', 'ControlOrMeta+Shift+Z'],
];

const texts = [
  'a',
  'notes',
  'Harbor',
  '12',
  '1:30',
  '2026-11-30',
  'x@example.com',
  '=1+1',
  '<b>b</b>',
  'ü‮cod.exe',
  ' ',
];

const widths = [1280, 1280, 900, 420];

/** Milliseconds in which a page answers at all. */
const patience = 30_000;

export class RandomUser {
  readonly #page: Page;
  readonly #random: Seeded;
  readonly #address: string;
  /** The last things that were done, the latest last. */
  readonly done: string[] = [];
  /** How often something was there to press, and how often not. */
  readonly presses = { hit: 0, missed: 0 };

  /** @param address of the console, without a route */
  constructor(page: Page, address: string, seed: number) {
    this.#page = page;
    this.#random = seeded(seed);
    this.#address = address;
  }

  async act(): Promise<void> {
    const act = this.#random.weighted<() => Promise<string>>([
      [60, () => this.#press(false)],
      [5, () => this.#press(true)],
      [15, () => this.#key()],
      [5, () => this.#wheel()],
      [5, () => this.#visit(this.#random.oneOf(routes))],
      [4, () => this.#goBackOrOn()],
      [1, () => this.#resize(this.#random.oneOf(widths))],
      [5, () => this.#wait()],
    ]);
    this.#note(await this.#inTime(act()));
    const url = this.#page.url();
    if (!url.startsWith(this.#address)) throw new Error(`The page was left for ${url}`);
  }

  /** Each page of the console, once. */
  async seeAll(): Promise<void> {
    for (const route of routes) {
      await this.#visit(route);
      await this.#page.waitForTimeout(1_000);
    }
  }

  /** Closes what is open, whatever it asks, and goes where nothing happens. */
  async rest(): Promise<void> {
    await this.#resize(1280);
    for (let turn = 0; turn < 200 && (await this.#page.evaluate(isInFront)); turn += 1) {
      await this.#page.keyboard.press('Escape');
      await this.#page.waitForTimeout(50);
      if (turn % 2 === 1) this.#note(await this.#press(false));
    }
    await this.#page.evaluate(() =>
      document.querySelector<HTMLElement & { close(): unknown }>('rmm-help-panel')?.close(),
    );
    await this.#visit('/no/such/page');
    await this.#page.waitForTimeout(2_000);
  }

  async #press(isPlace: boolean): Promise<string> {
    const target = await this.#page.evaluate(findTarget, { share: this.#random.share(), isPlace });
    this.presses[target ? 'hit' : 'missed'] += 1;
    if (!target) return 'nothing to press';
    await this.#page.mouse.click(target.x, target.y, { clickCount: this.#random.share() < 0.03 ? 2 : 1 });
    if (!target.takesText || this.#random.share() < 0.4) return `press ${target.name}`;
    const text = this.#random.oneOf(texts);
    await this.#page.keyboard.type(text);
    return `write ${text} into ${target.name}`;
  }

  async #key(): Promise<string> {
    const key = this.#random.oneOf(keys);
    await this.#page.keyboard.press(key);
    return key;
  }

  async #wheel(): Promise<string> {
    await this.#page.mouse.wheel(0, this.#random.oneOf([-2000, -300, 300, 300, 2000]));
    return 'wheel';
  }

  async #visit(route: string): Promise<string> {
    await this.#page.evaluate((hash) => {
      location.hash = hash;
    }, route);
    return `visit ${route}`;
  }

  async #goBackOrOn(): Promise<string> {
    const step = this.#random.oneOf([-1, -1, 1]);
    // Before the console there is nothing: a page without a process.
    await this.#page.evaluate((by) => {
      if (by > 0 ? navigation.canGoForward : navigation.canGoBack) history.go(by);
    }, step);
    return step < 0 ? 'back' : 'forward';
  }

  async #resize(width: number): Promise<string> {
    await this.#page.setViewportSize({ width, height: 900 });
    return `${width} wide`;
  }

  async #wait(): Promise<string> {
    await this.#page.waitForTimeout(200);
    return 'wait';
  }

  #note(text: string): void {
    this.done.push(text);
    if (this.done.length > 40) this.done.shift();
  }

  async #inTime<Value>(work: Promise<Value>): Promise<Value> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`The page hangs; before that:\n${this.done.join('\n')}`)), patience);
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
