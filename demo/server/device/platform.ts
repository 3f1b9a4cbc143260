/** How the three families of systems write paths and which names they take. */
export type Platform = 'windows' | 'mac' | 'linux';

export function platformOf(nodeClass: string): Platform {
  if (nodeClass.startsWith('WINDOWS')) return 'windows';
  return nodeClass.startsWith('MAC') ? 'mac' : 'linux';
}

/** A path of the device, from a folder of its and a relative path with `/`. */
export function joinDevicePath(platform: Platform, folder: string, relative: string): string {
  if (relative === '') return folder;
  const separator = platform === 'windows' ? '\\' : '/';
  const tail = platform === 'windows' ? relative.replaceAll('/', '\\') : relative;
  return folder.endsWith(separator) ? folder + tail : folder + separator + tail;
}

const windowsReserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must not be in a name
const windowsForbidden = /[<>:"/\\|?*\u0000-\u001f]/;

/** What is wrong with a name for a new folder; undefined when nothing is. */
export function folderNameFault(platform: Platform, name: string): string | undefined {
  if (name.trim() === '') return 'The name is empty';
  if (name === '.' || name === '..') return 'The name means another folder';
  if (name.includes('/') || name.includes('\0')) return 'The name must not contain /';
  if (Buffer.byteLength(name) > 255) return 'The name is too long';
  if (platform === 'windows') {
    if (windowsForbidden.test(name)) return 'The name must not contain < > : " / \\ | ? *';
    if (windowsReserved.test(name)) return `Windows keeps the name ${name} for itself`;
    if (/[. ]$/.test(name)) return 'The name must not end with a dot or a space';
  }
  if (platform === 'mac') {
    if (name.startsWith('.')) return 'The name must not start with a dot';
    if (name.includes(':')) return 'The name must not contain :';
  }
  return undefined;
}
