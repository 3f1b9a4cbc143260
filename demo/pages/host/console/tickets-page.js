import { ask, send } from './calls.js';
import { heading, make } from './dom.js';
import { word } from './words.js';

const tones = { LOW: 'neutral', NORMAL: 'blue', HIGH: 'amber', URGENT: 'red' };
const order = Object.keys(tones);
const addressOf = ({ id }) => `#/ticketing/${id}`;

/** What was sent by the help panel, of everybody who used this server. */
export function ticketsPage({ signal, help }) {
  const table = make('rmm-data-table', {
    label: word('tickets'),
    'table-id': 'fleet-tickets',
    'empty-text': word('noTickets'),
    loading: true,
    'rmm-row-activate': ({ detail }) => location.assign(addressOf(detail)),
  });
  Object.assign(table, {
    columns: columns(),
    rows: [],
    rowLabel: ({ subject }) => subject,
    initialSortBy: [{ id: 'id', desc: true }],
    primaryAction: {
      id: 'new',
      label: word('newTicket'),
      onSelect: () => void help.open({ view: 'submitHelpTicket' }),
    },
    refreshAction: read,
  });

  const addSamples = {
    id: 'samples',
    label: word('addSamples'),
    onSelect: async () => {
      await send('POST', '/demo/tickets/samples', { count: 50 });
      await read();
    },
  };

  async function read() {
    try {
      const { tickets } = await ask('/demo/tickets', {}, signal);
      table.removeAttribute('error');
      table.rows = tickets.map(rowOf);
      // A server that was just started has none, and boards and automations nothing to show.
      table.secondaryActions = tickets.length > 0 ? [] : [addSamples];
    } catch (error) {
      if (signal.aborted) return;
      console.warn(error);
      table.setAttribute('error', word('failed'));
    }
    table.removeAttribute('loading');
  }
  void read();
  help.addEventListener('rmm-ticket-created', read, { signal });
  return {
    title: word('tickets'),
    content: [heading(word('tickets')), make('div', { class: 'whole' }, table)],
  };
}

function rowOf({ id, created, author, payload, attachments }) {
  return {
    id,
    created,
    from: author.name,
    subject: payload.ticketSubject,
    priority: payload.ticketPriority,
    category: payload.ticketCategory ?? '',
    files: attachments.length,
  };
}

function columns() {
  return [
    { id: 'id', header: word('number'), minWidth: 90, cell: { type: 'Number' } },
    {
      id: 'subject',
      header: word('subject'),
      priorityWidth: 280,
      isRemovable: false,
      cell: { type: 'Anchor', href: addressOf },
    },
    {
      id: 'priority',
      header: word('priority'),
      minWidth: 110,
      compare: (one, other) => order.indexOf(one) - order.indexOf(other),
      text: ({ priority }) => word(`priorities.${priority}`),
      cell: {
        type: 'Tags',
        tags: ({ priority }) => [{ label: word(`priorities.${priority}`), tone: tones[priority] }],
      },
    },
    { id: 'category', header: word('category'), minWidth: 130 },
    { id: 'from', header: word('from'), minWidth: 130 },
    { id: 'files', header: word('files'), minWidth: 80, cell: { type: 'Number' } },
    { id: 'created', header: word('created'), minWidth: 170, cell: { type: 'Date' } },
  ];
}
