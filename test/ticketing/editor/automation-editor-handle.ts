/** The editor in the page, in the words of whoever edits. */
import '../../../elements/automation-editor.ts';
import type { AutomationEditorElement } from '../../../elements/automation-editor.ts';
import { randomId } from '../../../src/base/random-id.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { configure } from '../../../src/host/configuration/configure.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { eventually, ok } from '../../support/assert.ts';
import { click } from '../../support/user.ts';
import { AutomationBackend } from './automation-backend.ts';

export class AutomationEditorHandle {
  readonly heard: { type: string; detail: unknown }[] = [];
  readonly reported: unknown[] = [];

  private constructor(
    readonly element: AutomationEditorElement,
    readonly backend: AutomationBackend,
  ) {}

  static async open(
    values: Partial<AutomationEditorElement>,
    backend = new AutomationBackend(),
    configuration: Partial<Configuration> = {},
  ): Promise<AutomationEditorHandle> {
    const element = document.createElement('rmm-automation-editor');
    const handle = new AutomationEditorHandle(element, backend);
    configure({
      fetch: backend.fetch,
      locale: 'en',
      reportError: (error) => void handle.reported.push(error),
      // Nobody else's drafts: what one test leaves another does not find.
      currentUser: { id: `somebody ${randomId()}` },
      ...configuration,
      permissions: { canManageTicketingAutomations: true, ...configuration.permissions },
    });
    for (const type of ['rmm-automation-save-request', 'rmm-automation-saved', 'rmm-close'] as const)
      element.addEventListener(type, (event) => handle.heard.push({ type, detail: (event as CustomEvent).detail }));
    Object.assign(element, values, { open: true });
    document.body.append(element);
    return handle;
  }

  /** Until the automation can be edited. */
  async ready(): Promise<this> {
    await this.find('.general');
    return this;
  }

  get root(): ShadowRoot {
    ok(this.element.shadowRoot, 'the element has an open shadow root');
    return this.element.shadowRoot;
  }

  all<Kind extends HTMLElement = HTMLElement>(selector: string): Kind[] {
    return [...this.root.querySelectorAll<Kind>(selector)];
  }

  find<Kind extends HTMLElement = HTMLElement>(selector: string, name?: string | RegExp): Promise<Kind> {
    return eventually(() => {
      const found = this.all<Kind>(selector).findLast((one) => name === undefined || isNamed(nameOf(one), name));
      ok(found, `${selector} ${name ?? ''}; there is ${this.all(selector).map(nameOf).join(' | ')}`);
      return found;
    });
  }

  button = (name: string | RegExp) => this.find('button', name);

  async press(name: string | RegExp): Promise<void> {
    await click(await this.button(name));
  }

  async tab(name: string): Promise<void> {
    await click(await this.find('[role="tab"]', name));
  }

  /** By its label. */
  async field<Kind extends HTMLElement = HTMLInputElement>(label: string): Promise<Kind> {
    return eventually(() => {
      const found = this.all('label')
        .filter(({ textContent }) => textContent?.replace('*', '') === label)
        .map((one) => this.root.getElementById(one.getAttribute('for') ?? '') as Kind | null)
        .findLast((one) => one !== null);
      ok(
        found,
        `a field ${label}; there is ${this.all('label')
          .map(({ textContent }) => textContent)
          .join(' | ')}`,
      );
      return found;
    });
  }

  /** Chooses of a list that is open. */
  async option(name: string): Promise<void> {
    await click(await this.find('[role="option"]', name));
  }

  async item(name: string): Promise<void> {
    await click(await this.find('[role^="menuitem"]', name));
  }

  sees(text: string | RegExp): Promise<void> {
    return eventually(() => {
      const all = this.root.querySelector('.root')?.textContent ?? '';
      ok(typeof text === 'string' ? all.includes(text) : text.test(all), `${text} in: ${all}`);
    }) as Promise<void>;
  }

  rows(): string[] {
    return this.all('.condition-row, .action-row').map((row) => this.rowAt(row));
  }

  /** The name of the row that an element is in. */
  rowAt(element: Element | undefined): string {
    const row = element?.closest('.condition-row, .action-row');
    const label = this.root.getElementById(row?.getAttribute('aria-labelledby') ?? '')?.textContent;
    return label ?? row?.getAttribute('aria-label') ?? '';
  }

  of(type: string): unknown[] {
    return this.heard.filter((one) => one.type === type).map(({ detail }) => detail);
  }

  async isClosed(): Promise<void> {
    await eventually(() => ok(this.all('dialog').length === 0, 'it is still open'));
  }

  focused(): string {
    const now = activeElement(document);
    return now ? nameOf(now) : '';
  }

  remove(): void {
    this.element.remove();
    configure({
      fetch: undefined,
      locale: undefined,
      reportError: undefined,
      translate: undefined,
      featureFlags: undefined,
      permissions: undefined,
      currentUser: undefined,
    });
  }
}

const isNamed = (name: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);

function nameOf(element: Element): string {
  const label = element.querySelector('.choice-label')?.textContent;
  return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim();
}
