// What custom fields say of a location or of an end user, who have no other page of their own.
import { ask } from './calls.js';
import { heading, make } from './dom.js';
import { word } from './words.js';

/** By the first part of the address: whose values, where its name is, and where its list is. */
const kinds = {
  locations: {
    scope: 'location',
    name: 'location',
    list: 'locations',
    back: '#/systemDashboard/locations',
    path: '/query/locations',
  },
  'end-users': {
    scope: 'end_user',
    name: 'endUser',
    list: 'endUsers',
    back: `#/users?${new URLSearchParams({ at: 'end-users' })}`,
    path: '/query/users',
  },
};

export function recordFieldsPage({ route, signal, retitle }) {
  const [kind, id] = route.steps;
  const { scope, name, list, back, path } = kinds[kind];
  const title = heading(word(name));
  const trail = make('p', { class: 'trail' }, make('a', { href: back }, word(list)));

  async function showName() {
    const answer = await ask(path, { ids: id }, signal).catch(() => undefined);
    const [found] = answer?.results ?? [];
    // The element tells what failed, and works without the name.
    if (!found) return;
    title.textContent = found.name;
    retitle(found.name);
  }
  void showName();
  return {
    title: title.textContent,
    tab: `/${kind}/${id}`,
    content: [
      make('div', { class: 'title' }, trail, title),
      make('div', { class: 'whole' }, make('rmm-custom-fields', { scope, 'record-id': id })),
    ],
  };
}
