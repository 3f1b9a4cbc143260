/** Integrations, for somebody who has a keyboard and nothing else. */
import { equal, eventually } from '../../support/assert.ts';
import '../../support/hurried-retries.ts';
import { KeyboardOnly } from '../../support/keyboard-only.ts';
import { signIn } from '../../support/server.ts';
import { engine, press, unhover } from '../../support/user.ts';
import { IntegrationsHandle } from './integrations-handle.ts';
import { asAtFirst, stored, ticketingType } from './integrations-server.ts';

before(unhover);

describe('Integrations by keyboard alone', () => {
  let handle: IntegrationsHandle;
  let keys: KeyboardOnly;

  beforeEach(async () => {
    await signIn();
    await asAtFirst();
    handle = IntegrationsHandle.open();
    await handle.integration('Service desk');
    keys = new KeyboardOnly(handle.element);
  });
  afterEach(() => {
    keys.remove();
    handle.remove();
  });

  it('are turned on, tested, used for ticketing and deleted, with the focus never lost', async () => {
    await keys.go('Edit Service desk');
    await handle.find('dialog');
    await keys.reach('Enabled');
    await press(' ');
    await keys.write('Host name', 'https://desk.example.com');
    await keys.go('Save');
    await keys.isAt('Host name');
    await keys.says('Enter a host name such as desk.example.com');
    await keys.writeHere('desk.example.com');
    await keys.go('Save');
    await handle.isClosed();
    await keys.isAt('Edit Service desk');
    await keys.says(/Service desk/);
    equal((await stored('serviceDesk')).values.hostname, 'desk.example.com');

    await keys.go('Use for ticketing');
    await handle.sees('Ticketing goes through Service desk.');
    await keys.isIn('.integration');
    await keys.says(/Service desk/);
    equal(await ticketingType(), 'serviceDesk');

    await keys.go('Delete Service desk');
    await handle.find('[role="alertdialog"]');
    await keys.isAt('Cancel');
    await press('Escape');
    await handle.isClosed();
    await keys.isAt('Delete Service desk');
    await press('Enter');
    await keys.go('Delete');
    await handle.isClosed();
    await keys.isIn('.integration');
    await keys.says(/Service desk/);
    await eventually(async () => equal(await ticketingType(), null));
  });

  it('take a secret, and ask before it is thrown away', async function () {
    // Firefox's window loses the focus for good as it is driven past the end of a dialog; no key presses a button then.
    if (engine === 'firefox') this.skip();
    await keys.go('Edit Webhook');
    await handle.find('dialog');
    await keys.go('Replace');
    await keys.isAt((one) => one instanceof HTMLInputElement);
    await keys.writeHere('https://hooks.example.com/other');
    await press('Escape');
    await handle.sees('Discard changes?');
    await keys.go('Discard changes');
    await handle.isClosed();
    await keys.isAt('Edit Webhook');
  });
});
