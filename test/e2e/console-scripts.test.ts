/** Scripts at `/host/console.html`, and their code editor behind a page's strict policy. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Demo, startDemo } from './demo.ts';

describe('Scripts in the console', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  it('are written from a template, found by their category, and deleted', async () => {
    const { page, complaints } = await demo.open('/host/console.html#/systemDashboard/overview');
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Scripts' }).click();
    await page.getByRole('rowheader', { name: 'Clear temporary files' }).waitFor();
    assert.equal(await page.title(), 'Scripts · Fleet Console');
    await page.getByRole('button', { name: 'New script' }).click();
    await page.getByRole('menuitem', { name: 'From a template' }).click();
    await page.getByRole('radio', { name: /Flush the DNS cache/ }).check();
    await page.getByRole('button', { name: 'Use template' }).click();
    const dialog = page.getByRole('dialog', { name: 'New script' });
    await dialog.getByLabel('Name').fill('Flush and register');
    const code = dialog.getByRole('textbox', { name: 'Code' });
    await code.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('ipconfig /registerdns');
    await dialog.getByRole('button', { name: 'Create script' }).click();
    await page.getByText('Flush and register created').waitFor();
    await page
      .getByRole('row', { name: /Flush and register/ })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Flush and register deleted').waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('are coloured behind a policy that allows no style but a page’s own files', async () => {
    const { page, complaints } = await demo.open('/host/portal.html');
    // The portal’s autoloader brings its code.
    await page.evaluate(() => {
      document.querySelector('main')?.prepend(document.createElement('rmm-script-library'));
    });
    await page.getByRole('rowheader', { name: 'Restart a service' }).click();
    const code = page.getByRole('textbox', { name: 'Code' });
    await code.click();
    await page.keyboard.type('# first');
    const comment = code.locator('span', { hasText: '# first' }).first();
    await comment.waitFor();
    const [colour, plain] = await Promise.all(
      [comment, code].map((one) => one.evaluate((element) => getComputedStyle(element).color)),
    );
    assert.notEqual(colour, plain);
    assert.match(await code.evaluate((element) => getComputedStyle(element).fontFamily), /monospace/);
    // Its lines are numbered beside it, not above it.
    const [numbers, text] = await Promise.all([page.locator('.cm-gutters').boundingBox(), code.boundingBox()]);
    assert.ok(numbers && text && numbers.x + numbers.width <= text.x + 1 && numbers.y <= text.y);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });
});
