/** Without slashes at its end. `/\/+$/` would begin anew at each of them. */
export function trimSlashes(path: string): string {
  let end = path.length;
  while (path.charAt(end - 1) === '/') end -= 1;
  return path.slice(0, end);
}
