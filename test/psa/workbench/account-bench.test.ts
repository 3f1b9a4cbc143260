/** The table of the second provider's accounts: mapped by names that are searched for, cleared, and what is told of it. Source: spec 002 §2.7, §4 and §6. */
import { equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import '../../support/hurried-retries.ts';
import { requests, signIn } from '../../support/server.ts';
import { unhover } from '../../support/user.ts';
import {
  askToUndo,
  begin,
  check,
  close,
  isClosed,
  mounted,
  open,
  opened,
  press,
  row,
  rows,
  saved,
  sees,
  send,
} from './workbench-bench.tsx';

before(unhover);

describe('The table of mapped accounts', () => {
  beforeEach(async () => {
    await signIn();
    await begin();
    const clientIds = (await accounts()).map(({ clientId }) => clientId);
    await send('POST', '/psaat/v2/account-mappings/clear', { clientIds });
  });
  afterEach(close);

  async function accounts(): Promise<{ clientId: string; clientName: string; accountId: string | null }[]> {
    return (await (await fetch('/psaat/v2/account-mappings?pageSize=1000')).json()).results;
  }
  const mappedCount = async () => (await accounts()).filter(({ accountId }) => accountId !== null).length;

  it('has organizations with their accounts, under its own heading, and opens one by a press', async () => {
    open({ provider: 'psaat' });
    const first = await row('Al-Noor Trading');
    equal(mounted.all('.mapping-bench h3')[0]?.textContent, 'Account Mapping');
    await mounted.find('input[placeholder="Search by organization or account name"]');
    for (const header of ['Organization', 'Account', 'Configuration Type'])
      ok(
        mounted.all('[role="columnheader"]').some(({ textContent }) => textContent?.includes(header)),
        header,
      );
    await expectNoAxeViolations(mounted.host);
    first.querySelector<HTMLElement>('[role="rowheader"]')?.click();
    await eventually(() => equal(opened[0]?.clientName, 'Al-Noor Trading'));
  });

  it('maps by names without reading all accounts, clears what is checked, and takes that back', async () => {
    open({ provider: 'psaat' });
    await row('Al-Noor Trading');
    await press('Auto Map');
    await sees(/\d+ organizations will be mapped/);
    ok((await requests()).every(({ path }) => path !== '/psaat/v2/accountsPaginated'));
    await press('Auto Map');
    await isClosed();
    const all = await mappedCount();
    ok(all > 20);
    await check('Al-Noor Trading');
    await press('Clear Mapping');
    await press('Yes');
    await isClosed();
    equal(await mappedCount(), all - 1);
    await askToUndo();
    await press('Undo');
    await isClosed();
    equal(await mappedCount(), all);
    ok(saved.includes('undoAccountMappings'), saved.join());
  });

  it('changes nothing without the permission', async () => {
    open({ provider: 'psaat', isReadOnly: true });
    await row('Al-Noor Trading');
    ok(rows().length > 3);
    equal(mounted.all('.mapping-bench [role="checkbox"]').length, 0);
    equal(mounted.all('button').filter(({ textContent }) => /Auto Map|Import/.test(textContent ?? '')).length, 0);
  });
});
