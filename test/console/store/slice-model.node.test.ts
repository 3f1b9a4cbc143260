/** One slice on one page: whoever shows it shows the same, and a reload finds what is kept. */

import * as z from 'zod/mini';
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import { recentTabsSlice } from '../../../src/console/page/recent-tabs-slice.ts';
import { sideBarSlice } from '../../../src/console/page/side-bar-slice.ts';
import { usersSlice } from '../../../src/console/people/users-slice.ts';
import { defineSlice } from '../../../src/console/slice.ts';
import { createSliceModel } from '../../../src/console/store/slice-model.ts';
import { openTicketsSlice } from '../../../src/console/ticketing/open-tickets-slice.ts';
import { timersSlice } from '../../../src/console/ticketing/timers-slice.ts';
import { deepEqual, equal, throws } from '../../support/assert.ts';
import { createOrigin, type Origin } from './two-tabs.ts';

const ada = { id: 'ada', name: 'Ada', email: 'ada@example.com', type: 'TECHNICIAN' };

describe('A slice on a page', () => {
  let origin: Origin;
  beforeEach(() => {
    origin = createOrigin();
  });

  it('is the same for two elements, also of two copies of the bundle', () => {
    const tab = origin.open();
    const one = createSliceModel(usersSlice, tab);
    const other = createSliceModel(usersSlice, origin.open('ada', tab.page));
    one.change('add', ada);
    equal(other.state.value, one.state.value);
    equal(other.state.value.entries.length, 1);
  });

  it('is another for another user', () => {
    const tab = origin.open();
    const one = createSliceModel(sideBarSlice, tab);
    const other = createSliceModel(sideBarSlice, origin.open('ben', tab.page));
    one.change('toggle');
    equal(other.state.value.isCollapsed, false);
    equal(createSliceModel(sideBarSlice, origin.open('ben')).state.value.isCollapsed, false);
  });

  it('stays as it was where something is illegal, or no state at all', () => {
    const users = createSliceModel(usersSlice, origin.open());
    users.change('add', ada);
    const before = users.state.value;
    throws(() => users.change('add', ada), IllegalTransition);
    throws(() => users.change('load', [ada, ada]), TypeError);
    equal(users.state.value, before);
  });

  it('knows its transitions and what they are given, before it runs', () => {
    const { change } = createSliceModel(sideBarSlice, origin.open());
    // @ts-expect-error: there is none of that name
    throws(() => change('explode'), TypeError);
    // @ts-expect-error: it is given whether it is collapsed
    throws(() => change('setCollapsed'), TypeError);
    // @ts-expect-error: and nothing else
    throws(() => change('setCollapsed', 'yes'), TypeError);
  });

  it('clears the tickets of a user who is deleted', () => {
    const tab = origin.open();
    const users = createSliceModel(usersSlice, tab);
    const tickets = createSliceModel(openTicketsSlice, tab);
    users.change('load', [ada]);
    tickets.change('load', [{ id: '1', assignedAppUserId: 'ada', requesterUid: 'ben' }]);
    users.change('remove', ['ada']);
    deepEqual(tickets.state.value.tickets, [{ id: '1', assignedAppUserId: null, requesterUid: 'ben' }]);
  });

  it('is there again after a reload, where it is kept', () => {
    const bar = createSliceModel(sideBarSlice, origin.open());
    const timers = createSliceModel(timersSlice, origin.open());
    bar.change('toggle');
    timers.change('start', '1', 1000);
    const reloaded = origin.open();
    equal(createSliceModel(sideBarSlice, reloaded).state.value.isCollapsed, true);
    deepEqual(createSliceModel(timersSlice, reloaded).state.value, timers.state.value);
    equal(createSliceModel(usersSlice, reloaded).state.value, usersSlice.defaults);
  });

  it('is kept with its version, under a name of its own', () => {
    createSliceModel(sideBarSlice, origin.open()).change('toggle');
    deepEqual([...origin.texts], [['rmm-console:sideBar:ada', '{"version":1,"state":{"isCollapsed":true}}']]);
  });

  it('holds for the page where nothing can be kept, and says so to the host', () => {
    const full = new Error('full');
    const tab = origin.open();
    const storage = {
      ...tab.storage,
      write() {
        throw full;
      },
    };
    const bar = createSliceModel(sideBarSlice, { ...tab, storage });
    bar.change('toggle');
    equal(bar.state.value.isCollapsed, true);
    bar.change('toggle');
    equal(bar.state.value.isCollapsed, false);
    deepEqual(tab.failures, [full, full]);
  });

  it('begins anew where the browser gives no storage', () => {
    const tab = origin.open();
    const storage = {
      ...tab.storage,
      read() {
        throw new Error('denied');
      },
    };
    equal(createSliceModel(recentTabsSlice, { ...tab, storage }).state.value, recentTabsSlice.defaults);
  });
});

describe('What another release has kept', () => {
  const shape = z.object({ width: z.number() });
  const transitions = { widen: ({ width }: { readonly width: number }) => ({ width: width + 1 }) };
  const first = defineSlice({
    name: 'panel',
    section: '002 §3.5',
    kept: 'localStorage',
    shape: z.object({ isWide: z.boolean() }),
    defaults: { isWide: true },
    transitions: { narrow: () => ({ isWide: false }) },
  });
  const second = defineSlice({
    name: 'panel',
    section: '002 §3.5',
    version: 2,
    kept: 'localStorage',
    shape,
    defaults: { width: 10 },
    transitions,
    migrate: (older, version) => (version === 1 ? { width: Object(older).isWide ? 20 : 5 } : undefined),
  });

  it('is taken over', () => {
    const origin = createOrigin();
    createSliceModel(first, origin.open()).change('narrow');
    equal(createSliceModel(second, origin.open()).state.value.width, 5);
  });

  it('is left alone where it is newer, and the page does without', () => {
    const origin = createOrigin();
    createSliceModel(second, origin.open()).change('widen');
    const before = [...origin.texts];
    const older = createSliceModel(first, origin.open());
    older.change('narrow');
    equal(older.state.value.isWide, false);
    deepEqual([...origin.texts], before);
  });

  it('is shared by nobody on one page', () => {
    const origin = createOrigin();
    const tab = origin.open();
    const newer = createSliceModel(second, tab);
    const older = createSliceModel(first, tab);
    newer.change('widen');
    older.change('narrow');
    deepEqual([newer.state.value, older.state.value], [{ width: 11 }, { isWide: false }]);
  });
});
