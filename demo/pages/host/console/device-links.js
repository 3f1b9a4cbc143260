import { make } from './dom.js';
import { backupAddress } from './route.js';
import { word } from './words.js';

/** The pages of a device. */
export function deviceLinks(id, shown) {
  const addresses = {
    backups: backupAddress(id),
    maintenance: `#/devices/${id}/maintenance`,
    customFields: `#/devices/${id}/custom-fields`,
  };
  const links = Object.entries(addresses).map(([name, href]) =>
    make('a', { href, 'aria-current': name === shown ? 'page' : undefined }, word(name)),
  );
  return make('nav', { class: 'kinds', 'aria-label': word('devicePages') }, ...links);
}
