/** Maintenance of a device: started, extended, ended, within its limits. Source: spec 002 §3.5 and §5. */
import '../../../elements/maintenance-mode.ts';
import type { MaintenanceModeElement } from '../../../elements/maintenance-mode.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import type { RunningMaintenance } from '../../../src/policies/maintenance/contract.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { DialogHandle } from '../../ticketing/dialog-handle.ts';

before(unhover);

const nodeId = '21';

class MaintenanceHandle extends DialogHandle<MaintenanceModeElement> {
  static open(configuration: Partial<Configuration> = {}, parent: HTMLElement = document.body): MaintenanceHandle {
    const element = document.createElement('rmm-maintenance-mode');
    const handle = new MaintenanceHandle(
      element,
      ['rmm-maintenance-request', 'rmm-maintenance-changed'],
      configuration,
    );
    element.lang = 'en';
    element.nodeId = nodeId;
    parent.append(element);
    return handle;
  }

  async write(label: string, text: string): Promise<void> {
    const field = await this.field(label);
    field.focus();
    field.select();
    await type(text);
  }

  /** By keyboard: what is told above a button moves it. */
  async go(name: string): Promise<void> {
    const button = await eventually(async () => {
      const found = await this.button(name);
      ok(found.ariaDisabled !== 'true' && found.ariaBusy !== 'true', `${name} can be pressed`);
      return found;
    });
    button.focus();
    await press('Enter');
  }
}

