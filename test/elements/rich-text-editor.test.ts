import '../../elements/rich-text-editor.ts';
import type { RichTextEditorElement } from '../../elements/rich-text-editor.ts';
import { richTextEditorDefinition } from '../../src/ui/editor/rich-text-editor-definition.ts';
import { deepEqual, equal, eventually, ok, rejects } from '../support/assert.ts';
import { elementContract } from '../support/element-contract.ts';
import { formContract } from '../support/form-contract.ts';
import { click, press, type } from '../support/user.ts';

const load = async () => ({
  view: (await import('../../src/ui/editor/rich-text-editor-element.tsx')).RichTextEditorElement,
});
const textOf = (element: HTMLElement) => element.shadowRoot?.querySelector<HTMLElement>('.ProseMirror') ?? null;
/** With its toolbar, which is a stop of the Tab key. */
const ready = (element: HTMLElement) =>
  eventually(() => {
    ok(element.shadowRoot?.querySelector('[role="toolbar"]'), 'no toolbar yet');
    return textOf(element);
  });

elementContract(richTextEditorDefinition, {
  load,
  ready,
  attributes: { label: 'Message', value: '<p>Restarted it.</p>' },
});

formContract(richTextEditorDefinition, {
  load,
  ready,
  markup: { attributes: { value: '<p>Restarted it.</p>' }, entries: ['<p>Restarted it.</p>'] },
  field: '.ProseMirror',
  inputs: 2,
  stops: 2,
  async fill(element) {
    await click(await ready(element));
    await type('ab');
    await eventually(() => equal(Reflect.get(element, 'value'), '<p>ab</p>'));
    return ['<p>ab</p>'];
  },
});

