/** The source view, by real keys and pointer. */
import { limits } from '../../../src/ui/limits.ts';
import '../../../elements/rich-text-editor.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { type ShownEditor, showEditor } from './editor-hand.tsx';

let editor: ShownEditor;
let problems: (string | undefined)[];
const given = async (value: string, props: Parameters<typeof showEditor>[1] = {}) => {
  problems = [];
  editor = await showEditor(value, { onProblem: (problem) => problems.push(problem), ...props });
};
const area = () => editor.mounted.find<HTMLTextAreaElement>('.editor-source-text');
const toggle = async () => click(await editor.tool('source'));
const alerts = () => editor.mounted.all('.editor-source [role="alert"]');
const closed = () => eventually(() => equal(editor.mounted.all('.editor-source').length, 0));
/** In the place of all that is there. */
const write = async (html: string) => {
  const field = await area();
  field.focus();
  field.select();
  await type(html);
  await eventually(() => equal(field.value, html));
};

describe('The source view of the editor', () => {
  afterEach(async () => {
    editor?.mounted.remove();
    await unhover();
  });

  it('shows the text as formatted HTML in its place, and comes back to it as it was', async () => {
    await given('<p>one</p><ul><li>two</li></ul>');
    editor.text.focus();
    await press('Control+End');
    await type('x');
    await editor.is('<p>one</p><ul><li>twox</li></ul>');
    await toggle();
    const field = await area();
    equal(field.value, '<p>one</p>\n<ul>\n  <li>twox</li>\n</ul>');
    equal(field.getAttribute('aria-label'), 'Message: HTML source');
    equal(field.spellcheck, false);
    equal(editor.text.offsetHeight, 0);
    equal(editor.focused(), 'editor-source-text');
    equal((await editor.tool('source')).getAttribute('aria-pressed'), 'true');
    await unhover();
    equal((await editor.tool('bold')).getAttribute('aria-disabled'), 'true');
    // One that was on its way when the pointer left comes still, and goes.
    await new Promise((resolve) => setTimeout(resolve, 2 * limits.tooltip.openDelay));
    await eventually(() => equal(editor.mounted.all('[role="tooltip"]').length, 0));
    await expectNoAxeViolations(editor.mounted.host);
    await toggle();
    await closed();
    await eventually(() => equal(editor.focused(), 'ProseMirror'));
    await editor.is('<p>one</p><ul><li>twox</li></ul>');
    await press('Control+z');
    await editor.is('<p>one</p><ul><li>two</li></ul>');
  });

  it('is edited in one step, and its value is what leaving would give', async () => {
    await given('<p>one</p>');
    await toggle();
    await write('<h1>Two</h1><p>b');
    await editor.is('<h1>Two</h1><p>b</p>');
    equal(editor.text.textContent, 'one');
    await toggle();
    await closed();
    equal(editor.text.querySelector('h1')?.textContent, 'Two');
    await editor.is('<h1>Two</h1><p>b</p>');
    await press('Control+z');
    await editor.is('<p>one</p>');
  });

  it('lets Tab go on, and ends no line by it', async () => {
    await given('<p>one</p>');
    await toggle();
    const field = await area();
    const before = field.value;
    await press('Shift+Tab');
    await eventually(() => equal(editor.focused() === 'editor-source-text', false));
    equal(field.value, before);
  });

  it('warns of what is unsupported, loses nothing and can be mended or discarded', async () => {
    await given('<p>one</p>');
    await toggle();
    const typed = '<p>two</p><video></video><font>x</font>';
    await write(typed);
    deepEqual(problems.at(-1), 'Remove the unsupported HTML elements from the source: video, font');
    equal(alerts().length, 0);
    await editor.is('<p>one</p>');
    await toggle();
    await eventually(() => equal(alerts().length, 1));
    const [alert] = alerts();
    equal(alert?.querySelector('.inline-alert-title')?.textContent, 'Unsupported HTML elements');
    ok(
      alert?.textContent?.includes('This content contains the following unsupported HTML elements: video, font'),
      alert?.textContent ?? '',
    );
    equal((await area()).value, typed);
    await unhover();
    await eventually(() => equal(editor.mounted.all('[role="tooltip"]').length, 0));
    await expectNoAxeViolations(editor.mounted.host);
    await click(await editor.mounted.named('.editor-source button', 'Discard changes'));
    await closed();
    equal(editor.text.textContent, 'one');
    await editor.is('<p>one</p>');
    equal(problems.at(-1), undefined);
    await eventually(() => equal(editor.focused(), 'ProseMirror'));
  });

  it('goes when what was unsupported is taken out', async () => {
    await given('<p>one</p>');
    await toggle();
    await write('<p>two<b1>x</b1></p>');
    await toggle();
    await eventually(() => equal(alerts().length, 1));
    await write('<p>two</p>');
    await eventually(() => equal(alerts().length, 0));
    await toggle();
    await closed();
    equal(editor.text.textContent, 'two');
  });

  it('keeps nothing that runs', async () => {
    await given('<p>one</p>');
    await toggle();
    await write(
      '<p onclick="window.hit=1"><a href="javascript:window.hit=1">x</a><img src="x" onerror="window.hit=1"></p>',
    );
    await toggle();
    await closed();
    equal(editor.text.querySelectorAll('[onclick], [onerror], a[href^="javascript"]').length, 0);
    ok(!/javascript|onclick|onerror/.test(editor.html()), editor.html());
    equal(Reflect.get(window, 'hit'), undefined);
  });

  it('does not open where nothing may be edited, or where it is not allowed', async () => {
    await given('<p>one</p>', { readOnly: true });
    const source = await editor.tool('source');
    await eventually(() => equal(source.getAttribute('aria-disabled'), 'true'));
    await toggle();
    equal(editor.mounted.all('.editor-source').length, 0);
    editor.mounted.remove();
    await given('<p>one</p>', { permissions: { source: false } });
    equal(editor.mounted.all('.tool[data-tool="source"]').length, 0);
  });

  it('keeps the place that was scrolled to', async () => {
    await given(Array.from({ length: 60 }, (_, index) => `<p>line ${index}</p>`).join(''));
    const surface = editor.text.parentElement as HTMLElement;
    surface.scrollTop = 700;
    await toggle();
    await area();
    await toggle();
    await closed();
    equal(surface.scrollTop, 700);
  });
});

