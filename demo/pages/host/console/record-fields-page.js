// What custom fields say of a location or of an end user, who have no other page of their own.
import { make } from './dom.js';
import { namedPage } from './named-page.js';
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

export function recordFieldsPage(page) {
  const [kind, id] = page.route.steps;
  const { scope, name, list, back, path } = kinds[kind];
  return namedPage(page, {
    title: word(name),
    back: { href: back, text: word(list) },
    found: { path, query: { ids: id }, nameOf: (one) => one.name },
    tab: `/${kind}/${id}`,
    content: [make('div', { class: 'whole' }, make('rmm-custom-fields', { scope, 'record-id': id }))],
  });
}
