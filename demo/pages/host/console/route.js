// `#/devices/7/backup?at=plan%3A4f0c`: steps of a path, and what is looked at there.
export function readRoute() {
  const text = location.hash.slice(1);
  const [written, query = ''] = text.split(/\?(.*)/s);
  const path = written.endsWith('/') ? written.slice(0, -1) : written;
  return {
    path,
    steps: path.split('/').filter((step) => step !== ''),
    at: new URLSearchParams(query).get('at') ?? '',
  };
}

/** Places that an address may name without the part that is shown there first. */
const firstParts = [
  [/^$/, 'systemDashboard'],
  [/^\/systemDashboard$/, 'overview'],
  [/^\/devices\/\d+$/, 'backup'],
  [/^\/integrations\/first$/, 'companies'],
  [/^\/integrations\/second$/, 'accounts'],
  [/^\/policies\/\d+$/, 'backups'],
];

/** The address that is meant, one step further; the same one, if it says all. */
export function wholePath(path) {
  const [, part] = firstParts.find(([pattern]) => pattern.test(path)) ?? [];
  return part === undefined ? path : `${path}/${part}`;
}

export const devicesAddress = (text = '') => `#/devices${text === '' ? '' : `?${new URLSearchParams({ at: text })}`}`;

export const backupPath = (id) => `/devices/${id}/backup`;

export function backupAddress(id, at = '') {
  return `#${backupPath(id)}${at === '' ? '' : `?${new URLSearchParams({ at })}`}`;
}
