/** Every call of the page of integrations, failing in every way of the reference server. */
import { equal, eventually, ok } from '../../support/assert.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { click, unhover } from '../../support/user.ts';
import { IntegrationsHandle } from './integrations-handle.ts';
import { asAtFirst, save, stored, ticketingType } from './integrations-server.ts';

before(unhover);

describe('Integrations before a server that fails', () => {
  let handle: IntegrationsHandle;

  beforeEach(async () => {
    await signIn();
    await asAtFirst();
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  const failed = () => handle.find('dialog .inline-alert');

  it('say that nothing came, and ask again', async () => {
    await failInEveryWay({
      calls: ['/integrations'],
      first: async () => {
        handle = IntegrationsHandle.open();
      },
      again: () => handle.press('Retry'),
      sees: () => handle.button('Retry'),
    });
    await handle.press('Retry');
    await handle.text('Service desk');
  });

  it('say that one was not saved, keep what was typed, and save it', async () => {
    handle = IntegrationsHandle.open();
    await handle.edit('Browser management');
    await handle.write('Message on isolated pages', 'Still typed');
    await failInEveryWay({ calls: ['/integrations/'], again: () => handle.press('Save'), sees: failed });
    equal((await handle.field('Message on isolated pages')).value, 'Still typed');
    await handle.press('Save');
    await handle.isClosed();
    equal((await stored('browserManagement')).values.isolationPageContentMessage, 'Still typed');
  });

  it('say that nobody could be asked, and ask again', async () => {
    handle = IntegrationsHandle.open();
    await handle.edit('Second provider');
    await failInEveryWay({ calls: ['/test'], again: () => handle.press('Test connection'), sees: failed });
    await handle.press('Test connection');
    await handle.sees('The provider accepts the username and password.');
  });

  it('say that one was not deleted, and delete it', async () => {
    handle = IntegrationsHandle.open();
    await handle.press('Delete Webhook');
    await failInEveryWay({ calls: ['/integrations/webhook'], again: () => handle.press('Delete'), sees: failed });
    await handle.press('Delete');
    await handle.isClosed();
    ok((await handle.text('Webhook')).includes('Not configured'));
  });

  it('say that ticketing goes on as before, and change it when that is pressed again', async () => {
    await save('serviceDesk', { enabled: true, hostname: 'desk.fleet-demo.example' });
    handle = IntegrationsHandle.open();
    await failInEveryWay({
      calls: ['/ticketing-type'],
      first: () => handle.press('Use for ticketing'),
      again: () => handle.press('Retry'),
      sees: () => handle.find('.notice', /Ticketing couldn’t be changed/),
    });
    await handle.press('Retry');
    await handle.sees('Ticketing goes through Service desk.');
    equal(await ticketingType(), 'serviceDesk');
  });

  it('say that a connection was not ended, and end it', async () => {
    handle = IntegrationsHandle.open();
    await handle.edit('Remote support');
    const count = handle.all('.support-connections li').length;
    ok(count > 0);
    const end = async () => click(await handle.find('.support-connections button'));
    await failInEveryWay({ calls: ['/remote-support-connections/'], again: end, sees: failed });
    await end();
    await eventually(() => equal(handle.all('.support-connections li').length, count - 1));
  });
});
