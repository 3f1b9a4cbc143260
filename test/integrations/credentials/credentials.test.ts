/** Credentials: found, created, edited and deleted, their secrets written and never shown. Source: spec 002 §2.9. */
import { updateCredential } from '../../../src/integrations/credentials/contract.ts';
import { ask } from '../../support/ask.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import '../../support/hurried-retries.ts';
import { signIn } from '../../support/server.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { newTask, removeTask } from '../../tasks/tasks-server.ts';
import { hasNoTrace, listenToAnswers } from '../no-secrets.ts';
import { CredentialsHandle } from './credentials-handle.ts';
import { newCredential, onlyCredentials, removeCredential, storedCredentials } from './credentials-server.ts';

before(unhover);

const word = 'Keyring';

describe('The list of credentials', () => {
  let handle: CredentialsHandle;

  beforeEach(async () => {
    await signIn();
    await onlyCredentials(word, 'printer', 'scanner');
  });
  afterEach(() => handle.remove());

  it('is in the order of names, says where they may be used, and is read by a screen reader', async () => {
    await newCredential(`${word} door`, { kind: 'USERNAME_PASSWORD', username: 'porter', organizationIds: ['1'] });
    handle = await CredentialsHandle.searching(word);
    deepEqual(handle.names(), [`${word} door`, `${word} printer`, `${word} scanner`]);
    const text = (await handle.row(`${word} door`)).textContent ?? '';
    for (const part of ['Username and password', 'porter', 'Harbor Logistics']) ok(text.includes(part), text);
    await expectNoAxeViolations(handle.element);
  });

  it('shows names whole in the room of a console of 1280 pixels', async () => {
    const name = `${word} administrator`;
    await newCredential(name, { kind: 'USERNAME_PASSWORD', username: 'HARBOR\\svc-backup', organizationIds: ['1'] });
    handle = await CredentialsHandle.searching(word);
    handle.element.style.inlineSize = '1022px';
    const row = await handle.row(name);
    await eventually(() => {
      const cut = [...row.querySelectorAll('*')].filter(
        (one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0,
      );
      deepEqual(
        cut.map(({ textContent }) => textContent),
        [],
      );
    });
  });

  it('takes a new one, whose secret leaves no trace', async () => {
    const secret = 'a secret that is nowhere else';
    handle = await CredentialsHandle.searching(word);
    const answers = listenToAnswers();
    await handle.press('New credential');
    await handle.press('Create');
    await eventually(() => equal(handle.all('dialog .field-error').length, 2));
    await handle.write('Name', `${word} PRINTER`);
    await handle.choose('Type', 'Username and password');
    await handle.write('Username', 'porter');
    await handle.write('Password', secret);
    equal((await handle.field('Password')).type, 'password');
    await handle.press('Create');
    await handle.sees('Another credential already has this name');
    await handle.write('Name', `${word} side door`);
    await handle.press('Create');
    await handle.isClosed();
    await handle.row(`${word} side door`);
    deepEqual(handle.changes(), ['createCredential']);
    await hasNoTrace(secret, handle, await answers.stop());
  });

  it('keeps a secret unless it is replaced, by keyboard as well', async () => {
    handle = await CredentialsHandle.searching(word);
    await handle.openRow(`${word} printer`);
    await handle.sees('A token is stored');
    await handle.sees('The type can’t be changed');
    await expectNoAxeViolations(handle.element);
    (await handle.button('Replace')).focus();
    await press('Enter');
    await eventually(async () => equal(handle.root.activeElement, await handle.field('Token')));
    await type('another token');
    await handle.press('Keep the stored one');
    await handle.sees('A token is stored');
    await handle.write('Name', `${word} plotter`);
    await handle.press('Save');
    await handle.isClosed();
    const [plotter] = await storedCredentials(`${word} plotter`);
    equal(plotter?.hasSecret, true);
  });

  it('asks before what was typed is thrown away', async () => {
    handle = await CredentialsHandle.searching(word);
    await handle.openRow(`${word} printer`);
    await handle.press('Replace');
    await handle.write('Token', 'typed for nothing');
    await press('Escape');
    await eventually(() => equal(handle.all('dialog').length, 2));
  });

  it('can be limited to organizations', async () => {
    handle = await CredentialsHandle.searching(word);
    await handle.openRow(`${word} printer`);
    await click(await handle.find('label', 'Only some organizations'));
    await handle.press('Save');
    await handle.sees('Required');
    await click(await handle.field('Organizations'));
    await type('Harbor');
    await click(await handle.find('[role="option"]', /Harbor Logistics/));
    await press('Escape');
    await handle.press('Save');
    await handle.isClosed();
    await eventually(async () => deepEqual((await storedCredentials(`${word} printer`))[0]?.organizationIds, ['1']));
  });

  it('shows both versions where somebody else has saved it meanwhile, and saves what was chosen', async () => {
    const [printer] = await storedCredentials(`${word} printer`);
    ok(printer);
    const { id, kind } = printer;
    handle = await CredentialsHandle.searching(word);
    await handle.openRow(`${word} printer`);
    await ask(updateCredential, { params: { id }, body: { name: `${word} theirs`, kind, organizationIds: ['1'] } });
    await handle.write('Name', `${word} mine`);
    await handle.press('Save');
    await handle.sees('Changed by someone else');
    await handle.sees(`${word} theirs`);
    await handle.sees('Harbor Logistics');
    await expectNoAxeViolations(handle.element);
    await handle.press('Keep all mine');
    await handle.press('Save');
    await handle.isClosed();
    const [now] = await storedCredentials(`${word} mine`);
    equal(now?.id, id);
  });

  it('deletes one after a question, and says where somebody else was faster', async () => {
    handle = await CredentialsHandle.searching(word);
    await handle.asksToDelete(`${word} printer`);
    await handle.sees('and its secret will be deleted');
    await handle.sees('Nothing uses it');
    await expectNoAxeViolations(handle.element);
    await handle.press('Delete');
    await handle.isClosed();
    await handle.sees(`${word} printer deleted`);
    // The next row moves to where it was, under a press that is already on its way.
    await eventually(() => deepEqual(handle.names(), [`${word} scanner`]));
    const [scanner] = await storedCredentials(`${word} scanner`);
    await handle.asksToDelete(`${word} scanner`);
    await handle.sees('Nothing uses it');
    await removeCredential(scanner?.id ?? '');
    await handle.press('Delete');
    await handle.sees('had already been deleted by someone else');
    deepEqual(handle.changes(), ['deleteCredential']);
  });

  it('tells which scheduled tasks sign in with it, in the list and before it is deleted', async () => {
    const door = await newCredential(`${word} door`, { kind: 'USERNAME_PASSWORD', username: 'porter' });
    const task = await newTask(`${word} task`, {
      scripts: {
        actionList: [
          { id: 'a', scriptId: 'report-disk-usage', parameters: { runAs: `credential:${door.id}`, scriptParam: '' } },
        ],
      },
    });
    handle = await CredentialsHandle.searching(word);
    ok((await handle.row(`${word} door`)).textContent?.includes('1 scheduled task'));
    await handle.asksToDelete(`${word} door`);
    await handle.sees('These scheduled tasks have scripts that run as it');
    await handle.sees(`${word} task`);
    await expectNoAxeViolations(handle.element);
    await handle.press('Cancel');
    await handle.isClosed();
    await removeTask(task.id);
    await handle.asksToDelete(`${word} door`);
    await handle.sees('Nothing uses it');
  });

  it('can be looked at, and not changed, without the right', async () => {
    await signIn('technician');
    handle = await CredentialsHandle.searching(word, { permissions: { canManageCredentials: false } });
    await handle.sees('You don’t have permission to manage credentials');
    ok(!handle.all('button').some((one) => /New|Delete/.test(one.getAttribute('aria-label') ?? one.textContent ?? '')));
    await handle.openRow(`${word} printer`);
    ok((await handle.field('Name')).readOnly);
    ok(!handle.all('button').some(({ textContent }) => textContent === 'Replace'));
    await handle.press('Close');
    await handle.isClosed();
  });
});
