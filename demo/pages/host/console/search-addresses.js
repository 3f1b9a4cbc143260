// Where the console shows what its search finds. Where somebody was last, the frame's tabs tell it.
import { backupAddress, devicesAddress } from './route.js';

const automations = {
  TIME_BASED: '#/automations/time-based',
  RESPONSE_TEMPLATE: '#/automations/response-templates',
};
const people = (tab) => `#/users?${new URLSearchParams({ at: tab })}`;

const addresses = {
  organization: '#/organizations/{id}',
  location: '#/locations/{id}',
  device: ({ id }) => backupAddress(id),
  user: () => people('users'),
  'end-user': '#/end-users/{id}',
  contact: () => people('contacts'),
  ticket: '#/ticketing/{id}',
  automation: ({ variant }) => automations[variant] ?? '#/automations',
  board: '#/boards/{id}',
  script: () => '#/scripts',
  task: '#/tasks/{id}',
  policy: '#/policies/{id}/backups',
  product: () => '#/products',
};

const lists = {
  organization: () => '#/systemDashboard/organizations',
  location: () => '#/systemDashboard/locations',
  device: devicesAddress,
  user: addresses.user,
  'end-user': () => people('end-users'),
  contact: addresses.contact,
  ticket: () => '#/ticketing',
  automation: () => '#/automations',
  board: () => '#/boards',
  script: addresses.script,
  task: () => '#/tasks',
  policy: () => '#/policies',
  product: addresses.product,
  article: (text) => `/hc/en-us?${new URLSearchParams({ query: text })}`,
};

/** The search field of the frame finds the pages that the frame leads to, by the names that they have there. */
export function setSearchAddresses() {
  const search = document.querySelector('rmm-global-search');
  if (!search) return;
  const nav = document.getElementById('places');
  const nameThem = () => {
    search.pages = [...nav.querySelectorAll('a[href^="#/"]')].map((link) => {
      const href = link.getAttribute('href');
      return { id: href, name: link.textContent.trim(), href };
    });
  };
  Object.assign(search, { addresses, lists });
  nameThem();
  // In another language they have other names.
  new MutationObserver(nameThem).observe(nav, { childList: true, characterData: true, subtree: true });
}
