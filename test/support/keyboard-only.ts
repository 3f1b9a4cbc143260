/**
 * Somebody who has a keyboard and nothing else: comes from a button before the element, goes on by keys alone, and knows only
 * where the focus is and what a screen reader says.
 */
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { AssertionError, eventually, ok } from './assert.ts';
import { comeToRest } from './come-to-rest.ts';
import { press, type } from './user.ts';

/** More stops than any of the elements has. */
const mostStops = 80;

/** The name of a thing, or what it looks like. */
type Wanted = string | RegExp | ((element: HTMLElement) => boolean);

export class KeyboardOnly {
  /** What a screen reader was given to say, in its order. */
  readonly said: string[] = [];
  private readonly element: HTMLElement;
  private readonly before = document.createElement('button');
  private readonly after = document.createElement('button');
  private readonly regions = new MutationObserver((changes) => this.hear(changes));

  /** Stands before the element, which is in the page, with the only focus that is given by the test. */
  constructor(element: HTMLElement) {
    this.element = element;
    this.before.textContent = 'Before';
    this.after.textContent = 'After';
    element.before(this.before);
    element.after(this.after);
    const { shadowRoot } = element;
    ok(shadowRoot, 'an open shadow root');
    this.regions.observe(shadowRoot, { childList: true, subtree: true, characterData: true });
    this.before.focus();
  }

  remove(): void {
    this.regions.disconnect();
    this.before.remove();
    this.after.remove();
  }

  /** By Tab until that has the focus, and from the end back by Shift and Tab. */
  async reach(wanted: Wanted, ...keys: readonly string[]): Promise<HTMLElement> {
    const [key = 'Tab', ...others] = keys.length > 0 ? keys : ['Tab', 'Shift+Tab'];
    await comeToRest(this.element, 1000);
    const stops: string[] = [];
    const end = key === 'Tab' ? this.after : this.before;
    for (let stop = 0; stop < mostStops; stop += 1) {
      const focused = this.focused();
      if (focused && isWanted(focused, wanted)) return focused;
      if (focused === end) break;
      await press(key);
      stops.push(nameOf(this.focused()));
    }
    if (others.length > 0) return this.reach(wanted, ...others);
    throw new AssertionError(`${wanted} is not reached by ${key}; there is ${stops.join(' | ')}`);
  }

  back = (wanted: Wanted) => this.reach(wanted, 'Shift+Tab', 'Tab');

  /** Goes there by Tab, and presses it. */
  async go(wanted: Wanted, key = 'Enter'): Promise<void> {
    const found = await this.reach(wanted);
    await eventually(() => ok(found.ariaDisabled !== 'true' && found.ariaBusy !== 'true', `${wanted} can be pressed`));
    await press(key);
  }

  /** Another text, in the place of what is in a field. */
  async write(label: Wanted, text: string): Promise<void> {
    await this.reach(label);
    await this.writeHere(text);
  }

  async writeHere(text: string): Promise<void> {
    const field = this.focused() as HTMLInputElement;
    await press('Control+a');
    await (text === '' ? press('Delete') : type(text));
    await eventually(() => ok(field.value === text, `${text} in the field, which has ${field.value}`));
  }

  /** Of a list that opens, filtered by what is typed. */
  async choose(label: Wanted, option: string | RegExp): Promise<void> {
    const field = await this.reach(label);
    if (field instanceof HTMLSelectElement) return this.chooseNative(field, option);
    await press('ArrowDown');
    const isActive = () => {
      const id = this.focused()?.getAttribute('aria-activedescendant');
      const active = id ? this.element.shadowRoot?.getElementById(id) : this.focused();
      return active?.role === 'option' && isNamed(nameOf(active), option);
    };
    await eventually(() => ok(this.element.shadowRoot?.querySelector('[role="option"]'), 'options'));
    for (let turn = 0; turn < mostStops && !isActive(); turn += 1) await press('ArrowDown');
    ok(isActive(), `${option} is reached by arrows`);
    await press('Enter');
  }