describe('<rmm-rich-text-editor>', () => {
  let form: HTMLFormElement;
  let element: RichTextEditorElement;
  beforeEach(() => {
    form = document.createElement('form');
    element = add('message');
    document.body.append(form);
  });
  afterEach(() => form.remove());

  function add(name: string): RichTextEditorElement {
    const made = document.createElement('rmm-rich-text-editor');
    made.setAttribute('name', name);
    made.setAttribute('label', name);
    form.append(made);
    return made;
  }

  /** Told of the element, in order. */
  function listen(...types: string[]): CustomEvent[] {
    const heard: CustomEvent[] = [];
    for (const type of types) element.addEventListener(type, (event) => heard.push(event as CustomEvent));
    return heard;
  }

  it('is safe to be read at any time, before its view has come too, and keeps what was set beside it', async () => {
    const hostile = '<P class=x onclick="steal()">one<script>steal()</script><marquee>two</marquee></P>';
    const safe = '<p class="x">one<marquee>two</marquee></P>';
    const late = document.createElement('rmm-rich-text-editor');
    for (const way of ['property', 'attribute']) {
      if (way === 'property') late.value = hostile;
      else late.setAttribute('value', hostile);
      late.setAttribute('name', 'late');
      form.append(late);
      equal(late.value, safe);
      equal(new FormData(form).get('late'), safe);
      equal(late.originalValue, hostile);
    }
    await ready(late);
    equal(late.value, safe);
    // As a page does that binds it: the same is set again.
    late.value = safe;
    equal(late.originalValue, hostile);
    late.focus();
    await press('Control+Home');
    await type('>');
    await eventually(() => equal(late.value, '<p>&gt;onetwo</p>'));
    equal(late.originalValue, hostile);
    const json = await late.getDocument();
    await late.setDocument(json);
    equal(late.originalValue, '<p>&gt;onetwo</p>');
    late.value = '';
    equal(late.originalValue, '');
  });

  it('is empty to a required field where nothing of it may be shown', () => {
    element.required = true;
    element.value = '<script>steal()</script>';
    equal(element.value, '');
    ok(element.validity.valueMissing);
  });

  it('tells of a value that loses something once, and keeps what is harmless of it until somebody types', async () => {
    const heard = listen('rmm-content-lossy');
    const text = await ready(element);
    const value = '<P onclick="steal()">one<marquee>two</marquee></P>';
    element.value = value;
    await eventually(() => equal(heard.length, 1));
    ok(heard[0]?.detail.elements.includes('marquee'));
    element.label = 'Another';
    await eventually(() => equal(text.getAttribute('aria-label'), 'Another'));
    const kept = '<p>one<marquee>two</marquee></P>';
    equal(element.value, kept);
    equal(new FormData(form).get('message'), kept);
    element.focus();
    await press('End');
    await type('!');
    await eventually(() => equal(element.value, '<p>onetwo!</p>'));
    equal(new FormData(form).get('message'), '<p>onetwo!</p>');
    equal(heard.length, 1);
  });

  it('does not lose a key to what is rendered meanwhile', async () => {
    element.required = true;
    await ready(element);
    element.reportValidity();
    await type('ab');
    element.hint = 'While somebody types';
    await type('cd');
    await eventually(() => equal(element.value, '<p>abcd</p>'));
  });

  it('takes the value it had before, to have the edits gone', async () => {
    element.value = '<p>one</p>';
    const text = await ready(element);
    element.focus();
    await type('>');
    await eventually(() => equal(element.value, '<p>&gt;one</p>'));
    element.value = '<p>one</p>';
    await eventually(() => equal(text.textContent, 'one'));
    equal(element.value, '<p>one</p>');
  });

  it('gives and takes its document, telling nobody, and refuses what is none', async () => {
    element.value = '<h2>one</h2><p>two</p>';
    await ready(element);
    const json = JSON.parse(JSON.stringify(await element.getDocument()));
    const other = add('other');
    const heard: string[] = [];
    for (const type of ['input', 'change']) form.addEventListener(type, () => heard.push(type));
    await other.setDocument(json);
    equal(other.value, element.value);
    equal(new FormData(form).get('other'), '<h2>one</h2><p>two</p>');
    deepEqual(heard, []);
    const error = await rejects(other.setDocument({ type: 'nothing' }), RangeError);
    ok(/isn’t an editor document/.test(error.message), error.message);
    equal(other.value, element.value);
  });

  it('has a value, and edits, that are its own beside another', async () => {
    const other = add('other');
    const text = await ready(other);
    await ready(element);
    await click(text);
    await type('b');
    element.focus();
    await type('a');
    await eventually(() => deepEqual([...new FormData(form).values()], ['<p>a</p>', '<p>b</p>']));
    other.focus();
    await press('Control+z');
    await eventually(() => deepEqual([...new FormData(form).values()], ['<p>a</p>', '']));
  });

  it('counts an empty document as missing, however it is written', async () => {
    element.required = true;
    for (const empty of ['', ' ', '<p></p>', '<p class="x"><br></p>', '<div><br/></div>']) {
      element.value = empty;
      ok(element.validity.valueMissing, JSON.stringify(empty));
    }
    element.value = '<p>a</p>';
    ok(element.validity.valid);
    await ready(element);
    element.focus();
    await press('Delete');
    await eventually(() => ok(element.validity.valueMissing));
  });

  it('cannot be edited while it is read-only or disabled, and can again', async () => {
    element.value = '<p>one</p>';
    const text = await ready(element);
    element.readonly = true;
    await eventually(() => equal(text.isContentEditable, false));
    equal(text.getAttribute('aria-readonly'), 'true');
    element.focus();
    await type('x');
    element.readonly = false;
    element.disabled = true;
    await eventually(() => equal(text.getAttribute('aria-disabled'), 'true'));
    equal(text.isContentEditable, false);
    equal(element.value, '<p>one</p>');
    element.disabled = false;
    await eventually(() => equal(text.isContentEditable, true));
  });

  it('goes quietly when it is removed while its late parts come', async () => {
    for (const wait of [0, 1, 20, 60]) {
      const made = add('going');
      if (wait > 0) await ready(made);
      await new Promise((resolve) => setTimeout(resolve, wait));
      made.remove();
    }
    await new Promise((resolve) => setTimeout(resolve, 700));
    await ready(element);
    element.focus();
    await type('a');
    await eventually(() => equal(element.value, '<p>a</p>'));
  });
});
