/** The runs of the first provider’s sync before the reference server, and what they did. Source: spec 002 §2.6. */
import { type SyncRun, startAgreementSync } from '../../../src/psa/agreement-sync-contract.ts';
import { syncTimes } from '../../../src/psa/sync/runs/sync-runs-model.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { failInEveryWay } from '../../support/failing.ts';
import { holdTimers } from '../../support/held-timers.ts';
import '../../support/hurried-retries.ts';
import { hurryTimers } from '../../support/hurried-timers.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { click, press, unhover } from '../../support/user.ts';
import { newMapping, onlyMappings } from '../named-mappings/named-mapping-calls.ts';
import { PsaPageHandle } from '../psa-page-handle.ts';
import { runsPath, send } from './sync-calls.ts';

before(unhover);

// As often as ever, only sooner.
hurryTimers(syncTimes.visible);

/** Of two organizations and of no other: what other tests have mapped, or deleted, is not met. */
async function mapDevices(): Promise<void> {
  await onlyMappings('configuration');
  const nodeRoleMappings = ['1', '2', '3', '4', '5', '6'].map((role) => ({
    id: role,
    nodeRoleId: role,
    configurationTypeId: '1',
  }));
  const { id: configurationTypeMappingId } = await newMapping('configuration', 'All', { nodeRoleMappings });
  const path = '/psacw/v2/organization-mappings';
  const { results } = await send<{ results: { clientId: string }[] }>('GET', `${path}?pageSize=1000`);
  await send('POST', `${path}/clear`, { clientIds: results.map(({ clientId }) => clientId) });
  const chosen = { productMappingId: null, configurationTypeMappingId };
  const mappings = [
    { clientId: '1', companyId: '5', ...chosen },
    { clientId: '2', companyId: '10', ...chosen },
  ];
  await send('POST', path, { origin: 'MANUAL', mappings });
}

