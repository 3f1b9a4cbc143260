// Automations, response templates and boards: listed, opened, switched, copied, created, put in order, deleted.
import { askAll, send } from './calls.js';
import { confirmed } from './confirmed.js';
import { heading, make } from './dom.js';
import { editing } from './open-editor.js';
import { switchAutomation } from './switch-automation.js';
import { word } from './words.js';

const kinds = [
  { type: 'EVENT_BASED', path: '/automations', isOrdered: true },
  { type: 'TIME_BASED', path: '/automations/time-based', isOrdered: true },
  { type: 'RESPONSE_TEMPLATE', path: '/automations/response-templates' },
  { type: 'BOARD', path: '/boards' },
];

export function automationsPage({ route, editor, session, signal }) {
  const kind = kinds.find(({ path }) => path === route.path) ?? kinds[0];
  const { type } = kind;
  const isBoard = type === 'BOARD';
  const mayChange = session.permissions.canManageTicketingAutomations;
  const open = editing(editor, signal, read);
  const table = make('rmm-data-table', {
    label: word(`kinds.${type}`),
    'table-id': `fleet-${type}`,
    'empty-text': word(`none.${type}`),
    loading: true,
    'rmm-row-activate': ({ detail }) => show(detail.row),
  });
  let shown = [];

  function show(row) {
    if (isBoard) location.assign(`#/boards/${row.id}`);
    else void open(type, 'edit', row.id);
  }

  async function read() {
    try {
      const path = isBoard ? '/ticketing/boards' : '/ticketing/trigger';
      const rows = await askAll(path, isBoard ? {} : { type }, signal);
      table.removeAttribute('error');
      shown = rows.map((row, index) => ({ ...row, place: index + 1 }));
      table.rows = shown;
    } catch (error) {
      if (signal.aborted) return;
      console.warn(error);
      table.setAttribute('error', word('failed'));
    }
    table.removeAttribute('loading');
  }

  const move = async (row, by) => {
    await send('PUT', `/ticketing/trigger/${row.id}/position`, { position: row.place - 1 + by });
    await read();
  };
  const remove = async (row) => {
    const question = {
      title: word('deleteQuestion', { name: row.name }),
      text: word('deleteText'),
      yes: word('delete'),
    };
    if (!(await confirmed(question))) return;
    await send('DELETE', `/ticketing/trigger/${row.id}`);
    await read();
  };
  const edit = {
    id: 'edit',
    labelToken: word(mayChange ? 'edit' : 'view'),
    action: (_, row) => open(type, 'edit', row.id),
  };
  const changes = [
    { id: 'copy', labelToken: word('copy'), action: (_, row) => open(type, 'copy', row.id) },
    ...(kind.isOrdered
      ? [
          { id: 'earlier', labelToken: word('earlier'), action: (_, row) => move(row, -1), disabled: isFirst },
          { id: 'later', labelToken: word('later'), action: (_, row) => move(row, 1), disabled: isLast },
        ]
      : []),
    {
      id: 'delete',
      labelToken: word('delete'),
      variant: 'danger',
      action: (_, row) => remove(row),
      disabled: (row) => row?.system === true,
      tooltip: word('systemStays'),
    },
  ];
  const actions = mayChange ? [edit, ...changes] : [edit];
  function isFirst(row) {
    return row?.place === 1;
  }
  function isLast(row) {
    return row?.place === shown.length;
  }

  Object.assign(table, {
    columns: columns(kind, { mayChange, read }),
    rows: [],
    rowLabel: ({ name }) => name,
    initialSortBy: kind.isOrdered ? [{ id: 'place', desc: false }] : [],
    // By row: they are in its menu, and the row has room for what it says.
    rowActions: () => actions,
    ...(mayChange && {
      primaryAction: { id: 'new', label: word(`new.${type}`), onSelect: () => open(type, 'create') },
    }),
    refreshAction: read,
  });
  void read();

  return {
    title: word(isBoard ? 'boards' : 'automations'),
    content: [
      heading(word(isBoard ? 'boards' : 'automations')),
      ...(isBoard ? [] : [kindLinks(type)]),
      ...(mayChange ? [] : [make('p', { class: 'soft' }, word('onlyLook'))]),
      make('div', { class: 'whole' }, table),
    ],
  };
}

function kindLinks(current) {
  const links = kinds
    .filter(({ type }) => type !== 'BOARD')
    .map(({ type, path }) =>
      make('a', { href: `#${path}`, 'aria-current': type === current ? 'page' : undefined }, word(`kinds.${type}`)),
    );
  return make('nav', { class: 'kinds', 'aria-label': word('automations') }, ...links);
}

function columns({ type, isOrdered }, { mayChange, read }) {
  const isBoard = type === 'BOARD';
  const name = {
    id: 'name',
    header: word('name'),
    priorityWidth: 240,
    isRemovable: false,
    cell: isBoard ? { type: 'Anchor', href: ({ id }) => `#/boards/${id}` } : { type: 'ButtonLink' },
  };
  const description = { id: 'description', header: word('description'), minWidth: 240, share: 2 };
  const order = {
    id: 'place',
    header: word('order'),
    minWidth: 80,
    maxWidth: 90,
    tooltipText: word('orderHint'),
    cell: { type: 'Number' },
  };
  const enabled = {
    id: 'enabled',
    header: word('enabled'),
    minWidth: 96,
    text: (row) => word(row.enabled ? 'on' : 'off'),
    cell: {
      type: 'Switch',
      label: (row) => word('enabledOf', { name: row.name }),
      disabled: () => !mayChange,
      async onChange(row, isOn) {
        // Whatever came of it, the list shows what is so.
        await switchAutomation(row.id, isOn).finally(read);
      },
    },
  };
  const system = {
    id: 'system',
    header: word('origin'),
    minWidth: 140,
    value: (row) => word(row.system ? 'product' : 'own'),
  };
  if (isBoard) return [name, description, system];
  return isOrdered ? [name, enabled, description, order] : [name, enabled, description];
}
