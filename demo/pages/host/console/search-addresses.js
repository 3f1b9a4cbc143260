// Where the console shows what its search finds, and where somebody was last.
import { backupAddress } from './route.js';

const automations = {
  TIME_BASED: '#/automations/time-based',
  RESPONSE_TEMPLATE: '#/automations/response-templates',
};
const bill = (id) => id && `#/products/bill?${new URLSearchParams({ at: id })}`;
const people = (tab) => `#/users?${new URLSearchParams({ at: tab })}`;

const addresses = {
  // What an organization pays for is all that the console shows of one.
  organization: ({ id }) => bill(id),
  location: ({ clientId }) => bill(clientId),
  device: ({ id }) => backupAddress(id),
  user: () => people('users'),
  'end-user': () => people('end-users'),
  contact: () => people('contacts'),
  ticket: '/demo/inbox#ticket-{id}',
  automation: ({ variant }) => automations[variant] ?? '#/automations',
  board: '#/boards/{id}',
  script: () => '#/scripts',
  task: '#/tasks/{id}',
  policy: '#/policies/{id}/backups',
  product: () => '#/products',
};

const lists = {
  device: () => '#/devices',
  user: addresses.user,
  'end-user': addresses['end-user'],
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
  const nav = document.querySelector('nav');
  const title = document.querySelector('title');
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

  // A page names itself in the title, some of them once they know what they show.
  const remember = () => {
    const { hash } = location;
    if (hash.startsWith('#/')) void search.visit({ path: hash, title: document.title.split(' · ')[0] });
  };
  void customElements.whenDefined('rmm-global-search').then(() => {
    new MutationObserver(remember).observe(title, { childList: true, characterData: true, subtree: true });
    remember();
  });
}
