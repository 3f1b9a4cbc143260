/** What somebody sees of an automation who may not change it, and of one whose type the page does not know. */
import '../../support/hurried-retries.ts';
import { configure } from '../../../src/host/configuration/configure.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { press, unhover } from '../../support/user.ts';
import { AutomationBackend } from './automation-backend.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

const rule = {
  id: '7',
  type: 'EVENT_BASED',
  enabled: true,
  name: 'Greet',
  description: 'Says hello',
  conditions: {
    all: [{ field: 'status', operator: 'equals', value: 'NEW' }],
    any: [{ field: 'organization', operator: 'contains_any', value: ['1'] }],
  },
  actions: [{ type: 'ADD_TICKET_COMMENT', params: { body: '<p>Hello there</p>', public: true } }],
  version: '1',
};
const board = {
  id: '8',
  type: 'BOARD',
  enabled: true,
  name: 'Mine',
  conditions: { all: [], any: [] },
  columns: ['id', 'summary', 'attribute:1'],
  sortBy: [{ field: 'id', direction: 'DESC' }],
};

describe('An automation that may only be looked at', () => {
  let handle: AutomationEditorHandle;
  let backend: AutomationBackend;

  before(unhover);
  beforeEach(() => {
    backend = new AutomationBackend();
    backend.automations.set('7', rule);
    backend.automations.set('8', board);
  });
  afterEach(() => handle.remove());

  const look = async (automationId: string, permissions = { canManageTicketingAutomations: false }) => {
    handle = await AutomationEditorHandle.open({ automationId }, backend, { permissions });
    await handle.find('.reading-facts');
  };
  const title = async () => (await handle.find('.dialog-title')).textContent;
  const texts = (selector: string) => handle.all(selector).map(({ textContent }) => textContent);

  it('says so in one sentence, and has no controls', async () => {
    await look('7');
    equal(await title(), 'Event-based automation');
    await handle.sees('You can view this, but you don’t have permission to change it.');
    await handle.sees('Says hello');
    await expectNoAxeViolations(handle.element);
    await handle.tab('Conditions');
    await eventually(() => deepEqual(texts('.reading-list li'), ['Status is New', 'Organization is Organization 1']));
    await handle.tab('Actions');
    await handle.sees('Hello there');
    await expectNoAxeViolations(handle.element);
    equal(handle.all('[role="tabpanel"] :is(button, input, textarea, select)').length, 0);
    deepEqual(
      texts('.dialog-footer button').map((text) => text?.trim()),
      ['Close'],
    );
    await handle.press('Close');
    await handle.isClosed();
    deepEqual(
      backend.sent.filter(({ method }) => method === 'PUT'),
      [],
    );
  });

  it('tells the columns and the order of a board', async () => {
    await look('8');
    await handle.tab('Columns and sorting');
    await eventually(() => deepEqual(texts('.reading-list li'), ['ID', 'Summary', 'Serial number', 'ID Descending']));
  });

  it('is read with the keyboard alone', async () => {
    await look('7');
    await press('Escape');
    await handle.isClosed();
  });

  it('can be changed as soon as somebody may', async () => {
    await look('7');
    configure({ permissions: { canManageTicketingAutomations: true } });
    await handle.ready();
    await handle.button('Save');
    equal((await handle.field('Name')).value, 'Greet');
  });

  it('creates nothing for somebody who may not', async () => {
    handle = await AutomationEditorHandle.open({ type: 'BOARD' }, backend, {
      permissions: { canManageTicketingAutomations: false },
    });
    await handle.sees('You don’t have permission to create this.');
    ok(!handle.all('button').some(({ textContent }) => textContent === 'Create'));
  });
});

describe('The type of an automation', () => {
  let handle: AutomationEditorHandle;

  before(unhover);
  afterEach(() => handle.remove());

  it('is the loaded one’s, whether the page says another or none', async () => {
    for (const type of [undefined, 'EVENT_BASED'] as const) {
      const backend = new AutomationBackend();
      const conditions = { all: [{ field: 'status', operator: 'equals', value: 'NEW' }], any: [] };
      backend.automations.set('8', { ...board, conditions });
      handle = await AutomationEditorHandle.open({ automationId: '8', ...(type && { type }) }, backend);
      await handle.ready();
      equal((await handle.find('.dialog-title')).textContent, 'Edit ticket board');
      deepEqual(
        handle.all('[role="tab"]').map(({ textContent }) => textContent),
        ['General', 'Conditions', 'Columns and sorting'],
      );
      await handle.press('Save');
      await handle.isClosed();
      ok(backend.saved);
      equal((backend.saved.body as { type: string }).type, 'BOARD');
      const [saved] = handle.of('rmm-automation-saved') as { type: string }[];
      equal(saved?.type, 'BOARD');
      handle.remove();
    }
  });

  it('has to be said of what is created', async () => {
    handle = await AutomationEditorHandle.open({});
    await eventually(() => ok(handle.reported.some((error) => String(error).includes('type is not set'))));
  });
});