  /** Its list is the browser’s, where tests see nothing: a letter chooses without opening it. */
  private async chooseNative(field: HTMLSelectElement, option: string | RegExp): Promise<void> {
    const isChosen = () => isNamed(field.selectedOptions[0]?.text ?? '', option);
    const keys = field.options.length > 0 ? ['ArrowDown', 'ArrowUp'] : [];
    for (const key of keys) for (let turn = 0; turn < field.options.length && !isChosen(); turn += 1) await press(key);
    ok(isChosen(), `${option} among ${[...field.options].map(({ text }) => text).join(' | ')}`);
  }

  /** Into the table by Tab, and to the row by arrows. */
  async rowOf(text: string): Promise<HTMLElement> {
    await this.reach((one) => one.closest('[role="grid"], [role="treegrid"]') !== null);
    const row = () => this.focused()?.closest<HTMLElement>('[role="row"]');
    await press('Control+Home');
    for (let turn = 0; turn < mostStops && !row()?.textContent?.includes(text); turn += 1) await press('ArrowDown');
    const found = row();
    if (found?.textContent?.includes(text)) return found;
    throw new AssertionError(`There is no row ${text}; the focus is at ${nameOf(this.focused())}`);
  }

  /** To a button or switch of a row: by arrows to the cell that has it, by Enter into the cell, and there by arrows. */
  async toInRow(text: string, control: string): Promise<void> {
    await this.rowOf(text);
    await press('Home');
    const has = () => [...(this.focused()?.querySelectorAll('button, [role="switch"], a') ?? [])].map(nameOf);
    for (let turn = 0; turn < 16 && !has().includes(control); turn += 1) await press('ArrowRight');
    await press('Enter');
    for (let turn = 0; turn < 8 && nameOf(this.focused()) !== control; turn += 1) await press('ArrowRight');
    await this.isAt(control);
  }

  async goInRow(text: string, control: string): Promise<void> {
    await this.toInRow(text, control);
    await press('Enter');
  }

  focused = (): HTMLElement | undefined => activeElement(document);

  /** Once whatever is under way is over. */
  isAt(wanted: Wanted): Promise<void> {
    return eventually(() => {
      const focused = this.focused();
      ok(focused && isWanted(focused, wanted), `the focus is at ${nameOf(focused)}, and not at ${wanted}`);
    }) as Promise<void>;
  }

  /** Not thrown back to where the page begins. */
  isIn(selector: string): Promise<void> {
    return eventually(() => {
      const focused = this.focused();
      ok(focused?.closest(selector), `the focus is at ${nameOf(focused)}, and not in ${selector}`);
    }) as Promise<void>;
  }

  says(text: string | RegExp): Promise<void> {
    return eventually(() => {
      ok(
        this.said.some((one) => (typeof text === 'string' ? one.includes(text) : text.test(one))),
        `${text} is said; there is ${this.said.join(' | ')}`,
      );
    }) as Promise<void>;
  }

  /** What comes into a region that is there, or an alert that comes with its text: of others engines say nothing. */
  private hear(changes: readonly MutationRecord[]): void {
    for (const { target, addedNodes, type: kind } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      if (at?.closest(regions) && (kind === 'characterData' || addedNodes.length > 0)) {
        const texts =
          kind === 'characterData' ? [at.textContent] : [...addedNodes].map(({ textContent }) => textContent);
        this.said.push(...texts.filter((text) => text).map(String));
        continue;
      }
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('[role="alert"]')])
            if (alert.matches('[role="alert"]')) this.said.push(alert.textContent ?? '');
    }
  }
}

const regions = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';

const isWanted = (element: HTMLElement, wanted: Wanted) =>
  typeof wanted === 'function' ? wanted(element) : isNamed(nameOf(element), wanted);
const isNamed = (name: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);

function nameOf(element: Element | null | undefined): string {
  // From the last stop of a dialog Tab goes to the browser’s own bars, and from there back into it.
  if (!element || element === document.body) return '(the browser)';
  const root = element.getRootNode() as ShadowRoot | Document;
  const labelled = (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => root.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
  const label = (element as HTMLInputElement).labels?.[0]?.textContent;
  const choice =
    element.querySelector('[role="img"][aria-label]')?.ariaLabel || element.querySelector('.choice-label')?.textContent;
  const name = element.ariaLabel || labelled || label || choice || element.textContent || element.localName;
  return name.replace(/\*$/, '').trim();
}
