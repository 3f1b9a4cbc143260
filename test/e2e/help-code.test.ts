/** The code of the help panel does not come: the network is away, or the page is older than its server. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Route } from 'playwright-core';
import { type Demo, startDemo } from './demo.ts';
import { HelpPanelHandle } from './help-panel-handle.ts';

/** What a closed launcher has not loaded yet. */
const later = '**/dist/chunks/**/*.js*';

describe('The help panel whose code does not come', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  async function launcherWith(answer: (route: Route) => Promise<void>) {
    const { page } = await demo.open('/host/help-closed.html');
    const help = new HelpPanelHandle(page);
    await help.launcher.waitFor();
    await page.route(later, answer);
    await help.launcher.click();
    return { page, help, alert: help.element.locator('[popover]:not([part])') };
  }

  it('says so at the launcher while there is no network, and opens by the next press afterwards', async () => {
    const { page, help, alert } = await launcherWith((route) => route.abort());
    await alert.getByText('Check your connection').or(alert).first().waitFor();
    const [message, launcher] = [await alert.boundingBox(), await help.launcher.boundingBox()];
    assert.ok(message && launcher && message.y + message.height <= launcher.y && launcher.y - message.y < 250);
    await page.unroute(later);
    await help.launcher.click();
    await help.suggests('Browse what a device has backed up');
    await page.context().close();
  });

  it('says so in the launcher’s corner, whichever that is', async () => {
    const { page } = await demo.open('/host/help-closed.html');
    const help = new HelpPanelHandle(page);
    await help.launcher.waitFor();
    await help.element.evaluate((element) => element.setAttribute('corner', 'top-start'));
    await page.route(later, (route) => route.abort());
    await help.launcher.click();
    const message = await help.element.locator('[popover]:not([part])').boundingBox();
    const launcher = await help.launcher.boundingBox();
    assert.ok(
      message && launcher && message.y >= launcher.y + launcher.height && message.y < 250,
      'below the launcher',
    );
    // Where it lies: under the pointer it is drawn a little larger.
    assert.equal(message.x, await help.launcher.evaluate((element: HTMLElement) => element.offsetLeft));
    await page.context().close();
  });

  const support = async () => {
    const { page } = await demo.open('/host/help-closed.html');
    const help = new HelpPanelHandle(page);
    await help.openByLauncher();
    await help.contactSupport();
    return { page, help, alert: help.panel.getByRole('alert') };
  };

  it('says at the diagnostics that they did not come, and shows them by Retry', async () => {
    const { page, help, alert } = await support();
    const reading = '**/dist/chunks/*/read-diagnostics.js';
    await page.route(reading, (route) => route.abort());
    await help.panel.getByRole('button', { name: 'Show diagnostics' }).click();
    await alert.getByText('Couldn’t load this part of the page.').waitFor();
    await page.unroute(reading);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await help.panel.getByRole('region', { name: 'Diagnostics' }).getByText('/host/help-closed.html').waitFor();
    await page.context().close();
  });

  it('says of a ticket whose sending is out of date that the page has to be loaded anew, and keeps it', async () => {
    const { page, help, alert } = await support();
    await help.write({ subject: 'Sent after the deployment', body: 'The backup does not begin.' });
    await help.draftIsKept('Sent after the deployment');
    const sending = '**/dist/chunks/*/sending.js';
    await page.route(sending, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await help.sendButton.click();
    await alert.getByText('This page is out of date.').waitFor();
    await page.unroute(sending);
    await Promise.all([page.waitForEvent('load'), alert.getByRole('button', { name: 'Reload' }).click()]);
    await help.openByLauncher();
    await help.contactSupport();
    assert.equal(await help.subject.inputValue(), 'Sent after the deployment');
    await page.context().close();
  });

  it('asks for a reload after a deployment, which keeps the draft', async () => {
    const { page } = await demo.open('/host/help-closed.html');
    const first = new HelpPanelHandle(page);
    await first.openByLauncher();
    await first.contactSupport();
    await first.subject.fill('Written before the deployment');
    await first.draftIsKept('Written before the deployment');
    // Another tab of the same user, whose server has other chunks by the time of the press.
    await page.reload();
    const help = new HelpPanelHandle(page);
    await help.launcher.waitFor();
    await page.route(later, (route) =>
      /(code-failure|failure-box)\.js/.test(route.request().url())
        ? route.continue()
        : route.fulfill({ status: 404, body: 'Not found' }),
    );
    await help.launcher.click();
    const alert = help.element.getByRole('alert');
    await alert.getByText('This page is out of date.').waitFor();
    await page.unroute(later);
    await Promise.all([page.waitForEvent('load'), alert.getByRole('button', { name: 'Reload' }).click()]);
    await help.openByLauncher();
    await help.contactSupport();
    assert.equal(await help.subject.inputValue(), 'Written before the deployment');
    await page.context().close();
  });

  it('says in the place of an element that its own file did not come, in its language, and has it by Retry', async () => {
    const own = '**/dist/elements/switch.js*';
    const { page } = await demo.open('/elements/rmm-switch?page-locale=de', {
      prepare: async (page) => void (await page.route(own, (route) => route.abort())),
    });
    const element = page.locator('.stage rmm-switch');
    const alert = element.getByRole('alert');
    await alert.getByText('Prüfen Sie Ihre Verbindung').waitFor();
    await page.unroute(own);
    await alert.getByRole('button', { name: 'Erneut versuchen' }).click();
    await element.getByRole('switch').waitFor();
    assert.equal(await alert.count(), 0);
    await page.context().close();
  });

  it('asks for a reload where a deployment took an element’s own file away', async () => {
    const { page } = await demo.open('/elements/rmm-switch', {
      prepare: async (page) => {
        await page.route(/\/dist\/(elements|chunks)\/.*\.js/, (route) =>
          /(code-failure|failure-box|entry-failure)\.js/.test(route.request().url())
            ? route.continue()
            : route.fulfill({ status: 404, body: 'Not found' }),
        );
      },
    });
    const alert = page.locator('.stage rmm-switch').getByRole('alert');
    await alert.getByText('This page is out of date.').waitFor();
    await alert.getByRole('button', { name: 'Reload' }).waitFor();
    await page.context().close();
  });
});
