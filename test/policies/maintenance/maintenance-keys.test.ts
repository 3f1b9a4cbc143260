/** Maintenance of a device, for somebody who has a keyboard and nothing else. */
import '../../../elements/maintenance-mode.ts';
import type { MaintenanceModeElement } from '../../../elements/maintenance-mode.ts';
import { endMaintenance, readMaintenance } from '../../../src/policies/maintenance/contract.ts';
import { ask } from '../../support/ask.ts';
import { equal, eventually } from '../../support/assert.ts';
import '../../support/hurried-retries.ts';
import { KeyboardOnly } from '../../support/keyboard-only.ts';
import { signIn } from '../../support/server.ts';
import { press, unhover } from '../../support/user.ts';
import { DialogHandle } from '../../ticketing/dialog-handle.ts';

before(unhover);

const params = { nodeId: '22' };
const stored = async () => (await ask(readMaintenance, { params })).maintenance;

describe('Maintenance mode by keyboard alone', () => {
  let handle: DialogHandle<MaintenanceModeElement>;
  let keys: KeyboardOnly;

  beforeEach(async () => {
    await signIn();
    await ask(endMaintenance, { params });
    handle = new DialogHandle(document.createElement('rmm-maintenance-mode'), [], {});
    Object.assign(handle.element, { nodeId: 22, lang: 'en' });
    document.body.append(handle.element);
    await handle.button('Start maintenance');
    keys = new KeyboardOnly(handle.element);
  });
  afterEach(() => {
    keys.remove();
    handle.remove();
  });

  it('is started, extended and ended, with the focus never lost', async () => {
    await keys.write('Duration', '0');
    await keys.go('Start maintenance');
    await keys.isAt('Duration');
    await keys.says('Enter at least 1');
    await keys.writeHere('90');
    await keys.choose('Unit', 'minutes');
    await keys.reach(/^Alerts/);
    await press(' ');
    await keys.go('Start maintenance');
    await handle.sees('In maintenance');
    await keys.says('Maintenance started');
    await keys.isIn('.maintenance');
    const started = await stored();
    equal(started?.durationInSeconds, 5400);
    equal(started?.options.alerts, true);

    await keys.go('Extend');
    await keys.isAt('Extend by');
    await press('Escape');
    await handle.isClosed();
    await keys.isAt('Extend');
    await press('Enter');
    await keys.isAt('Extend by');
    await keys.writeHere('2');
    await press('Enter');
    await handle.isClosed();
    await keys.isAt('Extend');
    await keys.says('Maintenance extended');
    await eventually(async () => equal((await stored())?.durationInSeconds, 5400 + 7200));

    await keys.go('End maintenance');
    await handle.sees('This device isn’t in maintenance.');
    await keys.says('Maintenance ended');
    await keys.isIn('.maintenance');
    equal(await stored(), null);
  });
});
