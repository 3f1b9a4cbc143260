/** The table of mapped organizations: rows page by page, searched, by state, opened by a press. Source: spec 002 §2.1, §8 and §9. */

import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { clearRequests, requests, signIn } from '../../support/server.ts';
import { click, press as keys, type, unhover } from '../../support/user.ts';
import { begin, button, close, map, mounted, open, opened, row, rows, sees } from './workbench-bench.tsx';

before(unhover);

describe('The table of mapped organizations', () => {
  beforeEach(async () => {
    await signIn();
    await begin();
  });
  afterEach(close);

  it('shows columns and texts of the specification, rows of 45 pixels, and opens one by a press', async () => {
    await map({ '4': '1' });
    open();
    const harbor = await row('Al-Noor Trading');
    equal(harbor.getBoundingClientRect().height, 45);
    deepEqual(
      mounted.all('[role="columnheader"] .table-clip').map(({ textContent }) => textContent),
      ['Organization to Company', 'Location to Site', 'Products', 'Configuration Types', 'Mapped by'],
    );
    await mounted.find(
      'input[placeholder="Search by organization or company name"], [aria-label="Search by organization or company name"]',
    );
    await click(harbor.querySelector<HTMLElement>('[role="rowheader"]') as HTMLElement);
    deepEqual(
      opened.map(({ clientName }) => clientName),
      ['Al-Noor Trading'],
    );
    await expectNoAxeViolations(mounted.host);
  });

  it('counts organizations by state, and shows those alone', async () => {
    await map({ '1': '1', '2': '2' });
    open();
    await eventually(async () => ok((await button(/^Mapped/)).textContent?.includes('2')));
    await click(await button(/^Mapped/));
    await eventually(() => equal(rows().length, 2));
    await click(await button(/^Ambiguous/));
    await eventually(async () => ok(/\d/.test((await button(/^Ambiguous/)).textContent ?? '')));
  });

  it('says that there is nothing, or nothing that matches', async () => {
    open();
    await row('Al-Noor Trading');
    await click(await button(/^Stale/));
    await sees('No results match');
    await click(await button(/^All/));
    await row('Al-Noor Trading');
    (await mounted.find<HTMLInputElement>('.table-search input')).focus();
    await type('nobody is called so');
    await sees('No results match');
  });

  it('is worked by the keyboard alone', async () => {
    open();
    await row('Al-Noor Trading');
    (await button(/^All/)).focus();
    await keys('Tab', 'Enter');
    equal((await button(/^Mapped/)).ariaPressed, 'true');
    await keys('Shift+Tab', 'Enter');
    (await row('Al-Noor Trading')).querySelector<HTMLElement>('[role="rowheader"]')?.focus();
    await keys('Enter');
    equal(opened.length, 1);
  });

  it('shows everything and changes nothing without the permission', async () => {
    // What was put in order before this test is not the table's.
    await clearRequests();
    open({ isReadOnly: true });
    await row('Al-Noor Trading');
    equal(mounted.all('[role="checkbox"]').length, 0);
    equal(
      mounted.all('button').some(({ textContent }) => /Auto Map|Refresh provider/.test(textContent ?? '')),
      false,
    );
    ok((await requests()).every(({ method }) => method === 'GET'));
  });
});
