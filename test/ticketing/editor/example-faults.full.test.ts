/** Each call of examples and of the history with each fault of the server's table: nothing typed is lost, and Retry does it. */
import '../../support/hurried-retries.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { callFaults } from '../../support/call-faults.ts';
import { failInEveryWay } from '../../support/failing.ts';
import { clearFaults, setFault, signIn } from '../../support/server.ts';
import { press, type, unhover } from '../../support/user.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

const send = async (method: string, path: string, body?: unknown) => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': `${Math.random()}` };
  const answer = await fetch(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  return answer.json() as Promise<{ id: string }>;
};
const rule = {
  enabled: true,
  name: 'Faulty',
  description: '',
  type: 'EVENT_BASED',
  conditions: { all: [{ field: 'priority', operator: 'equals', value: 'HIGH' }], any: [] },
  actions: [{ type: 'TICKET_CHANGE_VALUE', params: { changes: [{ field: 'add_tags', order: 0, value: ['VIP'] }] } }],
};
const example = (name: string) => ({
  name,
  expected: 'match',
  ticket: { priority: 'HIGH' },
  before: null,
  now: '2026-03-16T10:00:00Z',
});
const namesOf = async (id: string) => {
  const answer = await fetch(`/ticketing/trigger/${id}/examples`);
  const { results } = (await answer.json()) as { results: { name: string; expected: string }[] };
  return results.map(({ name, expected }) => `${name} ${expected}`).join();
};

describe('The examples and the history of an automation when calls fail', () => {
  let handle: AutomationEditorHandle;
  let id: string;
  let made: string[];

  before(unhover);
  beforeEach(async () => {
    await signIn();
    id = (await send('POST', '/ticketing/trigger/', rule)).id;
    await send('POST', `/ticketing/trigger/${id}/examples`, example('Urgent'));
    made = [id];
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
    for (const one of made) await send('DELETE', `/ticketing/trigger/${one}`);
  });

  const open = async (mode: 'edit' | 'copy' = 'edit') => {
    handle = await AutomationEditorHandle.open({ automationId: id, mode }, undefined, {
      fetch: (input, init) => globalThis.fetch(input, init),
    });
    await handle.ready();
    const field = await handle.field('Name');
    field.focus();
    field.select();
    await type('Typed here');
  };
  /** By keyboard: what comes late moves what is beside it. */
  const enter = async (name: string) => {
    (await handle.button(name)).focus();
    await press('Enter');
  };
  const openTest = async (mode?: 'edit' | 'copy') => {
    await open(mode);
    await enter('Test');
    await handle.find('.dry-run');
  };
  const nothingIsLost = async () => {
    await handle.tab('General');
    equal((await handle.field('Name')).value, 'Typed here');
  };
  const isFailed = (title: string) => handle.sees(new RegExp(title));
  const count = (text: string) => eventually(() => equal(handle.all('.test-bar-count')[0]?.textContent, text));
  const expectation = () => handle.field<HTMLSelectElement>('What you expect of Urgent');

  it('says that they were not listed, and lists them by Retry', async () => {
    await failInEveryWay({
      calls: ['listAutomationExamples'],
      first: openTest,
      again: () => enter('Retry'),
      sees: () => isFailed('The examples couldn’t be loaded'),
    });
    await enter('Retry');
    await handle.button('Open Urgent');
    await nothingIsLost();
  });

  it('keeps a new one and its name, and saves it once by Retry', async () => {
    await openTest();
    await enter('Save ticket as an example');
    const field = await handle.field('Name', '.example-form label');
    await eventually(() => equal(activeElement(document), field));
    await type('Mine');
    await failInEveryWay({
      calls: ['createAutomationExample'],
      first: () => press('Enter'),
      again: () => enter('Retry'),
      async sees() {
        await isFailed('The example couldn’t be saved');
        equal((await handle.field('Name', '.example-form label')).value, 'Mine');
      },
    });
    await enter('Retry');
    await count('2 of 2 as expected');
    equal(await namesOf(id), 'Urgent match,Mine noMatch');
    await nothingIsLost();
  });

  it('keeps what is expected of one where that was not saved, and saves it by Retry', async () => {
    await openTest();
    const select = await expectation();
    await failInEveryWay({
      calls: ['updateAutomationExample'],
      async first() {
        select.value = 'noMatch';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
      again: () => enter('Retry'),
      sees: () => isFailed('The example couldn’t be saved'),
    });
    await enter('Retry');
    await count('0 of 1 as expected');
    equal(await namesOf(id), 'Urgent noMatch');
    await nothingIsLost();
  });

  it('keeps one that was not deleted, and deletes it by Retry', async () => {
    await openTest();
    await failInEveryWay({
      calls: ['deleteAutomationExample'],
      async first() {
        await enter('Delete Urgent');
        await enter('Delete example');
      },
      again: () => enter('Retry'),
      async sees() {
        await isFailed('The example couldn’t be saved');
        ok(handle.all('.example').length === 1, 'it is gone');
      },
    });
    await enter('Retry');
    await eventually(() => equal(handle.all('.example').length, 0));
    equal(await namesOf(id), '');
    await nothingIsLost();
  });

  for (const fault of callFaults) {
    it(`says that a copy has no examples where they were not sent: ${fault}`, async () => {
      await openTest('copy');
      await handle.button('Open Urgent');
      await nothingIsLost();
      await setFault({ fault, match: 'createAutomationExample' });
      await enter('Create');
      await handle.isClosed();
      await handle.sees('The automation was saved, but its examples weren’t');
      await clearFaults();
      const { id: copy } = handle.of('rmm-automation-saved')[0] as { id: string };
      made.push(copy);
    });
  }

  it('says that the history did not come, and lists it by Retry', async () => {
    const retry = () => handle.find('.run-list button', /Retry|Try again/);
    const tryAgain = async () => {
      (await retry()).focus();
      await press('Enter');
    };
    await failInEveryWay({
      calls: ['listAutomationRuns'],
      async first() {
        await open();
        await enter('History');
      },
      again: tryAgain,
      sees: retry,
    });
    await tryAgain();
    await handle.sees('The automation hasn’t run for a ticket yet.');
    await nothingIsLost();
  });

  it('takes them along where it is copied, also before anybody has looked at them', async () => {
    await open('copy');
    await enter('Create');
    await handle.isClosed();
    const { id: copy } = handle.of('rmm-automation-saved')[0] as { id: string };
    made.push(copy);
    await eventually(async () => equal(await namesOf(copy), 'Urgent match'));
  });
});
