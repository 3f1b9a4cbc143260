/** People who are called by name in a comment, and what became of them. Source: spec 001 §2.1, §3.8, §6 and §9. */
import '../../support/hurried-retries.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { hover, press, type, unhover } from '../../support/user.ts';
import { lateParts } from '../../ui/editor/taken-in.ts';
import { AutomationBackend } from './automation-backend.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

describe('Mentions in a comment', () => {
  let handle: AutomationEditorHandle;
  let backend: AutomationBackend;

  beforeEach(async () => {
    backend = new AutomationBackend();
    await unhover();
  });
  afterEach(() => handle.remove());

  const mention = (id: string, name: string) => `<span data-mention="${id}" data-label="${name}">@user:${id}</span>`;
  const all = `<p>${['ada', 'gone', 'barred', 'never-was'].map((id) => mention(id, `Old ${id}`)).join(' ')}</p>`;
  const names = ['@Ada Lovelace', '@Gone Person', '@Bart Barred', '@Old never-was'];
  const notes = [null, 'Technician deleted', 'Technician not allowed to view ticket', 'User not Found'];

  const open = async (body: string) => {
    const stored = {
      id: '7',
      type: 'RESPONSE_TEMPLATE',
      enabled: true,
      name: 'Rule',
      conditions: { all: [], any: [] },
    };
    const actions = [{ type: 'ADD_TICKET_COMMENT', params: { body, public: false } }];
    backend.automations.set('7', { ...stored, actions });
    handle = await AutomationEditorHandle.open({ type: 'RESPONSE_TEMPLATE', automationId: '7' }, backend);
    await handle.ready();
    await handle.tab('Actions');
    await handle.button('Edit');
  };
  const text = async () => {
    await handle.press('Edit');
    const found = await handle.find('.ProseMirror');
    await lateParts(found);
    return found;
  };
  const texts = (selector: string) => handle.all(selector).map(({ textContent }) => textContent);
  /** What a tooltip says, and a screen reader with it. */
  const sees = async (chip: Element | undefined, note: string) => {
    ok(chip);
    await hover(chip);
    await eventually(() => ok(texts('[role="tooltip"], .tooltip').includes(note), texts('.tooltip').join('|')));
  };

  it('are chips with the name of today in the row, each with what is wrong', async () => {
    await open(all);
    await eventually(() => deepEqual(texts('.mention-chip'), names));
    const chips = handle.all('.mention-chip');
    deepEqual(
      chips.map((chip) => chip.getAttribute('aria-description')),
      notes,
    );
    await sees(chips[2], 'Technician not allowed to view ticket');
    await expectNoAxeViolations(handle.element);
  });

  it('are chips in the text as well', async () => {
    await open(all);
    await text();
    await eventually(() => deepEqual(texts('.editor-chip'), names));
    await eventually(() =>
      deepEqual(
        handle.all('.editor-chip').map((chip) => chip.getAttribute('aria-label')),
        names.map((name, index) => (notes[index] === null ? null : `${name}, ${notes[index]}`)),
      ),
    );
    await sees(handle.all('.editor-chip')[1], 'Technician deleted');
  });

  it('keep the name that they were written with as long as nobody can say', async () => {
    backend.broken.add('/query/users');
    await open(`<p>${mention('ada', 'Ada')}</p>`);
    await eventually(() => deepEqual(texts('.mention-chip'), ['@Ada']));
    await text();
    await eventually(() => deepEqual(texts('.editor-chip'), ['@Ada']));
    equal(handle.all('.editor-chip-invalid').length, 0);
  });

  it('are chosen among technicians who may see the ticket', async () => {
    await open('<p>Ask</p>');
    const body = await text();
    body.focus();
    await press('Control+End');
    await type(' @a');
    const offered = () => texts('.mention-popup [role="option"], [role="option"]');
    await eventually(() => deepEqual(offered(), ['Ada Lovelace', 'Grace Hopper']));
    const [asked] = backend.sent.filter(({ path, query }) => path === '/query/users' && query.get('name') !== null);
    equal(asked?.query.get('type'), 'TECHNICIAN');
    await press('Enter');
    await eventually(() => deepEqual(texts('.editor-chip'), ['@Ada Lovelace']));
    await handle.press('Apply');
    await eventually(() => equal(handle.all('dialog').length, 1));
    await eventually(() => deepEqual(texts('.mention-chip'), ['@Ada Lovelace']));
    await handle.press('Save');
    await handle.isClosed();
    const { actions = [] } = (backend.saved?.body ?? {}) as { actions?: { params: { body: string } }[] };
    ok(actions[0]?.params.body.includes(mention('ada', 'Ada Lovelace')), actions[0]?.params.body);
  });

  it('stand in a row of at most 120 pixels, and in a text of at most 450', async () => {
    await open(`<p>${'<br>Line'.repeat(80)}</p>`);
    equal((await handle.find('.body-preview')).offsetHeight, 120);
    await text();
    equal((await handle.find('.editor-surface')).offsetHeight, 450);
  });
});
