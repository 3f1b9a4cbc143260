import { ask } from './calls.js';
import { heading, make } from './dom.js';
import { backupAddress, devicesAddress } from './route.js';
import { word } from './words.js';

/** What is searched for comes with the address: from the search of all, or from the history. */
export function devicesPage({ route: { at } }) {
  const table = deviceTable();
  table.addEventListener('rmm-query-change', ({ detail }) => {
    history.replaceState(null, '', devicesAddress(detail.query.globalFilter));
  });
  // After a reload the page is there before its elements are.
  if (at !== '') void customElements.whenDefined('rmm-data-table').then(() => table.search(at));
  return {
    title: word('devices'),
    content: [heading(word('devices')), make('div', { class: 'whole' }, table)],
    update: ({ at: text }) => void table.search(text),
  };
}

/** @param organization Whose devices; all there are without it */
export function deviceTable({ organization } = {}) {
  const table = make('rmm-data-table', {
    label: word('devices'),
    'table-id': 'fleet-devices',
    'page-size': '50',
    'search-placeholder': word('searchDevices'),
    'rmm-row-activate': ({ detail }) => location.assign(backupAddress(detail.id)),
  });
  Object.assign(table, {
    columns: columns(),
    rowActions: [
      {
        id: 'backups',
        labelToken: word('backups'),
        hideMultiAction: true,
        action: (_selection, row) => location.assign(backupAddress(row.id)),
      },
    ],
    filters: [
      {
        name: 'online',
        type: 'SingleSelect',
        label: word('state'),
        componentProps: {
          options: [
            { value: 'true', label: word('online') },
            { value: 'false', label: word('offline') },
          ],
        },
      },
    ],
    fetcher: (query) => fetchDevices(organization, query),
  });
  return table;
}

function columns() {
  return [
    {
      id: 'displayName',
      header: word('name'),
      priorityWidth: 240,
      isRemovable: false,
      disableSortBy: true,
      cell: { type: 'Anchor', href: ({ id }) => backupAddress(id) },
    },
    {
      id: 'online',
      header: word('state'),
      minWidth: 110,
      disableSortBy: true,
      text: ({ online }) => word(online ? 'online' : 'offline'),
      cell: {
        type: 'Tags',
        tags: ({ online }) => [
          online ? { label: word('online'), tone: 'green' } : { label: word('offline'), tone: 'neutral' },
        ],
      },
    },
    {
      id: 'nodeClass',
      header: word('class'),
      minWidth: 180,
      share: 2,
      disableSortBy: true,
      value: ({ nodeClass }) => word(`classes.${nodeClass}`),
    },
    { id: 'systemName', header: word('systemName'), minWidth: 160, disableSortBy: true },
    { id: 'id', header: word('id'), minWidth: 80, disableSortBy: true, cell: { type: 'Number' } },
  ];
}

async function fetchDevices(organization, { pageIndex, pageSize, globalFilter, filters, signal }) {
  const chosen = filters.filter(({ value }) => value).map(({ name, value }) => [name, value]);
  const query = {
    page: pageIndex,
    size: pageSize,
    ...(globalFilter && { name: globalFilter }),
    ...(organization && { org: organization }),
  };
  const answer = await ask('/query/devices', { ...query, ...Object.fromEntries(chosen) }, signal);
  return { data: answer.results, pageCount: answer.totalPages, totalCount: answer.totalElements };
}
