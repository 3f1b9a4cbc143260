/** Paths as devices write them: with backslashes on Windows, with slashes elsewhere. */

/** The folder that a path is in; empty where it tells of none. A top is in itself. */
export function parentOf(path: string): string {
  // Where paths begin with a slash, a backslash is a letter of a name.
  const end = path.startsWith('/') ? path.lastIndexOf('/') : Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
  if (end < 0) return '';
  // A drive without its separator is another folder: the one that somebody worked in last on that drive.
  const isTop = end === 0 || path[end - 1] === ':';
  return path.slice(0, isTop ? end + 1 : end);
}

/** A child's path, with the separator that its parent uses. */
export function joinPath(parent: string, name: string): string {
  const separator = parent.includes('\\') && !parent.startsWith('/') ? '\\' : '/';
  return parent === '' || parent.endsWith(separator) ? parent + name : parent + separator + name;
}
