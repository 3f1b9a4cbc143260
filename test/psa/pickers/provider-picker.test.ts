/** Companies as they are picked: searched at the server, loaded as somebody scrolls. Source: spec 002 §7 and §9. */
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import '../../support/hurried-retries.ts';
import { clearRequests, requests, signIn } from '../../support/server.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { CompaniesHandle } from '../companies/companies-handle.ts';
import { alNoor, beginUnmapped, setCriteria } from '../companies/company-calls.ts';

before(unhover);

describe('The picker of a provider’s companies', () => {
  let handle: CompaniesHandle;

  beforeEach(async () => {
    await signIn();
    await beginUnmapped();
    await setCriteria({ selectedTypes: ['1', '2', '3', '4'], selectedStatuses: ['1', '2', '3'] });
    handle = CompaniesHandle.show();
    await handle.openOrganization();
    await clearRequests();
  });
  afterEach(() => handle.remove());

  const questions = async () =>
    (await requests())
      .filter(({ endpoint }) => endpoint === 'listCompanies')
      .map(({ query }) => new URLSearchParams(query));

  it('goes on after the last of 500 companies when somebody scrolls, and ends with a shorter page', async () => {
    const company = await handle.field('Company');
    await click(company);
    await handle.find('[role="option"]');
    const last = () => Number(handle.all('[role="option"]').at(-1)?.getAttribute('aria-posinset'));
    await eventually(async () => {
      await press('End');
      ok(last() > 500, `the last of the options is ${last()}`);
    });
    const [first, second] = await questions();
    equal(first?.get('lastId'), null);
    ok(Number(second?.get('lastId')) >= 500, `it went on after ${second?.get('lastId')}`);
  });

  it('asks the server once for what was typed in one go, and says where nothing matches', async () => {
    const company = await handle.field('Company');
    await click(company);
    await handle.find('[role="option"]');
    await type('Al-Noor');
    await eventually(() =>
      deepEqual(
        handle.all('[role="option"] .choice-label').map(({ textContent }) => textContent),
        [alNoor.company],
      ),
    );
    equal((await questions()).at(-1)?.get('companyNameParam'), 'Al-Noor');
    await type(' and nobody else');
    await handle.sees('No results match');
  });
});
