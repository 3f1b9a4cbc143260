/** A rule tried on a ticket while it is edited. */
import '../../support/hurried-retries.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { AutomationBackend } from './automation-backend.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

const mail = (body: string, more = {}) => ({
  type: 'SEND_EMAIL',
  params: { to: { keys: ['REQUESTER'], emails: [], uids: [] }, subject: 'Re: {{ticket.subject}}', body, ...more },
});
const setStatus = (value: string) => ({
  type: 'TICKET_CHANGE_VALUE',
  params: { changes: [{ field: 'ticket', order: 0, properties: [{ property: 'status', value }] }] },
});

describe('The test of an automation', () => {
  let handle: AutomationEditorHandle;
  let backend: AutomationBackend;

  before(unhover);
  beforeEach(() => {
    backend = new AutomationBackend();
  });
  afterEach(() => handle.remove());

  const open = async (
    { type: kind = 'EVENT_BASED', all = [], any = [], actions = [setStatus('WAITING')] }: Record<string, unknown> = {},
    more = {},
  ) => {
    const conditions = { all, any };
    const board = kind === 'BOARD' ? { columns: ['id'], sortBy: [], actions: [] } : {};
    backend.automations.set('7', { id: '7', type: kind, enabled: true, name: 'Rule', conditions, actions, ...board });
    handle = await AutomationEditorHandle.open({ type: kind as 'EVENT_BASED', automationId: '7', ...more }, backend);
    await handle.ready();
    await handle.press('Test');
    await handle.find('.dry-run');
  };
  const verdict = () => handle.all('.dry-run-verdict')[0]?.textContent;
  const says = (text: string) => eventually(() => equal(verdict(), text));
  const rows = () =>
    handle
      .all('.dry-run-row')
      .map((row) => [...row.querySelectorAll('.tag-text, p')].map(({ textContent }) => textContent).join(' | '));
  const groups = () => handle.all('.dry-run-group-title .tag-text').map(({ textContent }) => textContent);
  const changes = () => handle.all('.dry-run-changes > li').map(({ textContent }) => textContent);
  const when = (field: string, operator: string, value?: unknown) => ({ field, operator, value });
  const load = async (name: string) => {
    await click(await handle.field('Load a ticket'));
    await handle.option(name);
    await handle.sees(`Ticket ${name.slice(1, 3)} loaded`);
  };

  it('opens on a tab of its own with the focus on it, and says of each row why', async () => {
    await open({ all: [when('status', 'equals', 'NEW'), when('priority', 'equals', 'HIGH')] });
    deepEqual(
      handle.all('[role="tab"]').map(({ textContent }) => textContent),
      ['General', 'Conditions', 'Actions', 'Test'],
    );
    await eventually(() => equal(activeElement(document)?.textContent, 'Test this rule'));
    await says('The rule wouldn’t run for this ticket');
    deepEqual(rows(), ['Pass | Status is New | Status is New.', 'Fail | Priority is High | Priority is not set.']);
    deepEqual(groups(), ['Fail']);
    await expectNoAxeViolations(handle.element);
  });

  it('follows the rule as it is edited, also beside its rows', async () => {
    await open({ all: [when('status', 'equals', 'OPEN')] });
    await says('The rule wouldn’t run for this ticket');
    await handle.tab('Conditions');
    await eventually(() => equal(handle.all('.row-verdict')[0]?.textContent, 'FailStatus is New.'));
    await click(
      (await handle.find('.condition-row')).querySelectorAll<HTMLElement>('[role="combobox"]')[1] as HTMLElement,
    );
    await handle.option('Is not');
    await eventually(() => equal(handle.all('.row-verdict')[0]?.textContent, 'PassStatus is New.'));
    await handle.press('Test');
    await says('The rule would run for this ticket');
  });

  it('says nothing beside rows until somebody tries the rule', async () => {
    backend.automations.set('7', {
      id: '7',
      type: 'EVENT_BASED',
      enabled: true,
      name: 'Rule',
      conditions: { all: [when('status', 'equals', 'OPEN')], any: [] },
      actions: [setStatus('WAITING')],
    });
    handle = await AutomationEditorHandle.open({ type: 'EVENT_BASED', automationId: '7' }, backend);
    await handle.ready();
    await handle.tab('Conditions');
    await handle.find('.condition-row');
    await handle.button('Test');
    equal(handle.all('.row-verdict').length, 0);
  });

  it('takes a ticket from the server, before and after its last change', async () => {
    await open({
      all: [when('action', 'equals', 'UPDATE')],
      any: [when('status', 'changed_to', 'WAITING'), when('tags', 'contains_any', ['printer'])],
    });
    await says('The rule wouldn’t run for this ticket');
    await load('#12 Printer on fire');
    await says('The rule would run for this ticket');
    deepEqual(groups(), ['Pass', 'Pass']);
    deepEqual(changes(), ['Status Open → Waiting']);
    const name = await handle.find('.dry-run-change-field');
    equal(getComputedStyle(name).unicodeBidi, 'isolate', 'the name of an attribute turns nothing round beside it');
    ok((await handle.find<HTMLInputElement>('input[type="radio"][value="changed"]')).checked);
  });

  it('turns the clock forward for what waits', async () => {
    await open({ type: 'TIME_BASED', all: [when('time_since:NEW', 'hours_since:greater_or_equal_than', '24:0')] });
    await says('Can’t tell whether the rule would run for this ticket');
    await handle.press('Show all fields');
    await load('#12 Printer on fire');
    await says('The rule wouldn’t run for this ticket');
  });

  it('shows a mail as it would go, and nothing of it runs', async () => {
    const hostile =
      '<p onclick="x()">Hi {{ticket.requester.name}}</p><img src="https://x.example/p.png" alt="Logo">' +
      '<a href="javascript:alert(1)">go</a><script>alert(1)</script>{{ticket.url}}';
    await open({ all: [when('status', 'equals', 'NEW')], actions: [mail(hostile)] });
    await load('#12 Printer on fire');
    await handle.sees('Tim Lee');
    const card = await handle.find('section.dry-run-card');
    deepEqual(
      [...card.querySelectorAll('dd')].map(({ textContent }) => textContent),
      ['tim@example.com', 'Re: Printer on fire'],
    );
    equal(card.querySelectorAll('img, script, [onclick]').length, 0);
    const link = card.querySelector('a');
    ok(link);
    equal(link.getAttribute('href'), 'about:blank');
    equal(link.textContent, 'go (opens in a new tab)');
    match(getComputedStyle(link, '::after').content, /\u2197/, 'and whoever looks at it sees it');
    deepEqual(
      [...card.querySelectorAll('.formatted-chip')].map(({ textContent }) => textContent),
      ['Logo', 'Ticket link'],
    );
    await handle.sees('Marked text is filled in when the email is sent.');
    await expectNoAxeViolations(handle.element);
  });

  it('says what keeps a mail from going, and reads its template', async () => {
    const from = (templateId: string, keys: string[]) => ({
      type: 'SEND_TEMPLATE_EMAIL',
      params: { to: { keys, emails: [], uids: [] }, templateId, allowResponse: true },
    });
    await open({ actions: [from('1', ['REQUESTER']), from('9', ['REQUESTER'])] });
    await handle.sees('There is nobody to send this email to.');
    await handle.sees('This email template no longer exists, so no email is sent.');
    await load('#12 Printer on fire');
    await handle.sees('About Printer on fire');
    await handle.sees('Status: New → Open');
  });

  it('is tried on the page’s own ticket at first', async () => {
    const ticket = { summary: 'From the page', status: 'OPEN' };
    await open({ all: [when('status', 'equals', 'OPEN')] }, { exampleTicket: { ticket, before: null } });
    await says('The rule would run for this ticket');
    await handle.press('Start over');
    await says('The rule wouldn’t run for this ticket');
    await handle.press('Use the page’s ticket');
    await says('The rule would run for this ticket');
    equal((await handle.field('Summary')).value, 'From the page');
  });

  it('goes by keyboard alone', async () => {
    await open({ all: [when('summary', 'contains', 'fire')] });
    await says('The rule wouldn’t run for this ticket');
    (await handle.field('Summary')).focus();
    await type('On fire');
    await says('The rule would run for this ticket');
    equal((await handle.field('Summary')).value, 'On fire');
    await press('Tab');
    ok(activeElement(document)?.closest('.dry-run'));
  });

  it('says that a ticket did not come, and tries again', async () => {
    await open({ all: [when('status', 'equals', 'OPEN')] });
    backend.broken.add('/ticketing/tickets/12');
    await click(await handle.field('Load a ticket'));
    await handle.option('#12 Printer on fire');
    await handle.sees('The ticket couldn’t be loaded');
    backend.broken.clear();
    await handle.press('Retry');
    await says('The rule would run for this ticket');
  });

  it('knows no business hours while they did not come, and guesses none', async () => {
    backend.broken.add('/ticketing/configuration');
    await open({ all: [when('business_hours', 'in')] });
    await says('Can’t tell whether the rule would run for this ticket');
    await handle.sees('Business hours couldn’t be loaded');
    backend.broken.clear();
    await handle.press('Retry');
    await says('The rule wouldn’t run for this ticket');
  });

  it('of a board says whether the ticket is on it, and of a template what it does', async () => {
    await open({ type: 'BOARD', all: [when('status', 'equals', 'NEW')] });
    await says('This ticket would be on the board');
    equal(changes().length, 0);
    handle.remove();
    await open({ type: 'RESPONSE_TEMPLATE' });
    await eventually(() => deepEqual(changes(), ['Status New → Waiting']));
    equal(verdict(), undefined);
  });
});
