/** The version that a change was made to, by its `If-Match`: `"3"`, `W/"3"` or `3`; a star takes any. */
export function versionIn(header: string | undefined): string | undefined {
  const tag = header?.trim().replace(/^W\//, '').replaceAll('"', '');
  return tag === '' || tag === '*' ? undefined : tag;
}
