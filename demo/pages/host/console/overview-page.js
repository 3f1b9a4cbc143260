import { ask, countDevices } from './calls.js';
import { dashboardLinks } from './dashboard-page.js';
import { heading, make } from './dom.js';
import { gettingStarted } from './getting-started-page.js';
import { number, word } from './words.js';

const classes = ['WINDOWS_SERVER', 'WINDOWS_WORKSTATION', 'LINUX_SERVER', 'LINUX_WORKSTATION', 'MAC', 'MAC_SERVER'];
const mostTickets = 5;

/** What the backend counts, and nothing that it does not. */
export function overviewPage({ signal }) {
  const facts = make('div', { class: 'panels', 'aria-busy': 'true' });
  const figures = make('dl', { class: 'figures' });
  const names = ['devices', 'online', 'offline', 'backedUp', 'tickets'];
  const values = new Map(names.map((name) => [name, make('dd', {}, '–')]));
  figures.append(...names.map((name) => make('div', {}, make('dt', {}, word(name)), values.get(name))));

  async function read() {
    facts.setAttribute('aria-busy', 'true');
    try {
      const [devices, online, backedUp, inbox, counts] = await Promise.all([
        countDevices({}, signal),
        countDevices({ online: true }, signal),
        countDevices({ lockhartEnabled: true }, signal),
        ask('/demo/tickets', {}, signal),
        Promise.all(classes.map((nodeClass) => countDevices({ nodeClass }, signal))),
      ]);
      const shownCounts = { devices, online, offline: devices - online, backedUp, tickets: inbox.total };
      for (const name of names) values.get(name).textContent = number(shownCounts[name]);
      facts.replaceChildren(classPanel(counts, devices), ticketPanel(inbox.tickets));
    } catch (error) {
      if (signal.aborted) return;
      console.warn(error);
      facts.replaceChildren(
        make(
          'div',
          { class: 'notice', role: 'alert' },
          word('failed'),
          make('button', { type: 'button', class: 'button', click: read }, word('retry')),
        ),
      );
    }
    facts.removeAttribute('aria-busy');
  }
  void read();
  return {
    title: word('overview'),
    content: [
      heading(word('overview')),
      dashboardLinks('overview'),
      gettingStarted({ 'until-finished': true }),
      figures,
      facts,
    ],
  };
}

function classPanel(counts, total) {
  const rows = classes
    .map((name, at) => ({ name: word(`classes.${name}`), count: counts[at] }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  return make(
    'section',
    { class: 'panel' },
    make('h2', {}, word('byClass')),
    make(
      'ul',
      {},
      ...rows.map(({ name, count }) =>
        make(
          'li',
          {},
          make('span', {}, name),
          make('span', {}, number(count)),
          make('meter', { value: count, max: total, 'aria-label': name }),
        ),
      ),
    ),
  );
}

function ticketPanel(tickets) {
  const rows = tickets
    .slice(0, mostTickets)
    .map(({ id, payload }) =>
      make(
        'li',
        {},
        make('a', { href: `#/ticketing/${id}`, dir: 'auto' }, payload.ticketSubject),
        make('span', { class: 'soft' }, `#${id}`),
      ),
    );
  return make(
    'section',
    { class: 'panel' },
    make('h2', {}, word('newest')),
    rows.length === 0 ? make('p', { class: 'soft' }, word('noTickets')) : make('ul', {}, ...rows),
    make('p', {}, make('a', { href: '#/ticketing' }, word('allTickets'))),
  );
}
