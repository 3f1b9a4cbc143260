import { ask } from './calls.js';
import { deviceLinks } from './device-links.js';
import { heading, make } from './dom.js';
import { backupAddress, backupPath, readRoute } from './route.js';
import { word } from './words.js';

/** The backups of one device; the place in them is part of the address. */
export function devicePage({ route, signal, retitle, forget }) {
  const [, id] = route.steps;
  const browser = make('rmm-backup-browser', { 'node-id': id, location: route.at || undefined });
  const title = heading(word('device', { id }));
  const state = make('span', { class: 'state', hidden: true });
  const holder = make('div', { class: 'whole' }, browser);
  const trail = make('p', { class: 'trail' }, make('a', { href: '#/devices' }, word('toDevices')));

  browser.addEventListener('rmm-navigate', () => {
    // The attribute tells the new place once the element has gone there.
    queueMicrotask(() => {
      const at = browser.getAttribute('location') ?? '';
      if (at !== readRoute().at) history.pushState(null, '', backupAddress(id, at));
    });
  });

  async function read() {
    try {
      const [device] = (await ask('/query/devices', { nodeId: id, size: 1 }, signal)).results;
      if (!device) return showMissing();
      title.textContent = device.displayName;
      state.textContent = word(device.online ? 'online' : 'offline');
      state.classList.toggle('online', device.online);
      state.hidden = false;
      retitle(device.displayName);
    } catch (error) {
      // The browser tells its own failures, and works without the name.
      if (!signal.aborted) console.warn(error);
    }
  }
  function showMissing() {
    title.textContent = word('noDevice', { id });
    retitle(title.textContent);
    forget();
    holder.remove();
    title.parentElement?.after(make('p', {}, word('noDeviceHint')));
  }
  void read();

  return {
    title: title.textContent,
    tab: backupPath(id),
    content: [make('div', { class: 'title' }, trail, title, state), deviceLinks(id, 'backups'), holder],
    update({ at }) {
      if (at === (browser.getAttribute('location') ?? '')) return;
      if (at === '') browser.removeAttribute('location');
      else browser.setAttribute('location', at);
    },
  };
}
