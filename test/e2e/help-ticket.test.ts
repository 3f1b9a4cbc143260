/** From a question to a ticket that support can read: in the console, as its user goes about it. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type Demo, startDemo } from './demo.ts';
import { HelpPanelHandle, type WrittenTicket } from './help-panel-handle.ts';

const text = Buffer.from('Line one\r\nLine two — Ω\n');

describe('The help panel in the console', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  const open = async (route: string) => {
    const { page, complaints } = await demo.open(`/host/console.html#${route}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return { page, complaints, help: new HelpPanelHandle(page) };
  };

  it('suggests what fits the page, follows it, and finds what is searched for', async () => {
    const { page, complaints, help } = await open('/devices/1/backup');
    await help.openByHost();
    await help.suggests('Browse what a device has backed up');
    await page.getByRole('link', { name: 'Tickets', exact: true }).click();
    await help.suggests('Write a support ticket');
    await page.goBack();
    await help.suggests('Browse what a device has backed up');

    await help.search('restore folder');
    const found = help.panel.getByRole('list', { name: 'Search results' });
    const first = found.getByRole('link').first();
    await first.waitFor();
    assert.match((await first.getAttribute('href')) ?? '', /\/hc\/en-us\/articles\/\d+/);
    assert.equal(await first.getAttribute('rel'), 'noopener noreferrer');
    assert.ok((await found.locator('mark').count()) > 0, 'what was found is marked');
    const [article] = await Promise.all([page.waitForEvent('popup'), first.click()]);
    await article.getByRole('heading', { level: 1 }).waitFor();
    await help.panel.getByRole('button', { name: 'Back' }).click();
    await help.suggests('Browse what a device has backed up');
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('sends a ticket with its files, which arrive byte by byte', async () => {
    const { page, complaints, help } = await open('/devices/1/backup');
    const picture = readFileSync(new URL('../../demo/pages/backup-browser.png', import.meta.url));
    const movie = Buffer.concat([Buffer.from('\0\0\0\x14ftypqt  ', 'latin1'), randomBytes(1_200_000)]);
    await help.openByHost();
    await help.contactSupport();
    await help.write({ subject: 'The restore stops', body: 'At 40 percent.\nEvery time.', priority: 'URGENT' });
    await help.attach(
      { name: 'screen.png', mimeType: 'image/png', buffer: picture },
      { name: 'recording.mov', mimeType: 'video/quicktime', buffer: movie },
      { name: 'log.txt', mimeType: 'text/plain', buffer: text },
    );
    await help.send();
    await help.seesSent();
    const [ticket] = await help.sentTickets();
    assert.ok(ticket);
    assert.equal(ticket.payload.ticketSubject, 'The restore stops');
    assert.equal(ticket.payload.ticketPriority, 'URGENT');
    assert.equal(ticket.payload.ticketCategory, 'backup');
    const sent = new Map(
      await Promise.all(
        ticket.attachments.map(
          async ({ name, contentAddress }) => [name, await help.sentBytes(contentAddress ?? '')] as const,
        ),
      ),
    );
    assert.deepEqual([...sent.keys()].sort(), ['log.txt', 'recording.mov', 'screen.png']);
    assert.ok(sent.get('screen.png')?.equals(picture));
    assert.ok(sent.get('recording.mov')?.equals(movie));
    assert.ok(sent.get('log.txt')?.equals(text));

    await help.panel.getByRole('button', { name: 'Close help' }).click();
    await page.getByRole('link', { name: 'Tickets', exact: true }).click();
    await page.locator('rmm-data-table').getByRole('link', { name: 'The restore stops' }).waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  const written: (WrittenTicket & { of: string })[] = [
    {
      of: 'Japanese',
      subject: '復元が４０％で止まります',
      body: '毎回同じ所で止まります。\nエラーは「ディスク容量不足」です。',
    },
    { of: 'Arabic', subject: 'تتوقف الاستعادة عند ٤٠٪', body: 'يحدث هذا كل مرة.\nالرسالة: «لا توجد مساحة كافية»' },
  ];
  for (const { of, ...ticket } of written) {
    it(`brings what is written in ${of} as it was written`, async () => {
      const { page, complaints, help } = await open('/devices');
      await help.openByHost();
      await help.contactSupport();
      await help.write({ ...ticket, subject: '', body: '' });
      await help.subject.click();
      await page.keyboard.insertText(ticket.subject);
      await help.body.click();
      const [first = '', second = ''] = ticket.body.split('\n');
      await page.keyboard.insertText(first);
      await page.keyboard.press('Enter');
      await page.keyboard.insertText(second);
      await help.send();
      await help.seesSent();
      const [{ payload } = { payload: undefined }] = await help.sentTickets();
      assert.equal(payload?.ticketSubject, ticket.subject);
      assert.equal(textOf(payload?.ticketBody ?? ''), ticket.body);
      assert.deepEqual(complaints, []);
      await page.context().close();
    });
  }

  it('loses nothing when it cannot be sent, and sends it when it is tried again', async () => {
    const { page, help } = await open('/devices');
    const before = (await help.sentTickets()).length;
    await help.openByHost();
    await help.contactSupport();
    await help.write({ subject: 'Written in vain?', body: 'No.' });
    await help.attach({ name: 'log.txt', mimeType: 'text/plain', buffer: text });
    await page.evaluate(() =>
      fetch('/demo/faults', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ fault: 'forbidden', match: '/zendesk/tickets', times: 1 }),
      }),
    );
    await help.send();
    await help.panel.getByRole('alert').getByText('Couldn’t send the ticket').waitFor();
    assert.equal(await help.subject.inputValue(), 'Written in vain?');
    assert.equal(textOf(await bodyOf(help)), 'No.');
    await help.seesFile('log.txt');
    assert.equal((await help.sentTickets()).length, before);

    await help.send();
    await help.seesSent();
    const tickets = await help.sentTickets();
    assert.equal(tickets.length, before + 1);
    const [attachment] = tickets[0]?.attachments ?? [];
    assert.ok((await help.sentBytes(attachment?.contentAddress ?? '')).equals(text));
    await page.context().close();
  });

  it('goes from the page’s button to a sent ticket by keyboard alone, and back to that button', async () => {
    const { page, complaints, help } = await open('/devices');
    const before = (await help.sentTickets()).length;
    await press(page, 'Tab', async () => (await help.focused()) === 'Help');
    await page.keyboard.press('Enter');
    await help.panel.waitFor({ state: 'visible' });
    await until(() => isSearch(page));
    await press(page, 'Tab', async () => (await help.focused()).startsWith('Contact support'));
    await page.keyboard.press('Enter');
    await help.subject.waitFor();
    await until(() => help.subject.evaluate((field) => field.matches(':focus')));
    await page.keyboard.type('By keyboard');
    await press(page, 'Tab', () => help.body.evaluate((field) => field.matches(':focus')));
    await page.keyboard.type('Nothing else was touched.');
    for (const [name, letter, value] of [
      ['Priority', 'N', 'NORMAL'],
      ['Category', 'Bac', 'backup'],
    ] as const) {
      const field = help.panel.getByRole('combobox', { name });
      await press(page, 'Tab', () => field.evaluate((select) => select.matches(':focus')));
      await page.keyboard.type(letter);
      assert.equal(await field.inputValue(), value);
    }
    await press(page, 'Tab', async () => (await help.focused()) === 'Send ticket');
    await page.keyboard.press('Enter');
    await help.seesSent();
    assert.equal((await help.sentTickets()).length, before + 1);
    assert.ok(
      await help.panel.evaluate((panel) => panel.matches(':focus-within')),
      'the keyboard goes on within the panel',
    );
    await page.keyboard.press('Escape');
    await help.panel.waitFor({ state: 'hidden' });
    assert.equal(await help.focused(), 'Help');
    assert.deepEqual(complaints, []);
    await page.context().close();
  });
});

/** Until something is so; a keyboard never needs more than all stops of a page. */
async function press(page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press(key);
    if (await isThere()) return;
  }
  assert.fail(`${key} never led there`);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await isSo())) {
    assert.ok(Date.now() < end, 'it did not become so');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const isSearch = (page: Page) =>
  page
    .locator('rmm-help-panel')
    .getByRole('searchbox')
    .evaluate((field) => field.matches(':focus'));

async function bodyOf(help: HelpPanelHandle): Promise<string> {
  return help.body.evaluate((field) => (field instanceof HTMLTextAreaElement ? field.value : field.innerHTML));
}

/** Of a message that may be formatted. */
function textOf(body: string): string {
  return body
    .replaceAll('</p><p>', '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ');
}
