/** Integrations: their states, their forms, and what ticketing goes through. Source: spec 002 §3.3, §3.5 and §4. */
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import '../../support/hurried-retries.ts';
import { signIn } from '../../support/server.ts';
import { click, press, unhover } from '../../support/user.ts';
import { hasNoTrace, listenToAnswers } from '../no-secrets.ts';
import { IntegrationsHandle } from './integrations-handle.ts';
import { asAtFirst, save, stored, ticketingType } from './integrations-server.ts';

before(unhover);

describe('Integrations', () => {
  let handle: IntegrationsHandle;

  beforeEach(async () => {
    await signIn();
    await asAtFirst();
  });
  afterEach(() => handle.remove());

  it('say how each of them is, and are read by a screen reader', async () => {
    handle = IntegrationsHandle.open();
    const states = {
      'Service management': 'Connected',
      'Service desk': 'Off',
      'Help desk': 'Not configured',
      Webhook: 'On',
      'Remote support': 'On',
      'Security provider': 'Not configured',
    };
    for (const [name, state] of Object.entries(states)) ok((await handle.text(name)).includes(state), name);
    await handle.sees('Ticketing goes through Service management.');
    await expectNoAxeViolations(handle.element);
  });

  it('lead to pages of the host’s', async () => {
    handle = IntegrationsHandle.open();
    handle.element.links = [{ integration: 'psacw', label: 'Companies', href: '#/first/companies' }];
    const link = await handle.find<HTMLAnchorElement>('.integration a', 'Companies');
    equal(link.getAttribute('href'), '#/first/companies');
  });

  it('let ticketing go through one that is on, which then can’t be turned off', async () => {
    handle = IntegrationsHandle.open();
    const desk = await handle.integration('Service desk');
    const use = await handle.find('button', 'Use for ticketing');
    ok(desk.contains(use));
    equal(use.ariaDisabled, 'true');
    await handle.edit('Service desk');
    await click(await handle.field('Enabled'));
    await handle.press('Save');
    await handle.isClosed();
    await handle.press('Use for ticketing');
    await handle.sees('Ticketing goes through Service desk.');
    equal(await ticketingType(), 'serviceDesk');
    await handle.edit('Service desk');
    await handle.sees('so it can’t be turned off');
    await click(await handle.field('Enabled'));
    equal((await handle.field('Enabled')).checked, true);
    deepEqual(handle.changes(), ['saveIntegration serviceDesk', 'setTicketingType serviceDesk']);
  });

  it('clear what ticketing goes through when that is deleted, and say so before', async () => {
    handle = IntegrationsHandle.open();
    await handle.press('Delete Service desk');
    await handle.sees('will be disconnected');
    ok(!handle.root.querySelector('dialog')?.textContent?.includes('Ticketing goes through'));
    await handle.press('Cancel');
    await handle.isClosed();
    await handle.press('Delete Service management');
    await handle.sees('Ticketing goes through this connection. Without it');
    await expectNoAxeViolations(handle.element);
    await handle.press('Delete');
    await handle.isClosed();
    await handle.sees('Ticketing doesn’t go through any of these connections yet.');
    ok((await handle.text('Service management')).includes('Not configured'));
    equal(await ticketingType(), null);
    deepEqual(handle.changes(), ['removeIntegration serviceManagement']);
  });

  it('take another way of signing in, whose secret leaves no trace', async () => {
    const secret = 'a client secret that is nowhere else';
    handle = IntegrationsHandle.open();
    const answers = listenToAnswers();
    await handle.edit('Service management');
    await handle.sees('A password is stored');
    await handle.choose('Authentication', 'OAuth');
    await handle.press('Save');
    await eventually(() => equal(handle.all('dialog .field-error').length, 2));
    await handle.write('Client ID', 'fleet');
    await handle.write('Client secret', secret);
    await expectNoAxeViolations(handle.element);
    await handle.press('Save');
    await handle.isClosed();
    deepEqual((await stored('serviceManagement')).stored, ['clientSecret']);
    await handle.edit('Service management');
    await handle.sees('A client secret is stored');
    await hasNoTrace(secret, handle, await answers.stop());
  });

  it('read hosts and addresses before they are sent', async () => {
    handle = IntegrationsHandle.open();
    await handle.edit('Service desk');
    await handle.write('Host name', 'https://desk.example.com');
    await handle.press('Save');
    await handle.sees('Enter a host name such as desk.example.com');
    await handle.write('Host name', 'DESK.example.com');
    await handle.press('Save');
    await handle.isClosed();
    equal((await stored('serviceDesk')).values.hostname, 'desk.example.com');
    await handle.edit('Webhook');
    await handle.sees('An address is stored');
    await handle.press('Replace');
    await handle.write('Address', 'javascript:alert(1)');
    await handle.write('Data', '[]');
    await handle.press('Save');
    await handle.sees('Enter an address that starts with https://');
    await handle.sees('Enter a JSON object');
  });

  it('ask what would be connected, with what was typed', async () => {
    handle = IntegrationsHandle.open();
    await handle.edit('Webhook');
    await handle.press('Replace');
    await handle.write('Address', 'http://192.168.0.1/');
    await handle.press('Test connection');
    await handle.sees('This address is private');
    await handle.write('Address', 'http://192.168.0.2/');
    await eventually(() => equal(handle.all('dialog .inline-alert').length, 0));
    await press('Escape');
    await handle.press('Discard changes');
    await handle.isClosed();
    await handle.edit('First provider');
    await handle.press('Test connection');
    await handle.sees('The provider accepts the username and password.');
    await handle.press('Replace');
    await handle.write('Password', 'wrong');
    await handle.press('Test connection');
    await handle.sees('The provider doesn’t accept the username and password.');
    await handle.press('Save');
    await handle.sees('The provider doesn’t accept this username and password');
    await handle.write('Password', 'pretend-provider');
    await handle.press('Save');
    await handle.isClosed();
  });

  it('show both versions where somebody else has saved it meanwhile', async () => {
    handle = IntegrationsHandle.open();
    await handle.edit('Browser management');
    await save('browserManagement', { enabled: true, isolationPageContentMessage: 'Theirs' });
    await handle.write('Message on isolated pages', 'Mine');
    await handle.press('Save');
    await handle.sees('Changed by someone else');
    await expectNoAxeViolations(handle.element);
    await click(await handle.find('label', /^Keep mine/));
    await handle.press('Save');
    await handle.isClosed();
    const { values } = await stored('browserManagement');
    deepEqual([values.enabled, values.isolationPageContentMessage], [true, 'Mine']);
  });

  it('can be changed with a keyboard alone', async () => {
    handle = IntegrationsHandle.open();
    (await handle.button('Edit Browser management')).focus();
    await press('Enter');
    const enabled = await handle.field('Enabled');
    enabled.focus();
    await press(' ');
    (await handle.button('Save')).focus();
    await press('Enter');
    await handle.isClosed();
    await eventually(() => equal(handle.focused(), 'Edit Browser management'));
    equal((await stored('browserManagement')).values.enabled, true);
  });

  it('tell another element of the page what has changed', async () => {
    handle = IntegrationsHandle.open();
    await handle.text('Service desk');
    const other = document.createElement('rmm-integrations');
    document.body.append(other);
    try {
      const rowIn = () =>
        [...(other.shadowRoot?.querySelectorAll('.integration') ?? [])].find((one) =>
          one.textContent?.startsWith('Help desk'),
        );
      await eventually(() => ok(rowIn()?.textContent?.includes('Not configured')));
      await handle.edit('Help desk');
      await click(await handle.field('Enabled'));
      await handle.press('Save');
      await handle.isClosed();
      await eventually(() => ok(rowIn()?.textContent?.includes('Connected')));
    } finally {
      other.remove();
    }
  });

  it('show only what is on without the right', async () => {
    await signIn('technician');
    handle = IntegrationsHandle.open({ permissions: { canManageIntegrations: false } });
    await handle.sees('You don’t have permission to manage integrations');
    await handle.sees('Connected');
    equal(handle.all('.integration button').length, 0);
  });
});
