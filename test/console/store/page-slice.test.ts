/** Slices in the browser: one for the page, kept where the user is known, in step with another document of the origin. */
import { sideBarSlice } from '../../../src/console/page/side-bar-slice.ts';
import { usersSlice } from '../../../src/console/people/users-slice.ts';
import { pageSlice } from '../../../src/console/store/page-slice.ts';
import * as second from '../../../src/console/store/page-slice.ts?second-copy';
import { configurationFor } from '../../../src/host/configuration/configuration.ts';
import { draftOwner } from '../../../src/host/drafts/draft-owner.ts';
import { deepEqual, equal, eventually, notEqual } from '../../support/assert.ts';

const ada = { id: 'ada', name: 'Ada', email: 'ada@example.com', type: 'TECHNICIAN' };

/** Another document of the origin, as another tab is: it writes and tells, and hears nothing of this test’s models. */
function openDocument() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const elsewhere = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!elsewhere) throw new Error('the frame has no window');
  return { elsewhere, close: () => frame.remove() };
}

describe('The slices of a page', () => {
  const id = `slices ${Math.random()}`;
  const base = configurationFor(document.body).signal.peek();
  const ofAda = { ...base, currentUser: { id } };
  const owner = draftOwner(ofAda).key;
  const storageKey = `rmm-console:sideBar:${owner}`;

  after(() => {
    localStorage.removeItem(storageKey);
    sessionStorage.removeItem(`rmm-console:sideBar:${draftOwner(base).key}`);
  });

  it('are the same for all who ask for the same user, also of another copy of the bundle', () => {
    equal(pageSlice(sideBarSlice, ofAda), pageSlice(sideBarSlice, { ...ofAda }));
    notEqual(pageSlice(sideBarSlice, ofAda), pageSlice(sideBarSlice, { ...base, currentUser: { id: `${id} other` } }));
    notEqual(second.pageSlice, pageSlice, 'this is the same copy');
    pageSlice(sideBarSlice, ofAda).change('setCollapsed', true);
    equal(second.pageSlice(sideBarSlice, ofAda).state.value.isCollapsed, true);
    equal(localStorage.getItem(storageKey), '{"version":1,"state":{"isCollapsed":true}}');
  });

  it('are this tab’s where the host told no user', () => {
    const before = localStorage.length;
    const bar = pageSlice(sideBarSlice, { ...base, currentUser: undefined });
    bar.change('toggle');
    equal(localStorage.length, before);
    equal(sessionStorage.getItem(`rmm-console:sideBar:${draftOwner(base).key}`) === null, false);
  });

  it('take over what another document keeps, and what it tells', async () => {
    const bar = pageSlice(sideBarSlice, ofAda);
    const users = pageSlice(usersSlice, ofAda);
    const stops = [bar.state.subscribe(() => undefined), users.state.subscribe(() => undefined)];
    const { elsewhere, close } = openDocument();
    elsewhere.localStorage.setItem(storageKey, '{"version":1,"state":{"isCollapsed":false}}');
    await eventually(() => equal(bar.state.value.isCollapsed, false));
    const channel = new elsewhere.BroadcastChannel('rmm-elements:console:1');
    const told = { owner, slice: 'users', version: 1, transition: 'add', args: [ada], tab: 'elsewhere', number: 1 };
    channel.postMessage(told);
    await eventually(() => deepEqual(users.state.value.entries, [ada]));
    channel.close();
    close();
    for (const stop of stops) stop();
  });
});
