/** An element that lists records in a table and opens dialogs over it, in the words of whoever works with it. */
import { DialogHandle } from '../ticketing/dialog-handle.ts';
import { eventually, ok } from './assert.ts';
import { comeToRest } from './come-to-rest.ts';
import { click, press, type } from './user.ts';

export class ListHandle<Element extends HTMLElement> extends DialogHandle<Element> {
  /** What is in a tab that is not shown is there for nobody; a file field is hidden itself, and pressed by its button. */
  override all<Kind extends HTMLElement = HTMLElement>(selector: string): Kind[] {
    return super.all<Kind>(selector).filter((one) => !one.parentElement?.closest('[hidden]'));
  }

  async search(word: string): Promise<void> {
    const field = await this.find<HTMLInputElement>('input[type="search"]');
    await comeToRest(this.element);
    await click(field);
    field.select();
    await type(word);
    await eventually(() => {
      const names = this.names();
      ok(names.every((name) => name.includes(word)) && this.all('.skeleton').length === 0, names.join(' | '));
    });
  }

  /** In their order. */
  names = () => this.all('[role="rowheader"]').map(({ textContent }) => textContent ?? '');

  row(name: string): Promise<HTMLElement> {
    return eventually(() => {
      const row = this.all('.data-table [role="row"]').find((one) => one.textContent?.includes(name));
      ok(row, `a row ${name}; there is ${this.names().join(' | ')}`);
      return row;
    });
  }

  /** One of the buttons of a row. */
  async pressIn(name: string, action: string): Promise<void> {
    await this.#buttonIn(name, action);
    // Rows move when one above them has gone, and a press that is aimed meanwhile meets the next one.
    await comeToRest(this.element, 1000);
    await click(await this.#buttonIn(name, action));
  }

  async #buttonIn(name: string, action: string): Promise<HTMLElement> {
    const row = await this.row(name);
    return eventually(() => {
      const found = [...row.querySelectorAll('button')].find(
        (one) => (one.getAttribute('aria-label') ?? one.textContent) === action,
      );
      ok(found, `${action} in ${row.innerHTML}`);
      return found;
    });
  }

  /** Opens the form of a record. */
  async openRow(name: string): Promise<void> {
    await click(await this.row(name));
    await this.field('Name');
    await comeToRest(this.element, 1000);
  }

  /** In the place of what is in a field. */
  async write(label: string, text: string): Promise<void> {
    const field = await this.field(label);
    await comeToRest(this.element, 1000);
    await click(field);
    field.select();
    await type(text);
  }

  /** Asks to delete it. */
  async asksToDelete(name: string): Promise<void> {
    await this.pressIn(name, 'Delete');
    await this.find('[role="alertdialog"]');
  }

  /** In the dialog in front, where there is one. */
  override async press(name: string | RegExp): Promise<void> {
    const button = await eventually(() => {
      const front = this.all('dialog').at(-1) ?? this.root;
      const found = [...front.querySelectorAll('button')].findLast((one) => isNamed(one, name));
      ok(found, `a button ${name}; there is ${[...front.querySelectorAll('button')].map(nameOf).join(' | ')}`);
      return found;
    });
    await comeToRest(this.element, 1000);
    await click(button);
  }

  async closeWithEscape(): Promise<void> {
    await press('Escape');
    await this.isClosed();
  }
}

const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
const isNamed = (element: Element, name: string | RegExp) =>
  typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));
