/** Which data of devices are sent: chosen, saved, and told where that fails. Source: spec 002 §2.5, §2.7, §3.1 and §8. */
import { connectionCalls, type SyncAttributes } from '../../../src/psa/connection-contract.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { click, press, unhover } from '../../support/user.ts';
import { PsaPageHandle } from '../psa-page-handle.ts';

before(unhover);

const { readSyncAttributes, saveSyncAttributes } = connectionCalls.psacw;

async function ask(method: 'GET' | 'PUT', body?: object): Promise<SyncAttributes> {
  const headers = { 'content-type': 'application/json' };
  const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
  return (await fetch(readSyncAttributes.path, init)).json();
}

describe('The device sync attributes of the first provider', () => {
  let handle: PsaPageHandle;

  beforeEach(async () => {
    await signIn();
    await ask('PUT', { attributes: ['model'], questions: [] });
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  const open = async () => {
    handle = PsaPageHandle.open('first', 'configurations');
    await handle.tab('Sync');
  };
  const box = (label: string, among = 0) =>
    eventually(() => {
      const found = handle
        .all<HTMLInputElement>('[role="tabpanel"]:not([hidden]) input[type="checkbox"]')
        .filter((one) => one.closest('label')?.textContent === label)[among];
      ok(found, `a checkbox ${label}`);
      return found;
    });

  it('has two groups, with what is always sent checked and locked', async () => {
    await open();
    await box('RAM');
    deepEqual(
      handle.all('.attribute-title').map(({ textContent }) => textContent),
      ['Configuration Attributes', 'Configuration Questions'],
    );
    for (const label of ['Device identifier', 'IP address', 'Management link', 'Name']) {
      const locked = await box(label);
      ok(locked.checked && locked.getAttribute('aria-disabled') === 'true', label);
      await click(locked);
      ok(locked.checked, label);
    }
    ok((await box('Model')).checked && !(await box('RAM')).checked);
    await expectNoAxeViolations(handle.element);
  });

  it('checks all of a group at once, and none, and says when it is some', async () => {
    await open();
    const all = await box('Select All');
    ok(all.indeterminate);
    await click(all);
    await eventually(async () => ok((await box('RAM')).checked && !all.indeterminate && all.checked));
    ok(!(await box('Warranty')).checked, 'the other group stays');
    await click(all);
    await eventually(async () => ok(!(await box('RAM')).checked && (await box('Name')).checked && !all.checked));
    await click(await box('RAM'));
    await eventually(() => ok(all.indeterminate));
  });

  it('saves what is checked by keyboard alone, and tells the page', async () => {
    await open();
    (await box('RAM')).focus();
    await press(' ');
    (await box('Warranty')).focus();
    await press(' ', 'Enter');
    await handle.sees('Device sync attributes saved');
    deepEqual(handle.saved(), [saveSyncAttributes.name]);
    const { attributes, questions } = await ask('GET');
    deepEqual([attributes, questions], [['model', 'ram'], ['productWarranty']]);
  });

  it('says that they did not come, and asks again', async () => {
    await failInEveryWay({
      calls: [readSyncAttributes.path],
      first: open,
      again: () => handle.press('Retry'),
      sees: () => handle.sees('Error fetching initial data'),
    });
    await handle.press('Retry');
    ok((await box('Model')).checked);
  });

  it('says that they were not saved, keeps every box, and saves them when it is pressed again', async () => {
    await open();
    await click(await box('RAM'));
    await failInEveryWay({
      calls: [saveSyncAttributes.path],
      again: () => handle.press('Save'),
      async sees() {
        await handle.sees('Error setting device sync attributes');
        ok((await box('RAM')).checked);
        equal(handle.saved().length, 0);
      },
    });
    await handle.press('Save');
    await handle.sees('Device sync attributes saved');
    deepEqual((await ask('GET')).attributes, ['model', 'ram']);
  });

  it('shows them to who may change nothing, and says why', async () => {
    handle = PsaPageHandle.open('first', 'configurations', { permissions: { canManageIntegrations: false } });
    await handle.tab('Sync');
    await handle.sees('You don’t have permission to manage integrations');
    const model = await box('Model');
    await click(model);
    ok(model.checked);
    equal(handle.all('button').filter(({ textContent }) => textContent === 'Save').length, 0);
  });
});

describe('The device sync attributes of the second provider', () => {
  let handle: PsaPageHandle;
  const { saveSyncAttributes: save } = connectionCalls.psaat;
  const send = (body: object) =>
    fetch(save.path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  before(async () => {
    await signIn();
    await send({ attributes: ['model'], syncNodes: true });
  });
  afterEach(() => handle.remove());

  it('are one list below whether devices are sent at all, saved with it', async () => {
    handle = PsaPageHandle.open('second', 'sync');
    await handle.tab('Device data');
    await click(await handle.field('Synchronize devices'));
    deepEqual(
      handle.all('.attribute-title').map(({ textContent }) => textContent),
      ['Device data sync attributes'],
    );
    const labels = handle.all('.attribute-list .checkbox').map(({ textContent }) => textContent);
    deepEqual(labels.slice(0, 3), ['Name', 'CPU speed', 'Default gateway']);
    await expectNoAxeViolations(handle.element);
    const saveButton = handle.all('[role="tabpanel"]:not([hidden]) button[type="submit"]')[0];
    ok(saveButton);
    await click(saveButton);
    await handle.sees('Device sync attributes saved');
    const { attributes, syncNodes } = await (await fetch(save.path)).json();
    deepEqual([attributes, syncNodes], [['model'], false]);
    await send({ attributes: ['model'], syncNodes: true });
  });
});
