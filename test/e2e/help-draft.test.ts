/** A ticket that is being written, and everything that can end its page. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { launchProfile } from './chromium.ts';
import { type Demo, startDemo } from './demo.ts';
import { HelpPanelHandle } from './help-panel-handle.ts';

const path = '/host/console.html#/devices';
const file = { name: 'log.txt', mimeType: 'text/plain', buffer: Buffer.from('What was logged\n') };
const written = { subject: 'Half a ticket', body: 'It was working until', priority: 'LOW', category: 'devices' };

describe('The draft of a ticket', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  it('survives that the page is loaded anew, its file included, and is gone once it was sent', async () => {
    const { page, complaints } = await demo.open(path);
    const help = await begin(page);
    await page.reload();
    await seesDraft(await reopen(page));
    await help.send();
    await help.seesSent();
    const [ticket] = await help.sentTickets();
    assert.equal(ticket?.payload.ticketSubject, written.subject);
    const [attachment] = ticket?.attachments ?? [];
    assert.ok((await help.sentBytes(attachment?.contentAddress ?? '')).equals(file.buffer));
    await page.reload();
    await reopen(page);
    assert.equal(await help.subject.inputValue(), '');
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('survives a crash of the tab, and that the browser is closed', async () => {
    const home = mkdtempSync(join(tmpdir(), 'rmm-browser-'));
    let context = await launchProfile(home);
    try {
      const page = await visit(context);
      await begin(page);
      const crashed = page.waitForEvent('crash');
      const session = await context.newCDPSession(page);
      // It never answers: nobody is left to do so.
      session.send('Page.crash').catch(() => undefined);
      await crashed;
      const next = await visit(context);
      await seesDraft(await reopen(next));

      await context.close();
      context = await launchProfile(home);
      await seesDraft(await reopen(await visit(context)));
    } finally {
      await context.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 3 });
    }
  });

  it('is one in two tabs: neither writes over the other unasked', async () => {
    const { page } = await demo.open(path);
    const other = await page.context().newPage();
    await other.goto(demo.url + path);
    const first = await begin(page);
    const second = await reopen(other);
    await seesDraft(second);
    await second.subject.fill('A whole ticket');
    await second.draftIsKept('A whole ticket', 1);
    await first.panel.getByText('This ticket was changed in another tab').waitFor();
    assert.equal(await first.subject.inputValue(), written.subject);
    await first.panel.getByRole('button', { name: 'Use that version' }).click();
    assert.equal(await first.subject.inputValue(), 'A whole ticket');
    await first.seesFile(file.name);

    const before = (await first.sentTickets()).length;
    await second.send();
    await second.seesSent();
    await first.panel.getByText('This ticket was sent from another tab').waitFor();
    assert.equal((await first.sentTickets()).length, before + 1);
    await first.panel.getByRole('button', { name: 'Start a new ticket' }).click();
    assert.equal(await first.subject.inputValue(), '');
    await page.context().close();
  });

  async function visit(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(demo.url + path);
    return page;
  }
});

async function begin(page: Page): Promise<HelpPanelHandle> {
  const help = await reopen(page);
  await help.write(written);
  await help.attach(file);
  await help.draftIsKept(written.body, 1);
  return help;
}

async function reopen(page: Page): Promise<HelpPanelHandle> {
  const help = new HelpPanelHandle(page);
  await help.openByHost();
  await help.contactSupport();
  return help;
}

async function seesDraft(help: HelpPanelHandle): Promise<void> {
  await help.panel.getByText(/^Restored your draft from /).waitFor();
  assert.equal(await help.subject.inputValue(), written.subject);
  assert.equal(await help.body.inputValue(), written.body);
  assert.equal(await help.panel.getByRole('combobox', { name: 'Priority' }).inputValue(), written.priority);
  assert.equal(await help.panel.getByRole('combobox', { name: 'Category' }).inputValue(), written.category);
  await help.seesFile(file.name);
}
