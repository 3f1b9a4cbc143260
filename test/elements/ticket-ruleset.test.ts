import { configure } from '../../src/host/configuration/configure.ts';
import { ticketRulesetDefinition } from '../../src/ticketing/ruleset/element/ticket-ruleset-definition.ts';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, match, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';
import { click, press, type, unhover } from '../support/user.ts';
import { conditionRule, scriptRule } from '../ticketing/ruleset/ruleset-bodies.ts';
import { newRuleset, storedRuleset, TicketRulesetHandle } from '../ticketing/ruleset/ticket-ruleset-handle.ts';

before(unhover);
// The contract's own tests begin without one.
before(async () => void (await signIn()));

elementContract(ticketRulesetDefinition, {
  attributes: { type: 'CONDITION_RULE', 'ruleset-id': '1', open: '' },
  load: async () => {
    const { TicketRulesetElement } = await import('../../src/ticketing/ruleset/element/ticket-ruleset-element.tsx');
    return { view: TicketRulesetElement };
  },
});

describe('<rmm-ticket-ruleset>', () => {
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

  it('has a title by type and by what is done, and the tabs of its type', async () => {
    const general = ['General', 'Ticket creation'];
    const wanted = [
      ['SCRIPT_RULE', 'script rule', general],
      ['CONDITION_RULE', 'condition rule', [...general, 'Condition reset', 'Condition retrigger']],
      ['ACTIVITY_RULE', 'activity rule', general],
    ] as const;
    for (const [kind, named, tabs] of wanted) {
      await open({ type: kind });
      equal((await handle.find('.dialog-title')).textContent, `Add ${named} automation`);
      deepEqual(handle.tabs(), [...tabs]);
      await handle.button('Create');
      handle.remove();
      const rulesetId = await newRuleset({ ...(kind === 'CONDITION_RULE' ? conditionRule : scriptRule), type: kind });
      await open({ type: kind, rulesetId });
      equal((await handle.find('.dialog-title')).textContent, `Edit ${named} automation`);
      await handle.button('Save');
      handle.remove();
      await open({ type: kind, rulesetId, readonly: true });
      equal((await handle.find('.dialog-title')).textContent, `View ${named} automation`);
      handle.remove();
    }
    await open({ type: 'CONDITION_RULE' });
    await handle.sees('Configure the settings used on ticket creation and updates from conditions.');
  });

  it('starts at the name once it can be edited', async () => {
    await open({ type: 'SCRIPT_RULE' });
    const name = await handle.shown('Name');
    await eventually(() => equal<Element | undefined>(activeElement(document), name));
  });

  it('says which attribute is missing, and shows nothing', async () => {
    handle = TicketRulesetHandle.open({ rulesetId: '1' });
    await eventually(() => equal(handle.reported.length, 1));
    match(String(handle.reported[0]), /type is not set/);
    equal(handle.all('dialog').length, 0);
  });

  it('is only shown where it is read-only: nothing can be changed, and nothing is asked', async () => {
    const rulesetId = await newRuleset(conditionRule);
    await open({ type: 'CONDITION_RULE', rulesetId, readonly: true });
    ok((await handle.shown('Name')).readOnly);
    await click(await handle.shown('Enabled'));
    for (const tab of ['Ticket creation', 'Condition reset', 'Condition retrigger']) {
      await handle.tab(tab);
      await handle.shown('Status');
      await click(await handle.shown('Status'));
      equal(handle.all('[role="option"]').length, 0);
      await expectNoAxeViolations(handle.element);
    }
    equal(handle.all('button').filter(({ textContent }) => textContent === 'Save').length, 0);
    await click(handle.all('.dialog-footer button, [part~="dialog-footer"] button')[0] as HTMLElement);
    await handle.isClosed();
    deepEqual(await storedRuleset(rulesetId), { ...conditionRule, id: rulesetId });
  });

  it('is only shown to somebody who may not manage automations, and says so', async () => {
    const rulesetId = await newRuleset(conditionRule);
    const permissions = { canManageTicketingAutomations: false };
    await open({ type: 'CONDITION_RULE', rulesetId }, { permissions });
    await handle.sees('You can look at this ruleset, but you don’t have permission to change it.');
    ok((await handle.shown('Name')).readOnly);
    const buttons = () => handle.all('button').map(({ textContent }) => textContent);
    ok(!buttons().includes('Save'));
    await expectNoAxeViolations(handle.element);
    handle.remove();
    await open({ type: 'SCRIPT_RULE' }, { permissions });
    await handle.sees('You don’t have permission to create rulesets.');
    ok(!buttons().includes('Create'));
    configure({ permissions: { canManageTicketingAutomations: true } });
    await eventually(() => ok(buttons().includes('Create')));
    ok(!(await handle.shown('Name')).readOnly);
  });

  it('asks before changes are lost, and not where there are none', async () => {
    await edited();
    await press('End', '!');
    await press('Escape');
    await handle.sees('You have unsaved changes');
    await handle.sees('Are you sure you wish to proceed?');
    await expectNoAxeViolations(handle.element);
    await handle.press('Cancel');
    await eventually(() => equal(handle.all('dialog').length, 1));
    equal((await handle.shown('Name')).value, 'Conditions!');
    await press('Escape');
    await handle.press('Continue');
    await handle.isClosed();
    deepEqual(handle.of('rmm-close'), [{ reason: 'escape' }]);
    handle.remove();
    await edited();
    await press('End', '!', 'Backspace', 'Escape');
    await handle.isClosed();
  });

  it('is left to a page that saves it its own way', async () => {
    const rulesetId = await edited();
    handle.element.addEventListener('rmm-ruleset-save-request', (event) => event.preventDefault());
    await press('End', '!');
    await handle.press('Save');
    await handle.isClosed();
    equal((await storedRuleset(rulesetId)).name, 'Conditions');
    equal(handle.of('rmm-ruleset-saved').length, 0);
    const [order] = handle.of('rmm-ruleset-save-request') as { id: string; ruleset: { name: string } }[];
    deepEqual([order?.id, order?.ruleset.name], [rulesetId, 'Conditions!']);
  });

  it('opens and closes by its attribute and its methods', async () => {
    await edited();
    await handle.element.close();
    await handle.isClosed();
    deepEqual(handle.of('rmm-close'), [{ reason: 'method' }]);
    await handle.element.show();
    await handle.ready();
    handle.element.open = false;
    await handle.isClosed();
  });

  it('is filled in and created by the keyboard alone', async () => {
    await open({ type: 'SCRIPT_RULE' });
    const name = await handle.shown('Name');
    await eventually(() => equal<Element | undefined>(activeElement(document), name));
    await type('By keyboard');
    await press('Shift+Tab', ' ', 'Shift+Tab', 'ArrowDown', 'Enter');
    // While its choices have not come, it cannot be changed.
    await eventually(async () => ok(!(await handle.shown('Ticket form')).readOnly));
    const form = await handle.shown('Ticket form');
    await press('Tab');
    await eventually(() => equal<Element | undefined>(activeElement(document), form));
    await type('Default');
    await handle.find('[role="option"]', 'Default form');
    await press('ArrowDown', 'Enter', 'Tab');
    await type('Op');
    await handle.find('[role="option"]', 'Open');
    await press('Enter');
    const create = await handle.button('Create');
    for (let tabs = 0; activeElement(document) !== create && tabs < 10; tabs += 1) await press('Tab');
    await press('Enter');
    await handle.isClosed();
    const [saved] = handle.of('rmm-ruleset-saved') as { id: string }[];
    const { name: stored, enabled, conditionTriggerSettings } = await storedRuleset(saved?.id ?? '');
    deepEqual(
      [stored, enabled, conditionTriggerSettings.ticketFormId, conditionTriggerSettings.status],
      ['By keyboard', false, '56', 'OPEN'],
    );
  });

  it('reads in Japanese', async () => {
    const rulesetId = await newRuleset(conditionRule);
    handle = TicketRulesetHandle.open({ type: 'CONDITION_RULE', rulesetId }, { locale: 'ja' });
    await handle.sees('条件ルールの自動化の編集');
    await handle.tab('条件の再トリガー');
    await handle.sees('新しいチケットを作成する');
    await handle.sees('現在の値を使用');
  });

  it('has no axe violations on any tab', async () => {
    await edited();
    for (const tab of handle.tabs()) {
      await handle.tab(tab ?? '');
      await expectNoAxeViolations(handle.element);
    }
  });
});
