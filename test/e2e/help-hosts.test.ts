/** The help panel in somebody else’s page: strict policies, hostile styles, hostile answers. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { visible } from '../../src/base/visible.ts';
import { hostileVectors } from '../support/corpora/hostile-html.ts';
import { readCorpus } from '../support/read-corpus.ts';
import { axeViolations } from './axe.ts';
import { type Demo, startDemo } from './demo.ts';
import { HelpPanelHandle } from './help-panel-handle.ts';
import { isOnTop } from './interface-host.ts';
import { paintedColor } from './painted-color.ts';

const shared = (readCorpus<{ payload: string }[]>('dompurify-payloads') ?? []).map(({ payload }) => payload);
/** `alert` is what they all call. */
const corpora: [string, string[]][] = [
  ['hostile articles', Object.values(hostileVectors).filter(({ length }) => length < 2000)],
  ['the shared hostile articles', shared],
];

describe('The help panel in somebody else’s page', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  it('opens by the portal’s own button, in its colours, and breaks no policy from suggestions to a sent ticket', async () => {
    const { page, complaints } = await demo.open('/host/portal.html');
    const help = new HelpPanelHandle(page);
    const button = page.getByRole('button', { name: 'Help', exact: true });
    assert.equal(await help.launcher.count(), 0);
    await help.openByHost();
    assert.equal(await button.getAttribute('aria-expanded'), 'true');
    await help.suggests('Browse what a device has backed up');
    await help.contactSupport();
    await help.write({ subject: 'From the portal', body: 'Under its policy' });
    await help.attach({ name: 'log.txt', mimeType: 'text/plain', buffer: Buffer.from('a log') });
    assert.deepEqual(await help.sendButton.evaluate(paintedColor), [11, 122, 95]);
    await help.send();
    await help.seesSent();
    await page.getByText('Your ticket was sent: From the portal.').waitFor();
    await page.keyboard.press('Escape');
    await help.panel.waitFor({ state: 'hidden' });
    assert.equal(await button.getAttribute('aria-expanded'), 'false');
    assert.ok(await button.evaluate((element) => element.matches(':focus')), 'the focus is back on the page’s button');
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('opens by its launcher above all that the legacy page has, untouched by its styles', async () => {
    const { page, complaints } = await demo.open('/host/legacy.html');
    const help = new HelpPanelHandle(page);
    await help.launcher.waitFor();
    await page.evaluate(() => {
      const cover = document.createElement('div');
      cover.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:rgb(0 0 0 / 1%)';
      cover.id = 'cover';
      document.body.append(cover);
    });
    await help.openByLauncher();
    await page.locator('#host-log').getByText('rmm-open', { exact: true }).waitFor();
    assert.ok(await isOnTop(help.panel.getByRole('searchbox')));
    await help.suggests('Browse what a device has backed up');
    const look = await help.panel
      .getByRole('heading')
      .first()
      .evaluate((heading) => {
        const { fontFamily, letterSpacing, textTransform } = getComputedStyle(heading);
        return { fontFamily, letterSpacing, textTransform };
      });
    assert.doesNotMatch(look.fontFamily, /Verdana/);
    assert.deepEqual([look.letterSpacing, look.textTransform], ['normal', 'none']);
    await help.contactSupport();
    await help.write({ subject: 'From ServerDesk', body: 'Among its styles' });
    await help.send();
    await help.seesSent();
    await page.locator('#host-log').getByText('rmm-ticket-created', { exact: true }).waitFor();
    await help.launcher.click();
    await help.panel.waitFor({ state: 'hidden' });
    assert.ok(await help.launcher.evaluate((launcher) => launcher.matches(':focus')));
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('is on no paper: not its launcher, its hint or its open panel', async () => {
    const { page } = await demo.open('/host/help-closed.html');
    const help = new HelpPanelHandle(page);
    await help.launcher.waitFor();
    await page.emulateMedia({ media: 'print' });
    assert.equal(await help.launcher.isVisible(), false);
    await page.emulateMedia({ media: 'screen' });
    await help.openByLauncher();
    await help.suggests('Browse what a device has backed up');
    for (const layout of ['floating', 'docked']) {
      await help.element.evaluate((element, value) => element.setAttribute('layout', value), layout);
      await help.panel.waitFor();
      await page.emulateMedia({ media: 'print' });
      const onPaper = await help.element.evaluate((element) =>
        [...(element.shadowRoot?.querySelectorAll('*') ?? [])]
          .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 1)
          .map((part) => part.outerHTML.slice(0, 80)),
      );
      assert.deepEqual(onPaper, [], layout);
      await page.emulateMedia({ media: 'screen' });
    }
    await page.context().close();
  });

  it('keeps nobody out: axe finds nothing in any view', async () => {
    for (const width of [1280, 400]) {
      const { page } = await demo.open('/host/console.html#/devices/1/backup', { width });
      const help = new HelpPanelHandle(page);
      await help.openByHost();
      await help.suggests('Browse what a device has backed up');
      assert.deepEqual(await violations(page), [], `suggestions at ${width}`);
      await help.search('restore');
      await help.panel.getByRole('list', { name: 'Search results' }).waitFor();
      assert.deepEqual(await violations(page), [], `results at ${width}`);
      await help.search('xylophone');
      await help.panel.getByText('No articles found').first().waitFor();
      assert.deepEqual(await violations(page), [], `no results at ${width}`);
      await help.panel.getByRole('button', { name: 'Back' }).click();
      await help.contactSupport();
      assert.deepEqual(await violations(page), [], `form at ${width}`);
      await help.attach({ name: 'log.txt', mimeType: 'text/plain', buffer: Buffer.from('a log') });
      await help.send();
      await help.panel.getByText('Required').first().waitFor();
      assert.deepEqual(await violations(page), [], `errors at ${width}`);
      await page.context().close();
    }
  });

  const paths = ['/host/legacy.html', '/host/portal.html', '/host/console.html#/devices'];
  for (const [path, kind, hostile] of paths.flatMap((path) => corpora.map((one) => [path, ...one] as const))) {
    it(`runs nothing of ${kind} on ${path}`, { skip: hostile.length === 0 }, async () => {
      const ran: string[] = [];
      const { page, complaints } = await demo.open(path, {
        prepare: async (page) => {
          await page.exposeFunction('tellRun', (what: string) => ran.push(what));
          await page.addInitScript(() => {
            for (const name of ['alert', 'confirm', 'prompt', 'print']) {
              Reflect.set(window, name, () => Reflect.get(window, 'tellRun')(name));
            }
          });
          await page.route('**/zendesk/articles/**', (route) => {
            const query = new URL(route.request().url()).searchParams.get('query') ?? '';
            const from = Number(/\d+/.exec(query)?.[0] ?? 0);
            const results = hostile.slice(from, from + 60).map((payload, at) => ({
              id: from + at + 1,
              name: payload,
              snippet: `${payload} <em>found</em>`,
              html_url: at % 2 === 0 ? `javascript:alert(${at})` : `data:text/html,${encodeURIComponent(payload)}`,
            }));
            return route.fulfill({ json: { results } });
          });
        },
      });
      const help = new HelpPanelHandle(page);
      if (path.includes('legacy')) await help.openByLauncher();
      else await help.openByHost();
      const elements = async () =>
        help.panel
          .locator('.articles *')
          .evaluateAll((all) => [...new Set(all.map(({ localName }) => localName))].sort().join());
      for (let from = 0; from < hostile.length; from += 60) {
        await help.search(`number ${from}`);
        await help.panel.getByText('found', { exact: false }).first().waitFor();
        const names = await help.panel.locator('.article-name').allTextContents();
        assert.deepEqual(
          names.filter((name) => name !== ''),
          hostile
            .slice(from, from + 60)
            .filter((payload) => payload !== '')
            .map(visible),
          'names are shown to the letter, and what nobody would see by a sign',
        );
        assert.match(await elements(), /^a,li,mark,span$/);
        assert.equal(await help.panel.locator('.articles a[href]').count(), 0, 'no link leads into a script');
      }
      await page.waitForTimeout(300);
      assert.deepEqual(ran, []);
      assert.deepEqual(complaints, []);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
    });
  }
});

/** The panel stands beside the page's regions, as a tooltip in the top layer does. */
const violations = (page: Page) => axeViolations(page, { disabledRules: ['region'] });
