/** Help desk options of the second provider, which has one more than the first. Source: spec 002 §2.7 and §3.2. */
import { deepEqual, equal, eventually } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { callFaults } from '../support/call-faults.ts';
import '../support/hurried-retries.ts';
import { clearFaults, setFault, signIn } from '../support/server.ts';
import { click, unhover } from '../support/user.ts';
import { setHelpDesk, storedHelpDesk } from './companies/company-calls.ts';
import { PsaPageHandle } from './psa-page-handle.ts';

before(unhover);

describe('Help desk options of the second provider', () => {
  let handle: PsaPageHandle;

  beforeEach(async () => {
    await signIn();
    await setHelpDesk('psaat', { createContact: true, embedHelpRequestImagesInTickets: false });
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  const open = async (configuration = {}) => {
    handle = PsaPageHandle.open('second', 'sync', configuration);
    await handle.tab('Help Desk');
    return handle.field('Embed the images of help requests in tickets');
  };

  it('are whether contacts are created, and whether the images of help requests stand in tickets', async () => {
    const embeds = await open();
    equal(embeds.checked, false);
    equal((await handle.field('Create a contact for e-mail addresses that aren’t in the provider yet')).checked, true);
    await expectNoAxeViolations(handle.element);
    await click(embeds);
    await handle.press('Save');
    await handle.sees('Help desk options saved');
    deepEqual(handle.saved(), ['savePsaatHelpDesk']);
    deepEqual(await storedHelpDesk('psaat'), { createContact: true, embedHelpRequestImagesInTickets: true });
  });

  it('cannot be changed without the permission', async () => {
    const embeds = await open({ permissions: { canManageIntegrations: false } });
    equal(embeds.ariaDisabled, 'true');
    equal(handle.all('.help-desk button').length, 0);
  });

  for (const fault of callFaults)
    it(`stay as they were chosen where they were not saved: ${fault}`, async () => {
      const embeds = await open();
      await click(embeds);
      await setFault({ fault, match: '/psaat/v2/help-desk' });
      await handle.press('Save');
      await handle.find('.inline-alert-danger');
      equal(embeds.checked, true);
      await clearFaults();
      await handle.press('Save');
      await handle.sees('Help desk options saved');
      await eventually(async () => equal((await storedHelpDesk('psaat')).embedHelpRequestImagesInTickets, true));
    });
});
