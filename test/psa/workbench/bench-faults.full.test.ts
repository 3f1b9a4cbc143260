/** Whatever fails while organizations are mapped: it is told, nothing is lost, and another press does it. Source: spec 002 §2.1, §4 and §8. */
import { equal, eventually, ok } from '../../support/assert.ts';
import { type CallFault, callFaults } from '../../support/call-faults.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { click, type, unhover } from '../../support/user.ts';
import {
  askToUndo,
  begin,
  button,
  check,
  close,
  isClosed,
  map,
  mounted,
  noticed,
  open,
  press,
  row,
  rows,
  sees,
  stored,
} from './workbench-bench.tsx';

before(unhover);

/** With these only the answer is lost, or nobody can read it. */
const doneAllTheSame: readonly CallFault[] = ['truncated-body', 'broken-schema'];
const notDone = callFaults.filter((fault) => !doneAllTheSame.includes(fault));

describe('The table of mapped organizations, where something fails', () => {
  beforeEach(async () => {
    await signIn();
    await begin();
  });
  afterEach(async () => {
    close();
    await clearFaults();
  });

  const companyOf = async (name: string) =>
    (await stored(name)).find(({ clientName }) => clientName === name)?.companyId ?? null;
  const failure = () => mounted.find('dialog .inline-alert-danger');

  it('says that the list did not come, and asks for it again', async () => {
    await failInEveryWay({
      calls: ['/psacw/v2/organization-mappings'],
      first: async () => open(),
      again: () => press('Retry'),
      async sees() {
        await button('Retry');
        ok(!rows().some((one) => one.querySelector('[role="rowheader"]')), 'no organization');
      },
    });
    await press('Retry');
    await row('Al-Noor Trading');
  });

  it('keeps the chosen company where it was not assigned', async () => {
    open();
    await check('Al-Noor Trading');
    await press('Assign Company');
    const field = await mounted.find<HTMLInputElement>('dialog [role="combobox"]');
    field.focus();
    await type('a');
    await click(await mounted.find('[role="option"]'));
    const chosen = field.value;
    await failInEveryWay({
      calls: ['/psacw/v2/organization-mappings'],
      again: () => press(/^Assign to 1/),
      async sees() {
        await failure();
        equal(field.value, chosen);
      },
    });
    await press(/^Assign to 1/);
    await isClosed();
    ok(await companyOf('Al-Noor Trading'));
  });

  it('keeps the way back where undoing failed', async () => {
    await map({ '4': '1' });
    open();
    await check('Al-Noor Trading');
    await press('Clear Mapping');
    await press('Yes');
    await isClosed();
    await askToUndo();
    const undo = { calls: ['mappings/undo'], again: () => press('Undo') };
    await failInEveryWay({
      ...undo,
      except: doneAllTheSame,
      async sees() {
        await failure();
        equal(await companyOf('Al-Noor Trading'), null);
      },
    });
    // What the server has done is done, whatever became of its answer.
    await failInEveryWay({ ...undo, except: notDone, sees: failure });
    await press('Undo');
    await isClosed();
    equal(await companyOf('Al-Noor Trading'), '1');
  });

  it('keeps what is not to be proposed again where that was not saved', async () => {
    open();
    await row('Al-Noor Trading');
    await press('Auto Map');
    await sees(/\d+ organizations will be mapped/);
    const first = await mounted.find('dialog [role="row"][aria-selected="true"]');
    await click(first.querySelector('.table-check') as HTMLElement);
    await failInEveryWay({ calls: ['mappings/refused'], again: () => press('Auto Map'), sees: failure });
    await press('Auto Map');
    await isClosed();
    await sees(/organizations mapped/);
  });

  it('says that the provider’s data were not refreshed, and refreshes them again', async () => {
    open();
    await row('Al-Noor Trading');
    await failInEveryWay({
      calls: ['/psacw/v2/refresh'],
      async again() {
        noticed.length = 0;
        await press('Refresh provider data');
      },
      sees: () => eventually(() => ok(noticed.includes('refreshFailed'), noticed.join())),
    });
    await press('Refresh provider data');
    await eventually(() => ok(noticed.includes('refreshed'), noticed.join()));
    await row('Al-Noor Trading');
  });

  it('does not undo over what somebody else did since, and shows what that was', async () => {
    const [bakery] = await stored('Aurora Bakery');
    ok(bakery);
    await map({ '4': '1', [bakery.clientId]: '2' });
    open();
    await check('Al-Noor Trading');
    await check('Aurora Bakery');
    await press('Clear Mapping');
    await press('Yes');
    await isClosed();
    await map({ '4': '3' });
    await askToUndo();
    await press('Undo');
    await sees('Somebody else has changed 1 organization since, so nothing was done');
    await sees('Would become');
    equal(await companyOf('Aurora Bakery'), null);
    await press('Undo the others');
    await isClosed();
    equal(await companyOf('Al-Noor Trading'), '3');
    equal(await companyOf('Aurora Bakery'), '2');
  });
});
