import { heading, make } from './dom.js';
import { word } from './words.js';

/** Users, end users and contacts; which of them is part of the address. */
export function usersPage({ route: { at } }) {
  const element = make('rmm-users', { tab: at || undefined });
  element.addEventListener('rmm-users-tab', ({ detail }) => {
    history.replaceState(null, '', `#/users?${new URLSearchParams({ at: detail.tab })}`);
  });
  return {
    title: word('users'),
    content: [heading(word('users')), make('div', { class: 'whole' }, element)],
  };
}
