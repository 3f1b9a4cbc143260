/** Placeholders in the texts of actions: copied, put at the caret, and one thing in formatted text. */
import '../../support/hurried-retries.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { lateParts } from '../../ui/editor/taken-in.ts';
import { AutomationBackend } from './automation-backend.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

describe('Placeholders in what an action writes', () => {
  const { clipboard } = navigator;
  let handle: AutomationEditorHandle;
  let backend: AutomationBackend;
  let copied: string[];
  /** Whether the browser lets the page copy. */
  let mayCopy: boolean;

  before(unhover);
  beforeEach(() => {
    backend = new AutomationBackend();
    copied = [];
    mayCopy = true;
    const writeText = async (text: string) => {
      if (!mayCopy) throw new DOMException('Not now', 'NotAllowedError');
      copied.push(text);
    };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  });
  afterEach(() => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    handle.remove();
  });

  /** The dialog of the only action is open. */
  const open = async (action: object, kind: 'EVENT_BASED' | 'RESPONSE_TEMPLATE' = 'EVENT_BASED') => {
    const conditions = { all: [{ field: 'status', operator: 'equals', value: 'NEW' }], any: [] };
    const stored = { id: '7', type: kind, enabled: true, name: 'Rule', conditions, actions: [action] };
    backend.automations.set('7', stored);
    handle = await AutomationEditorHandle.open({ type: kind, automationId: '7' }, backend);
    await handle.ready();
    await handle.tab('Actions');
    await handle.press('Edit');
    await handle.find('.dialog-title', 'Edit field');
  };
  const mail = (body: string, subject = 'Hi') => ({
    type: 'SEND_EMAIL',
    params: { to: { keys: ['REQUESTER'], emails: [], uids: [] }, subject, body, allowResponse: true },
  });
  const comment = (body: string) => ({ type: 'ADD_TICKET_COMMENT', params: { body, public: true } });
  const title = (summary: string) => ({
    type: 'TICKET_CHANGE_VALUE',
    params: { changes: [{ field: 'ticket', order: 0, properties: [{ property: 'summary', value: summary }] }] },
  });
  const text = async () => {
    const found = await handle.find('.ProseMirror');
    await lateParts(found);
    return found;
  };
  const chips = (...names: string[]) =>
    eventually(() =>
      deepEqual(
        handle.all('.editor-chip').map(({ textContent }) => textContent),
        names,
      ),
    );
  const names = async () => {
    await handle.find('[role="menuitem"]');
    return handle.all('[role="menuitem"]').map(({ textContent }) => textContent?.trim());
  };
  const applied = async () => {
    await handle.press('Apply');
    await eventually(() => equal(handle.all('dialog').length, 1));
    await handle.press('Save');
    await handle.isClosed();
    const { actions = [] } = (backend.saved?.body ?? {}) as { actions?: { params: unknown }[] };
    return actions[0]?.params;
  };

  it('are copied, and put one after the other at the caret of a line', async () => {
    await open(title('Re:  now'));
    const subject = await handle.field('Subject');
    await click(subject);
    subject.setSelectionRange(4, 4);
    await handle.press('Placeholders');
    await handle.item('ID');
    await eventually(() => deepEqual(copied, ['{{ticket.id}}']));
    await handle.press('Placeholders');
    await handle.item('Priority');
    await eventually(() => equal(subject.value, 'Re: {{ticket.id}}{{ticket.priority}} now'));
    equal(subject.selectionStart, 'Re: {{ticket.id}}{{ticket.priority}}'.length);
  });

  it('take the place of what is selected in a line', async () => {
    await open(title('Re: this'));
    const subject = await handle.field('Subject');
    await click(subject);
    subject.setSelectionRange(4, 8);
    await handle.press('Placeholders');
    await handle.item('Subject');
    await eventually(() => equal(subject.value, 'Re: {{ticket.subject}}'));
  });

  it('are chips in formatted text that know a sample, and are put at its caret', async () => {
    await open(comment('<p>Ticket {{ticket.id}} of {{comments.all}}</p>'));
    const body = await text();
    // Of comments nothing may stand in a comment.
    await chips('ID');
    await eventually(() =>
      equal(handle.all('.editor-chip')[0]?.getAttribute('aria-label'), 'ID, Placeholder, for example: 1042'),
    );
    body.focus();
    await press('Home');
    await handle.press('Placeholders');
    await handle.item('Priority');
    await chips('Priority', 'ID');
    deepEqual(copied, ['{{ticket.priority}}']);
    ok(body.textContent?.startsWith('Priority'), body.textContent ?? '');
  });

  it('are sent as they are written', async () => {
    await open(mail('<p>Ticket {{ticket.id}}</p>'));
    const body = await text();
    await chips('ID');
    body.focus();
    await press('Control+End');
    await type(': ');
    // Below the body, not below the subject.
    await click(
      (await eventually(
        () => handle.all('button').filter(({ textContent }) => textContent === 'Placeholders')[1],
      )) as HTMLElement,
    );
    await handle.item('All comments');
    await chips('ID', 'All comments');
    const { body: sent } = (await applied()) as { body: string };
    equal(sent, '<p>Ticket {{ticket.id}}: {{comments.all}}</p>');
  });

  it('are offered where the type of the automation and the text may have them', async () => {
    await open(mail('<p>Hi</p>'));
    await text();
    const menus = handle.all('button').filter(({ textContent }) => textContent === 'Placeholders');
    await click(menus[0] as HTMLElement);
    const inSubject = await names();
    ok(inSubject.includes('ID') && !inSubject.includes('Description') && !inSubject.includes('All comments'));
    ok(!inSubject.includes('Your name'));
    await press('Escape');
    await click(menus[1] as HTMLElement);
    const inBody = await names();
    ok(inBody.includes('Description') && inBody.includes('All comments') && !inBody.includes('Your name'));
  });

  it('of the current user are offered to response templates', async () => {
    await open(comment('<p>Regards, {{currentUser.name}}</p>'), 'RESPONSE_TEMPLATE');
    await text();
    await chips('Your name');
    await handle.press('Placeholders');
    const offered = await names();
    ok(offered.includes('Your name') && !offered.includes('All comments'), offered.join());
  });

  it('are put in where the browser does not let them be copied', async () => {
    mayCopy = false;
    await open(title('Re: '));
    const subject = await handle.field('Subject');
    await handle.press('Placeholders');
    await handle.item('ID');
    await eventually(() => equal(subject.value, 'Re: {{ticket.id}}'));
    equal(handle.all('.notice').length, 0);
  });
});
