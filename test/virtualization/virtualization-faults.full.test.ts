/** Every call of the dashboard that can fail: it says so, keeps what was typed, and can be tried again. */
import { equal, eventually } from '../support/assert.ts';
import { failInEveryWay } from '../support/failing.ts';
import '../support/hurried-retries.ts';
import { clearFaults, signIn } from '../support/server.ts';
import { press, unhover } from '../support/user.ts';
import { VirtualizationHandle } from './virtualization-handle.ts';
import { freshGuest, lab, power, storedGuest } from './virtualization-server.ts';

const hosts = '/virtualization/hosts';
const guest = `/virtualization/guests/${lab.guestId}`;

before(unhover);

describe('When a call of the dashboard fails, it', () => {
  let handle: VirtualizationHandle;

  beforeEach(async () => {
    await signIn();
    await freshGuest();
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  const inDialog = () => handle.find('dialog .inline-alert');

  it('says that no hosts came, and asks again', async () => {
    await failInEveryWay({
      calls: [hosts],
      first: async () => {
        handle = VirtualizationHandle.open();
      },
      again: () => handle.press('Retry'),
      sees: () => handle.button('Retry'),
    });
    await handle.press('Retry');
    await handle.row(lab.host);
  });

  it('says that a host did not come, and asks again', async () => {
    await failInEveryWay({
      calls: [`${hosts}/`],
      // It says that there is none.
      except: ['not-found'],
      first: async () => {
        handle = VirtualizationHandle.open({ 'host-id': lab.hostId });
      },
      again: () => handle.press('Retry'),
      sees: () => handle.button('Retry'),
    });
    await handle.press('Retry');
    await handle.sees('Health sensors');
  });

  it('says that the charts of a guest are not up to date, and asks again', async () => {
    await failInEveryWay({
      calls: [`${guest}/readings`],
      // It says that there is none any more.
      except: ['not-found'],
      first: async () => {
        handle = await VirtualizationHandle.guest();
      },
      again: () => handle.press('Retry'),
      sees: () => handle.sees('The charts may be out of date'),
    });
    await handle.press('Retry');
    await eventually(() => equal(handle.all('.machine-chart svg').length, 2));
    equal(handle.all('.inline-alert').length, 0);
  });

  it('says that a guest was not suspended, and does it once', async () => {
    handle = await VirtualizationHandle.guest();
    await failInEveryWay({
      calls: [`${guest}/power`],
      first: () => handle.press('Suspend'),
      again: () => handle.press('Retry'),
      sees: () => handle.sees('wasn’t suspended'),
    });
    await handle.press('Retry');
    await eventually(async () => equal((await storedGuest()).powerState, 'SUSPENDED'));
    await power('START');
  });

  it('says that a guest was not shut down, and does it', async () => {
    handle = await VirtualizationHandle.guest();
    await handle.press('Shut down');
    // The button behind it has the same name.
    await handle.find('dialog');
    await failInEveryWay({ calls: [`${guest}/power`], again: () => handle.press('Shut down'), sees: inDialog });
    await handle.press('Shut down');
    await handle.isClosed();
    equal((await storedGuest()).powerState, 'STOPPED');
  });

  it('says that no snapshot was taken, keeps its name, and takes it once', async () => {
    handle = await VirtualizationHandle.guest();
    await handle.press('Take snapshot');
    await handle.write('Name', 'Careful');
    await failInEveryWay({ calls: [`${guest}/snapshots`], again: () => handle.press('Take snapshot'), sees: inDialog });
    equal((await handle.field('Name')).value, 'Careful');
    await handle.press('Take snapshot');
    await handle.isClosed();
    equal((await storedGuest()).snapshots.filter(({ name }) => name === 'Careful').length, 1);
  });

  it('says that a snapshot was not renamed, and does it', async () => {
    handle = await VirtualizationHandle.guest();
    await handle.chooseSnapshot('Update');
    await handle.press('Rename');
    await handle.write('Name', 'Upgrade');
    await failInEveryWay({ calls: [`${guest}/snapshots/`], again: () => handle.press('Save'), sees: inDialog });
    await handle.press('Save');
    await handle.isClosed();
    await handle.tree('1 Base', '2 Upgrade', '3 Patch');
  });

  for (const [button, done] of [
    ['Revert', 'reverted to “Base”'],
    ['Delete', 'Snapshot “Base” deleted'],
  ] as const)
    it(`says that “${button}” was not done, and does it`, async () => {
      handle = await VirtualizationHandle.guest();
      await handle.chooseSnapshot('Base');
      await handle.press(button);
      await handle.find('[role="alertdialog"]');
      await failInEveryWay({ calls: [`${guest}/snapshots/`], again: () => handle.press(button), sees: inDialog });
      await handle.press(button);
      await handle.isClosed();
      await handle.sees(done);
    });

  for (const [what, open, call] of [
    ['a host', () => VirtualizationHandle.host(), `${hosts}/${lab.hostId}/details`],
    ['a guest', () => VirtualizationHandle.guest(), `${guest}/details`],
  ] as const)
    it(`says that the details of ${what} were not saved, and saves them`, async () => {
      handle = await open();
      await handle.press('Edit details');
      await handle.write('Tags', 'Careful');
      await press('Enter');
      await failInEveryWay({ calls: [call], again: () => handle.press('Save'), sees: inDialog });
      await handle.press('Save');
      await handle.isClosed();
      await handle.sees('Careful');
    });
});
