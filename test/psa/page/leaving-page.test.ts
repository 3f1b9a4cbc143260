/** Going to another page of the provider with something unsaved: nothing typed is lost unless somebody says so. */
import { deepEqual, equal, eventually } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { signIn } from '../../support/server.ts';
import { click, unhover } from '../../support/user.ts';
import { PsaPageHandle } from '../psa-page-handle.ts';

before(unhover);

describe('Leaving a PSA page with something unsaved', () => {
  let handle: PsaPageHandle;
  let wentTo: string[];

  before(async () => void (await signIn()));
  beforeEach(async () => {
    wentTo = [];
    handle = PsaPageHandle.open('second', 'sync');
    handle.element.trail = [{ label: 'Integrations', href: '#/somewhere-else' }];
    handle.element.addEventListener('rmm-navigate', ({ detail }) => void wentTo.push(detail.page));
    await handle.field('Username');
  });
  afterEach(() => {
    handle.remove();
    history.replaceState(null, '', location.pathname + location.search);
  });

  const crumb = async (name: string) => click(await handle.find('.breadcrumb-link', name));
  const isHere = async () => equal((await handle.field('Username')).value, 'somebody else');
  const typeSomething = () => handle.write('Username', 'somebody else');

  it('asks nobody where nothing was typed', async () => {
    await crumb('Second provider');
    await handle.sees('Account Type Filter');
    deepEqual(wentTo, ['accounts']);
  });

  it('asks by the breadcrumb, and stays where somebody keeps editing', async () => {
    await typeSomething();
    await crumb('Second provider');
    await handle.sees('Your changes will be lost.');
    await expectNoAxeViolations(handle.element);
    await handle.press('Keep editing');
    await handle.isClosed();
    await isHere();
    deepEqual(wentTo, []);
    await crumb('Second provider');
    await handle.press('Discard changes');
    await handle.sees('Account Type Filter');
    deepEqual([wentTo, handle.element.page], [['accounts'], 'accounts']);
  });

  it('asks where the host changes the page, and tells it to go back', async () => {
    await typeSomething();
    handle.element.page = 'roles';
    await handle.press('Keep editing');
    await handle.isClosed();
    await isHere();
    deepEqual([wentTo, handle.element.page, handle.element.getAttribute('page')], [['sync'], 'sync', 'sync']);
    handle.element.setAttribute('page', 'roles');
    await handle.press('Discard changes');
    await handle.sees('Add New Mapping');
    equal(handle.element.page, 'roles');
  });

  it('asks where the host changes the provider', async () => {
    await typeSomething();
    handle.element.provider = 'first';
    await handle.press('Keep editing');
    await isHere();
    equal(handle.element.provider, 'second');
  });

  it('does not ask any more once the host has gone back by itself', async () => {
    await typeSomething();
    handle.element.page = 'roles';
    await handle.sees('Your changes will be lost.');
    handle.element.page = 'sync';
    await handle.isClosed();
    await isHere();
  });

  it('asks before a link of the trail is followed', async () => {
    await typeSomething();
    await crumb('Integrations');
    await handle.press('Keep editing');
    equal(location.hash, '');
    await crumb('Integrations');
    await handle.press('Discard changes');
    await eventually(() => equal(location.hash, '#/somewhere-else'));
  });

  it('keeps what was typed while another tab is shown', async () => {
    await typeSomething();
    await handle.tab('Help Desk');
    await handle.sees('Create a contact');
    await handle.tab('Connection');
    await isHere();
    equal(handle.all('dialog').length, 0);
  });

  it('asks before a dialog is taken away with its page', async () => {
    handle.element.page = 'roles';
    await handle.press('Add New Mapping');
    await handle.write('Name', 'Half a mapping');
    handle.element.page = 'sync';
    await handle.sees('Your changes will be lost.');
    await handle.press('Keep editing');
    await eventually(async () => equal((await handle.field('Name')).value, 'Half a mapping'));
    await eventually(() => equal(handle.all('dialog').length, 1));
  });
});
