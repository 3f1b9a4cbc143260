/** The editor in pages that make it hard: a strict policy, hostile styles, a dialog of the page. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Locator } from 'playwright-core';
import { type Demo, startDemo } from './demo.ts';
import { isOnTop } from './interface-host.ts';

/** Chromium tells of a style attribute that it parses, in documents too that are only read: of the one that finds it out. */
const parsedStyle = /inline style|style-src-attr/;

describe('The rich-text editor', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  async function open(path: string, name: string) {
    const { page, complaints } = await demo.open(path);
    const editor = page.locator(`rmm-rich-text-editor[name="${name}"]`);
    const text = editor.getByRole('textbox');
    await text.scrollIntoViewIfNeeded();
    return { page, complaints, editor, text };
  }

  /** As from a mail that is copied: a real event, whose data the page made. */
  function paste(text: Locator, html: string) {
    return text.evaluate((element, content) => {
      const data = new DataTransfer();
      data.setData('text/html', content);
      data.setData('text/plain', 'plain');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, html);
  }

  const htmlOf = (editor: Locator) =>
    editor.evaluate((element) => (element as HTMLElementTagNameMap['rmm-rich-text-editor']).value ?? '');

  for (const [path, name] of [
    ['/host/portal.html', 'message'],
    ['/host/legacy.html', 'report'],
  ] as const) {
    it(`takes text, formats and pasted colours and sizes, and undoes, on ${path}`, async () => {
      const { page, complaints, editor, text } = await open(path, name);
      await text.click();
      await page.keyboard.type('Hello ');
      await page.keyboard.press('Control+b');
      await page.keyboard.type('world');
      assert.equal(await htmlOf(editor), '<p>Hello <strong>world</strong></p>');
      await page.keyboard.press('Control+b');
      await page.keyboard.press('Enter');
      await paste(
        text,
        '<p><span style="color: rgb(200, 30, 30); font-size: 22px">red and large</span> <b style="color: red">a</b></p>',
      );
      const pasted = text.getByText('red and large');
      await pasted.waitFor();
      const look = await pasted.evaluate((element) => {
        const { color, fontSize } = getComputedStyle(element);
        return [color, fontSize];
      });
      assert.deepEqual(look, ['rgb(200, 30, 30)', '22px']);
      assert.match(await htmlOf(editor), /color: ?rgb\(200, 30, 30\)/);
      assert.match(await htmlOf(editor), /font-size: ?22px/);
      await page.keyboard.press('Control+z');
      await pasted.waitFor({ state: 'detached' });
      // One to the console, one to the page's policy.
      assert.ok(complaints.filter((complaint) => parsedStyle.test(complaint)).length <= 2, complaints.join('\n'));
      assert.deepEqual(
        complaints.filter((complaint) => !parsedStyle.test(complaint)),
        [],
      );
      await page.context().close();
    });
  }

  it('runs nothing that is pasted or set under the portal’s policy, and reads the rest', async () => {
    const { page, complaints, editor, text } = await open('/host/portal.html', 'message');
    await text.click();
    await paste(text, '<img src="x" onerror="window.ran = 1"><script>window.ran = 1</script><p>pasted</p>');
    await text.getByText('pasted').waitFor();
    await editor.evaluate((element) => {
      const value = '<p onclick="window.ran = 1">set</p><svg onload="window.ran = 1"></svg>';
      (element as HTMLElementTagNameMap['rmm-rich-text-editor']).value = value;
    });
    await text.getByText('set').waitFor();
    assert.equal(await page.evaluate(() => Reflect.get(window, 'ran')), undefined);
    assert.deepEqual(
      complaints.filter((complaint) => !/inline event handler|script-src|img-src|404/.test(complaint)),
      [],
    );
    await page.context().close();
  });

  it('submits what was typed last, without the field being left', async () => {
    const { page, text } = await open('/host/legacy.html', 'report');
    await text.click();
    await page.keyboard.type('Done');
    const sent = await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('#maintenance');
      return form && new FormData(form).get('report');
    });
    assert.equal(sent, '<p>Done</p>');
    await page.context().close();
  });

  it('shows its menus over a dialog of the page', async () => {
    const { page, complaints, editor, text } = await open('/host/portal.html', 'message');
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.style.cssText = 'inline-size: 900px; block-size: 300px; overflow: hidden; transform: translateZ(0)';
      const element = document.querySelector('rmm-rich-text-editor');
      if (element) dialog.append(element);
      document.body.append(dialog);
      dialog.showModal();
    });
    await text.click();
    await page.keyboard.type('in a dialog');
    await text.getByText('in a dialog').waitFor();
    const item = await openStyles(editor);
    assert.ok(await isOnTop(item), 'the menu of text styles lies under the dialog');
    await page.keyboard.press('Escape');
    await item.waitFor({ state: 'detached' });
    assert.ok(await page.locator('dialog:modal').count(), 'the Escape closed the dialog of the page');
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  async function openStyles(editor: Locator): Promise<Locator> {
    await editor.locator('[role="toolbar"] [aria-haspopup="menu"]').first().click();
    const item = editor.locator('[role^="menuitem"]').first();
    await item.waitFor();
    return item;
  }
});
