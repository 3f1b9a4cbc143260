/** Every element of the interface layer, at home in pages that make it hard. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Locator } from 'playwright-core';
import { launchWholeChromium } from './chromium.ts';
import { type Demo, startDemo } from './demo.ts';
import { formEntries, type HostPage, isOnTop, lookInside, openHost, servePage } from './interface-host.ts';
import { uses } from './interface-use.ts';
import { paintedColor } from './painted-color.ts';

/** Milliseconds. */
const patience = 10_000;
const classic = '<script src="/dist/rmm-elements.classic.js"></script>';
const autoloader = '<script type="module" src="/dist/autoloader.js"></script>';

describe('Elements of the interface layer', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo(launchWholeChromium);
  });
  after(() => demo.close());

  for (const [path, services] of [
    ['/host/portal.html', 'the autoloader, under a strict policy'],
    ['/host/legacy.html', 'the classic script, among hostile styles'],
  ] as const) {
    describe(`with ${services}`, () => {
      let host: HostPage;
      let own: unknown;
      before(async () => {
        host = await openHost(demo, path);
        await host.page.locator('rmm-backup-browser').getByText('Documents', { exact: true }).waitFor();
        await host.page.waitForLoadState('networkidle');
        await host.page.evaluate(() => {
          const form = document.createElement('form');
          form.id = 'of-the-test';
          document.body.append(form);
        });
        own = await host.own();
      });
      after(() => host.page.context().close());

      for (const [tag, { attributes = {}, work, entries }] of Object.entries(uses)) {
        it(`<${tag}> works, and leaves nothing in the page`, async () => {
          const element = await host.mount(tag, { into: '#of-the-test', attributes });
          await work(element);
          assert.deepEqual(await formEntries(host.page, '#of-the-test'), entries);
          assert.deepEqual(await host.own(), own);
          await element.evaluate((one) => one.remove());
          assert.deepEqual(host.complaints.splice(0), []);
        });
      }
    });
  }

  it('look the same among hostile styles as on a calm page', async () => {
    const hostile = await openHost(demo, '/host/legacy.html');
    const calm = await openHost(demo, '/calm', (page) => servePage(page, '/calm', classic));
    for (const { page } of [hostile, calm]) await page.waitForFunction(() => Reflect.has(window, 'RmmElements'));
    await hostile.page.evaluate(() => {
      // The worst of all resets, and names that other libraries use for the room of their popups and rows.
      const sheet = new CSSStyleSheet();
      const names = [
        'row-height',
        'available-height',
        'available-width',
        'text',
        'surface',
        'accent',
        'control',
        'font',
      ];
      const others = ['progress', 'radius', 'line', 'tone', 'skeleton-width', 'table-view', 'tab-label-lines'];
      const values = [...names, ...others].map((name) => `--${name}: 3px;`).join('');
      sheet.replaceSync(
        `body * { all: initial !important; display: block !important; font: 900 27px Papyrus !important;
          color: #c00 !important; box-sizing: content-box !important; ${values} }`,
      );
      document.adoptedStyleSheets.push(sheet);
    });
    for (const tag of Object.keys(uses)) {
      const attributes = { ...uses[tag]?.attributes, ...(tag === 'rmm-tabbed-dialog' && { open: '' }) };
      const elements = await Promise.all([hostile, calm].map((host) => host.mount(tag, { attributes })));
      const differing = async () => {
        const shown = uses[tag]?.shown ?? 'label';
        const looks = await Promise.all(elements.map((element) => lookInside(element, element.locator(shown))));
        const [among = {}, alone = {}] = looks;
        assert.ok(Object.keys(alone).length >= 3, `<${tag}> shows something to compare`);
        const names = new Set([...Object.keys(among), ...Object.keys(alone)]);
        return [...names]
          .filter((name) => among[name] !== alone[name])
          .map((name) => [tag, name, among[name], alone[name]]);
      };
      // Both come to rest, one of them perhaps later; what a page does to an element stays.
      const end = performance.now() + patience;
      let found = await differing();
      while (found.length > 0 && performance.now() < end) found = await differing();
      assert.deepEqual(found, []);
      for (const element of elements) await element.evaluate((one) => one.remove());
    }
    await Promise.all([hostile.page.context().close(), calm.page.context().close()]);
  });

  it('are dark on light on paper, with what their fills tell, also where they are light on dark on a screen', async () => {
    const { page } = await openHost(demo, '/printed', (opened) => servePage(opened, '/printed', classic));
    await page.evaluate(() => {
      document.body.innerHTML = '<rmm-switch theme="dark" label="Alerts" checked></rmm-switch>';
    });
    const onPaper = page.locator('rmm-switch').getByText('Alerts');
    await onPaper.waitFor();
    const look = async () => {
      const [red = 0] = await onPaper.evaluate(paintedColor, 'color' as const);
      const printColorAdjust = await onPaper.evaluate((text) => getComputedStyle(text).printColorAdjust);
      return { isLight: red > 128, printColorAdjust };
    };
    assert.deepEqual(await look(), { isLight: true, printColorAdjust: 'economy' });
    await page.emulateMedia({ media: 'print' });
    assert.deepEqual(await look(), { isLight: false, printColorAdjust: 'exact' });
    await page.context().close();
  });

  it('show what floats above a dialog of the page, and leave the dialog its Escape', async () => {
    const { page, mount, complaints } = await openHost(demo, '/host/portal.html');
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.id = 'of-the-page';
      dialog.style.cssText = 'inline-size: 900px; block-size: 300px; overflow: hidden; transform: translateZ(0)';
      document.body.append(dialog);
      dialog.showModal();
    });
    /** Opens it, looks whether it can be pressed, and closes it by a key that the page's dialog does not get. */
    const isSeen = async (floating: Locator, open: Promise<void>) => {
      await open;
      assert.ok(await isOnTop(floating), `${floating} is not on top`);
      await page.keyboard.press('Escape');
      await floating.waitFor({ state: 'detached' });
      assert.ok(await page.locator('#of-the-page').evaluate((dialog) => dialog.matches(':modal')));
    };
    const into = '#of-the-page';
    const place = async (tag: string, use: (element: Locator) => Promise<void>) => {
      const element = await mount(tag, { into, attributes: uses[tag]?.attributes ?? {} });
      await use(element);
      await element.evaluate((one) => one.remove());
    };

    await place('rmm-select', (select) => isSeen(select.getByRole('listbox'), select.getByRole('combobox').click()));
    await place('rmm-phone-input', (phone) => isSeen(phone.getByRole('listbox'), phone.getByRole('button').click()));
    await place('rmm-color-picker', (color) => isSeen(color.getByRole('dialog'), color.getByRole('button').click()));
    await place('rmm-tabbed-dialog', (tabs) =>
      isSeen(
        tabs.getByRole('dialog'),
        tabs.evaluate((one) => (one as HTMLElementTagNameMap['rmm-tabbed-dialog']).show()),
      ),
    );
    await place('rmm-data-table', async (table) => {
      const button = (name: string) => table.getByRole('button', { name, exact: true }).first();
      await isSeen(table.getByRole('menu'), button('Options for column Name').click());
      await isSeen(table.getByRole('dialog', { name: 'Status' }), button('Status').click());
      await isSeen(table.getByRole('dialog', { name: 'Table settings' }), button('Table settings').click());
      await button('Filters').click();
      const filters = table.getByRole('dialog', { name: 'Filters' });
      const period = filters.getByRole('combobox', { name: 'Last seen' });
      await isSeen(table.getByRole('listbox'), period.click());
      await filters.getByRole('textbox', { name: 'From' }).fill('2026-01-31');
      await isSeen(filters, Promise.resolve());
      await button('Export').hover();
      assert.ok(await isOnTop(table.getByRole('tooltip')));
      await page.mouse.move(0, 0);
      await table.getByRole('tooltip').waitFor({ state: 'detached' });
    });
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector<HTMLDialogElement>('#of-the-page')?.open);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('of two versions on a page close in the order in which they were opened', async () => {
    // The dialog is the first version's, what stands in it the second's.
    const head = `<script type="module">
      await import('/dist/elements/tabbed-dialog.js');
      const second = document.createElement('script');
      second.src = '/dist/rmm-elements.classic.js';
      document.head.append(second);
    </script>`;
    const { page, mount, complaints } = await openHost(demo, '/two', (page) => servePage(page, '/two', head));
    await page.waitForFunction(() => customElements.get('rmm-select'));
    const dialog = await mount('rmm-tabbed-dialog', { state: 'From markup' });
    const select = await mount('rmm-select', { into: 'rmm-tabbed-dialog [slot="name"]' });
    await select.getByRole('combobox').click();
    const list = select.getByRole('listbox');
    assert.ok(await isOnTop(list));
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await dialog.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await dialog.getByRole('dialog').waitFor({ state: 'detached' });
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('take icons that the page made with a React of its own, or leave them out', async () => {
    const { page, mount, complaints } = await openHost(demo, '/host/portal.html');
    const table = await mount('rmm-data-table');
    await table.getByRole('rowheader').first().waitFor();
    await table.evaluate((element) => {
      const one = element as HTMLElementTagNameMap['rmm-data-table'];
      const errors: string[] = [];
      Reflect.set(window, 'errorsOfTheTest', errors);
      one.addEventListener('rmm-error', ({ detail }) => errors.push(detail.message));
      const icon = {
        // What a hook of another copy does: nobody has told it who is drawn.
        use() {
          throw new TypeError('Cannot read properties of null (reading "useContext")');
        },
      };
      one.rowActions = [{ id: 'open', labelToken: 'Open', Icon: icon.use }];
      one.secondaryActions = [{ id: 'import', label: 'Import', icon: icon.use }];
    });
    await table.getByRole('row').nth(3).getByRole('button', { name: 'Open' }).waitFor();
    await table.getByRole('button', { name: 'Import', exact: true }).waitFor();
    assert.equal(await page.evaluate(() => Reflect.get(window, 'errorsOfTheTest').length), 1);
    assert.equal(complaints.length, 1);
    await page.context().close();
  });

  it('keep what they hold, and stay usable, when the page moves them while something of theirs is open', async () => {
    const { page, mount, complaints } = await openHost(demo, '/moved', (page) => servePage(page, '/moved', autoloader));
    const move = (element: Locator) => element.evaluate((one) => document.querySelector('main')?.append(one));
    const select = await mount('rmm-select');
    const option = select.getByRole('option', { name: 'Ubuntu Server 24.04' });
    await select.getByRole('combobox').click();
    await option.waitFor();
    await move(select);
    if (!(await option.isVisible())) await select.getByRole('combobox').click();
    await option.click();
    assert.equal(await select.evaluate((one) => Reflect.get(one, 'value')), 'ubuntu');

    const text = await mount('rmm-text-area');
    await text.getByRole('textbox').fill('Half a sen');
    await move(text);
    assert.equal(await text.getByRole('textbox').inputValue(), 'Half a sen');

    const color = await mount('rmm-color-picker', { attributes: { variant: 'popover' } });
    const button = color.getByRole('button', { name: /^Brand color/ }).first();
    await button.click();
    await move(color);
    if (!(await color.getByRole('dialog').isVisible())) await button.click();
    await color.getByRole('dialog').getByRole('textbox').fill('#123456');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    assert.equal(await color.evaluate((one) => Reflect.get(one, 'value')), '#123456');

    const table = await mount('rmm-data-table');
    await table.getByRole('searchbox').fill('BER-MAC');
    await table.getByRole('button', { name: 'Options for column Name' }).click();
    await table.getByRole('menu').waitFor();
    await move(table);
    assert.equal(await table.getByRole('searchbox').inputValue(), 'BER-MAC');
    if (!(await table.getByRole('menu').isVisible()))
      await table.getByRole('button', { name: 'Options for column Name' }).click();
    await table.getByRole('menuitem').first().click();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });
});
