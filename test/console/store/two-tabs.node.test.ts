/** What happens in one tab appears in the others. */
import { nodeApprovalsSlice } from '../../../src/console/approvals/node-approvals-slice.ts';
import { recentTabsSlice } from '../../../src/console/page/recent-tabs-slice.ts';
import { sideBarSlice } from '../../../src/console/page/side-bar-slice.ts';
import { usersSlice } from '../../../src/console/people/users-slice.ts';
import { taskEditorSlice } from '../../../src/console/scheduling/task-editor-slice.ts';
import { createSliceNews } from '../../../src/console/store/slice-news.ts';
import { openTicketsSlice } from '../../../src/console/ticketing/open-tickets-slice.ts';
import { deepEqual, equal, eventually } from '../../support/assert.ts';
import { createOrigin, type Origin, show } from './two-tabs.ts';

const ada = { id: 'ada', name: 'Ada', email: 'ada@example.com', type: 'TECHNICIAN' };
const ben = { ...ada, id: 'ben', name: 'Ben' };

describe('Another tab', () => {
  let origin: Origin;
  let shown: { close(): void }[];
  const open: typeof show = (slice, home) => {
    const model = show(slice, home);
    shown.push(model);
    return model;
  };

  beforeEach(() => {
    origin = createOrigin();
    shown = [];
  });
  afterEach(() => {
    for (const model of shown) model.close();
  });

  it('goes along with what is kept', () => {
    const here = open(sideBarSlice, origin.open());
    const there = open(sideBarSlice, origin.open());
    here.change('toggle');
    equal(there.state.value.isCollapsed, true);
    there.change('toggle');
    equal(here.state.value.isCollapsed, false);
  });

  it('loses nothing that was kept while nobody looked', () => {
    const here = show(recentTabsSlice, origin.open());
    here.close();
    open(recentTabsSlice, origin.open()).change('visit', { path: '/1', title: 'One' });
    here.change('visit', { path: '/2', title: 'Two' });
    deepEqual(
      here.state.value.tabs.map(({ path }) => path),
      ['/2', '/1'],
    );
  });

  it('goes along with changes of what the server holds, in what it has of it', async () => {
    const here = open(usersSlice, origin.open());
    const there = open(usersSlice, origin.open());
    here.change('load', [ada]);
    there.change('load', [ada, ben]);
    here.change('remove', ['ada']);
    await eventually(() => deepEqual(there.state.value.entries, [ben]));
  });

  it('looks at what it looks at', async () => {
    const here = open(nodeApprovalsSlice, origin.open());
    const there = open(nodeApprovalsSlice, origin.open());
    here.change('showTab', 'rejected');
    here.change('setMode', 'AUTOMATIC');
    await eventually(() => equal(there.state.value.mode, 'AUTOMATIC'));
    equal(there.state.value.tab, 'pending');
  });

  it('edits what it edits', () => {
    const here = open(taskEditorSlice, origin.open());
    const there = open(taskEditorSlice, origin.open());
    here.change('create', '1', '2026-11-24');
    there.change('create', '2', '2026-11-24');
    equal(here.state.value.task?.id, '1');
  });

  it('hears nothing of another user', async () => {
    const here = open(usersSlice, origin.open());
    const there = open(usersSlice, origin.open('ben'));
    const witness = open(usersSlice, origin.open());
    here.change('add', ada);
    await eventually(() => equal(witness.state.value.entries.length, 1));
    equal(there.state.value.entries.length, 0);
  });

  it('clears tickets of a user who was deleted, also where it shows no users', async () => {
    const here = open(usersSlice, origin.open());
    const there = open(openTicketsSlice, origin.open());
    here.change('load', [ada]);
    there.change('load', [{ id: '1', assignedAppUserId: 'ada', requesterUid: 'ada' }]);
    here.change('remove', ['ada']);
    await eventually(() =>
      deepEqual(there.state.value.tickets, [{ id: '1', assignedAppUserId: null, requesterUid: null }]),
    );
  });

  it('goes along once, whatever number of copies of the bundle hear of it', async () => {
    const here = open(nodeApprovalsSlice, origin.open());
    const tab = origin.open();
    const there = open(nodeApprovalsSlice, tab);
    const second = open(nodeApprovalsSlice, origin.open('ada', tab.page));
    let changes = -1;
    const stop = there.state.subscribe(() => {
      changes += 1;
    });
    here.change('setMode', 'AUTOMATIC');
    here.change('setMode', 'MANUAL');
    here.change('setMode', 'AUTOMATIC');
    await eventually(() => equal(second.state.value.mode, 'AUTOMATIC'));
    await eventually(() => equal(changes, 3));
    equal(there.state.value, second.state.value);
    stop();
  });

  it('is not led astray by strangers on the channel', async () => {
    const name = `strangers ${Math.random()}`;
    const home = { ...origin.open(), news: createSliceNews(name) };
    const users = open(usersSlice, home);
    const stranger = new BroadcastChannel(name);
    const told = { owner: 'ada', slice: 'users', version: 1, tab: 'stranger' };
    stranger.postMessage('nonsense');
    stranger.postMessage({ ...told, number: 1, transition: 'load', args: [[ada]] });
    stranger.postMessage({ ...told, number: 2, transition: 'constructor', args: [] });
    stranger.postMessage({ ...told, number: 3, transition: 'add', args: [] });
    stranger.postMessage({ ...told, number: 4, transition: 'add', args: [{ id: 7 }] });
    stranger.postMessage({ ...told, number: 5, transition: 'add', args: [ben] });
    await eventually(() => deepEqual(users.state.value.entries, [ben]));
    stranger.close();
  });
});
