/** Whatever fails while organizations are mapped: it is told, nothing is lost, and another press does it. Source: spec 002 §2.1, §4 and §8. */
import { equal, eventually, ok } from '../../support/assert.ts';
import { callFaults } from '../../support/call-faults.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, setFault, signIn } from '../../support/server.ts';
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
  const isDone = (fault: string) => ['truncated-body', 'broken-schema'].includes(fault);
  const failure = () => mounted.find('dialog .inline-alert-danger');

  for (const fault of callFaults) {
    it(`says that the list did not come, and asks for it again: ${fault}`, async () => {
      await setFault({ fault, match: '/psacw/v2/organization-mappings' });
      open();
      await button('Retry');
      ok(!rows().some((one) => one.querySelector('[role="rowheader"]')), 'no organization');
      await clearFaults();
      await press('Retry');
      await row('Al-Noor Trading');
    });

    it(`keeps the chosen company where it was not assigned: ${fault}`, async () => {
      open();
      await check('Al-Noor Trading');
      await press('Assign Company');
      const field = await mounted.find<HTMLInputElement>('dialog [role="combobox"]');
      field.focus();
      await type('a');
      await click(await mounted.find('[role="option"]'));
      const chosen = field.value;
      await setFault({ fault, match: '/psacw/v2/organization-mappings' });
      await press(/^Assign to 1/);
      await failure();
      equal(field.value, chosen);
      await clearFaults();
      await press(/^Assign to 1/);
      await isClosed();
      ok(await companyOf('Al-Noor Trading'));
    });

    it(`keeps the way back where undoing failed: ${fault}`, async () => {
      await map({ '4': '1' });
      open();
      await check('Al-Noor Trading');
      await press('Clear Mapping');
      await press('Yes');
      await isClosed();
      await askToUndo();
      await setFault({ fault, match: 'mappings/undo' });
      await press('Undo');
      await failure();
      // What the server has done is done, whatever became of its answer.
      if (!isDone(fault)) equal(await companyOf('Al-Noor Trading'), null);
      await clearFaults();
      await press('Undo');
      await isClosed();
      equal(await companyOf('Al-Noor Trading'), '1');
    });
  }

  for (const fault of callFaults) {
    it(`keeps what is not to be proposed again where that was not saved: ${fault}`, async () => {
      open();
      await row('Al-Noor Trading');
      await press('Auto Map');
      await sees(/\d+ organizations will be mapped/);
      const first = await mounted.find('dialog [role="row"][aria-selected="true"]');
      await click(first.querySelector('.table-check') as HTMLElement);
      await setFault({ fault, match: 'mappings/refused' });
      await press('Auto Map');
      await failure();
      await clearFaults();
      await press('Auto Map');
      await isClosed();
      await sees(/organizations mapped/);
    });

    it(`says that the provider’s data were not refreshed, and refreshes them again: ${fault}`, async () => {
      open();
      await row('Al-Noor Trading');
      await setFault({ fault, match: '/psacw/v2/refresh' });
      await press('Refresh provider data');
      await eventually(() => ok(noticed.includes('refreshFailed'), noticed.join()));
      await clearFaults();
      await press('Refresh provider data');
      await eventually(() => ok(noticed.includes('refreshed'), noticed.join()));
      await row('Al-Noor Trading');
    });
  }

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