describe('The runs of the agreement sync', () => {
  let handle: PsaPageHandle;

  before(async () => {
    await signIn();
    await send('POST', '/demo/providers', { provider: 'psacw', behavior: { delay: 0, requests: 100_000 } });
    await mapDevices();
  });
  beforeEach(async () => void (await signIn()));
  afterEach(async () => {
    handle.remove();
    await clearFaults();
    await send('POST', '/demo/providers', { provider: 'psacw', behavior: { delay: 0 } });
  });

  const over = async () => {
    for (;;) {
      const { results } = await send<{ results: SyncRun[] }>('GET', runsPath);
      if (results.every(({ state }) => state !== 'RUNNING')) return results;
    }
  };
  const finishedRun = async () => {
    await send<SyncRun>('POST', runsPath);
    const [newest] = await over();
    ok(newest);
    return newest;
  };
  const openLog = async () => {
    await eventually(() => ok(handle.all('[role="rowheader"] button').length > 0));
    await click(handle.all('[role="rowheader"] button')[0] as HTMLElement);
    await handle.sees('Device or product');
  };
  const logRows = () =>
    handle
      .all('dialog [role="row"]')
      .filter((row) => row.querySelector('[role="rowheader"]'))
      .map((row) => row.textContent ?? '');

  it('are started by a press, followed, and listed with when, why and how many', async () => {
    await over();
    handle = PsaPageHandle.open('first', 'sync');
    await handle.press('Synchronize now');
    await handle.sees(/Synchronized: \d/);
    await handle.sees('Completed');
    await handle.sees(/Started by /);
    for (const column of ['Started', 'Why', 'Created', 'Changed', 'Skipped', 'Failed']) await handle.sees(column);
    deepEqual(handle.saved(), [startAgreementSync.name]);
    await expectNoAxeViolations(handle.element);
  });

  it('tell in a log what each did and why, filtered by outcome, by keyboard alone', async () => {
    const run = await finishedRun();
    ok(run.counts.skipped > 0);
    handle = PsaPageHandle.open('first', 'sync');
    await openLog();
    await eventually(() => ok(logRows().length > 0));
    await expectNoAxeViolations(handle.element);
    await handle.find('button', /Export/i);
    const filter = await handle.find<HTMLElement>('dialog [role="combobox"]');
    filter.focus();
    await press('Enter');
    await handle.find('[role="option"]', /Skipped/);
    await press('End', 'ArrowUp', 'Enter');
    await eventually(() => ok(logRows().length > 0 && logRows().every((text) => text.includes('Skipped'))));
    await handle.sees(/isn’t mapped to a company|There’s no product mapping/);
    await press('Escape');
    await handle.isClosed();
  });

  it('say of one that was interrupted that it has gone on', async () => {
    const run = await finishedRun();
    const running = { ...run, state: 'RUNNING', finished: null, resumed: run.started + 60_000 };
    const answer = { results: [running], totalElements: 1, totalPages: 1 };
    handle = PsaPageHandle.open('first', 'sync', {
      fetch: ((input: RequestInfo | URL, init?: RequestInit) => {
        const url = new URL(input instanceof Request ? input.url : String(input), location.href);
        return url.pathname === runsPath ? Promise.resolve(Response.json(answer)) : fetch(input, init);
      }) as typeof fetch,
    });
    await handle.sees('This run was interrupted by a restart of the server');
    await handle.sees('Resumed');
    equal((await handle.button(/Synchronize now/)).getAttribute('aria-busy'), 'true');
    await expectNoAxeViolations(handle.element);
  });

  it('are cancelled by a press, keep what they did, and can be started again', async () => {
    await over();
    await send('POST', '/demo/providers', { provider: 'psacw', behavior: { delay: 150 } });
    handle = PsaPageHandle.open('first', 'sync');
    await handle.sees('Completed');
    await handle.press('Synchronize now');
    await handle.press('Cancel');
    await handle.sees(/Canceled: \d+ created and \d+ changed so far/);
    deepEqual(handle.saved(), ['startAgreementSync', 'cancelAgreementSync']);
    const [newest] = await over();
    deepEqual([newest?.state, newest?.cancelledBy], ['CANCELLED', 'Aiko Tanaka']);
    await openLog();
    await handle.sees('Canceled by Aiko Tanaka');
    await expectNoAxeViolations(handle.element);
    await handle.press('Close');
    await send('POST', '/demo/providers', { provider: 'psacw', behavior: { delay: 0 } });
    await handle.press('Synchronize now');
    await handle.sees(/Synchronized: \d/);
  });

  it('cannot be started without the permission, and says why', async () => {
    handle = PsaPageHandle.open('first', 'sync', { permissions: { canManageIntegrations: false } });
    equal((await handle.button('Synchronize now')).getAttribute('aria-disabled'), 'true');
    equal(handle.all('button').filter(({ textContent }) => textContent === 'Cancel').length, 0);
  });

  it('say that they did not come, and ask again', async () => {
    // By Retry alone: found by itself, the list would hide its loss.
    const backOff = holdTimers(syncTimes.backOff);
    try {
      await failInEveryWay({
        calls: [runsPath],
        async first() {
          handle = PsaPageHandle.open('first', 'sync');
        },
        again: () => handle.press('Retry'),
        sees: () => handle.sees('The runs couldn’t be loaded'),
      });
      await handle.press('Retry');
      await handle.sees('Completed');
    } finally {
      backOff.restore();
    }
  });

  it('say that none was started, and start one when that is pressed again', async () => {
    await over();
    handle = PsaPageHandle.open('first', 'sync');
    await handle.sees('Completed');
    await failInEveryWay({
      calls: [runsPath],
      again: () => handle.press('Synchronize now'),
      sees: () => handle.sees('The synchronization couldn’t be started'),
    });
    await handle.press('Synchronize now');
    await handle.sees(/Synchronized: \d/);
  });

  it('say that one was not cancelled, and cancel it when that is pressed again', async () => {
    await over();
    // With some eight steps it is under way for longer than all faults take.
    await send('POST', '/demo/providers', { provider: 'psacw', behavior: { delay: 2500 } });
    handle = PsaPageHandle.open('first', 'sync');
    await handle.sees('Completed');
    await handle.press('Synchronize now');
    await handle.button('Cancel');
    await failInEveryWay({
      calls: ['/cancel'],
      // What the server has done is done, whatever becomes of its answer.
      except: ['truncated-body', 'broken-schema'],
      again: () => handle.press('Cancel'),
      sees: () => handle.sees('The synchronization couldn’t be canceled'),
    });
    await handle.press('Cancel');
    await send('POST', '/demo/providers', { provider: 'psacw', behavior: { delay: 0 } });
    await handle.sees(/Canceled: \d/);
  });

  it('tell their log wherever their row is pressed', async () => {
    await finishedRun();
    handle = PsaPageHandle.open('first', 'sync');
    await handle.sees('Completed');
    await handle.openRow('Completed');
    await eventually(() => ok(logRows().length > 0));
  });

  it('say that a log did not come, and ask again', async () => {
    await finishedRun();
    handle = PsaPageHandle.open('first', 'sync');
    await failInEveryWay({
      calls: ['/log'],
      first: openLog,
      again: () => handle.press('Retry'),
      sees: () => handle.find('dialog button', 'Retry'),
    });
    await handle.press('Retry');
    await eventually(() => ok(logRows().length > 0));
  });
});