async function ask(method: string, path = '', body?: unknown): Promise<RunningMaintenance | null> {
  const response = await fetch(`/nodes/${nodeId}/maintenance${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  ok(response.ok, `${method} answered ${response.status}`);
  return (await response.json()).maintenance;
}
const stored = () => ask('GET');
const anHour = {
  durationInSeconds: 3600,
  options: { notifications: true, alerts: false, notificationChannels: false },
};

describe('Maintenance mode', () => {
  let handle: MaintenanceHandle;
  let remove: (() => void) | undefined;

  beforeEach(async () => {
    await signIn();
    await ask('DELETE');
  });
  afterEach(async () => {
    handle.remove();
    remove?.();
    remove = undefined;
    await clearFaults();
  });

  it('is started for an hour unless somebody says otherwise, with notifications suppressed in any case', async () => {
    handle = MaintenanceHandle.open();
    await handle.sees('This device isn’t in maintenance.');
    await expectNoAxeViolations(handle.element);
    const notifications = await handle.field('Notifications');
    ok(notifications.checked);
    await click(notifications);
    ok(notifications.checked, 'it is fixed');
    await click(await handle.field('Alerts'));
    await handle.go('Start maintenance');
    await handle.sees('Maintenance started');
    await handle.sees('In maintenance');
    await handle.sees('Notifications, Alerts');
    await handle.sees('scripts and scheduled tasks don’t run on this device');
    await expectNoAxeViolations(handle.element);
    const { durationInSeconds, options } = (await stored()) as RunningMaintenance;
    deepEqual(
      { durationInSeconds, options },
      { durationInSeconds: 3600, options: { notifications: true, alerts: true, notificationChannels: false } },
    );
    equal((handle.of('rmm-maintenance-changed')[0] as { action: string }).action, 'start');
  });

  it('lasts from 1 to 10000, and says so', async () => {
    handle = MaintenanceHandle.open();
    for (const [typed, told] of [
      ['0', 'Enter at least 1'],
      ['10001', 'Enter at most 10,000'],
      ['1.5', 'Enter a whole number'],
      ['', 'Required'],
    ] as const) {
      const field = await handle.field('Duration');
      field.focus();
      field.select();
      await press('Backspace');
      if (typed !== '') await type(typed);
      await handle.go('Start maintenance');
      await handle.sees(told);
    }
    equal(await stored(), null);
    await handle.write('Duration', '90');
    const unit = handle.all<HTMLSelectElement>('select')[0];
    ok(unit);
    unit.value = 'MINUTES';
    unit.dispatchEvent(new Event('change', { bubbles: true }));
    await handle.go('Start maintenance');
    await handle.sees('In maintenance');
    equal((await stored())?.durationInSeconds, 5400);
  });

  it('may never expire, and then is not extended', async () => {
    handle = MaintenanceHandle.open();
    await click(await handle.field('Never expires'));
    await handle.go('Start maintenance');
    await handle.sees('In maintenance');
    await handle.sees('Never');
    equal((await stored())?.durationInSeconds, null);
    equal(handle.all('button').filter(({ textContent }) => textContent === 'Extend').length, 0);
  });

  it('is extended by what somebody adds, and ended', async () => {
    await ask('POST', '', anHour);
    handle = MaintenanceHandle.open();
    await handle.go('Extend');
    await handle.find('dialog');
    await expectNoAxeViolations(handle.element);
    await handle.write('Extend by', '10000');
    await handle.go('Extend');
    await handle.sees('Maintenance would last too long altogether');
    await handle.write('Extend by', '2');
    await handle.go('Extend');
    await handle.isClosed();
    equal((await stored())?.durationInSeconds, 3 * 3600);
    await handle.go('End maintenance');
    await handle.sees('This device isn’t in maintenance.');
    equal(await stored(), null);
    deepEqual(
      handle.of('rmm-maintenance-changed').map((detail) => (detail as { action: string }).action),
      ['extend', 'end'],
    );
  });

  it('says that somebody else has started one already, and shows it', async () => {
    handle = MaintenanceHandle.open();
    await handle.sees('This device isn’t in maintenance.');
    await ask('POST', '', anHour);
    await handle.go('Start maintenance');
    await handle.sees('In maintenance');
    await handle.sees('Aiko Tanaka');
    equal((await stored())?.durationInSeconds, 3600);
  });

  it('is left to the page where it prevents what was asked', async () => {
    handle = MaintenanceHandle.open();
    handle.element.addEventListener('rmm-maintenance-request', (event) => event.preventDefault());
    await handle.go('Start maintenance');
    await eventually(() => equal(handle.of('rmm-maintenance-request').length, 1));
    equal(await stored(), null);
    deepEqual(handle.of('rmm-maintenance-changed'), []);
  });

  it('fits a phone', async () => {
    const box = document.createElement('div');
    box.style.inlineSize = '400px';
    document.body.append(box);
    remove = () => box.remove();
    handle = MaintenanceHandle.open({}, box);
    await handle.sees('This device isn’t in maintenance.');
    ok(handle.element.scrollWidth <= 400, `${handle.element.scrollWidth} px`);
    await expectNoAxeViolations(handle.element);
  });

  it('can be looked at, but not changed, by who may not manage nodes, and says why', async () => {
    await ask('POST', '', anHour);
    handle = MaintenanceHandle.open({ permissions: { canManageNodes: false } });
    await handle.sees('You don’t have permission to manage nodes');
    await handle.sees('In maintenance');
    equal(handle.all('.maintenance-buttons button').length, 0);
    await expectNoAxeViolations(handle.element);
  });

  it('says that it did not come, and asks again', async () => {
    await failInEveryWay({
      calls: ['readMaintenance'],
      first: async () => {
        handle = MaintenanceHandle.open();
      },
      again: () => handle.press('Retry'),
      sees: () => handle.sees('Maintenance mode couldn’t be loaded'),
    });
    await handle.press('Retry');
    await handle.sees('This device isn’t in maintenance.');
  });

  it('says that it was not started, and starts it when that is tried again', async () => {
    handle = MaintenanceHandle.open();
    await failInEveryWay({
      calls: ['startMaintenance'],
      // The server has started it, and lost only the answer: the form is gone by then.
      except: ['truncated-body'],
      again: () => handle.go('Start maintenance'),
      sees: () => handle.find('.maintenance-form .inline-alert-danger'),
    });
    await handle.go('Start maintenance');
    await handle.sees('In maintenance');
  });

  it('says that it was not extended, and extends it once when that is tried again', async () => {
    await ask('POST', '', anHour);
    handle = MaintenanceHandle.open();
    await handle.go('Extend');
    await failInEveryWay({
      calls: ['extendMaintenance'],
      again: () => handle.go('Extend'),
      sees: () => handle.find('dialog .inline-alert-danger'),
    });
    await handle.go('Extend');
    await handle.isClosed();
    await eventually(async () => equal((await stored())?.durationInSeconds, 7200));
  });

  it('says that it was not ended, and ends it when that is tried again', async () => {
    await ask('POST', '', anHour);
    handle = MaintenanceHandle.open();
    await failInEveryWay({
      calls: ['endMaintenance'],
      // The server has ended it, and lost only the answer.
      except: ['truncated-body'],
      first: () => handle.go('End maintenance'),
      again: () => handle.press('Retry'),
      sees: () => handle.sees('Maintenance couldn’t be ended.'),
    });
    await handle.press('Retry');
    await handle.sees('This device isn’t in maintenance.');
  });
});
