/** The list of products before the reference server, in the words of whoever sells them. */
import '../../../elements/product-list.ts';
import type { ProductListElement } from '../../../elements/product-list.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { eventually, ok } from '../../support/assert.ts';
import { comeToRest } from '../../support/come-to-rest.ts';
import { click, press, type } from '../../support/user.ts';
import { DialogHandle } from '../../ticketing/dialog-handle.ts';

export class ProductListHandle extends DialogHandle<ProductListElement> {
  static open(configuration: Partial<Configuration> = {}, parent: HTMLElement = document.body): ProductListHandle {
    const handle = new ProductListHandle(
      document.createElement('rmm-product-list'),
      ['rmm-product-open', 'rmm-products-changed'],
      configuration,
    );
    // Some engines sort by the locale of the machine that they run on.
    handle.element.lang = 'en';
    parent.append(handle.element);
    return handle;
  }

  /** Shows only what has the word: how many others there are is other tests’ doing. */
  static async searching(word: string, configuration: Partial<Configuration> = {}): Promise<ProductListHandle> {
    const handle = ProductListHandle.open(configuration);
    await handle.search(word);
    return handle;
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
    const row = await this.row(name);
    const button = await eventually(() => {
      const found = [...row.querySelectorAll('button')].find(
        (one) => (one.getAttribute('aria-label') ?? one.textContent) === action,
      );
      ok(found, `${action} in ${row.innerHTML}`);
      return found;
    });
    await click(button);
  }

  /** Opens the form of a product. */
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

  changes = () => this.of('rmm-products-changed').map((detail) => (detail as { call: string }).call);

  /** Takes a file as if somebody had chosen it. */
  async chooseFile(text: string, name = 'prices.csv'): Promise<void> {
    const field = await this.find<HTMLInputElement>('dialog input[type="file"]');
    const data = new DataTransfer();
    data.items.add(new File([text], name, { type: 'text/csv' }));
    field.files = data.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  async closeWithEscape(): Promise<void> {
    await press('Escape');
    await this.isClosed();
  }
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';
const isNamed = (element: Element, name: string | RegExp) =>
  typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));
