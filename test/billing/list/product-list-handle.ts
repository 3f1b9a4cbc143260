/** The list of products before the reference server, in the words of whoever sells them. */
import '../../../elements/product-list.ts';
import type { ProductListElement } from '../../../elements/product-list.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { ListHandle } from '../../support/list-handle.ts';

export class ProductListHandle extends ListHandle<ProductListElement> {
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

  changes = () => this.of('rmm-products-changed').map((detail) => (detail as { call: string }).call);

  /** Takes a file as if somebody had chosen it. */
  async chooseFile(text: string, name = 'prices.csv'): Promise<void> {
    const field = await this.find<HTMLInputElement>('dialog input[type="file"]');
    const data = new DataTransfer();
    data.items.add(new File([text], name, { type: 'text/csv' }));
    field.files = data.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
