import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, drag, press, type, unhover } from '../../support/user.ts';
import { settled } from '../mount.tsx';
import { pressFor, type ShownEditor, showEditor } from './editor-hand.tsx';

let editor: ShownEditor;
const given = async (...args: Parameters<typeof showEditor>) => {
  editor = await showEditor(...args);
};
afterEach(async () => {
  editor.mounted.remove();
  await unhover();
});
const bubbles = () => editor.mounted.all('.link-bubble');
const gone = (selector: string) => eventually(() => equal(editor.mounted.all(selector).length, 0));
const linked = '<p>see <a href="https://one.example/" rel="nofollow" title="One">the page</a> now</p>';

describe('the link bubble in the page', () => {
  it('shows the address beside a link, opened without a way back to here', async () => {
    await given(linked);
    equal(bubbles().length, 0);
    await editor.putCaret('the page', 3);
    const address = await editor.mounted.find<HTMLAnchorElement>('.link-bubble-address');
    equal(address.textContent, 'https://one.example/');
    equal(address.rel, 'noopener noreferrer');
    equal(address.target, '_blank');
    equal(editor.focused(), 'ProseMirror');
    ok((bubbles()[0]?.offsetWidth ?? 999) <= 400);
    await expectNoAxeViolations(editor.mounted.host);
    await press('Escape');
    await gone('.link-bubble');
    equal(editor.focused(), 'ProseMirror');
  });

  it('edits the address by keyboard, and keeps what else the link has', async () => {
    await given(linked);
    await editor.putCaret('the page', 3);
    await editor.mounted.find('.link-bubble');
    const field = (await pressFor(editor, 'Control+k', '.link-form-input')) as HTMLInputElement;
    await eventually(() => equal(editor.focused(), 'field-box'));
    equal(field.value, 'https://one.example/');
    field.select();
    await type('two.example');
    await press('Enter');
    await editor.is('<p>see <a href="https://two.example" rel="nofollow" title="One">the page</a> now</p>');
    equal(editor.focused(), 'ProseMirror');
  });

  it('makes a link of the selection, after it was told what is no address', async () => {
    await given('<p>see the page</p>');
    await editor.select('the page');
    await editor.mounted.find('.editor-floating');
    const field = (await pressFor(editor, 'Control+k', '.link-form-input')) as HTMLInputElement;
    equal(field.value, 'https://');
    // What it will be a link of is seen although the field has the browser's selection.
    await eventually(() => equal(editor.mounted.all('.editor-kept-selection')[0]?.textContent, 'the page'));
    await eventually(() => equal(editor.focused(), 'field-box'));
    await press('Control+a');
    await type('ftp://one.example');
    await press('Enter');
    await eventually(() => match(editor.mounted.all('.link-form-problem')[0]?.textContent ?? '', /FTP/));
    equal(field.getAttribute('aria-invalid'), 'true');
    await expectNoAxeViolations(editor.mounted.host);
    await press('Control+a');
    await type('https://one.example/');
    await click(await editor.mounted.named('button', 'Apply'));
    await editor.is('<p>see <a href="https://one.example/">the page</a></p>');
    await gone('.editor-kept-selection');
  });

  it('is left by Escape and by a press in the text, without a change', async () => {
    await given('<p>see the page</p>');
    await editor.select('the');
    await editor.mounted.find('.editor-floating');
    await pressFor(editor, 'Control+k', '.link-form-input');
    await press('Escape');
    await gone('.link-form');
    await eventually(() => equal(editor.focused(), 'ProseMirror'));
    equal(editor.selected(), 'the');
    await pressFor(editor, 'Control+k', '.link-form-input');
    await click(editor.text, { at: { x: 30, y: 24 } });
    await gone('.link-form');
    equal(editor.html(), '<p>see the page</p>');
  });

  it('takes the link away', async () => {
    await given(linked);
    await editor.putCaret('the page', 3);
    const remove = await editor.mounted.named('button', 'Remove link');
    await settled(editor.mounted);
    await click(remove);
    await editor.is('<p>see the page now</p>');
    await gone('.link-bubble');
  });

  it('only shows and opens where nothing is edited', async () => {
    await given(linked, { readOnly: true });
    const page = location.href;
    await click(await editor.mounted.find('.ProseMirror a'));
    await editor.mounted.find('.link-bubble-address');
    equal(editor.mounted.all('.link-bubble button').length, 0);
    equal(location.href, page);
  });

  it('goes with the focus', async () => {
    await given(linked);
    await editor.putCaret('the page', 3);
    await editor.mounted.find('.link-bubble');
    editor.text.blur();
    await gone('.link-bubble');
  });
});

describe('the toolbar of a selection', () => {
  const names = () => editor.mounted.all('.editor-floating .tool').map((tool) => tool.ariaLabel);

  it('is there for selected text, and for nothing else', async () => {
    await given('<p>some words</p><pre><code>code</code></pre>');
    await editor.putCaret('words');
    equal(editor.mounted.all('.editor-floating').length, 0);
    await editor.select('words');
    await editor.mounted.find('.editor-floating');
    deepEqual(names(), ['Bold', 'Italic', 'Underline', 'Link', 'Code']);
    await expectNoAxeViolations(editor.mounted.host);
    await editor.select('code');
    await gone('.editor-floating');
  });

  it('formats, shows it, and is sent away by Escape', async () => {
    await given('<p>some words</p>');
    await editor.select('words');
    const code = await editor.mounted.find('.editor-floating [data-tool="code"]');
    await settled(editor.mounted);
    await click(code);
    await editor.is('<p>some <code>words</code></p>');
    equal(code.ariaPressed, 'true');
    equal(editor.selected(), 'words');
    await press('Escape');
    await gone('.editor-floating');
    equal(editor.focused(), 'ProseMirror');
  });

  it('is reached by Alt+F10 and walked by arrows', async () => {
    await given('<p>some words</p>');
    await editor.select('words');
    await editor.mounted.find('.editor-floating');
    await press('Alt+F10', 'Alt+F10');
    await eventually(() => ok(editor.mounted.all('.editor-floating :focus').length === 1));
    equal(editor.focused(), 'bold');
    await press('ArrowRight', 'Enter');
    await editor.is('<p>some <em>words</em></p>');
  });

  it('waits until the pointer has let go', async () => {
    await given('<p>some words that are long enough to be dragged over</p>');
    await editor.putCaret('some');
    let whileDown = 0;
    const look = () => {
      whileDown += editor.mounted.all('.editor-floating').length;
    };
    addEventListener('pointermove', look, { capture: true });
    const { left, top } = (editor.text.firstElementChild as HTMLElement).getBoundingClientRect();
    const handle = document.createElement('i');
    handle.style.cssText = `position: fixed; left: ${left + 4}px; top: ${top + 10}px; width: 2px; height: 2px; pointer-events: none`;
    document.body.append(handle);
    await drag(handle, { x: Math.round(left + 160), y: Math.round(top + 11) });
    handle.remove();
    removeEventListener('pointermove', look, { capture: true });
    await editor.mounted.find('.editor-floating');
    equal(whileDown, 0);
    ok(editor.selected().length > 4, editor.selected());
  });
});
