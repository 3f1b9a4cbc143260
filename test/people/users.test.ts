/** Users, end users and contacts: found, created, edited and deleted. Source: spec 002 §2.9, §3.5, §4 and §9. */

import { updatePerson } from '../../src/people/contract.ts';
import { readTicket } from '../../src/ticketing/ticket-contract.ts';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { ask } from '../support/ask.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';
import { press, type, unhover } from '../support/user.ts';
import { newPerson, newTicket, onlyPeople, removePerson, storedPeople } from './people-server.ts';
import { UsersHandle } from './users-handle.ts';

before(unhover);

const word = 'Peopled';

describe('The lists of people', () => {
  let handle: UsersHandle;

  beforeEach(async () => {
    await signIn();
    await onlyPeople('users', word, 'Zoe', 'Adam');
  });
  afterEach(() => handle.remove());

  it('are in the order of names, found by name and address, and read by a screen reader', async () => {
    handle = await UsersHandle.searching(word);
    deepEqual(handle.names(), [`${word} Adam`, `${word} Zoe`]);
    await expectNoAxeViolations(handle.element);
    (await handle.find('input[type="search"]')).focus();
    await type('.zoe@example');
    await eventually(() => deepEqual(handle.names(), [`${word} Zoe`]));
    await type('nobody');
    await handle.sees('No results match');
  });

  it('are three, of which the page is told', async () => {
    await onlyPeople('end-users', word, 'Eve');
    await onlyPeople('contacts', word, 'Carl');
    handle = UsersHandle.open();
    await handle.tab('End users');
    await handle.search(word);
    deepEqual([handle.names(), handle.element.tab], [[`${word} Eve`], 'end-users']);
    await handle.row('Harbor Logistics');
    await handle.tab('Contacts');
    await handle.search(word);
    deepEqual(handle.names(), [`${word} Carl`]);
    deepEqual(handle.of('rmm-users-tab'), [{ tab: 'end-users' }, { tab: 'contacts' }]);
    handle.element.tab = 'users';
    await handle.button('New user');
  });

  it('take a new user, once everything needed is there', async () => {
    handle = await UsersHandle.searching(word);
    await handle.press('New user');
    await handle.press('Create');
    await eventually(() => equal(handle.all('dialog .field-error').length, 3));
    await expectNoAxeViolations(handle.element);
    await handle.write('Name', `${word} Nia`);
    await handle.write('E-mail address', 'nia');
    await handle.choose('Roles', 'Field engineer');
    await press('Escape');
    await handle.press('Create');
    await handle.sees('Enter a valid e-mail address');
    await handle.write('E-mail address', 'peopled.nia@example.com');
    await handle.press('Create');
    await handle.isClosed();
    await handle.sees(`${word} Nia created`);
    await handle.row(`${word} Nia`);
    const [nia] = await storedPeople('users', `${word} Nia`);
    deepEqual([nia?.email, nia?.userRoles, nia?.permitted], ['peopled.nia@example.com', ['4'], true]);
    deepEqual(handle.changes(), ['createPerson']);
  });

  it('say at the field that somebody else has the address, and keep what was typed', async () => {
    handle = await UsersHandle.searching(word);
    await handle.openRow(`${word} Zoe`);
    await handle.write('E-mail address', 'PEOPLED.ADAM@example.com');
    await handle.press('Save');
    await handle.sees('This e-mail address is already in use');
    equal((await handle.field('E-mail address')).value, 'PEOPLED.ADAM@example.com');
    await handle.write('E-mail address', 'peopled.z@example.com');
    await handle.press('Save');
    await handle.isClosed();
    await handle.row('peopled.z@example.com');
  });

  it('take a contact without an address, and none without an organization', async () => {
    await onlyPeople('contacts', word);
    handle = UsersHandle.open('contacts');
    await handle.press('New contact');
    await handle.write('Name', `${word} Cora`);
    await handle.press('Create');
    await handle.sees('Required');
    await handle.choose('Organization', 'Al-Noor Trading');
    await handle.press('Create');
    await handle.isClosed();
    const [cora] = await storedPeople('contacts', word);
    deepEqual([cora?.clientName, cora?.email], ['Al-Noor Trading', '']);
  });

  it('ask before what was typed is lost', async () => {
    handle = await UsersHandle.searching(word);
    await handle.openRow(`${word} Zoe`);
    await handle.write('Name', 'Other');
    await press('Escape');
    await handle.press(/Discard/);
    await handle.isClosed();
    equal((await storedPeople('users', `${word} Zoe`)).length, 1);
  });

  it('show both versions where somebody else has saved somebody meanwhile, and save what was chosen', async () => {
    const [zoe] = await storedPeople('users', `${word} Zoe`);
    ok(zoe);
    handle = await UsersHandle.searching(word);
    await handle.openRow(`${word} Zoe`);
    const theirs = { ...zoe, name: `${word} Zora`, userRoles: ['3', '4'] };
    await ask(updatePerson, { params: { kind: 'users', id: zoe.id }, body: theirs });
    await handle.write('Name', `${word} Zola`);
    await handle.press('Save');
    for (const text of ['Changed by someone else', `${word} Zora`, `${word} Zola`, 'Field engineer'])
      await handle.sees(text);
    await expectNoAxeViolations(handle.element);
    equal((await storedPeople('users', `${word} Zora`)).length, 1);
    await handle.press('Keep all mine');
    await handle.press('Save');
    await handle.isClosed();
    const [zola] = await storedPeople('users', `${word} Zola`);
    deepEqual([zola?.id, zola?.userRoles], [zoe.id, zoe.userRoles]);
  });

  it('tell how many open tickets somebody leaves behind, and clear them', async () => {
    const [adam] = await storedPeople('users', `${word} Adam`);
    const id = await newTicket({ assignee: adam?.id });
    handle = await UsersHandle.searching(word);
    await handle.asksToDelete(`${word} Adam`);
    await handle.sees('1 open ticket will lose them');
    await expectNoAxeViolations(handle.element);
    await handle.press('Delete');
    await handle.isClosed();
    await handle.sees('cleared from 1 open ticket');
    await eventually(() => deepEqual(handle.names(), [`${word} Zoe`]));
    equal((await ask(readTicket, { params: { id } })).ticket.assignee, null);
    deepEqual(handle.changes(), ['deletePerson']);
  });

  it('say that somebody else was faster', async () => {
    const [adam] = await storedPeople('users', `${word} Adam`);
    handle = await UsersHandle.searching(word);
    await handle.asksToDelete(`${word} Adam`);
    await handle.sees('No open tickets are affected');
    await removePerson('users', adam?.id ?? '');
    await handle.press('Delete');
    await handle.sees('had already been deleted by someone else');
    deepEqual(handle.changes(), []);
  });

  it('are one list for two elements of a page', async () => {
    handle = await UsersHandle.searching(word);
    const other = await UsersHandle.searching(word);
    await handle.asksToDelete(`${word} Adam`);
    await handle.sees('No open tickets are affected');
    await handle.press('Delete');
    await eventually(() => deepEqual(other.names(), [`${word} Zoe`]));
    other.remove();
  });

  it('are read anew when the page asks for it', async () => {
    handle = await UsersHandle.searching(word);
    await newPerson('users', { name: `${word} Late`, email: 'peopled.late@example.com' });
    await handle.element.refresh();
    await handle.row(`${word} Late`);
  });

  it('can be looked at, and not changed, without the right', async () => {
    await signIn('technician');
    handle = await UsersHandle.searching(word, 'users', { permissions: { canManageUsers: false } });
    await handle.sees('You don’t have permission to manage users');
    ok(
      !handle
        .all('button')
        .some((one) => /New user|Delete/.test(one.getAttribute('aria-label') ?? one.textContent ?? '')),
    );
    await handle.openRow(`${word} Zoe`);
    ok((await handle.field('Name')).readOnly);
    await handle.press('Close');
    await handle.isClosed();
  });

  it('can be worked with by keyboard alone', async () => {
    handle = await UsersHandle.searching(word);
    (await handle.button('New user')).focus();
    await press('Enter');
    const name = await handle.field('Name');
    await eventually(() => equal(activeElement(document), name));
    await type(`${word} Kay`);
    await press('Tab');
    await type('peopled.kay@example.com');
    await press('Tab', 'ArrowDown');
    await handle.find('[role="option"]', 'Field engineer');
    await press('ArrowDown', 'Enter', 'Escape');
    (await handle.button('Create')).focus();
    await press('Enter');
    await handle.isClosed();
    await handle.search(`${word} Kay`);
    const remove = await handle.find('[role="row"] button', 'Delete');
    remove.focus();
    await press('Enter');
    await handle.sees('No open tickets are affected');
    (await handle.find('dialog button', 'Delete')).focus();
    await press('Enter');
    await handle.isClosed();
    await handle.sees('No results match');
    ok(handle.root.activeElement, 'the focus stays in the list');
  });
});
