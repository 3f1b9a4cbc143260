// Scheduled tasks: listed, opened, created, deleted.
import { sharedState } from '/dist/elements/shared-state.js';
import { ask, send } from './calls.js';
import { confirmed } from './confirmed.js';
import { heading, make } from './dom.js';
import { word } from './words.js';

const root = '#/tasks';
const addressOf = ({ id }) => `${root}/${id}`;

export function tasksPage({ session, signal }) {
  const tasks = sharedState('scheduledTasks');
  const mayChange = session.permissions.canManageTasks;
  const table = make('rmm-data-table', {
    label: word('tasks'),
    'table-id': 'fleet-tasks',
    'page-size': '50',
    'search-placeholder': word('searchTasks'),
    'empty-text': word('noTasks'),
    'rmm-row-activate': ({ detail }) => location.assign(addressOf(detail)),
  });
  const remove = async (_selection, row) => {
    const question = {
      title: word('deleteQuestion', { name: row.name }),
      text: word('deleteTaskText'),
      yes: word('delete'),
    };
    if (!(await confirmed(question))) return;
    await send('DELETE', `/scheduled-tasks/${row.id}`);
    // An editor of it in another tab learns of it.
    if (tasks.current.tasks.some(({ id }) => id === row.id)) tasks.change('remove', [row.id]);
    else await table.reload();
  };
  Object.assign(table, {
    columns: columns(),
    rowLabel: ({ name }) => name,
    fetcher,
    ...(mayChange && {
      primaryAction: { id: 'new', label: word('newTask'), onSelect: () => location.assign(`${root}/new`) },
      rowActions: [
        { id: 'delete', labelToken: word('delete'), variant: 'danger', hideMultiAction: true, action: remove },
      ],
    }),
  });
  // What was saved or deleted elsewhere, also in another tab, is listed as it is now, as long as the list is shown.
  const { current: known } = tasks;
  const stop = tasks.subscribe((now) => {
    if (now !== known) void table.reload();
  });
  signal.addEventListener('abort', stop);
  return {
    title: word('tasks'),
    content: [
      heading(word('tasks')),
      ...(mayChange ? [] : [make('p', { class: 'soft' }, word('onlyLook'))]),
      make('div', { class: 'whole' }, table),
    ],
  };
}

function columns() {
  return [
    {
      id: 'name',
      header: word('name'),
      priorityWidth: 240,
      isRemovable: false,
      disableSortBy: true,
      cell: { type: 'Anchor', href: addressOf },
    },
    {
      id: 'enabled',
      header: word('enabled'),
      minWidth: 96,
      disableSortBy: true,
      value: ({ enabled }) => word(enabled ? 'on' : 'off'),
    },
    { id: 'nextRun', header: word('nextRun'), minWidth: 186, disableSortBy: true, cell: { type: 'Date' } },
    { id: 'lastRun', header: word('lastRun'), minWidth: 186, disableSortBy: true, cell: { type: 'Date' } },
    { id: 'description', header: word('description'), minWidth: 200, share: 2, disableSortBy: true },
  ];
}

async function fetcher({ pageIndex, pageSize, globalFilter, signal }) {
  const query = { page: pageIndex, pageSize, ...(globalFilter && { searchCriteria: globalFilter }) };
  const answer = await ask('/scheduled-tasks', query, signal);
  return { data: answer.results, pageCount: answer.totalPages, totalCount: answer.totalElements };
}

/** One task; a new one has its address once it is saved. */
export function taskPage({ route, retitle }) {
  const [, id] = route.steps;
  const title = heading(word(id === 'new' ? 'newTask' : 'task'));
  const editor = make('rmm-scheduled-task-editor', { 'task-id': id === 'new' ? undefined : id });
  editor.addEventListener('rmm-task-saved', ({ detail }) => {
    if (detail.id === undefined) return;
    if (detail.isNew) history.replaceState(null, '', addressOf(detail));
    void name(detail.id);
  });

  async function name(shown) {
    const task = await ask(`/scheduled-tasks/${shown}`).catch(() => undefined);
    if (!task) return;
    title.textContent = task.name;
    retitle(task.name);
  }
  if (id !== 'new') void name(id);

  const trail = make('p', { class: 'trail' }, make('a', { href: root }, word('allTasks')));
  return {
    title: title.textContent,
    tab: id === 'new' ? undefined : route.path,
    content: [make('div', { class: 'title' }, trail, title), editor],
  };
}
