/** What is filled in, checked and stored. Source: spec 001 §2.2, §4.4 and §5.4. */
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import '../../support/hurried-retries.ts';
import { requests, signIn } from '../../support/server.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { conditionRule, scriptRule } from './ruleset-bodies.ts';
import { newRuleset, storedRuleset, TicketRulesetHandle } from './ticket-ruleset-handle.ts';

before(unhover);

describe('A ruleset that is edited', () => {
  let handle: TicketRulesetHandle;

  beforeEach(async () => void (await signIn()));
  afterEach(() => handle.remove());

  const open = (...args: Parameters<typeof TicketRulesetHandle.open>) => {
    handle = TicketRulesetHandle.open(...args);
    return handle.ready();
  };
  const edited = async (body: Parameters<typeof newRuleset>[0] = conditionRule) => {
    const rulesetId = await newRuleset(body);
    await open({ type: body.type, rulesetId });
    return rulesetId;
  };

  it('creates a ruleset with all that is filled in, tells it, and closes', async () => {
    await open({ type: 'CONDITION_RULE' });
    await handle.write('Name', 'Disks');
    await handle.tab('Ticket creation');
    equal((await handle.shown('Priority')).textContent, 'Use Policy');
    equal((await handle.shown('Severity')).textContent, 'Use Policy');
    await handle.choose('Ticket form', 'Default form');
    await handle.choose('Status', 'Waiting');
    await handle.choose('Priority', 'High');
    await click(await handle.shown('Tags'));
    await type('urgent');
    await handle.option('Urgent');
    await press('Escape');
    await click(await handle.shown('Use device owner as requester'));
    await handle.tab('Condition reset');
    await handle.write('Reset time', '3');
    await handle.choose('Status', 'Closed');
    await handle.tab('Condition retrigger');
    equal((await handle.shown('Priority')).textContent, 'Use Current');
    equal((await handle.shown('Severity')).textContent, 'Use Current');
    await handle.choose('Status', 'Open');
    await handle.choose('Severity', 'Critical');
    await handle.press('Create');
    await handle.isClosed();
    await handle.sees('Success');
    deepEqual(
      handle.heard.map((one) => one.type),
      ['rmm-ruleset-save-request', 'rmm-ruleset-saved', 'rmm-close'],
    );
    deepEqual(handle.of('rmm-close'), [{ reason: 'done' }]);
    const [{ id, ...saved } = { id: '' }] = handle.of('rmm-ruleset-saved') as { id: string }[];
    deepEqual(saved, { name: 'Disks', type: 'CONDITION_RULE' });
    deepEqual(await storedRuleset(id), {
      id,
      enabled: true,
      name: 'Disks',
      type: 'CONDITION_RULE',
      conditionTriggerSettings: {
        ticketFormId: '56',
        status: 'WAITING',
        priority: 'HIGH',
        severity: null,
        tags: ['Urgent'],
        useOwnerAsRequester: true,
      },
      conditionResetSettings: { status: 'CLOSED', time: { value: 3, unit: 'HOURS' } },
      conditionReTriggerSettings: {
        createNewTicket: false,
        status: 'OPEN',
        tags: [],
        priority: null,
        severity: 'CRITICAL',
      },
    });
  });

  it('creates a tag that is not there yet', async () => {
    const rulesetId = await edited(scriptRule);
    await handle.tab('Ticket creation');
    const name = `night-${Date.now()}`;
    await click(await handle.shown('Tags'));
    await type(name);
    await click(await handle.find('[role="option"]', new RegExp(`Create “${name}”`)));
    await handle.find('.chip, [class*="chip"]', new RegExp(name));
    await press('Escape');
    await handle.press('Save');
    await handle.isClosed();
    deepEqual((await storedRuleset(rulesetId)).conditionTriggerSettings.tags, ['VIP', name]);
  });

  it('has what is stored, and saves what was changed', async () => {
    const rulesetId = await edited();
    equal((await handle.shown('Name')).value, 'Conditions');
    await click(await handle.shown('Enabled'));
    await handle.tab('Ticket creation');
    await eventually(async () => equal((await handle.shown<HTMLInputElement>('Ticket form')).value, 'Default form'));
    equal((await handle.shown('Severity')).textContent, 'Critical');
    await handle.tab('Condition reset');
    equal((await handle.shown('Reset time')).value, '30');
    await handle.tab('Condition retrigger');
    equal((await handle.shown('Status')).textContent, 'Waiting');
    await handle.press('Save');
    await handle.isClosed();
    deepEqual(await storedRuleset(rulesetId), { ...conditionRule, id: rulesetId, enabled: false });
    deepEqual(handle.of('rmm-ruleset-saved'), [{ type: 'CONDITION_RULE', id: rulesetId, name: 'Conditions' }]);
  });

  it('clamps the reset time when another unit is chosen, and says what is allowed', async () => {
    await edited();
    await handle.tab('Condition reset');
    const unit = handle.all<HTMLSelectElement>('.unit-input-select')[0];
    ok(unit);
    await handle.write('Reset time', '1500');
    const choose = (value: string) => {
      unit.value = value;
      unit.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('HOURS');
    await eventually(async () => equal((await handle.shown('Reset time')).value, '999'));
    choose('DAYS');
    await eventually(async () => equal((await handle.shown('Reset time')).value, '41'));
    await handle.write('Reset time', '42');
    await handle.press('Save');
    await handle.sees('Enter a whole number from 0 to 41');
    deepEqual(
      handle.wrongTabs().map((name) => name?.includes('Condition reset')),
      [true],
    );
    choose('MINUTES');
    await eventually(() => equal(handle.wrongTabs().length, 0));
  });

  it('hides what a new ticket does not take from a retrigger, and clears it when it is saved', async () => {
    const rulesetId = await edited();
    await handle.tab('Condition retrigger');
    await handle.shown('Priority');
    await click(await handle.shown('Create new ticket'));
    const labels = () =>
      handle.all('[role="tabpanel"]:not([hidden]) label').map((label) => label.textContent?.replace('*', ''));
    await eventually(() => deepEqual(labels(), ['Create new ticket', 'Status']));
    await click(await handle.shown('Create new ticket'));
    await eventually(async () => equal((await handle.shown('Priority')).textContent, 'High'));
    await click(await handle.shown('Create new ticket'));
    await handle.press('Save');
    await handle.isClosed();
    deepEqual((await storedRuleset(rulesetId)).conditionReTriggerSettings, {
      createNewTicket: true,
      status: 'WAITING',
      tags: [],
      priority: null,
      severity: null,
    });
  });

  it('flags the tabs that are wrong when it is submitted, and goes to what is wrong first', async () => {
    await open({ type: 'CONDITION_RULE' });
    equal(handle.wrongTabs().length, 0);
    await handle.press('Create');
    await eventually(() => equal(handle.wrongTabs().length, 4));
    const name = await handle.shown('Name');
    await eventually(() => equal<Element | undefined>(activeElement(document), name));
    await handle.sees('Required');
    await type('A name');
    await eventually(() => equal(handle.wrongTabs().length, 3));
    await handle.press('Create');
    await eventually(() =>
      equal(handle.all('[role="tab"][aria-selected="true"]')[0]?.textContent?.startsWith('Ticket'), true),
    );
    equal((await requests()).filter(({ endpoint }) => endpoint === 'CreateTicketRuleset').length, 0);
    await expectNoAxeViolations(handle.element);
  });

  it('allows a name of 50 characters', async () => {
    await open({ type: 'SCRIPT_RULE' });
    await handle.write('Name', 'x'.repeat(51));
    await press('Tab');
    await handle.sees('Must be 50 characters or fewer');
    await click(await handle.shown('Name'));
    await press('End', 'Backspace');
    await eventually(() => equal(handle.wrongTabs().length, 0));
  });

  it('tells at once of a form that was made inactive', async () => {
    const rulesetId = await newRuleset(scriptRule);
    const answered = async (...args: Parameters<typeof fetch>) => {
      const response = await fetch(...args);
      const text = await response.text();
      return new Response(text.replace('"ticketFormId":"56"', '"ticketFormId":"55"'), response);
    };
    await open({ type: 'SCRIPT_RULE', rulesetId }, { fetch: answered });
    await eventually(() => equal(handle.wrongTabs().length, 1));
    await handle.tab('Ticket creation');
    await handle.sees('Must not contain inactive forms');
    await handle.choose('Ticket form', 'Default form');
    await eventually(() => equal(handle.wrongTabs().length, 0));
  });

  it('says what the server found wrong, at the field on its tab', async () => {
    const refused = async (...args: Parameters<typeof fetch>) => {
      const asked = new Request(...args);
      const text = await asked.clone().text();
      if (!text.includes('mutation UpdateTicketRuleset')) return fetch(asked);
      const errors = [{ field: 'conditionResetSettings.status', code: 'unknownStatus' }];
      const extensions = { code: 'BAD_USER_INPUT', resultCode: 'TICKET_RULESET_INVALID', errors };
      const body = { errors: [{ message: 'The reset status is not known', extensions }] };
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    };
    await open({ type: 'CONDITION_RULE', rulesetId: '1' }, { fetch: refused });
    await handle.press('Save');
    await handle.sees('Error updating ticket ruleset. The reset status is not known');
    await handle.sees('This status no longer exists');
    ok(handle.wrongTabs().every((name) => name?.includes('Condition reset')));
  });
});
