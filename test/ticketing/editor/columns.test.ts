/** The columns of a board, and by what it is sorted. */
import '../../support/hurried-retries.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, press, unhover } from '../../support/user.ts';
import { AutomationBackend } from './automation-backend.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

describe('The columns and the sorting of a board', () => {
  let handle: AutomationEditorHandle;
  let backend: AutomationBackend;

  before(unhover);
  afterEach(() => handle.remove());

  const open = async (columns: readonly string[], configuration = {}) => {
    backend = new AutomationBackend();
    const conditions = { all: [{ field: 'status', operator: 'equals', value: 'NEW' }], any: [] };
    const sortBy = [{ field: 'id', direction: 'DESC' }];
    backend.automations.set('7', { id: '7', type: 'BOARD', enabled: true, name: 'Board', conditions, columns, sortBy });
    handle = await AutomationEditorHandle.open({ type: 'BOARD', automationId: '7' }, backend, configuration);
    await handle.ready();
    await handle.tab('Columns and sorting');
    await handle.find('.columns-tab');
  };
  const names = () => handle.all('.column-name').map(({ textContent }) => textContent);
  const sent = async () => {
    await handle.press('Save');
    await handle.isClosed();
    ok(backend.saved, 'nothing was sent');
    return backend.saved.body as { columns: string[]; sortBy: object[] };
  };

  it('adds, moves and removes columns, custom fields among them', async () => {
    await open(['status', 'id', 'assignee']);
    deepEqual(names(), ['Status', 'ID', 'Assignee']);
    await click(await handle.field('Add column'));
    await handle.find('[role="option"]', 'Priority');
    // Under its other name it is there already, and the module of agreements is not.
    for (const absent of ['Assignee', 'Status', 'Agreement'])
      ok(!handle.all('[role="option"]').some(({ textContent }) => textContent === absent), absent);
    await press('S', 'e', 'r', 'i', 'a', 'l');
    await handle.option('Serial number');
    await handle.press('Move Serial number up');
    await handle.press('Remove ID');
    await eventually(() => deepEqual(names(), ['Status', 'Serial number', 'Assignee']));
    await expectNoAxeViolations(handle.element);
    deepEqual((await sent()).columns, ['status', 'attribute:1', 'assignee']);
  });

  it('wants a column', async () => {
    await open(['id']);
    await handle.press('Remove ID');
    await handle.press('Save');
    await handle.sees('Please add at least one column');
    equal(backend.saved, undefined);
  });

  it('offers agreements with their module and its permission', async () => {
    await open(['id'], {
      featureFlags: { professionalServices: true },
      permissions: { canManageProfessionalServices: true },
    });
    await click(await handle.field('Add column'));
    await handle.find('[role="option"]', 'Agreement');
  });

  it('sorts by several fields, in either direction', async () => {
    await open(['id']);
    await click(await handle.field('Direction, 1'));
    await handle.option('Ascending');
    await handle.press('Add sorting');
    await click(await handle.field('Sort by, 2'));
    await handle.option('Created');
    deepEqual((await sent()).sortBy, [
      { field: 'id', direction: 'ASC' },
      { field: 'createTime', direction: 'ASC' },
    ]);
  });
});
