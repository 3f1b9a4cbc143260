/** Mapping one by one with keys alone, and files of mappings, before the reference server. */

import { equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { press as keys, unhover } from '../../support/user.ts';
import { begin, button, close, isClosed, map, mounted, open, press, row, sees, stored } from './workbench-bench.tsx';

before(unhover);

describe('Organizations one by one and from a file', () => {
  beforeEach(async () => {
    await signIn();
    await begin();
  });
  afterEach(async () => {
    close();
    await clearFaults();
  });
  const of = async (name: string) => (await stored(name)).find(({ clientName }) => clientName === name);
  const heading = () => mounted.find('.bench-review-name').then(({ textContent }) => textContent ?? '');

  async function choose(text: string): Promise<void> {
    const field = await mounted.find<HTMLInputElement>('input[type="file"]');
    const data = new DataTransfer();
    data.items.add(new File([text], 'mappings.csv', { type: 'text/csv' }));
    field.files = data.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  it('are mapped, skipped and refused by one key each', async () => {
    open();
    await row('Al-Noor Trading');
    (await button('Review One by One')).focus();
    await keys('Enter');
    const first = await heading();
    await expectNoAxeViolations(mounted.host);
    await keys('m');
    const second = await eventually(async () => {
      const name = await heading();
      ok(name !== first);
      return name;
    });
    await keys('s');
    const third = await eventually(async () => {
      const name = await heading();
      ok(name !== second);
      return name;
    });
    await sees(`${second} skipped`);
    await keys('r');
    await eventually(async () =>
      ok((await heading()) !== third || mounted.all('.bench-review [role="radio"]').length > 0),
    );
    await keys('Escape');
    await isClosed();
    ok((await of(first))?.companyId);
    equal((await of(second))?.companyId, null);
    equal((await of(first))?.provenance?.origin, 'MANUAL');
  });

  it('have nothing to be gone through where no name comes near', async () => {
    open();
    await row('Al-Noor Trading');
    await press('Auto Map');
    await sees(/\d+ organizations? will be mapped/);
    await press('Auto Map');
    await isClosed();
    await press('Review One by One');
    await sees('No unmapped organization has a name like that of a company without a mapping.');
    // The notice of what was mapped may lie over Close.
    await keys('Escape');
    await isClosed();
  });

  it('are imported from a file after a look at what would change', async () => {
    open();
    await row('Al-Noor Trading');
    await press('Import CSV');
    equal((await button('Import')).ariaDisabled, 'true');
    await choose('Organization,Company ID\nAl-Noor Trading,1\n');
    await sees('1 organization will change');
    await sees('mappings.csv');
    await expectNoAxeViolations(mounted.host);
    await press('Import 1 change');
    await isClosed();
    const saved = await of('Al-Noor Trading');
    equal(saved?.companyId, '1');
    equal(saved?.provenance?.origin, 'IMPORT');
  });

  it('are not imported where a line is wrong', async () => {
    open();
    await row('Al-Noor Trading');
    await press('Import CSV');
    await choose('Organization,Company ID\nAl-Noor Trading,1\nNobody,1\n');
    await sees('Line 3: there is no organization “Nobody”.');
    equal((await button(/^Import 0/)).ariaDisabled, 'true');
    equal((await of('Al-Noor Trading'))?.companyId, null);
  });

  it('keeps what could not be saved, and saves it again', async () => {
    open();
    await row('Al-Noor Trading');
    await press('Review One by One');
    const first = await heading();
    await failInEveryWay({
      calls: ['/psacw/v2/organization-mappings'],
      first: () => keys('m'),
      again: () => press('Save again'),
      sees: () => sees('1 change couldn’t be saved'),
    });
    await press('Save again');
    await press('Close');
    await isClosed();
    ok((await of(first))?.companyId);
  });

  it('keeps the chosen file where it was not imported', async () => {
    await map({ '6': '3' });
    open();
    await row('Al-Noor Trading');
    await press('Import CSV');
    await choose('Organization,Company ID\nAl-Noor Trading,1\n');
    await sees('1 organization will change');
    await failInEveryWay({
      calls: ['/psacw/v2/organization-mappings'],
      again: () => press('Import 1 change'),
      sees: () => mounted.find('dialog .inline-alert-danger'),
    });
    await press('Import 1 change');
    await isClosed();
    equal((await of('Al-Noor Trading'))?.companyId, '1');
  });
});
