// Organizations or locations with what is going on there.
import { ask } from './calls.js';
import { make } from './dom.js';
import { word } from './words.js';

const paths = { organizations: '/demo/organizations', locations: '/demo/locations' };

/**
 * @param kind `organizations` or `locations`
 * @param organization Whose locations; all there are without it
 * @param sorting What it is sorted by, and who keeps that
 */
export function placeTable({ kind, organization, sorting }) {
  const table = make('rmm-data-table', {
    label: word(kind),
    // The locations of one organization have other columns than all there are, and so settings of their own.
    'table-id': organization ? `organization-${kind}` : `fleet-${kind}`,
    'page-size': '50',
    'search-placeholder': word(`search.${kind}`),
  });
  const { field, direction } = sorting.current;
  const known = columns(kind, organization);
  Object.assign(table, {
    columns: known,
    rowLabel: ({ name }) => name,
    initialSortBy: known.some(({ id }) => id === field) ? [{ id: field, desc: direction === 'DESC' }] : [],
    fetcher: (query) => fetchPlaces(kind, organization, query),
  });
  table.addEventListener('rmm-query-change', ({ detail }) => {
    const [by] = detail.query.sortBy;
    const next = by && { field: by.id, direction: by.desc ? 'DESC' : 'ASC' };
    if (next && (next.field !== sorting.current.field || next.direction !== sorting.current.direction))
      sorting.sort(next);
  });
  table.addEventListener('rmm-row-activate', ({ detail }) => location.assign(`#/${kind}/${detail.id}`));
  return table;
}

async function fetchPlaces(kind, organization, { pageIndex, pageSize, globalFilter, sortBy, signal }) {
  const [by] = sortBy;
  const query = {
    page: pageIndex,
    pageSize,
    ...(globalFilter && { searchCriteria: globalFilter }),
    ...(by && { sortBy: by.id, sortDirection: by.desc ? 'DESC' : 'ASC' }),
    ...(organization && { organization }),
  };
  const answer = await ask(paths[kind], query, signal);
  return { data: answer.results, pageCount: answer.totalPages, totalCount: answer.totalElements };
}

function columns(kind, organization) {
  const isOrganization = kind === 'organizations';
  const count = (id) => ({ id, header: word(id), minWidth: 110, cell: { type: 'Number' } });
  return [
    {
      id: 'name',
      header: word('name'),
      priorityWidth: 240,
      isRemovable: false,
      cell: { type: 'Anchor', href: ({ id }) => `#/${kind}/${id}` },
    },
    ...(isOrganization || organization
      ? []
      : [
          {
            id: 'organizationName',
            header: word('organization'),
            minWidth: 200,
            cell: { type: 'Anchor', href: ({ organizationId }) => `#/organizations/${organizationId}` },
          },
        ]),
    ...(isOrganization ? [count('locations')] : []),
    count('devices'),
    count('offline'),
    ...(isOrganization ? [count('openTickets')] : []),
  ];
}
