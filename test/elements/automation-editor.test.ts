import '../../elements/automation-editor.ts';
import { configure } from '../../src/host/configuration/configure.ts';
import { automationEditorDefinition } from '../../src/ticketing/editor/element/automation-editor-definition.ts';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, match, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { click, hover, press, type, unhover } from '../support/user.ts';
import { AutomationBackend } from '../ticketing/editor/automation-backend.ts';
import { AutomationEditorHandle } from '../ticketing/editor/automation-editor-handle.ts';

before(unhover);

elementContract(automationEditorDefinition, {
  attributes: { type: 'EVENT_BASED', open: '' },
  load: async () => {
    const { AutomationEditorElement } = await import(
      '../../src/ticketing/editor/element/automation-editor-element.tsx'
    );
    return { view: AutomationEditorElement };
  },
  prepare: () => {
    configure({ fetch: new AutomationBackend().fetch });
    return () => configure({ fetch: undefined });
  },
});

const greet = {
  id: '7',
  type: 'EVENT_BASED',
  enabled: true,
  name: 'Greet',
  description: 'Says hello',
  conditions: { all: [{ field: 'status', operator: 'equals', value: 'NEW' }], any: [] },
  actions: [{ type: 'TICKET_CHANGE_VALUE', params: { changes: [{ field: 'add_tags', order: 0, value: ['vip'] }] } }],
  version: '1',
};

