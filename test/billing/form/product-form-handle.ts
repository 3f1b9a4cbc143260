/** A product's form before the reference server, in the words of whoever fills it in. */
import '../../../elements/product-form.ts';
import type { ProductFormElement, ProductVariant } from '../../../elements/product-form.ts';
import { randomId } from '../../../src/base/random-id.ts';
import {
  createBillingProduct,
  deleteBillingProduct,
  listBillingProducts,
  type Product,
  type ProductBody,
  readBillingProduct,
  updateBillingProduct,
} from '../../../src/billing/product-contract.ts';
import type { ProductValues } from '../../../src/billing/product-values.ts';
import { productToWire } from '../../../src/billing/product-wire.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import type { Endpoint } from '../../../src/host/http/endpoint.ts';
import { fillPath } from '../../../src/host/http/fill-path.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { comeToRest } from '../../support/come-to-rest.ts';
import { click, press, type } from '../../support/user.ts';
import { DialogHandle } from '../../ticketing/dialog-handle.ts';
import { validProduct } from '../any-product.ts';

export class ProductFormHandle extends DialogHandle<ProductFormElement> {
  /** As somebody who has no drafts, unless the test says who. */
  static open(values: Partial<ProductFormElement>, configuration: Partial<Configuration> = {}): ProductFormHandle {
    const events = ['rmm-product-save-request', 'rmm-product-saved', 'rmm-product-cancelled'];
    const element = document.createElement('rmm-product-form');
    const handle = new ProductFormHandle(element, events, { currentUser: { id: randomId() }, ...configuration });
    Object.assign(element, values);
    document.body.append(element);
    return handle;
  }

  /** In the place of what is in a field. */
  async write(label: string, text: string): Promise<void> {
    const field = await this.field(label);
    await comeToRest(this.element, 1000);
    await click(field);
    field.select();
    await (text === '' ? press('Backspace') : type(text));
  }

  value = async (label: string) => (await this.field(label)).value;

  reads(label: string, text: string): Promise<void> {
    return eventually(async () => equal(await this.value(label), text)) as Promise<void>;
  }

  /** Name, description, price and cost. */
  async fill(name: string): Promise<void> {
    await this.write('Name', name);
    await this.write('Description', 'D');
    await this.tab('Billing');
    await this.write('Price', '12.50');
    await this.write('Cost', '4');
  }

  tabs = () => this.all('[role="tab"]').map(({ textContent }) => textContent);
  shownTab = () => this.all('[role="tab"][aria-selected="true"]')[0]?.textContent;
  /** Of the tab that is shown. */
  labels = () => this.shown('.field-label').map(({ textContent }) => textContent?.replace('*', ''));
  errors = () => this.shown('.field-error').map(({ textContent }) => textContent);
  shown = (selector: string) => this.all(`[role="tabpanel"]:not([hidden]) ${selector}`);
  /** What was chosen in a field of several. */
  chips = (path: string) => this.all(`[data-field="${path}"] .select-chip-text`).map(({ textContent }) => textContent);

  async radio(label: string): Promise<HTMLInputElement> {
    return eventually(() => {
      const found = this.all<HTMLInputElement>('input[type="radio"]').findLast(
        (one) => one.closest('.radio-label')?.querySelector('.radio-text > :first-child')?.textContent === label,
      );
      ok(found, `a choice ${label}`);
      return found;
    });
  }

  async choose(label: string): Promise<void> {
    const radio = await this.radio(label);
    await comeToRest(this.element, 1000);
    await click(radio);
    await eventually(() => ok(radio.checked));
  }

  /** In the dialog in front, where there is one. */
  override async press(name: string): Promise<void> {
    const button = await eventually(() => {
      const front = this.all('dialog').at(-1) ?? this.root;
      const found = [...front.querySelectorAll('button')].findLast((one) => textOf(one) === name);
      ok(found, `a button ${name}; there is ${[...front.querySelectorAll('button')].map(textOf).join(' | ')}`);
      return found;
    });
    await comeToRest(this.element, 1000);
    await click(button);
  }

  /** By the keyboard alone, from where the focus is. */
  async tabTo(label: string): Promise<void> {
    for (let presses = 0; presses < 30; presses += 1) {
      await press('Tab');
      if (this.focusedLabel() === label) return;
    }
    throw new Error(`${label} has not been reached`);
  }

  focusedLabel(): string | undefined {
    const now = activeElement(document);
    if (!now) return undefined;
    const label = now.id === '' ? null : this.root.querySelector(`label[for="${CSS.escape(now.id)}"]`);
    const radio = now.closest('.radio-label')?.querySelector('.radio-text > :first-child');
    return (label ?? radio ?? now).textContent?.replace('*', '');
  }

  saved = () => this.of('rmm-product-saved') as { id: string; name: string; isNew: boolean }[];
  wasSaved = (count = 1) => eventually(() => equal(this.saved().length, count));
}

const textOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

async function ask<Answer>({ method, path }: Endpoint, params = {}, body?: unknown): Promise<Answer> {
  const response = await fetch(fillPath(path, params), {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

const bodyOf = (variant: ProductVariant, more: Partial<ProductValues>): ProductBody =>
  productToWire(variant, validProduct(variant, more));

/** Past the element. */
export const newProduct = (variant: ProductVariant, more: Partial<ProductValues> = {}) =>
  ask<Product>(createBillingProduct, {}, bodyOf(variant, more));

export const storedProduct = (id: string) => ask<Product>(readBillingProduct, { id });

/** By somebody else, who saw the version that is there. */
export async function changeProduct(id: string, changes: Partial<ProductBody>): Promise<Product> {
  return ask(updateBillingProduct, { id }, { ...(await storedProduct(id)), ...changes });
}

export const deleteProduct = (id: string) => ask(deleteBillingProduct, { id });

export async function productsNamed(name: string): Promise<Product[]> {
  const path = `${listBillingProducts.path}?searchCriteria=${encodeURIComponent(name)}`;
  return (await ask<{ results: Product[] }>({ ...listBillingProducts, path })).results;
}