describe('The source view in a form', () => {
  let form: HTMLFormElement;
  afterEach(() => form.remove());

  async function shown() {
    form = document.createElement('form');
    const element = document.createElement('rmm-rich-text-editor');
    element.setAttribute('label', 'Message');
    element.setAttribute('name', 'message');
    element.setAttribute('value', '<p>one</p>');
    form.append(element);
    document.body.append(form);
    const inside = <Kind extends Element>(selector: string) =>
      eventually(() => element.shadowRoot?.querySelector<Kind>(selector) ?? null);
    // The toolbar may come before what reads the value, and waits for it.
    const button = await inside<HTMLElement>('.tool[data-tool="source"]:not([aria-disabled])');
    await click(button);
    const field = await inside<HTMLTextAreaElement>('.editor-source-text');
    await eventually(() => ok(field.value !== ''));
    const write = async (html: string) => {
      field.focus();
      field.select();
      await type(html);
      await eventually(() => equal(field.value, html));
    };
    const submitted = () => new FormData(form).get('message');
    return { element, field, button, write, submitted };
  }

  it('has the focus that the element is given', async () => {
    const { element, field, button } = await shown();
    button.focus();
    button.blur();
    element.focus();
    await eventually(() => equal(element.shadowRoot?.activeElement, field));
  });

  it('submits what is typed as soon as it is valid', async () => {
    const { write, submitted } = await shown();
    equal(submitted(), '<p>one</p>');
    await write('<p>two</p><p>three');
    equal(form.checkValidity(), true);
    equal(submitted(), '<p>two</p><p>three</p>');
  });

  it('is invalid, with a message, as long as it is not', async () => {
    const { element, write, submitted } = await shown();
    await write('<p>two<video></video></p>');
    equal(form.checkValidity(), false);
    ok(element.validationMessage.includes('video'), element.validationMessage);
    equal(form.reportValidity(), false);
    await write('<p>two</p>');
    equal(form.checkValidity(), true);
    equal(submitted(), '<p>two</p>');
  });

  it('shows the value that a reset brings back', async () => {
    const { field, write, submitted } = await shown();
    await write('<p>two</p>');
    form.reset();
    await eventually(() => equal(field.value, '<p>one</p>'));
    equal(submitted(), '<p>one</p>');
  });
});
