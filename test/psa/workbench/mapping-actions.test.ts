/** What is done with organizations of the table: mapped by their names, assigned, cleared, undone. Source: spec 002 §2.1, §2.4 and §8. */

import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { click, press as keys, type, unhover } from '../../support/user.ts';
import {
  begin,
  button,
  check,
  close,
  isClosed,
  map,
  mounted,
  open,
  press,
  row,
  saved,
  sees,
  stored,
} from './workbench-bench.tsx';

before(unhover);

describe('The table of mapped organizations', () => {
  beforeEach(async () => {
    await signIn();
    await begin();
  });
  afterEach(async () => {
    close();
    await clearFaults();
  });

  const mappedCount = async () => (await stored()).filter(({ companyId }) => companyId !== null).length;

  it('maps by names what stays ticked, and proposes the rest no more', async () => {
    open();
    await row('Al-Noor Trading');
    await press('Auto Map');
    await sees(/\d+ organizations will be mapped/);
    const [first] = await eventually(() => {
      const found = mounted.all('dialog [role="row"][aria-selected="true"]');
      ok(found.length > 3, 'pairs');
      return found;
    });
    const name = first?.querySelector('[role="rowheader"]')?.textContent ?? '';
    ok(/ with /.test(name), name);
    await expectNoAxeViolations(mounted.host);
    await click(first?.querySelector('.table-check') as HTMLElement);
    await eventually(() => equal(first?.ariaSelected, 'false'));
    await press('Auto Map');
    await isClosed();
    await sees(/organizations mapped/);
    ok((await mappedCount()) > 20);
    deepEqual(saved, ['saveOrganizationMappings', 'refuseMatches']);
    const organization = name.split(' with ')[0];
    equal((await stored(organization)).find(({ clientName }) => clientName === organization)?.companyId, null);
    await press('Undo');
    await sees('Undo auto map');
    await press('Undo');
    await isClosed();
    equal(await mappedCount(), 0);
    await press('Redo');
    await press('Redo');
    await isClosed();
    ok((await mappedCount()) > 20);
  });

  it('keeps the focus in the table where undoing takes away the button that it was at', async () => {
    await map({ '4': '1', '6': '2' });
    open();
    await check('Al-Noor Trading');
    await press('Clear Mapping');
    await press('Yes');
    await isClosed();
    for (const name of ['Undo', 'Redo']) {
      await eventually(() => ok(activeElement(document)?.closest('[role="grid"]'), `in the table before ${name}`));
      (await button(name)).focus();
      await keys('Enter');
      await sees(`${name} clear mapping`);
      (await button(name)).focus();
      await keys('Enter');
      await isClosed();
    }
    await eventually(() => ok(activeElement(document)?.closest('[role="grid"]'), 'in the table at last'));
  });

  it('clears what is checked, after a question to the letter', async () => {
    await map({ '4': '1', '6': '2' });
    open();
    await check('Al-Noor Trading');
    await press('Clear Mapping');
    await sees('All provider Company-mapping data for the selected Organizations will be permanently deleted');
    await sees('Are you sure you want to delete this data.');
    await expectNoAxeViolations(mounted.host);
    await press('No');
    await isClosed();
    equal(await mappedCount(), 2);
    await press('Clear Mapping');
    await press('Yes');
    await isClosed();
    equal(await mappedCount(), 1);
    await eventually(() =>
      equal(
        mounted.all('button').some(({ textContent }) => textContent === 'Clear Mapping'),
        false,
      ),
    );
    await press('Undo');
    await press('Undo');
    await isClosed();
    equal(await mappedCount(), 2);
    equal((await stored('Al-Noor Trading'))[0]?.provenance?.origin, 'UNDO');
  });

  it('assigns one company to all that is checked', async () => {
    open();
    await check('Al-Noor Trading');
    await check('Aurora Bakery');
    await press('Assign Company');
    await press(/^Assign to 2/);
    await sees('Required');
    (await mounted.find<HTMLInputElement>('dialog [role="combobox"]')).focus();
    await type('a');
    await click(await mounted.find('[role="option"]'));
    await expectNoAxeViolations(mounted.host);
    await press(/^Assign to 2/);
    await isClosed();
    equal(await mappedCount(), 2);
    equal((await stored('Al-Noor Trading'))[0]?.provenance?.origin, 'BULK');
  });

  it('is mapped, cleared and undone by the keyboard alone', async () => {
    open();
    await row('Al-Noor Trading');
    (await button('Auto Map')).focus();
    await keys('Enter');
    await sees(/\d+ organizations will be mapped/);
    (await button('Auto Map')).focus();
    await keys('Enter');
    await isClosed();
    ok((await mappedCount()) > 20);
    (await row('Al-Noor Trading')).querySelector<HTMLElement>('.table-check')?.focus();
    await keys(' ');
    (await button('Clear Mapping')).focus();
    await keys('Enter');
    (await button('Yes')).focus();
    await keys('Enter');
    await isClosed();
    equal((await stored('Al-Noor Trading'))[0]?.companyId, null);
  });

  it('says that names could not be compared, and compares them again', async () => {
    open();
    await row('Al-Noor Trading');
    await failInEveryWay({
      calls: ['auto-map-preview'],
      first: () => press('Auto Map'),
      again: () => press('Retry'),
      sees: () => sees('Names couldn’t be compared'),
    });
    await press('Retry');
    await sees(/\d+ organizations will be mapped/);
  });

  it('keeps what is ticked where it was not saved', async () => {
    open();
    await row('Al-Noor Trading');
    await press('Auto Map');
    await sees(/\d+ organizations will be mapped/);
    await failInEveryWay({
      calls: ['/psacw/v2/organization-mappings'],
      again: () => press('Auto Map'),
      sees: () => mounted.find('dialog .inline-alert-danger'),
    });
    await press('Auto Map');
    await isClosed();
    ok((await mappedCount()) > 20);
  });

  it('asks again whether to clear where it failed', async () => {
    await map({ '4': '1' });
    open();
    await check('Al-Noor Trading');
    await press('Clear Mapping');
    await failInEveryWay({
      calls: ['mappings/clear'],
      again: () => press('Yes'),
      sees: () => mounted.find('dialog .inline-alert-danger'),
    });
    await press('Yes');
    await isClosed();
    equal(await mappedCount(), 0);
  });
});
