/** The price list and the bill at `/host/console.html`: from a new product to what a month costs with it. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { axeViolations } from './axe.ts';
import { type Demo, startDemo } from './demo.ts';

describe('Products in the console', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  const visit = async (route: string, options: Parameters<Demo['open']>[1] = {}) => {
    const visited = await demo.open(`/host/console.html#${route}`, options);
    await visited.page.getByRole('heading', { level: 1 }).waitFor();
    return visited;
  };
  const main = (page: Page) => page.getByRole('main');
  const total = (page: Page) => page.locator('rmm-product-bill .bill-total');

  it('are made, priced, and billed to an organization that tries them', async () => {
    const { page, complaints } = await visit('/systemDashboard/overview');
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Products' }).click();
    await page.getByRole('rowheader', { name: 'Approval workflow' }).waitFor();
    assert.equal(await page.title(), 'Price list · Products · Fleet Console');
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Standard product' }).click();
    const dialog = page.getByRole('dialog', { name: 'New: Standard product' });
    await dialog.getByLabel('Name').fill('Meeting room screen');
    await dialog.getByLabel('Description').fill('Rented by the month');
    await dialog.getByRole('tab', { name: 'Billing' }).click();
    await dialog.getByLabel('Price').fill('123.45');
    await dialog.getByLabel('Cost').fill('60');
    await dialog.getByRole('button', { name: 'Create product' }).click();
    await page.getByText('Meeting room screen saved').waitFor();
    await page.getByPlaceholder('Search by name or description').fill('meeting room');
    await page.getByRole('row').filter({ hasText: 'Meeting room screen' }).filter({ hasText: '€123.45' }).waitFor();

    await main(page).getByRole('link', { name: 'Bill' }).click();
    await page.waitForURL(/#\/products\/bill$/);
    // Until its code has come it is a button.
    await page.locator('input').and(page.getByLabel('Organization')).fill('Harbor');
    await page.getByRole('option', { name: 'Harbor Logistics' }).click();
    await total(page).waitFor();
    await page.waitForURL(/at=1$/);
    const before = await total(page).textContent();
    await page.locator('input').and(page.getByLabel('Try with other products')).fill('meeting');
    await page.getByRole('option').filter({ hasText: 'Meeting room screen' }).click();
    const line = page.getByRole('row').filter({ hasText: 'Meeting room screen' });
    await line.filter({ hasText: '€123.45' }).waitFor();
    await line.getByText('The quantity is always 1.').waitFor();
    const cents = (text: string | null) => Number(text?.replace(/[^\d]/g, ''));
    assert.equal(cents(await total(page).textContent()) - cents(before), 12_345);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('have a bill with an address of its own', async () => {
    const { page, complaints } = await visit('/products/bill?at=2');
    await total(page).waitFor();
    await page.locator('rmm-product-bill').getByText('Workstation bundle').first().waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('fit a phone, and say nothing wrong to a screen reader', async () => {
    for (const [route, text] of [
      ['/products', 'Approval workflow'],
      ['/products/bill?at=1', 'Cloud backup'],
    ] as const) {
      const { page, complaints } = await visit(route, { width: 400 });
      await page.getByText(text).first().waitFor();
      await page.waitForLoadState('networkidle');
      const { wide } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      }));
      assert.equal(wide, false, `${route} is wider than the screen`);
      assert.deepEqual(await axeViolations(page), [], route);
      assert.deepEqual(complaints, []);
      await page.context().close();
    }
  });
});
