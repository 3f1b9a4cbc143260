/** The tabs of the Companies page: its criteria, and its help desk options. Source: spec 002 §2.1, §2.7, §3.1 and §9. */
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { signIn } from '../../support/server.ts';
import { click, press, unhover } from '../../support/user.ts';
import { CompaniesHandle } from './companies-handle.ts';
import {
  alNoor,
  beginUnmapped,
  mapOrganization,
  setCriteria,
  setHelpDesk,
  storedCriteria,
  storedHelpDesk,
  storedOrganization,
} from './company-calls.ts';

before(unhover);

describe('The Companies page', () => {
  let handle: CompaniesHandle;

  beforeEach(async () => {
    await signIn();
    await beginUnmapped();
  });
  afterEach(() => handle.remove());

  const chips = (label: string) => handle.find(`.filter-section [data-field="${label}"] .select-values`);

  it('has Company Criteria, whose types and statuses are required once they were checked, and are saved', async () => {
    handle = CompaniesHandle.show();
    await handle.sees('Selecting provider company filters limits the companies available for mapping.');
    await eventually(async () => ok((await chips('types')).textContent?.includes('Customer')));
    await handle.row(alNoor.name);
    await expectNoAxeViolations(handle.element);
    const types = await handle.field('Types');
    await click(types);
    await handle.option('Customer');
    equal(handle.all('.field-error').length, 0);
    await press('Escape');
    await handle.press('Save');
    await eventually(() =>
      deepEqual(
        handle.all('.field-error').map(({ textContent }) => textContent),
        ['Required'],
      ),
    );
    equal(handle.root.activeElement, types);
    await click(types);
    await handle.option('Partner');
    await eventually(() => equal(handle.all('.field-error').length, 0));
    await press('Escape');
    await handle.press('Save');
    await handle.sees('Company criteria saved');
    deepEqual(handle.saved(), ['saveCompanyCriteria']);
    deepEqual(
      (await storedCriteria()).selectedTypes.map(({ name }) => name),
      ['Partner'],
    );
  });

  it('offers the companies of its criteria', async () => {
    await setCriteria({ selectedTypes: ['4'], selectedStatuses: ['2'] });
    handle = CompaniesHandle.show();
    await handle.openOrganization();
    await click(await handle.field('Company'));
    await handle.find('[role="option"]');
    ok(!handle.all('[role="option"]').some(({ textContent }) => textContent === alNoor.company));
  });

  it('keeps what can be done with checked organizations in sight where the table is higher than the page', async () => {
    handle = CompaniesHandle.show();
    handle.element.style.blockSize = '560px';
    await handle.check('Al-Noor Trading');
    const clear = await handle.button('Clear Mapping');
    await eventually(() => {
      const [low, bottom] = [clear, handle.element].map((one) => one.getBoundingClientRect().bottom);
      ok((low ?? 0) <= (bottom ?? 0), `${low} of ${bottom} px`);
    });
  });

  it('keeps a company that is deleted at the provider until another is chosen', async () => {
    await mapOrganization();
    handle = CompaniesHandle.show({
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        const address = input instanceof Request ? input.url : String(input);
        if (!address.includes(`organization-mappings/${alNoor.id}`)) return response;
        return Response.json({ ...(await response.json()), companyDeleted: true });
      },
    });
    await handle.openOrganization();
    equal((await handle.field('Company')).value, `${alNoor.company} (Deleted)`);
    await handle.sees('The provider has deleted this company.');
    equal(handle.all('dialog .inline-alert-danger').length, 0);
    equal((await storedOrganization()).companyName, alNoor.company);
  });

  it('has help desk options', async () => {
    await setHelpDesk('psacw', { createContact: false });
    handle = CompaniesHandle.show();
    await handle.tab('Help Desk');
    await handle.sees('Used when tickets are created from the systray help desk');
    equal(handle.all('.help-desk input').length, 1);
    await expectNoAxeViolations(handle.element);
    (await handle.find('.help-desk input')).focus();
    await press(' ', 'Enter');
    await handle.sees('Help desk options saved');
    deepEqual(handle.saved(), ['savePsacwHelpDesk']);
    equal((await storedHelpDesk('psacw')).createContact, true);
  });

  it('changes nothing without the permission', async () => {
    handle = CompaniesHandle.show({ permissions: { canManageIntegrations: false } });
    ok((await handle.field('Types')).readOnly);
    await handle.tab('Help Desk');
    equal((await handle.find('.help-desk input')).ariaDisabled, 'true');
    await handle.sees('You don’t have permission to manage integrations');
    ok(!handle.all('button').some(({ textContent }) => textContent === 'Save'));
  });
});
