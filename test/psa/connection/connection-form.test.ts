/** The connection to a provider: a password that goes one way, saved once the provider accepts it. Source: spec 002 §2.7 and §3.2. */
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { press, type, unhover } from '../../support/user.ts';
import { setProvider } from '../accounts/account-calls.ts';
import { PsaPageHandle } from '../psa-page-handle.ts';

before(unhover);

/** As the pretend providers have them. */
const credentials = { username: 'rmm-demo', password: 'pretend-provider' };
const refusal = 'The provider doesn’t accept this username and password';
const path = '/psaat/v2/connection';

const stored = async () => (await fetch(path)).json();

describe('The connection to the second provider', () => {
  let handle: PsaPageHandle;

  before(async () => {
    await signIn();
    await setProvider({ behavior: { delay: 0, requests: 1_000 } });
  });
  beforeEach(async () => void (await signIn()));
  afterEach(async () => {
    handle.remove();
    await clearFaults();
    const body = JSON.stringify({ enabled: true, ...credentials });
    await fetch(path, { method: 'PUT', body, headers: { 'content-type': 'application/json' } });
  });

  const open = async (configuration = {}) => {
    handle = PsaPageHandle.open('second', 'sync', configuration);
    await handle.field('Username');
  };

  it('says that a password is stored, shows none, and keeps it where none is written', async () => {
    await open();
    await handle.sees('A password is stored. Leave this empty to keep it.');
    const password = await handle.field('Password');
    equal(password.type, 'password');
    equal(password.value, '');
    ok(!JSON.stringify(await stored()).includes(credentials.password));
    await expectNoAxeViolations(handle.element);
    await handle.press('Save');
    await handle.sees('Connection saved');
    deepEqual(await stored(), { enabled: true, username: credentials.username, hasPassword: true });
    deepEqual(handle.saved(), ['savePsaatConnection']);
  });

  it('saves a password that the provider accepts, and forgets what was typed', async () => {
    await open();
    await handle.write('Password', credentials.password);
    await handle.press('Save');
    await handle.sees('Connection saved');
    equal((await handle.field('Password')).value, '');
  });

  it('tells at the fields what the provider refuses, saves nothing, and keeps what was typed', async () => {
    await open();
    await handle.write('Username', 'somebody');
    await handle.write('Password', 'wrong');
    await handle.press('Save');
    await handle.sees(refusal);
    for (const [label, text] of [
      ['Username', 'somebody'],
      ['Password', 'wrong'],
    ] as const) {
      const field = await handle.field(label);
      equal(field.getAttribute('aria-invalid'), 'true');
      equal(field.value, text);
    }
    await eventually(async () => ok(handle.root.activeElement === (await handle.field('Username'))));
    await expectNoAxeViolations(handle.element);
    deepEqual(await stored(), { enabled: true, username: credentials.username, hasPassword: true });
    await handle.write('Username', credentials.username);
    equal((await handle.field('Password')).getAttribute('aria-invalid'), null);
    await handle.write('Password', credentials.password);
    await handle.press('Save');
    await handle.sees('Connection saved');
  });

  it('needs a username while it is on, and can be turned off without one', async () => {
    await open();
    await handle.write('Username', '');
    await handle.press('Save');
    await handle.sees('Required');
    await handle.write('Username', credentials.username);
    (await handle.find('[role="switch"]')).click();
    await handle.press('Save');
    await handle.sees('Connection saved');
    equal((await stored()).enabled, false);
  });

  it('is filled in and saved by keyboard alone', async () => {
    await open();
    const field = await handle.field('Username');
    field.focus();
    field.select();
    await type('somebody');
    await press('Tab');
    await type('wrong');
    await press('Enter');
    await handle.sees(refusal);
    await eventually(() => ok(handle.root.activeElement === field));
    field.select();
    await type(credentials.username);
    await press('Tab');
    await type(credentials.password);
    await press('Enter');
    await handle.sees('Connection saved');
  });

  it('is only shown without the permission', async () => {
    await open({ permissions: { canManageIntegrations: false } });
    await handle.sees('You don’t have permission to manage integrations');
    equal((await handle.field('Username')).readOnly, true);
    equal((await handle.field('Password')).readOnly, true);
    ok(!handle.all('button').some(({ textContent }) => textContent === 'Save'));
  });

  it('says that it did not come, and asks again', async () => {
    await failInEveryWay({
      calls: [path],
      async first() {
        handle = PsaPageHandle.open('second', 'sync');
      },
      again: () => handle.press('Retry'),
      sees: () => handle.sees('The connection couldn’t be loaded'),
    });
    await handle.press('Retry');
    equal((await handle.field('Username')).value, credentials.username);
  });

  it('says that it was not saved, keeps what was typed, and saves it once more', async () => {
    await open();
    await handle.write('Password', credentials.password);
    await failInEveryWay({
      calls: [path],
      again: () => handle.press('Save'),
      async sees() {
        await handle.sees('The connection couldn’t be saved');
        equal((await handle.field('Password')).value, credentials.password);
      },
    });
    await handle.press('Save');
    await handle.sees('Connection saved');
  });
});
