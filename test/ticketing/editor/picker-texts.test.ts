/** What pickers say when what they offer did not come, in the words of the document. Source: spec 001 §5.2 and §8. */
import '../../support/hurried-retries.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { AutomationBackend } from './automation-backend.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

describe('The pickers of an automation', () => {
  let handle: AutomationEditorHandle;
  let backend: AutomationBackend;

  before(unhover);
  beforeEach(() => {
    backend = new AutomationBackend();
  });
  afterEach(() => handle.remove());

  const open = async (stored: object, tab: string) => {
    const all = { conditions: { all: [], any: [] }, actions: [], ...stored };
    backend.automations.set('7', { id: '7', type: 'EVENT_BASED', enabled: true, name: 'Rule', ...all });
    handle = await AutomationEditorHandle.open({ type: 'EVENT_BASED', automationId: '7' }, backend);
    await handle.ready();
    await handle.tab(tab);
  };
  const tags = (...value: string[]) => ({
    actions: [{ type: 'TICKET_CHANGE_VALUE', params: { changes: [{ field: 'add_tags', order: 0, value }] } }],
  });
  const asked = (path: string) => backend.sent.filter((one) => one.path === path).map(({ query }) => query);

  it('say that forms did not come, and ask again for 50', async () => {
    backend.broken.add('/ticketing/forms');
    await open({ conditions: { all: [{ field: 'form', operator: 'equals', value: '' }], any: [] } }, 'Conditions');
    await click(await handle.find('.condition-row input[role="combobox"][aria-label="Value"], .condition-value input'));
    await handle.sees('Error fetching forms');
    backend.broken.clear();
    await click(await handle.find('.choices-failed button'));
    await handle.find('[role="option"]', 'Default');
    equal(asked('/ticketing/forms').at(-1)?.get('pageSize'), '50');
  });

  it('say that templates did not come, in their list and by their names', async () => {
    backend.broken.add('/ticketing/email-template');
    const to = { keys: ['REQUESTER'], emails: [], uids: [] };
    const params = { to, templateId: '2', allowResponse: true };
    await open({ actions: [{ type: 'SEND_TEMPLATE_EMAIL', params }] }, 'Actions');
    await handle.press('Edit');
    await handle.find('.inline-alert', /Error fetching template/);
    await click(await handle.field('Email template'));
    await handle.find('.choices-failed-text', 'Error fetching template');
  });

  it('ask for all tags at once, for 50 where somebody searches, and say that they did not come', async () => {
    await open(tags('vip'), 'Actions');
    await click(await handle.field('Add tags'));
    await handle.find('[role="option"]', 'printer');
    equal(asked('/ticketing/tags').at(-1)?.get('pageSize'), '0');
    backend.broken.add('/ticketing/tags');
    await type('p');
    await handle.find('.choices-failed-text', 'Error while fetching tags');
    deepEqual(
      ['pageSize', 'searchCriteria'].map((name) => asked('/ticketing/tags').at(-1)?.get(name)),
      ['50', 'p'],
    );
  });

  it('say that a tag was not created', async () => {
    await open(tags('vip'), 'Actions');
    await click(await handle.field('Add tags'));
    await handle.find('[role="option"]', 'printer');
    backend.broken.add('/ticketing/graphql');
    await type('urgent');
    await handle.option('Create “urgent”');
    await eventually(() =>
      ok(handle.all('.field-error').some(({ textContent }) => /^Error creating tag/.test(textContent ?? ''))),
    );
    await press('Escape');
  });

  it('do not make a tag that is selected already', async () => {
    await open(tags('Elsewhere'), 'Actions');
    await click(await handle.field('Add tags'));
    await handle.find('[role="option"]', 'printer');
    await type('elsewhere');
    const option = await handle.find('[role="option"]', 'elsewhere');
    ok(option.textContent?.includes('Tag is already selected'), option.textContent ?? '');
    equal(option.getAttribute('aria-disabled'), 'true');
  });

  it('say so as well of one that the list has, and leave it chosen', async () => {
    await open(tags('vip'), 'Actions');
    await click(await handle.field('Add tags'));
    await handle.find('[role="option"]', 'printer');
    await type('VIP');
    await eventually(() => equal(handle.all('[role="option"]').length, 1));
    const option = await handle.find('[role="option"]', 'vip');
    ok(option.textContent?.includes('Tag is already selected'), option.textContent ?? '');
    await press('ArrowDown');
    await press('Enter');
    equal(handle.all('.select-chip')[0]?.textContent, 'vip');
  });

  it('say how long a tag may be', async () => {
    await open(tags('vip'), 'Actions');
    await click(await handle.field('Add tags'));
    await handle.find('[role="option"]', 'printer');
    await type('x'.repeat(51));
    const option = await handle.find('[role="option"]', 'x'.repeat(51));
    ok(option.textContent?.includes('Use at most 50 characters'), option.textContent ?? '');
    equal(option.getAttribute('aria-disabled'), 'true');
  });

  it('say that attributes did not come', async () => {
    backend.broken.add('/ticketing/graphql');
    backend.automations.set('7', { id: '7', type: 'EVENT_BASED', enabled: true, name: 'Rule' });
    handle = await AutomationEditorHandle.open({ type: 'EVENT_BASED', automationId: '7' }, backend);
    await handle.sees('Error fetching ticket attributes');
  });
});
