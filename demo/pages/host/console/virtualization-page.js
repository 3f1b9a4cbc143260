import { heading, make } from './dom.js';
import { word } from './words.js';

const root = '#/virtualization';

/** Hosts, one of them, or one of its guests: which one stands in the address. */
export function virtualizationPage({ route }) {
  const element = make('rmm-virtualization-dashboard', {});
  // The address is what tells the place: Back goes to the one before.
  element.addEventListener('rmm-navigate', (event) => {
    event.preventDefault();
    const { hostId, guestId } = event.detail;
    location.hash = [root, hostId, guestId].filter(Boolean).join('/');
  });

  function update({ steps: [, ...ids] }) {
    for (const [index, name] of ['host-id', 'guest-id'].entries()) {
      if (ids[index]) element.setAttribute(name, ids[index]);
      else element.removeAttribute(name);
    }
  }
  update(route);

  return {
    title: word('virtualization'),
    content: [heading(word('virtualization')), make('div', { class: 'whole' }, element)],
    update,
    holds: ({ steps }) => steps[0] === 'virtualization',
  };
}
