import { textSizes } from '../../../src/ui/editor/toolbar/tools.ts';
import { editorLimits } from '../../../src/ui/editor/values/editor-limits.ts';
import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { settled } from '../mount.tsx';
import { type ShownEditor, showEditor } from './editor-hand.tsx';

let editor: ShownEditor;
const given = async (...args: Parameters<typeof showEditor>) => {
  editor = await showEditor(...args);
};
afterEach(async () => {
  editor.mounted.remove();
  await unhover();
});

const item = (name: string, role = 'menuitem') =>
  editor.mounted.find(`[role^="${role}"]`).then(() =>
    eventually(() => {
      const found = editor.mounted
        .all('[role^="menuitem"]')
        .find((one) => one.querySelector('.menu-item-label')?.textContent === name);
      ok(found, `an item ${name}`);
      return found;
    }),
  );
const labels = () => editor.mounted.all('[role^="menuitem"] .menu-item-label').map((one) => one.textContent);
/** When it has faded in. */
const choose = async (name: string) => {
  const found = await item(name);
  await settled(editor.mounted);
  await click(found);
};
const chooseIn = async (tool: string, name: string) => {
  await click(await editor.tool(tool));
  await choose(name);
};

describe('the toolbar of the editor', () => {
  it('offers what the specification lists, in its words', async () => {
    await given('<p>one</p>', { onUploadAttachment: async () => ({ cid: '1' }) });
    const menus = {
      style: [
        ...['Paragraph', 'Header 1', 'Header 2', 'Header 3', 'Header 4'],
        ...['Bulleted List', 'Numbered List', 'Quote', 'Code Block'],
      ],
      font: ['Default', 'Inter', 'Arial', 'Noto Sans JP'],
      size: ['Default: 14 px', '12 px', '14 px', '16 px', '18 px', '20 px', '22 px'],
      format: ['Strikethrough', 'Code', 'Subscript', 'Superscript', 'Clear formatting', 'Keyboard shortcuts'],
      align: ['Left', 'Center', 'Right', 'Justify', 'Start', 'End', 'Indent', 'Outdent'],
      insert: ['Attachment', 'Horizontal Rule', 'Image', 'Table'],
    };
    for (const [tool, wanted] of Object.entries(menus)) {
      (await editor.tool(tool)).focus();
      await press('Enter');
      await eventually(() => deepEqual(labels(), wanted));
      await press('Escape');
      await eventually(() => deepEqual(labels(), []));
    }
  });

  it('leaves out what is not allowed', async () => {
    await given('<p>one</p>', { permissions: { images: false, tables: false, source: false } });
    await click(await editor.tool('insert'));
    await eventually(() => deepEqual(labels(), ['Horizontal Rule']));
    equal(editor.mounted.all('[data-tool="image"], [data-tool="source"]').length, 0);
  });

  it('formats the selection, shows it, and leaves the focus in the text', async () => {
    await given('<p>one two</p>');
    await editor.select('two');
    const bold = await editor.tool('bold');
    equal(bold.ariaPressed, 'false');
    await click(bold);
    await editor.is('<p>one <strong>two</strong></p>');
    equal(bold.ariaPressed, 'true');
    equal(editor.focused(), 'ProseMirror');
    equal(editor.selected(), 'two');
    await click(await editor.tool('undo'));
    await editor.is('<p>one two</p>');
  });

  it('shows style, font and size of the caret, other values as they are', async () => {
    await given(
      '<h2>head</h2><p><span style="font-size: 11pt;">points</span> <span style="font-size: 18px;">pixels</span></p><p><span style="font-family: &quot;Times New Roman&quot;, serif;">times</span></p>',
    );
    const shown = async (tool: string) => (await editor.tool(tool)).textContent;
    await editor.putCaret('head');
    await eventually(async () => equal(await shown('style'), 'Header 2'));
    equal(await shown('size'), '20');
    await editor.putCaret('points');
    await eventually(async () => equal(await shown('size'), '11pt'));
    equal(await shown('style'), 'Paragraph');
    await editor.putCaret('pixels');
    await eventually(async () => equal(await shown('size'), '18'));
    await editor.putCaret('times');
    await eventually(async () => equal(await shown('font'), 'Times New Roman'));
    equal((await editor.tool('font')).ariaLabel, 'Font: Times New Roman');
    await click(await editor.tool('font'));
    equal((await item('Times New Roman')).ariaChecked, 'true');
  });

  it('sets style, font, size and alignment from its menus', async () => {
    await given('<p>one</p>');
    await editor.select('one');
    await chooseIn('style', 'Header 1');
    await editor.is('<h1>one</h1>');
    equal(editor.focused(), 'ProseMirror');
    await chooseIn('size', '22 px');
    await editor.is('<h1><span style="font-size: 22px;">one</span></h1>');
    await chooseIn('font', 'Arial');
    await eventually(() => match(editor.html(), /font-family: Arial/));
    await chooseIn('align', 'End');
    await eventually(() => match(editor.html(), /<h1 style="text-align: end;">/));
    await chooseIn('style', 'Bulleted List');
    await eventually(() => match(editor.html(), /^<ul><li>/));
  });

  it('knows the sizes that its text is shown in', async () => {
    await given('<p>a</p><h1>b</h1><h2>c</h2><h3>d</h3><h4>e</h4><pre><code>f</code></pre>');
    const sizes = ['p', 'h1', 'h2', 'h3', 'h4', 'pre'].map((name) =>
      Number.parseFloat(getComputedStyle(editor.text.querySelector(name) as Element).fontSize),
    );
    const { paragraph, heading1, heading2, heading3, heading4, codeBlock } = textSizes;
    deepEqual(sizes, [paragraph, heading1, heading2, heading3, heading4, codeBlock]);
  });

  it('disables what would do nothing', async () => {
    await given('<pre><code>code</code></pre><p>text</p>');
    equal((await editor.tool('undo')).ariaDisabled, 'true');
    await editor.putCaret('code');
    await eventually(async () => equal((await editor.tool('bold')).ariaDisabled, 'true'));
    equal((await editor.tool('size')).ariaDisabled, 'true');
    await editor.putCaret('text');
    await eventually(async () => equal((await editor.tool('bold')).ariaDisabled, null));
    await click(await editor.tool('align'));
    equal((await item('Outdent')).ariaDisabled, 'true');
    equal((await item('Indent')).ariaDisabled, null);
  });

  it('is all disabled when the text cannot be edited', async () => {
    await given('<p>text</p>', { readOnly: true });
    // What is folded is disabled in its menu, which can be opened to see it.
    const tools = () => editor.mounted.all('.editor-toolbar-row .tool:not([data-tool="more"])');
    ok(tools().length > 10);
    const enabled = () =>
      tools()
        .filter((tool) => tool.ariaDisabled !== 'true')
        .map((tool) => tool.dataset.tool);
    await eventually(() => deepEqual(enabled(), []));
    await click(await editor.tool('bold'));
    equal(editor.mounted.all('strong').length, 0);
  });

  it('colours text and takes the colour away', async () => {
    await given('<p>one two</p>');
    await editor.select('two');
    await click(await editor.tool('color'));
    const red = await editor.mounted.find('[part~="swatch"][aria-label="Red"]');
    await settled(editor.mounted);
    await click(red);
    await editor.is('<p>one <span style="color: rgb(217, 45, 32);">two</span></p>');
    await eventually(() => equal(editor.focused(), 'ProseMirror'));
    equal(editor.selected(), 'two');
    await click(await editor.tool('highlight'));
    const hex = await editor.mounted.find<HTMLInputElement>('.color-popover input[type="text"]');
    await settled(editor.mounted);
    await click(hex);
    await type('#ffee00');
    await press('Enter');
    await eventually(() => match(editor.html(), /background-color: rgb\(255, 238, 0\)/));
    await press('Escape');
    await click(await editor.tool('color'));
    const none = await editor.mounted.named('.color-popover button', 'None');
    await settled(editor.mounted);
    await click(none);
    await editor.is('<p>one <span style="background-color: rgb(255, 238, 0);">two</span></p>');
  });

  it('opens its menus no higher than the specification says, and cuts none of the nine styles', async () => {
    await given('<p>one</p>');
    await click(await editor.tool('style'));
    const menu = await editor.mounted.find('[role="menu"]');
    await item('Paragraph');
    ok(menu.offsetHeight <= editorLimits.dropdownMaxHeight, `${menu.offsetHeight}`);
    await eventually(() => equal(menu.scrollHeight, menu.clientHeight));
  });

  it('folds what has no room into a menu, and does it from there', async () => {
    await given('<p>one</p>', {}, { width: 400 });
    await editor.select('one');
    const row = await editor.mounted.find('.editor-toolbar-row');
    const shown = editor.mounted
      .all('.editor-toolbar-row .tool')
      .filter((tool) => tool.checkVisibility({ visibilityProperty: true }));
    for (const tool of shown) {
      const { left, right } = tool.getBoundingClientRect();
      const box = row.getBoundingClientRect();
      ok(left >= box.left && right <= box.right, `${tool.dataset.tool} stands out`);
    }
    await chooseIn('more', 'Underline');
    await editor.is('<p><u>one</u></p>');
    await chooseIn('more', 'Font size');
    await choose('20 px');
    await eventually(() => match(editor.html(), /font-size: 20px/));
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`has no fault that axe finds, ${theme}`, async () => {
      await given('<p>one <a href="https://example.com/">two</a></p>', {}, { theme });
      await editor.select('one');
      await editor.mounted.find('.editor-floating');
      await expectNoAxeViolations(editor.mounted.host);
      await click(await editor.tool('style'));
      await item('Paragraph');
      await expectNoAxeViolations(editor.mounted.host);
    });
  }
});
