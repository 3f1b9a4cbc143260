/** A dialog of ticketing in the page, in the words of whoever edits. */
import type { Configuration } from '../../src/host/configuration/configuration-types.ts';
import { configure } from '../../src/host/configuration/configure.ts';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { eventually, ok } from '../support/assert.ts';
import { comeToRest } from '../support/come-to-rest.ts';
import { click } from '../support/user.ts';

export class DialogHandle<Dialog extends HTMLElement> {
  readonly heard: { type: string; detail: unknown }[] = [];
  readonly reported: unknown[] = [];
  readonly element: Dialog;

  /** @param events That are to be heard */
  constructor(element: Dialog, events: readonly string[], configuration: Partial<Configuration>) {
    this.element = element;
    configure({ locale: 'en', reportError: (error) => void this.reported.push(error), ...configuration });
    for (const type of events)
      element.addEventListener(type, (event) => this.heard.push({ type, detail: (event as CustomEvent).detail }));
  }

  /** Into the page, and open. */
  show(values: Partial<Dialog>): void {
    Object.assign(this.element, values, { open: true });
    document.body.append(this.element);
  }

  get root(): ShadowRoot {
    ok(this.element.shadowRoot, 'the element has an open shadow root');
    return this.element.shadowRoot;
  }

  /** A dialog that was closed stays for a moment until React takes it away: what is in it is not there for anybody. */
  all<Kind extends HTMLElement = HTMLElement>(selector: string): Kind[] {
    return [...this.root.querySelectorAll<Kind>(selector)].filter((one) => !one.closest('dialog:not([open])'));
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
    await this.button(name);
    // A dialog that still comes in is not where it will be: a press on it misses.
    await comeToRest(this.element, 1000);
    await click(await this.button(name));
  }

  async tab(name: string): Promise<void> {
    await click(await this.find('[role="tab"]', name));
  }

  /** By its label. @param among Of which labels */
  async field<Kind extends HTMLElement = HTMLInputElement>(label: string, among = 'label'): Promise<Kind> {
    return eventually(() => {
      const found = this.all(among)
        .filter(({ textContent }) => textContent?.replace('*', '') === label)
        .map((one) => this.root.getElementById(one.getAttribute('for') ?? '') as Kind | null)
        // A place whose control is still on its way is none yet.
        .findLast((one) => one !== null && one.ariaBusy !== 'true');
      ok(
        found,
        `a field ${label}; there is ${this.all(among)
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

  of(type: string): unknown[] {
    return this.heard.filter((one) => one.type === type).map(({ detail }) => detail);
  }

  async isClosed(): Promise<void> {
    await eventually(() => ok(!this.root.querySelector('dialog'), 'it is still open'));
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
      ticketing: undefined,
    });
  }
}

const isNamed = (name: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);

function nameOf(element: Element): string {
  const label = element.querySelector('.choice-label')?.textContent;
  return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim();
}
