/** Every call of the accounts page, failing in every way of the reference server: what is said, and that nothing chosen is lost. */
import { deepEqual, equal, eventually } from '../../support/assert.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { press, unhover } from '../../support/user.ts';
import type { PsaPageHandle } from '../psa-page-handle.ts';
import { accountTypes, mappingOf, onlyAccounts, setAccountTypes, setProvider } from './account-calls.ts';
import { AccountsHandle, mapOne } from './accounts-handle.ts';

before(unhover);

describe('Account Mapping before a server that fails', () => {
  let accounts: AccountsHandle;
  let handle: PsaPageHandle;
  let otherAccount: string;

  before(async () => {
    await signIn();
    await setProvider({ behavior: { delay: 0, requests: 1_000 } });
    await onlyAccounts('4');
    otherAccount = (await mappingOf('4'))?.accountName ?? '';
  });
  beforeEach(async () => {
    await signIn();
    await setAccountTypes('1');
    await onlyAccounts('1', '2');
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  const open = async () => {
    accounts = await AccountsHandle.open();
    handle = accounts.page;
  };

  it('says that the filter did not come, and asks again', async () => {
    await failInEveryWay({
      calls: ['/psaat/v2/account-filter'],
      first: open,
      again: () => handle.press('Retry'),
      sees: () => handle.sees('The account type filter couldn’t be loaded'),
    });
    await handle.press('Retry');
    await handle.field('Types');
  });

  it('says that the filter was not saved, and keeps it', async () => {
    await open();
    await handle.openList('Types');
    await handle.option('Partner');
    await press('Escape');
    await failInEveryWay({
      calls: ['/psaat/v2/account-filter'],
      again: () => accounts.saveFilter(),
      async sees() {
        await handle.sees('The account type filter couldn’t be saved');
        await handle.sees('Partner');
      },
    });
    await accounts.saveFilter();
    await handle.sees('Account type filter saved');
    deepEqual(await accountTypes(), ['Customer', 'Partner']);
  });

  it('says that role mappings did not come, and asks again', async () => {
    await open();
    await failInEveryWay({
      calls: ['/psaat/v2/role-mappings'],
      first: () => accounts.openDialog(),
      again: () => handle.press('Retry'),
      sees: () => handle.sees('The device role mappings couldn’t be loaded'),
    });
    await handle.press('Retry');
    await eventually(async () => equal((await handle.field('Device Role Mapping')).readOnly, false));
  });

  it('saves nothing where what is lost is not known', async () => {
    await mapOne();
    await open();
    await accounts.openDialog();
    await accounts.chooseAccount(otherAccount);
    await failInEveryWay({
      calls: ['/psaat/v2/location-mappings'],
      again: () => handle.press('Save'),
      async sees() {
        await handle.sees('Which locations would lose their mappings couldn’t be found out, so nothing was saved.');
        equal((await handle.field('Account')).value, otherAccount);
        equal((await mappingOf('1'))?.accountId, '1');
      },
    });
    await handle.press('Save');
    await accounts.question();
  });

  it('says that it was not saved, keeps what was chosen, and saves it once more', async () => {
    await mapOne();
    await open();
    await accounts.openDialog();
    await accounts.chooseAccount(otherAccount);
    await handle.press('Save');
    await accounts.question();
    await failInEveryWay({
      calls: ['/psaat/v2/account-mappings/1'],
      again: () => handle.press('Change account'),
      sees: () => handle.find('[role="alertdialog"] .inline-alert-danger'),
    });
    await handle.press('Change account');
    await handle.isClosed();
    equal((await mappingOf('1'))?.accountName, otherAccount);
    equal(handle.saved().length, 1);
  });
});