describe('<rmm-automation-editor>', () => {
  let handle: AutomationEditorHandle;
  let backend: AutomationBackend;

  beforeEach(() => {
    backend = new AutomationBackend();
    backend.automations.set('7', greet);
  });
  afterEach(() => handle.remove());

  const open = async (values: Parameters<typeof AutomationEditorHandle.open>[0]) => {
    handle = await AutomationEditorHandle.open(values, backend);
    return handle.ready();
  };
  const title = () => handle.find('.dialog-title');
  const tabs = () => handle.all('[role="tab"]').map(({ textContent }) => textContent);

  it('has a title by type and mode, and the tabs of its type', async () => {
    const wanted = [
      ['EVENT_BASED', 'Add event-based automation', ['General', 'Conditions', 'Actions']],
      ['TIME_BASED', 'Add time-based automation', ['General', 'Conditions', 'Actions']],
      ['RESPONSE_TEMPLATE', 'Add response template', ['General', 'Actions']],
      ['BOARD', 'Add ticket board', ['General', 'Conditions', 'Columns and sorting']],
    ] as const;
    for (const [kind, text, named] of wanted) {
      await open({ type: kind });
      equal((await title()).textContent, text);
      deepEqual(tabs(), [...named]);
      await handle.button('Create');
      handle.remove();
    }
    await open({ type: 'EVENT_BASED', automationId: '7' });
    equal((await title()).textContent, 'Edit event-based automation');
    await handle.button('Save');
    await expectNoAxeViolations(handle.element);
  });

  it('tells what being disabled means, and has no such switch on a board', async () => {
    await open({ type: 'RESPONSE_TEMPLATE' });
    const text = 'Disabled templates will not be included in response template options.';
    const toggle = await handle.field('Enabled');
    equal(toggle.getAttribute('aria-description'), text);
    await hover(toggle);
    await handle.find('.tooltip', text);
    await unhover();
    handle.remove();
    await open({ type: 'BOARD' });
    equal(handle.all('[role="switch"]').length, 0);
    await handle.sees('Customize the conditions, columns, and sorting criteria');
  });

  it('starts at the name once it can be edited', async () => {
    await open({ type: 'EVENT_BASED' });
    const name = await handle.field('Name');
    await eventually(() => equal<Element | undefined>(activeElement(document), name));
    await press('Shift+Tab', ' ');
    await handle.press('Cancel');
    await handle.sees('Turned off');
  });

  it('says which attribute is missing, and shows nothing', async () => {
    handle = await AutomationEditorHandle.open({ mode: 'edit', type: 'BOARD' }, backend);
    await eventually(() => equal(handle.reported.length, 1));
    match(String(handle.reported[0]), /automation-id is not set/);
    equal(handle.all('dialog').length, 0);
  });

  const loading = [
    ['/ticketing/trigger/7', 'Failed'],
    ['/ticketing/statuses', 'Failed'],
    ['/ticketing/graphql', 'Error fetching ticket attributes'],
  ] as const;
  for (const [path, text] of loading)
    it(`says that ${path} failed, and tries again`, async () => {
      backend.broken.add(path);
      handle = await AutomationEditorHandle.open({ type: 'EVENT_BASED', automationId: '7' }, backend);
      await handle.sees(text);
      equal((await handle.button('Save')).getAttribute('aria-disabled'), 'true');
      await expectNoAxeViolations(handle.element);
      backend.broken.clear();
      await handle.press('Retry');
      await handle.ready();
      equal((await handle.field('Name')).value, 'Greet');
    });

  it('keeps what was typed where saving fails, and saves it when it is tried again, under the same key', async () => {
    await open({ type: 'EVENT_BASED', automationId: '7', mode: 'copy' });
    backend.broken.add('/ticketing/trigger/');
    await handle.press('Create');
    await handle.sees('Error saving automation');
    equal((await handle.field('Name')).value, 'Greet (Copy)');
    const first = backend.saved?.headers.get('idempotency-key');
    backend.broken.clear();
    await handle.press('Create');
    await handle.isClosed();
    ok(first);
    equal(backend.saved?.headers.get('idempotency-key'), first);
  });

  it('saves what was changed under the version that was loaded, tells it, and closes', async () => {
    await open({ type: 'EVENT_BASED', automationId: '7' });
    await click(await handle.field('Name'));
    await press('End');
    await type('ings');
    await handle.press('Save');
    await handle.isClosed();
    await handle.sees('Success');
    equal(backend.saved?.method, 'PUT');
    equal(backend.saved?.headers.get('if-match'), '"1"');
    equal((backend.saved?.body as { name: string } | undefined)?.name, 'Greetings');
    deepEqual(
      handle.heard.map((one) => one.type),
      ['rmm-automation-save-request', 'rmm-automation-saved', 'rmm-close'],
    );
    deepEqual(handle.of('rmm-automation-saved'), [{ type: 'EVENT_BASED', mode: 'edit', id: '7', name: 'Greetings' }]);
    deepEqual(handle.of('rmm-close'), [{ reason: 'done' }]);
  });

  it('copies as a new one', async () => {
    await open({ type: 'EVENT_BASED', automationId: '7', mode: 'copy' });
    equal((await title()).textContent, 'Add event-based automation');
    equal((await handle.field('Name')).value, 'Greet (Copy)');
    await handle.press('Create');
    await handle.isClosed();
    equal(backend.saved?.method, 'POST');
  });

  it('is left to a page that saves it its own way', async () => {
    await open({ type: 'EVENT_BASED', automationId: '7' });
    handle.element.addEventListener('rmm-automation-save-request', (event) => event.preventDefault());
    await handle.press('Save');
    await handle.isClosed();
    equal(backend.saved, undefined);
    equal(handle.of('rmm-automation-saved').length, 0);
  });

  it('marks the tabs that are wrong once it is submitted, and goes to what is wrong first', async () => {
    await open({ type: 'EVENT_BASED' });
    equal(handle.all('.tabbed-dialog-wrong').length, 0);
    await handle.press('Create');
    await eventually(() => equal(handle.all('.tabbed-dialog-wrong').length, 3));
    const name = await handle.field('Name');
    await eventually(() => equal<Element | undefined>(activeElement(document), name));
    await handle.sees('Required');
    equal(backend.saved, undefined);
    await click(await handle.field('Name'));
    await type('Escalate');
    await eventually(() => equal(handle.all('.tabbed-dialog-wrong').length, 2));
    await handle.press('Create');
    await handle.sees('Add at least 1 condition');
    await expectNoAxeViolations(handle.element);
  });

  it('asks before changes are lost, and lists them', async () => {
    await open({ type: 'EVENT_BASED', automationId: '7' });
    await click(await handle.field('Name'));
    await press('End');
    await type('!');
    await press('Escape');
    await handle.sees('You have unsaved changes');
    await handle.sees('Are you sure you wish to proceed?');
    await handle.sees('Name: “Greet” → “Greet!”');
    await handle.press('Cancel');
    await eventually(() => equal(handle.all('dialog').length, 1));
    await press('Escape');
    await handle.press('Continue');
    await handle.isClosed();
    deepEqual(handle.of('rmm-close'), [{ reason: 'escape' }]);
  });

  it('does not ask where what was typed was taken back', async () => {
    await open({ type: 'EVENT_BASED', automationId: '7' });
    await click(await handle.field('Name'));
    await press('End');
    await type('!');
    await press('Backspace');
    await press('Escape');
    await handle.isClosed();
  });

  it('says why it was not saved, in the words of the document', async () => {
    const wanted = [
      ['current_user_unsupported', "Placeholder 'currentUser' is not supported for this automation type"],
      ['email_action_user_or_contact_not_found', 'Email action cannot contain deleted users'],
      ['something_else', 'Error saving automation'],
    ];
    await open({ type: 'EVENT_BASED', automationId: '7' });
    for (const [resultCode, text] of wanted) {
      backend.refusal = { body: { resultCode } };
      await handle.press('Save');
      await handle.sees(text ?? '');
    }
    equal((await handle.field('Name')).value, 'Greet');
    equal(handle.of('rmm-automation-saved').length, 0);
  });

  it('tells of a version that somebody else saved, and overwrites nothing unasked', async () => {
    await open({ type: 'EVENT_BASED', automationId: '7' });
    backend.automations.set('7', { ...greet, name: 'Theirs', version: '5' });
    await click(await handle.field('Name'));
    await press('End');
    await type(' me');
    backend.refusal = { status: 412, body: {} };
    await handle.press('Save');
    await handle.sees('Someone else saved this while you were editing');
    await handle.sees('Name: “Greet” → “Theirs”');
    await handle.sees('Name: “Greet” → “Greet me”');
    await expectNoAxeViolations(handle.element);
    await handle.press('Keep mine');
    equal((await handle.field('Name')).value, 'Greet me');
    backend.refusal = undefined;
    await handle.press('Save');
    await handle.isClosed();
    equal(backend.saved?.headers.get('if-match'), '"5"');
  });

  it('shows what somebody else saved where that is wanted', async () => {
    await open({ type: 'EVENT_BASED', automationId: '7' });
    backend.automations.set('7', { ...greet, name: 'Theirs', version: '5' });
    backend.refusal = { status: 412, body: {} };
    await handle.press('Save');
    await handle.press('Load their version');
    await eventually(async () => equal((await handle.field('Name')).value, 'Theirs'));
  });

  it('keeps name, description and conditions of a system board', async () => {
    const board = {
      id: '8',
      type: 'BOARD',
      enabled: true,
      name: 'All tickets',
      system: true,
      columns: ['id'],
      sortBy: [],
    };
    backend.automations.set('8', board);
    await open({ type: 'BOARD', automationId: '8' });
    deepEqual(tabs(), ['General', 'Columns and sorting']);
    ok((await handle.field('Name')).disabled && (await handle.field('Description')).disabled);
    await handle.sees('Customize the columns and sorting criteria');
    handle.remove();
    await open({ type: 'BOARD', automationId: '8', mode: 'copy' });
    ok(!(await handle.field('Name')).disabled);
    deepEqual(tabs(), ['General', 'Conditions', 'Columns and sorting']);
  });

  it('reads the rule as one sentence, as it is edited', async () => {
    await open({ type: 'EVENT_BASED', automationId: '7' });
    const sentence = 'When a ticket is created or updated, if Status is New: add the tag vip.';
    await handle.sees(sentence);
    const dialog = handle.all('dialog')[0];
    const described = handle.root.getElementById(dialog?.getAttribute('aria-describedby') ?? '');
    match(described?.textContent ?? '', /^When a ticket/);
  });
});
