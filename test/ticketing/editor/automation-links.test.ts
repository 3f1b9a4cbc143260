/** Links to automations, in texts that are shown and in texts that are written. Source: spec 001 §2.1. */
import '../../support/hurried-retries.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { click, press, unhover } from '../../support/user.ts';
import { lateParts } from '../../ui/editor/taken-in.ts';
import { AutomationBackend } from './automation-backend.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

describe('A link to an automation', () => {
  let handle: AutomationEditorHandle;
  let backend: AutomationBackend;
  let shown: HTMLElement;
  /** Links that the page was left for; none is followed in a test. */
  let followed: string[];
  const leave = (event: Event) => {
    const anchor = (event.target as Element).closest?.('a');
    if (!anchor) return;
    if (!event.defaultPrevented) followed.push(anchor.href);
    event.preventDefault();
  };

  before(unhover);
  beforeEach(() => {
    backend = new AutomationBackend();
    followed = [];
    shown = document.createElement('div');
    document.body.append(shown);
    shown.addEventListener('click', leave);
    const conditions = { all: [{ field: 'status', operator: 'equals', value: 'NEW' }], any: [] };
    const link = '<p><a href="https://console.example/automations/EVENT_BASED/8">Escalate</a></p>';
    const actions = [{ type: 'ADD_TICKET_COMMENT', params: { body: link, public: true } }];
    const rule = { type: 'EVENT_BASED', enabled: true, conditions, actions };
    for (const [id, name] of [
      ['7', 'Greet'],
      ['8', 'Escalate'],
    ] as const)
      backend.automations.set(id, { ...rule, id, name });
  });
  afterEach(() => {
    for (const editor of document.querySelectorAll('rmm-automation-editor')) editor.remove();
    shown.remove();
    handle.remove();
  });

  const listen = async (values = {}) => {
    handle = await AutomationEditorHandle.open({ ...values, followLinks: true }, backend);
    if (!('open' in values)) handle.element.open = false;
    await eventually(() => ok(handle.root.querySelector('.root')?.childElementCount));
  };
  const anchor = (href: string): HTMLAnchorElement => {
    const made = Object.assign(document.createElement('a'), { href, textContent: 'A rule' });
    shown.replaceChildren(made);
    return made;
  };
  const others = () => [...document.querySelectorAll('rmm-automation-editor')].filter((one) => one !== handle.element);
  const opened = (title: string) =>
    eventually(() => {
      const dialog = others()
        .flatMap((one) => [...(one.shadowRoot?.querySelectorAll('dialog') ?? [])])
        .at(-1);
      ok(dialog?.textContent?.includes(title), dialog?.textContent ?? 'nothing opened');
    });

  it('opens its editor, by pointer and by keyboard, again after it was closed', async () => {
    await listen();
    const link = anchor('/automations/EVENT_BASED/8');
    await click(link);
    await opened('Edit event-based automation');
    const [editor] = others();
    ok(editor);
    deepEqual([editor.type, editor.automationId], ['EVENT_BASED', '8']);
    editor.close();
    await eventually(() => equal(editor.shadowRoot?.querySelectorAll('dialog').length, 0));
    link.focus();
    await press('Enter');
    await opened('Edit event-based automation');
    equal(others().length, 1);
    deepEqual(followed, []);
  });

  it('is the page’s to open where it says so, or where it is of another type', async () => {
    await listen();
    const pressed: unknown[] = [];
    let takes = false;
    handle.element.addEventListener('rmm-automation-link', (event) => {
      pressed.push(event.detail);
      if (takes) event.preventDefault();
    });
    const board = anchor('https://console.example/automations/SCRIPT_RULE/3');
    await click(board);
    deepEqual(pressed, [{ type: 'SCRIPT_RULE', id: '3', href: board.href }]);
    deepEqual(followed, [board.href]);
    takes = true;
    await click(anchor('/automations/RESPONSE_TEMPLATE/8'));
    equal(pressed.length, 2);
    equal(followed.length, 1);
    equal(others().length, 0);
  });

  it('opens beside a rule that is being edited, with Ctrl in a text that is written', async () => {
    await listen({ type: 'EVENT_BASED', automationId: '7', open: true });
    await handle.tab('Actions');
    await handle.press('Edit');
    const text = await handle.find('.ProseMirror');
    await lateParts(text);
    const link = await handle.find('.ProseMirror a');
    await click(link);
    equal(others().length, 0);
    await click(link, { control: true });
    await opened('Edit event-based automation');
    ok(handle.all('dialog').length > 1, 'what was open stays');
  });

  it('is the browser’s where nobody asked for it to be followed', async () => {
    handle = await AutomationEditorHandle.open({ type: 'EVENT_BASED' }, backend);
    await handle.ready();
    handle.element.open = false;
    const link = anchor('/automations/EVENT_BASED/8');
    await click(link);
    deepEqual(followed, [link.href]);
    equal(others().length, 0);
  });
});
