/** What the page remembers of whoever looks at it. Source: spec 001 §9, spec 002 §3.5 and §4. */
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import { quickConnectSlice } from '../../../src/console/page/quick-connect-slice.ts';
import { recentTabsSlice } from '../../../src/console/page/recent-tabs-slice.ts';
import { searchSlice } from '../../../src/console/page/search-slice.ts';
import { sideBarSlice } from '../../../src/console/page/side-bar-slice.ts';
import { viewsSlice } from '../../../src/console/page/views-slice.ts';
import { deepEqual, equal, throws } from '../../support/assert.ts';

describe('What is looked at', () => {
  it('begins with the last day, pending patches, the inventory, and what is newest', () => {
    const { eventScope, selectedPatchType, softwareSubTab, sorting } = viewsSlice.defaults;
    deepEqual([eventScope, selectedPatchType, softwareSubTab], ['last_day', 'pending', 'inventory']);
    deepEqual([sorting.system.direction, sorting.organization.direction], ['DESC', 'DESC']);
  });

  it('is sorted on each dashboard for itself', () => {
    const by = { field: 'alerts', direction: 'ASC' } as const;
    const { sorting } = viewsSlice.transitions.sort(viewsSlice.defaults, 'organization', by);
    deepEqual([sorting.organization, sorting.system], [by, viewsSlice.defaults.sorting.system]);
  });
});

describe('The search for devices', () => {
  it('is in everything at first, and keeps what is typed when it is elsewhere', () => {
    const { defaults, transitions } = searchSlice;
    equal(defaults.deviceSearch.active, 'ALL');
    const typed = transitions.setDeviceSearch(transitions.searchDevices(defaults, 'printer'), 'SERIAL_NUMBER');
    deepEqual(typed.deviceSearch, { active: 'SERIAL_NUMBER', text: 'printer' });
    deepEqual(transitions.clear(), defaults);
  });
});

describe('Recent tabs', () => {
  const { defaults, transitions } = recentTabsSlice;
  const visit = (state: typeof defaults, page: number) => transitions.visit(state, { path: `/${page}`, title: 'Page' });
  let state = defaults;
  for (let page = 1; page <= 12; page += 1) state = visit(state, page);

  it('are the last ten, the latest first', () => {
    deepEqual(
      state.tabs.map(({ path }) => path),
      ['/12', '/11', '/10', '/9', '/8', '/7', '/6', '/5', '/4', '/3'],
    );
  });

  it('have each place once', () => {
    const again = visit(state, 5);
    equal(again.tabs.length, 10);
    deepEqual([again.tabs[0]?.path, again.tabs.filter(({ path }) => path === '/5').length], ['/5', 1]);
  });

  it('are closed where they are', () => {
    equal(transitions.close(state, '/12').tabs[0]?.path, '/11');
    throws(() => transitions.close(state, '/1'), IllegalTransition);
  });

  it('are remembered by the browser', () => {
    equal(recentTabsSlice.kept, 'localStorage');
  });
});

describe('The side bar', () => {
  it('is collapsed and opened, which local storage remembers', () => {
    const { defaults, transitions, kept } = sideBarSlice;
    deepEqual([defaults.isCollapsed, kept], [false, 'localStorage']);
    const collapsed = transitions.toggle(defaults);
    deepEqual([collapsed.isCollapsed, transitions.toggle(collapsed).isCollapsed], [true, false]);
  });
});

describe('Quick connect', () => {
  it('is turned on and off', () => {
    const { defaults, transitions } = quickConnectSlice;
    const on = transitions.toggle(defaults);
    deepEqual([defaults.isOn, on.isOn, transitions.toggle(on).isOn], [false, true, false]);
  });
});
