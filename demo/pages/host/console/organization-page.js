// One organization: its figures, its devices, its locations, and what custom fields say of it.
import { ask } from './calls.js';
import { sortingOf } from './dashboard-page.js';
import { deviceTable } from './devices-page.js';
import { heading, make } from './dom.js';
import { placeTable } from './place-table.js';
import { number, word } from './words.js';

const figureNames = ['devices', 'offline', 'locations', 'openTickets'];

/** By their part of the address, with their words. */
const parts = { devices: 'devices', locations: 'locations', 'custom-fields': 'customFields' };

const tableOf = (part, organization) =>
  part === 'locations'
    ? placeTable({ kind: 'locations', organization, sorting: sortingOf('organization') })
    : deviceTable({ organization });

/** Which tab is shown stands in the address. */
export function organizationPage({ route, signal, retitle, forget }) {
  const [, id, part = 'devices'] = route.steps;
  const title = heading(word('organization'));
  const trail = make(
    'p',
    { class: 'trail' },
    make('a', { href: '#/systemDashboard/organizations' }, word('organizations')),
  );
  const values = new Map(figureNames.map((name) => [name, make('dd', {}, '–')]));
  const figures = make(
    'dl',
    { class: 'figures' },
    ...figureNames.map((name) => make('div', {}, make('dt', {}, word(name)), values.get(name))),
  );
  const links = Object.entries(parts).map(([path, name]) =>
    make(
      'a',
      { href: `#/organizations/${id}/${path}`, 'aria-current': path === part ? 'page' : undefined },
      word(name),
    ),
  );
  const tabs = make('nav', { class: 'kinds', 'aria-label': word('organization') }, ...links);
  const holder =
    part === 'custom-fields'
      ? make('rmm-custom-fields', { scope: 'organization', 'record-id': id })
      : make('div', { class: 'whole' }, tableOf(part, id));

  async function read() {
    try {
      const [found] = (await ask('/demo/organizations', { ids: id }, signal)).results;
      if (!found) return showMissing();
      title.textContent = found.name;
      retitle(found.name);
      for (const name of figureNames) values.get(name).textContent = number(found[name]);
    } catch (error) {
      // The table tells its own failures, and works without the name.
      if (!signal.aborted) console.warn(error);
    }
  }
  function showMissing() {
    title.textContent = word('noOrganization', { id });
    retitle(title.textContent);
    forget();
    for (const part of [figures, tabs, holder]) part.remove();
    title.parentElement?.after(make('p', {}, word('noDeviceHint')));
  }
  void read();
  return {
    title: title.textContent,
    tab: `/organizations/${id}`,
    content: [make('div', { class: 'title' }, trail, title), figures, tabs, holder],
  };
}
