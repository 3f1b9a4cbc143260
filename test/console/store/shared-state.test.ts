/** The shared state as a page’s own script has it. */
import { IllegalTransition, sharedState, sharedStateNames } from '../../../elements/shared-state.ts';
import { pageSlice } from '../../../src/console/store/page-slice.ts';
import { slices } from '../../../src/console/table/slices.ts';
import { configurationFor } from '../../../src/host/configuration/configuration.ts';
import { configure } from '../../../src/host/configuration/configure.ts';
import { deepEqual, equal, throws } from '../../support/assert.ts';

const user = (id: string) => ({ id: `shared state ${id} ${Math.random()}` });

describe('The shared state of a page', () => {
  const used: string[] = [];
  const signIn = (id: string) => {
    const currentUser = user(id);
    used.push(currentUser.id);
    configure({ currentUser });
  };

  afterEach(() => {
    configure({ currentUser: undefined });
    for (const key of Object.keys(localStorage)) if (used.some((id) => key.includes(id))) localStorage.removeItem(key);
  });

  it('has a name for each slice, and says which there are', () => {
    deepEqual<readonly string[]>(sharedStateNames, Object.keys(slices));
    throws(() => sharedState('sidebar' as 'sideBar'), /no shared state "sidebar".*sideBar/);
  });

  it('is what elements have of it, either way', () => {
    signIn('ada');
    const sideBar = sharedState('sideBar');
    const ofElements = pageSlice(slices.sideBar, configurationFor(document.body).signal.peek());
    const heard: boolean[] = [];
    const stop = sideBar.subscribe(({ isCollapsed }) => heard.push(isCollapsed));
    sideBar.change('toggle');
    equal(ofElements.state.value.isCollapsed, true);
    ofElements.change('setCollapsed', false);
    equal(sideBar.current.isCollapsed, false);
    stop();
    sideBar.change('toggle');
    deepEqual(heard, [false, true, false]);
  });

  it('is of whoever is signed in, and tells when that is somebody else', () => {
    signIn('ada');
    const tabs = sharedState('recentTabs');
    tabs.change('visit', { path: '/devices/7', title: 'File server' });
    const heard: number[] = [];
    const stop = tabs.subscribe((state) => heard.push(state.tabs.length));
    signIn('bo');
    equal(tabs.current.tabs.length, 0);
    stop();
    deepEqual(heard, [1, 0]);
  });

  it('stays as it was where a transition is refused', () => {
    signIn('ada');
    const timers = sharedState('timers');
    throws(() => timers.change('stop', '7', 0), IllegalTransition);
    deepEqual(timers.current, { timers: [] });
  });
});
