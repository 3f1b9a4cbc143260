import '../../elements/rich-text-editor.ts';
import type { RichTextEditorElement } from '../../elements/rich-text-editor.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectConsole } from '../support/console-guard.ts';
import { click, hover, press, type, unhover } from '../support/user.ts';
import { lateParts } from '../ui/editor/taken-in.ts';

let element: RichTextEditorElement;
beforeEach(() => {
  element = document.createElement('rmm-rich-text-editor');
  element.setAttribute('label', 'Message');
});
afterEach(async () => {
  element.remove();
  await unhover();
});

const all = (selector: string) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
const find = (selector: string) =>
  eventually(() => {
    const [found] = all(selector);
    ok(found, `no ${selector} yet`);
    return found;
  });
const ready = async (value: string) => {
  element.value = value;
  document.body.append(element);
  await find('[role="toolbar"]');
  return find('.ProseMirror');
};
const is = (html: string) => eventually(() => equal(element.value, html));
const chips = (...names: string[]) =>
  eventually(() =>
    deepEqual(
      all('.editor-chip').map((chip) => chip.textContent),
      names,
    ),
  );

/** Firefox gives a made event data of its own. */
function clipboardEvent(type: 'copy' | 'paste', clipboardData: DataTransfer): ClipboardEvent {
  const event = new ClipboardEvent(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  return event;
}

describe('atoms that a page defines', () => {
  const atoms = [
    { text: '{{ticket.id}}', label: 'Ticket ID', sample: '1042' },
    { text: '{{ticket.id}}-2', label: 'Second ID' },
    { text: '%USER%', label: 'User' },
  ];
  beforeEach(() => {
    element.atoms = atoms;
  });

  it('are chips while the text is edited, and their text in the value', async () => {
    const value =
      '<p>No. {{ticket.id}}, <strong>%USER%</strong> {{ticket.id}}-2 {{ticket.name}}</p><pre><code>%USER%</code></pre>';
    await ready(value);
    await chips('Ticket ID', 'User', 'Second ID');
    equal(element.value, value);
    element.focus();
    await press('Control+Home');
    await type('>');
    await is(value.replace('No', '&gt;No'));
  });

  it('are found where they come after the value, and named anew', async () => {
    element.atoms = [];
    await ready('<p>{{ticket.id}}</p>');
    await chips();
    element.atoms = atoms;
    await chips('Ticket ID');
    element.focus();
    await press('Control+End');
    await type('!');
    element.atoms = [{ text: '{{ticket.id}}', label: 'Number' }];
    await chips('Number');
    await is('<p>{{ticket.id}}!</p>');
  });

  it('have a name with a sample, which is their tooltip', async () => {
    await ready('<p>{{ticket.id}} %USER%</p>');
    const named = (label: string) => eventually(() => equal(all('.editor-chip[role="img"]')[0]?.ariaLabel, label));
    await named('Ticket ID, Placeholder, for example: 1042');
    equal(all('.editor-chip')[1]?.ariaLabel, 'User, %USER%');
    await hover(await find('.editor-chip'));
    await eventually(() =>
      ok(all('[role="tooltip"]').some((tip) => tip.textContent === 'Placeholder, for example: 1042')),
    );
  });

  it('are passed and deleted as one, and brought back by undo', async () => {
    await ready('<p>a{{ticket.id}}b</p>');
    element.focus();
    await press('Control+Home', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await type('x');
    await is('<p>a{{ticket.id}}xb</p>');
    await press('Backspace');
    await press('Backspace');
    await is('<p>ab</p>');
    await chips();
    await press('Control+z');
    await chips('Ticket ID');
    await is('<p>a{{ticket.id}}b</p>');
  });

  it('are made of what is typed, inserted and pasted', async () => {
    const text = await ready('');
    element.focus();
    await lateParts(text);
    await type('%USER%');
    await chips('User');
    await is('<p>%USER%</p>');
    await type(' ');
    await element.insert('{{ticket.id}}');
    await chips('User', 'Ticket ID');
    await element.insert({ html: '<b>%USER%</b>' });
    await chips('User', 'Ticket ID', 'User');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'and {{ticket.id}}');
    text.dispatchEvent(clipboardEvent('paste', clipboardData));
    await chips('User', 'Ticket ID', 'User', 'Ticket ID');
    await is('<p>%USER% {{ticket.id}}<strong>%USER%and {{ticket.id}}</strong></p>');
  });

  it('count with their text, and are copied as it', async () => {
    element.maxLength = 100;
    const text = await ready('<p>a {{ticket.id}}</p>');
    await eventually(() => equal(all('[part="counter"]')[0]?.textContent, '15 / 100'));
    element.focus();
    await press('Control+a');
    const clipboardData = new DataTransfer();
    await eventually(() => {
      text.dispatchEvent(clipboardEvent('copy', clipboardData));
      equal(clipboardData.getData('text/plain'), 'a {{ticket.id}}');
    });
    ok(clipboardData.getData('text/html').includes('a {{ticket.id}}'), clipboardData.getData('text/html'));
  });

  it('are refused where they are none, and the text is there all the same', async () => {
    expectConsole(/An atom needs a label/);
    const errors: unknown[] = [];
    element.addEventListener('rmm-error', (event) => {
      errors.push(event.detail.error);
      event.preventDefault();
    });
    element.atoms = [{ text: ' ', label: 'Nothing' }];
    await ready('<p>one</p>');
    await eventually(() => ok(errors[0] instanceof TypeError, String(errors)));
    equal(all('.ProseMirror')[0]?.textContent, 'one');
  });
});

describe('people who are mentioned', () => {
  const value =
    '<p><span data-mention="1" data-label="Ann">@user:1</span> <span data-mention="2" data-label="Bo">@user:2</span></p>';

  it('are shown as the page knows them now, and the value stays', async () => {
    const asked: (readonly string[])[] = [];
    element.onMentionResolve = async (ids) => {
      asked.push(ids);
      return [
        { id: '1', label: 'Ann Lee' },
        { id: '2', note: 'Technician deleted', isInvalid: true },
      ];
    };
    await ready(value);
    await chips('@Ann Lee', '@Bo');
    deepEqual(asked, [['1', '2']]);
    const wrong = await find('.editor-chip-invalid');
    equal(wrong.ariaLabel, '@Bo, Technician deleted');
    equal(element.value, value);
    await hover(wrong);
    await eventually(() => ok(all('[role="tooltip"]').some((tip) => tip.textContent === 'Technician deleted')));
  });

  it('are asked for when the page can answer, and each once', async () => {
    await ready(value);
    await chips('@Ann', '@Bo');
    const asked: string[] = [];
    element.onMentionResolve = async (ids) => {
      asked.push(...ids);
      return ids.map((id) => ({ id, label: `No. ${id}` }));
    };
    await chips('@No. 1', '@No. 2');
    await element.insert({ html: '<span data-mention="1">@user:1</span>' });
    await chips('@No. 1', '@No. 2', '@No. 1');
    deepEqual(asked, ['1', '2']);
  });
});

describe('a toolbar that the page put together', () => {
  const tools = () => all('.editor-toolbar-row .tool:not([data-tool="more"])').map((tool) => tool.dataset.tool);

  it('has what it chose in its order, and keys for the rest', async () => {
    element.toolbar = [['bulletedList', 'strikethrough'], ['link', 'color'], ['style']];
    const text = await ready('<p>one</p>');
    await eventually(() => deepEqual(tools(), ['bulletedList', 'strikethrough', 'link', 'color', 'style']));
    equal(all('.editor-toolbar-line').length, 2);
    element.focus();
    await press('Control+a');
    await click(await find('.editor-toolbar-row [data-tool="strikethrough"]'));
    await is('<p><s>one</s></p>');
    await press('Control+b');
    await is('<p><strong><s>one</s></strong></p>');
    await click(await find('.editor-toolbar-row [data-tool="bulletedList"]'));
    await is('<ul><li><strong><s>one</s></strong></li></ul>');
    equal((await find('.editor-toolbar-row [data-tool="bulletedList"]')).ariaPressed, 'true');
    // Over the selection there are those of its buttons that were chosen.
    await eventually(() =>
      deepEqual(
        all('.editor-floating .tool').map((tool) => tool.dataset.tool),
        ['link'],
      ),
    );
    element.toolbar = 'basic';
    await eventually(() =>
      deepEqual(tools(), ['undo', 'redo', 'bold', 'italic', 'underline', 'bulletedList', 'numberedList', 'link']),
    );
    element.toolbar = 'none';
    await eventually(() => equal(all('.editor-toolbar').length, 0));
    element.toolbar = 'full';
    await eventually(() => ok(tools().includes('insert')));
    ok(text.isConnected, 'the text was made anew');
  });

  it('is whole where something of it is not known, which the page is told', async () => {
    expectConsole(/no “blod”/);
    const errors: string[] = [];
    element.addEventListener('rmm-error', (event) => {
      errors.push(event.detail.message);
      event.preventDefault();
    });
    element.toolbar = [['blod' as 'bold']];
    await ready('');
    await eventually(() => ok(tools().includes('bold'), tools().join()));
    ok(
      errors.some((message) => message.includes('no “blod”')),
      errors.join(),
    );
  });
});
