/** Every call of the dialog, failing in every way of the reference server: what is said, and that nothing typed is lost. */
import { equal, eventually, ok } from '../../support/assert.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { press, unhover } from '../../support/user.ts';
import { conditionRule, scriptRule } from './ruleset-bodies.ts';
import { newRuleset, storedRuleset, TicketRulesetHandle } from './ticket-ruleset-handle.ts';

before(unhover);

describe('The dialog of a ruleset before a server that fails', () => {
  let handle: TicketRulesetHandle;
  let rulesetId: string;

  before(async () => {
    await signIn();
    rulesetId = await newRuleset(conditionRule);
  });
  beforeEach(async () => void (await signIn()));
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  for (const call of ['GetTicketRuleset', 'GetTicketStatusList']) {
    it(`says that the initial data did not come, and asks again: ${call}`, async () => {
      let failures = 0;
      await failInEveryWay({
        calls: [call],
        async first() {
          handle = TicketRulesetHandle.open({ type: 'CONDITION_RULE', rulesetId });
        },
        again: () => handle.press('Retry'),
        async sees() {
          failures += 1;
          await handle.sees('Error fetching initial data');
          equal((await handle.button('Save')).getAttribute('aria-disabled'), 'true');
          equal(handle.reported.length, failures);
        },
      });
      await handle.press('Retry');
      equal((await handle.shown('Name')).value, 'Conditions');
    });
  }

  it('says that the forms did not come, keeps the chosen one, and asks again', async () => {
    await failInEveryWay({
      calls: ['GetTicketFormList'],
      async first() {
        handle = TicketRulesetHandle.open({ type: 'CONDITION_RULE', rulesetId });
        await handle.ready();
        await press('End', '!');
        await handle.tab('Ticket creation');
      },
      again: () => handle.press('Retry'),
      async sees() {
        await handle.sees('Error fetching ticket forms');
        const { value, placeholder } = await handle.shown('Ticket form');
        equal(`${value}${placeholder}`, 'Not loaded');
      },
    });
    await handle.press('Retry');
    await eventually(async () => equal((await handle.shown('Ticket form')).value, 'Default form'));
    await handle.tab('General');
    equal((await handle.shown('Name')).value, 'Conditions!');
  });

  for (const [call, text] of [
    ['UpdateTicketRuleset', 'Error updating ticket ruleset'],
    ['CreateTicketRuleset', 'Error saving ticket ruleset'],
  ] as const) {
    it(`says that it was not saved, keeps what was typed, and saves it when it is pressed again: ${call}`, async () => {
      const isNew = call === 'CreateTicketRuleset';
      const id = isNew ? undefined : await newRuleset(scriptRule);
      handle = TicketRulesetHandle.open({ type: 'SCRIPT_RULE', ...(id !== undefined && { rulesetId: id }) });
      await handle.ready();
      await handle.write('Name', 'Typed');
      if (isNew) {
        await handle.tab('Ticket creation');
        await handle.choose('Ticket form', 'Default form');
        await handle.choose('Status', 'Paused');
      }
      await failInEveryWay({
        calls: [call],
        again: () => handle.press(isNew ? 'Create' : 'Save'),
        async sees() {
          await handle.sees(text);
          equal(handle.of('rmm-ruleset-saved').length, 0);
        },
      });
      await handle.press(isNew ? 'Create' : 'Save');
      await handle.isClosed();
      const saved = handle.of('rmm-ruleset-saved') as { id: string }[];
      equal(saved.length, 1);
      const { name, conditionTriggerSettings } = await storedRuleset(saved[0]?.id ?? '');
      equal(name, 'Typed');
      ok(conditionTriggerSettings.status === (isNew ? 'PAUSED' : 'OPEN'));
    });
  }
});
