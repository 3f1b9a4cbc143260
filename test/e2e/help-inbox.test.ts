import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { DemoClient } from '../demo/server/support/demo-client.ts';
import { eicar, endChecks, HelpDesk, png } from '../demo/server/support/help-desk.ts';
import { hostileVectors } from '../support/corpora/hostile-html.ts';
import { naughtyStrings } from '../support/corpora/naughty-strings.ts';
import { readCorpus } from '../support/read-corpus.ts';
import { axeViolations } from './axe.ts';
import { type Demo, startDemo } from './demo.ts';

const sizes = [400, 1280];

describe('The inbox of the demo', () => {
  let demo: Demo;
  let desk: HelpDesk;

  before(async () => {
    demo = await startDemo();
    desk = new HelpDesk(await DemoClient.open(demo.url));
  });
  after(() => demo.close());

  it('says that there is nothing yet, and shows what comes by itself', async () => {
    const { page, complaints } = await demo.open('/demo/inbox');
    await page.getByRole('heading', { name: 'No tickets yet' }).waitFor();
    const attached = [await desk.upload('screen.png', png), await desk.upload('log.txt', Buffer.from('a log'))];
    const bad = await desk.upload('bad.txt', eicar);
    await desk.submit({
      ticketSubject: '復元できない',
      ticketBody: 'لا يعمل\n  منذ الصباح',
      ticketPriority: 'URGENT',
      ticketCategory: 'devices',
      ticketPhoneNumber: '+12025550123',
      ticketCallback: true,
      ticketCc: ['tom.berger@example.com'],
      imageTokens: [...attached, bad].map(({ token }) => token),
    });
    const ticket = page.getByRole('article', { name: '復元できない' });
    await ticket.waitFor();
    assert.equal(await ticket.locator('.body').textContent(), 'لا يعمل\n  منذ الصباح');
    for (const text of ['URGENT', 'devices', 'Call requested', '+12025550123', 'tom.berger@example.com', 'a log'])
      await ticket.getByText(text, { exact: true }).waitFor();
    await ticket.getByRole('img', { name: 'screen.png' }).waitFor();
    await ticket.getByText('Resource Not Found').waitFor();
    assert.equal(await ticket.getByRole('link', { name: 'bad.txt' }).count(), 0);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('shows what becomes of a file that is being checked', async () => {
    const { page } = await demo.open('/demo/inbox');
    await desk.orderFault('processing', { processingSeconds: 3600 });
    const { token } = await desk.upload('slow.txt', Buffer.from('slow text'));
    await desk.submit({ ticketSubject: 'Checked', imageTokens: [token] });
    const ticket = page.getByRole('article', { name: 'Checked' });
    await ticket.getByText('Processing', { exact: true }).waitFor();
    await endChecks(demo.dataFolder);
    await ticket.getByText('slow text').waitFor();
    assert.equal(await ticket.getByText('Processing', { exact: true }).count(), 0);
    await page.context().close();
  });

  it('fits its window and has nothing that keeps people out, and so do articles', async () => {
    await desk.submit({ ticketSubject: 'x'.repeat(200), ticketBody: 'y'.repeat(400), ticketPriority: 'HIGH' });
    for (const path of [
      '/demo/inbox',
      '/demo/inbox?page-theme=dark',
      '/hc/en-us',
      '/hc/en-us?query=restore',
      articleOf(),
    ]) {
      for (const width of sizes) {
        const { page, complaints } = await demo.open(path, { width });
        await page
          .getByRole(path.startsWith('/demo') ? 'article' : 'heading')
          .first()
          .waitFor();
        assert.equal(await overflow(page), 0, `${path} ${width}`);
        assert.deepEqual(await axeViolations(page), [], path);
        assert.deepEqual(complaints, []);
        await page.context().close();
      }
    }
  });

  it('shows subjects and texts to the letter, whatever they are', async () => {
    const texts = naughtyStrings.filter((text) => text.trim() !== '' && text.length < 250).slice(0, 120);
    for (const text of texts) await desk.submit({ ticketSubject: text, ticketBody: text });
    const { page, complaints } = await demo.open('/demo/inbox');
    await page
      .getByRole('article')
      .nth(texts.length - 1)
      .waitFor();
    for (const width of sizes) {
      await page.setViewportSize({ width, height: 900 });
      assert.equal(await overflow(page), 0, `at ${width}`);
    }
    const shown = await page.evaluate((count) => {
      const cards = [...document.querySelectorAll('.ticket')].slice(0, count).reverse();
      return cards.map((card) => [card.querySelector('h2')?.textContent, card.querySelector('.body')?.textContent]);
    }, texts.length);
    const asShown = (text: string) => text.replaceAll('\0', '\uFFFD');
    assert.deepEqual(
      shown,
      texts.map((text) => [asShown(text), asShown(text)]),
    );
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('runs nothing of a formatted message, and keeps its form', async () => {
    const picture = await desk.upload('inline.png', png);
    const { page, complaints } = await demo.open('/demo/inbox');
    await desk.submit({
      ticketSubject: 'Formatted',
      ticketBodyFormat: 'HTML',
      ticketBody: `<h2>Steps</h2><ul><li><p>one &amp; two</p></li></ul><p><strong>bold</strong> <a href="https://example.com/">link</a>
        <a href="javascript:alert(1)">bad</a> <img src="cid:${picture.token}" alt="Picture" onerror="alert(1)"></p>
        <table><tr><td colspan="2" style="color:red">cell</td></tr></table><script>alert(1)</script>`,
      imageTokens: [picture.token],
    });
    const body = page.getByRole('article', { name: 'Formatted' }).locator('.body');
    await body.getByRole('heading', { name: 'Steps' }).waitFor();
    assert.equal(await body.getByRole('listitem').textContent(), 'one & two');
    assert.equal(
      await body.getByRole('link', { name: 'link (opens in a new tab)' }).getAttribute('href'),
      'https://example.com/',
    );
    assert.equal(await body.getByRole('link', { name: 'bad' }).getAttribute('href'), 'about:blank');
    assert.match((await body.getByRole('img', { name: 'Picture' }).getAttribute('src')) ?? '', /^\/demo\/tickets/);
    assert.equal(await body.locator('[style], [onerror], script').count(), 0);
    await runsNothing(page, Object.values(hostileVectors));
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  const shared = readCorpus<{ payload: string }[]>('dompurify-payloads') ?? [];
  it('runs nothing of the shared hostile messages', { skip: shared.length === 0 }, async () => {
    const { page, complaints } = await demo.open('/demo/inbox');
    const payloads = shared.map(({ payload }) => payload);
    await runsNothing(page, payloads);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  /** Of what the sanitizer left of them, no attribute could run or load anything; links to places of the page are kept. */
  async function runsNothing(page: Page, messages: readonly string[]) {
    const hostile = messages.filter((message) => message.length < 400);
    for (const ticketBody of hostile) await desk.client.fetch('/zendesk/tickets', asTicket(ticketBody));
    await page.reload();
    await page.getByRole('article').nth(20).waitFor();
    const left = await page.evaluate(() =>
      [...document.querySelectorAll('.body.formatted *')].flatMap((element) =>
        [...element.attributes].map(({ name, value }) => `${name}=${value}`),
      ),
    );
    for (const attribute of left)
      assert.match(
        attribute,
        /^(?:href=(?:https?:|mailto:|tel:|sms:|about:blank|[/?#]|\.{1,2}\/)|src=\/demo\/tickets|rel=|target=|alt=|colspan=|rowspan=)/i,
      );
  }

  const asTicket = (ticketBody: string): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ticketSubject: 'Hostile',
      ticketBody,
      ticketBodyFormat: 'HTML',
      ticketPriority: 'LOW',
      ticketCategory: 'other',
    }),
  });
  const articleOf = () => '/hc/en-us/articles/36001100-browse-backup';
});

/** By how many CSS pixels it is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
