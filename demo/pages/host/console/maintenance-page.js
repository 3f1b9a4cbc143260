import { ask } from './calls.js';
import { deviceLinks } from './device-links.js';
import { heading, make } from './dom.js';
import { backupPath } from './route.js';
import { word } from './words.js';

/** The maintenance of one device. */
export const maintenancePage = (page) =>
  deviceElementPage(page, 'maintenance', (id) => make('rmm-maintenance-mode', { 'node-id': id }));

/** What custom fields say of it. */
export const deviceFieldsPage = (page) =>
  deviceElementPage(page, 'customFields', (id) => make('rmm-custom-fields', { scope: 'node', 'record-id': id }));

function deviceElementPage({ route, signal, retitle }, name, elementOf) {
  const [, id] = route.steps;
  const title = heading(word('device', { id }));
  const trail = make('p', { class: 'trail' }, make('a', { href: '#/devices' }, word('toDevices')));

  async function showName() {
    const found = await ask('/query/devices', { nodeId: id, size: 1 }, signal).catch(() => undefined);
    const [device] = found?.results ?? [];
    // The element tells what failed, and works without the name.
    if (!device) return;
    title.textContent = device.displayName;
    retitle(device.displayName);
  }
  void showName();
  return {
    title: title.textContent,
    tab: backupPath(id),
    content: [make('div', { class: 'title' }, trail, title), deviceLinks(id, name), elementOf(id)],
  };
}
