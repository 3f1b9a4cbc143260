import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { elements } from '../../elements/elements.ts';
import { BackupBrowserHandle, browseWhole } from './backup-browser-handle.ts';
import { type Demo, startDemo } from './demo.ts';
import { isPlaced } from './interface-host.ts';

/** What a page's author would notice first if the page's rules came through, or the element's went out. */
const telling = [
  'background-color',
  'border-top-left-radius',
  'box-sizing',
  'color',
  'cursor',
  'direction',
  'display',
  'fill',
  'font-family',
  'font-size',
  'letter-spacing',
  'line-height',
  'max-width',
  'opacity',
  'padding',
  'position',
  'text-align',
  'text-shadow',
  'text-transform',
  'visibility',
  'white-space',
  'word-spacing',
  'z-index',
];

const elementsScript = '**/rmm-elements.classic.js';

describe('A hostile page and the elements', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  it('leaves the page’s own elements, styles and document as they are', async () => {
    const without = await demo.open('/host/legacy.html', {
      prepare: async (page) => {
        await page.route(elementsScript, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'window.RmmElements = { configure() {} };' }),
        );
      },
    });
    await without.page.locator('#devices a').first().waitFor();
    const before = await pageLook(without.page);
    const { page } = await demo.open('/host/legacy.html');
    await new BackupBrowserHandle(page).sees('Documents');
    await page.locator('#devices a').first().waitFor();
    assert.deepEqual(await pageLook(page), before);
    await Promise.all([page.context().close(), without.page.context().close()]);
  });

  it('adds one name to the window and nothing to built-in objects', async () => {
    const { page } = await demo.open('/host/legacy.html', {
      prepare: async (page) => {
        await page.addInitScript(() => {
          // Not a named function: the transpiler would wrap it in a helper that the page does not have.
          Reflect.set(window, 'ownNames', () =>
            [
              window,
              Array.prototype,
              Object.prototype,
              Element.prototype,
              Event.prototype,
              ShadowRoot.prototype,
            ].flatMap((object) => Object.getOwnPropertyNames(object)),
          );
        });
        // Just before the script runs, when the page's other scripts have added theirs.
        await page.route(elementsScript, async (route) => {
          const response = await route.fetch();
          const body = `window.namesBefore = window.ownNames();\n${await response.text()}`;
          await route.fulfill({ response, body });
        });
      },
    });
    await browseWhole(page);
    const added = await page.evaluate(() => {
      const before: string[] = Reflect.get(window, 'namesBefore');
      const now: string[] = Reflect.get(window, 'ownNames')();
      const counts = new Map<string, number>();
      for (const name of now) counts.set(name, (counts.get(name) ?? 0) + 1);
      for (const name of before) counts.set(name, (counts.get(name) ?? 0) - 1);
      return [...counts].filter(([, count]) => count !== 0).map(([name]) => name);
    });
    // `namesBefore` is this test's own. `RmmElements` is declared before the script's first line runs.
    assert.deepEqual(
      added.filter((name) => name !== 'namesBefore'),
      [],
    );
    const classes = elements.map(({ definition: { tag } }) =>
      tag
        .replace(/^rmm/, '')
        .replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
        .concat('Element'),
    );
    assert.deepEqual(
      await page.evaluate(() => Object.keys(Reflect.get(window, 'RmmElements')).sort()),
      [...classes, 'IllegalTransition', 'configure', 'sharedState', 'sharedStateNames', 'version'].sort(),
    );
    await page.context().close();
  });

  it('lets none of the page’s rules through to what is in the element', async () => {
    const hostile = await demo.open('/host/legacy.html');
    await new BackupBrowserHandle(hostile.page).sees('Documents');
    // As wide a table as on the other page: one without room for its columns keeps the last of them in sight.
    const calm = await demo.open('/host/react.html', { width: 1600 });
    await new BackupBrowserHandle(calm.page).sees('Documents');
    const [inHostile, inCalm] = await Promise.all([elementLook(hostile.page), elementLook(calm.page)]);
    assert.ok(Object.keys(inCalm).length > 20, 'there is something to compare');
    const differing = Object.keys(inCalm).filter((name) => inHostile[name] !== inCalm[name]);
    assert.deepEqual(
      differing.map((name) => [name, inHostile[name], inCalm[name]]),
      [],
    );
    await Promise.all([hostile.page.context().close(), calm.page.context().close()]);
  });

  it('shows a menu over a clipped and transformed ancestor, where it belongs', async () => {
    const { page } = await demo.open('/host/legacy.html');
    const browser = new BackupBrowserHandle(page);
    await browser.sees('User folders');
    const opener = browser.row('User folders').getByRole('button').last();
    await opener.click();
    const menu = browser.element.getByRole('menu');
    await isPlaced(menu);
    const [box, anchor] = [await menu.boundingBox(), await opener.boundingBox()];
    assert.ok(box && anchor, 'both are on the page');
    assert.ok(Math.abs(box.x + box.width - (anchor.x + anchor.width)) < 12, 'the menu ends where its button ends');
    const owner = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.localName, [
      box.x + box.width / 2,
      box.y + box.height - 6,
    ] as const);
    assert.equal(owner, 'rmm-backup-browser', 'nothing of the page lies over the menu');
    await page.context().close();
  });
});

/** Computed styles and boxes of everything outside the element, and what hangs on the document. */
function pageLook(page: Page): Promise<unknown> {
  return page.evaluate(
    (names) => ({
      title: document.title,
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      head: document.head.querySelectorAll('*').length,
      body: document.body.children.length,
      looks: [...document.querySelectorAll('html, body, body *:not(script, option)')]
        .filter((element) => element.id !== 'loaded' && !element.localName.startsWith('rmm-'))
        .map((element) => {
          const style = getComputedStyle(element);
          const { x, y, width, height } = element.getBoundingClientRect();
          return [
            element.localName,
            ...[x, y, width, height].map(Math.round),
            ...names.map((name) => style.getPropertyValue(name)),
          ].join(' | ');
        }),
    }),
    telling,
  );
}

/** Computed styles inside the element, by class name: sizes aside, which follow from the page's room. */
function elementLook(page: Page): Promise<Record<string, string>> {
  return page.evaluate((names) => {
    const root = document.querySelector('rmm-backup-browser')?.shadowRoot;
    const looks: Record<string, string> = {};
    for (const element of root?.querySelectorAll('[class]') ?? []) {
      if (element.closest('.toolbar, [data-muted], .mark')) continue;
      const style = getComputedStyle(element);
      looks[`${element.localName}.${element.getAttribute('class')}`] ??= names
        .filter((name) => name !== 'color-scheme')
        .map((name) => `${name}: ${style.getPropertyValue(name)}`)
        .join('; ');
    }
    return looks;
  }, telling);
}
