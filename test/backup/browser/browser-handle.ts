/** `<rmm-backup-browser>` against the reference server, in the words of the one who uses it. */
import '../../../elements/backup-browser.ts';
import {
  type BackupActionDetail,
  backupBrowserDefinition,
} from '../../../src/backup/browser/backup-browser-definition.ts';
import { shortestTerm } from '../../../src/backup/place.ts';
import { configure } from '../../../src/host/configuration/configure.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { holdTimers } from '../../support/held-timers.ts';
import { signIn } from '../../support/server.ts';
import { click, type } from '../../support/user.ts';

/** Milliseconds after the last key. */
const searchDebounce = 400;

export interface OpenOptions {
  user?: string;
  nodeId?: number;
  location?: string;
  theme?: 'light' | 'dark';
  /** CSS pixels. */
  width?: number;
  height?: number;
  /** Flags on top of those the user has. */
  featureFlags?: Record<string, boolean>;
}

/** What was handed to `reportError` since the last `open`. */
export const reported: unknown[] = [];

export class BrowserHandle {
  readonly events: { type: string; detail: unknown }[] = [];
  readonly #stop = new AbortController();

  private constructor(readonly element: HTMLElementTagNameMap['rmm-backup-browser']) {
    for (const type of Object.keys(backupBrowserDefinition.events)) {
      const record = (event: Event) => this.events.push({ type, detail: (event as CustomEvent).detail });
      element.addEventListener(type, record, { signal: this.#stop.signal });
    }
  }

  static async open({
    user = 'admin',
    nodeId = 1,
    location,
    theme,
    width,
    height = 600,
    featureFlags,
  }: OpenOptions = {}): Promise<BrowserHandle> {
    const session = await signIn(user);
    reported.length = 0;
    configure({
      permissions: session.permissions,
      featureFlags: { ...session.featureFlags, ...featureFlags },
      locale: 'en',
      resolveMfa: async () => false,
      reportError: (error) => void reported.push(error),
    });
    const element = document.createElement('rmm-backup-browser');
    element.nodeId = nodeId;
    if (location !== undefined) element.location = location;
    if (theme) element.setAttribute('theme', theme);
    element.style.height = `${height}px`;
    if (width !== undefined) element.style.width = `${width}px`;
    const handle = new BrowserHandle(element);
    document.body.append(element);
    return handle;
  }

  /** The host does it its own way: no dialog opens. */
  takeOver(...events: (keyof typeof backupBrowserDefinition.events)[]): void {
    for (const type of events) {
      this.element.addEventListener(type, (event) => event.preventDefault(), { signal: this.#stop.signal });
    }
  }

  get root(): ShadowRoot {
    ok(this.element.shadowRoot, 'the element has an open shadow root');
    return this.element.shadowRoot;
  }

  all<Kind extends HTMLElement = HTMLElement>(selector: string): Kind[] {
    return [...this.root.querySelectorAll<Kind>(selector)];
  }

  async find<Kind extends HTMLElement = HTMLElement>(selector: string, text?: string): Promise<Kind> {
    return eventually(() => {
      const found = this.all<Kind>(selector).find((one) => text === undefined || nameOf(one) === text);
      ok(found, `${selector} ${text ?? ''}; there is ${this.all(selector).map(nameOf).join(' | ')}`);
      return found;
    });
  }

  /** Names of the rows that are drawn and loaded. */
  rowNames(): string[] {
    return this.all('.table-row .name').map((name) => name.querySelector('.table-clip')?.textContent ?? '');
  }

  async row(name: string): Promise<HTMLElement> {
    return eventually(() => {
      const found = this.all('.table-row').find((row) => row.querySelector('.name .table-clip')?.textContent === name);
      ok(found, `a row ${name} at ${this.crumbs().join(' / ')}; there is ${this.rowNames().slice(0, 20).join(' | ')}`);
      return found;
    });
  }

  async sees(...names: string[]): Promise<void> {
    for (const name of names) await this.row(name);
  }

  async enter(...names: string[]): Promise<void> {
    for (const name of names) {
      const link = (await this.row(name)).querySelector('.name-link');
      ok(link, `${name} can be gone into`);
      const before = this.element.location;
      await click(link);
      await eventually(() => this.element.location !== before || this.root.querySelector('dialog') !== null);
    }
  }

  async check(name: string, modifiers = {}): Promise<void> {
    const box = (await this.row(name)).querySelector('[role=checkbox]');
    ok(box, `${name} has a checkbox`);
    await click(box, modifiers);
  }

  isChecked(name: string): boolean {
    const row = this.all('.table-row').find((one) => one.querySelector('.name .table-clip')?.textContent === name);
    return row?.getAttribute('aria-selected') === 'true';
  }

  crumbs(): string[] {
    return this.all('.breadcrumb li').map((item) => item.textContent?.trim() ?? '');
  }

  async jumpTo(name: string): Promise<void> {
    await click(await this.find('.breadcrumb button', name));
  }

  async button(name: string, within = ''): Promise<HTMLElement> {
    return this.find(`${within} button`, name);
  }

  /** Without a pause between two letters; until its results are the place, since the rows before them may look alike. */
  async search(term: string): Promise<void> {
    const field = await this.find<HTMLInputElement>('.search-input-field');
    await click(field);
    field.select();
    const typing = holdTimers(searchDebounce);
    try {
      await type(term);
      await eventually(() => equal(field.value, term));
    } finally {
      typing.restore();
    }
    typing.end();
    if (term.length >= shortestTerm) await eventually(() => equal(this.crumbs().at(-1), 'Search Results'));
  }

  /** Text of the element's live regions. */
  announced(): string {
    return this.all('[aria-live]')
      .map((region) => region.textContent)
      .join(' ');
  }

  /** The cell that has the focus, by its row's place in the list (from 1) and its column (from 1). */
  focusedCell(): { row: number; column: number } | undefined {
    const cell = this.root.activeElement?.closest('[aria-colindex]');
    const row = cell?.closest('[aria-rowindex]');
    if (!cell || !row) return undefined;
    return { row: Number(row.getAttribute('aria-rowindex')) - 1, column: Number(cell.getAttribute('aria-colindex')) };
  }

  eventsOf<Detail = BackupActionDetail>(type: string): Detail[] {
    return this.events.filter((event) => event.type === type).map((event) => event.detail as Detail);
  }

  close(): void {
    this.#stop.abort();
    this.element.remove();
  }
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
}
