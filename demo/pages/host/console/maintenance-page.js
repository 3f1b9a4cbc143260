import { deviceLinks } from './device-links.js';
import { make } from './dom.js';
import { namedPage } from './named-page.js';
import { backupPath } from './route.js';
import { word } from './words.js';

/** The maintenance of one device. */
export const maintenancePage = (page) =>
  deviceElementPage(page, 'maintenance', (id) => make('rmm-maintenance-mode', { 'node-id': id }));

/** What custom fields say of it. */
export const deviceFieldsPage = (page) =>
  deviceElementPage(page, 'customFields', (id) => make('rmm-custom-fields', { scope: 'node', 'record-id': id }));

function deviceElementPage(page, name, elementOf) {
  const [, id] = page.route.steps;
  return namedPage(page, {
    title: word('device', { id }),
    back: { href: '#/devices', text: word('toDevices') },
    found: { path: '/query/devices', query: { nodeId: id, size: 1 }, nameOf: ({ displayName }) => displayName },
    tab: backupPath(id),
    content: [deviceLinks(id, name), elementOf(id)],
  });
}
