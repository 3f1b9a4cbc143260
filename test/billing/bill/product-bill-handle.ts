/** The bill of an organization before the reference server, in the words of a technician. */
import '../../../elements/product-bill.ts';
import type { ProductBillElement } from '../../../elements/product-bill.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { eventually, ok } from '../../support/assert.ts';
import { DialogHandle } from '../../ticketing/dialog-handle.ts';

export class ProductBillHandle extends DialogHandle<ProductBillElement> {
  static open(
    values: Partial<Pick<ProductBillElement, 'clientId' | 'month' | 'lang'>> = {},
    configuration: Partial<Configuration> = {},
    parent: HTMLElement = document.body,
  ): ProductBillHandle {
    const handle = new ProductBillHandle(
      document.createElement('rmm-product-bill'),
      ['rmm-bill-change', 'rmm-error'],
      configuration,
    );
    Object.assign(handle.element, { lang: 'en', ...values });
    parent.append(handle.element);
    return handle;
  }

  total = async () => (await this.find('.bill-total')).textContent ?? '';

  /** Of a product: the cells of its line. */
  line(name: string): Promise<HTMLElement> {
    return eventually(() => {
      const found = this.all('.bill-line').find((one) => one.querySelector('.bill-name')?.textContent === name);
      ok(found, `a line ${name}; there is ${this.names().join(' | ')}`);
      return found;
    });
  }

  names = () => this.all('.bill-line .bill-name').map(({ textContent }) => textContent ?? '');

  cells = async (name: string) =>
    [...(await this.line(name)).querySelectorAll('td')].map((cell) => cell.firstChild?.textContent ?? '');

  reasons = async (name: string) =>
    [...(await this.line(name)).querySelectorAll('.bill-reasons li')].map(({ textContent }) => textContent ?? '');

  items = (label: string) =>
    eventually(() => {
      const list = this.all('ul').find((one) => one.getAttribute('aria-label') === label);
      ok(list, label);
      return [...list.querySelectorAll('li')].map(({ textContent }) => textContent ?? '');
    });
}
