// The tickets of one board, with its columns, in its order.

import { boardColumn } from './board-columns.js';
import { ask, ticketAttributes } from './calls.js';
import { heading, make } from './dom.js';
import { editing } from './open-editor.js';
import { word } from './words.js';

const pageSize = 50;

export function boardPage({ route, editor, session, signal, retitle }) {
  const [, id] = route.steps;
  const mayChange = session.permissions.canManageTicketingAutomations;
  const title = heading(word('board'));
  const description = make('p', { class: 'soft' });
  const holder = make('div', { class: 'whole' });
  const open = editing(editor, signal, ({ id: saved }) => {
    if (saved === undefined || String(saved) === id) void read();
    else location.assign(`#/boards/${saved}`);
  });

  async function read() {
    try {
      const [board, attributes, statuses, first] = await Promise.all([
        ask(`/ticketing/trigger/${id}`, {}, signal),
        ticketAttributes(),
        ask('/ticketing/statuses', {}, signal),
        ask(`/ticketing/boards/${id}/tickets`, { pageSize }, signal),
      ]);
      title.textContent = board.name;
      description.textContent = board.description ?? '';
      retitle(board.name);
      // What was chosen in the table before was of other columns.
      holder.replaceChildren(boardTable({ board, facts: { attributes, statuses }, first }));
    } catch (error) {
      if (signal.aborted) return;
      console.warn(error);
      holder.replaceChildren(
        make(
          'div',
          { class: 'notice', role: 'alert' },
          word(error.status === 404 ? 'boardFailed' : 'failed'),
          make('button', { type: 'button', class: 'button', click: read }, word('retry')),
        ),
      );
    }
  }

  function boardTable({ board, facts, first }) {
    const shown = first.sortBy
      .filter(({ field }) => first.columns.includes(field))
      .map(({ field, direction }) => ({ id: field, desc: direction === 'DESC' }));
    let unread = first;
    const table = make('rmm-data-table', {
      label: board.name,
      'page-size': String(pageSize),
      'without-search': true,
      'empty-text': word('noBoardTickets'),
    });
    return Object.assign(table, {
      columns: first.columns.map((column) => boardColumn(column, facts)),
      initialSortBy: shown,
      rowLabel: ({ id: number, values }) => values.summary ?? `#${number}`,
      secondaryActions: [
        { id: 'edit', label: word(mayChange ? 'editBoard' : 'viewBoard'), onSelect: () => open('BOARD', 'edit', id) },
        ...(mayChange ? [{ id: 'copy', label: word('copyBoard'), onSelect: () => open('BOARD', 'copy', id) }] : []),
      ],
      async fetcher({ pageIndex, pageSize: size, sortBy, signal: gone }) {
        const [wanted] = sortBy;
        const isOwnOrder = sortBy.length === 0 || isSame(sortBy, shown);
        const order = !isOwnOrder && { sortField: wanted.id, sortDirection: wanted.desc ? 'DESC' : 'ASC' };
        const isFirst = pageIndex === 0 && size === pageSize && isOwnOrder;
        const answer = (isFirst && unread) || (await askTickets({ page: pageIndex, pageSize: size, ...order }, gone));
        unread = undefined;
        return { data: answer.results, pageCount: answer.totalPages, totalCount: answer.totalElements };
      },
    });
  }
  const askTickets = (query, gone) => ask(`/ticketing/boards/${id}/tickets`, query, gone);
  void read();

  const trail = make('p', { class: 'trail' }, make('a', { href: '#/boards' }, word('allBoards')));
  return {
    title: word('board'),
    tab: route.path,
    content: [make('div', { class: 'title' }, trail, title, description), holder],
  };
}

const isSame = (one, other) =>
  one.length === other.length && one.every(({ id, desc }, at) => id === other[at].id && desc === other[at].desc);
