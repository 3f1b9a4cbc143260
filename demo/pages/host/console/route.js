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

export const devicesAddress = (text = '') => `#/devices${text === '' ? '' : `?${new URLSearchParams({ at: text })}`}`;

export const backupPath = (id) => `/devices/${id}/backup`;

export function backupAddress(id, at = '') {
  return `#${backupPath(id)}${at === '' ? '' : `?${new URLSearchParams({ at })}`}`;
}
