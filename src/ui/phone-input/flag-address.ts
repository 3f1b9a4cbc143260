/**
 * Where the flags are: files that the build puts into `flags/` beside the bundle, `us.svg` and so on. No
 * `new URL(…, import.meta.url)`, in which a host's bundler would look for an asset of its own.
 */
const besideBundle = import.meta.url
  .replace(/[?#].*/s, '')
  .replace(/(?<=\/)(?:(?:demo|npm)\/)?(?:chunks\/(?:[^/]*\/)?|elements\/)?[^/]*$/, 'flags/');

/** `flagsPath`, the host's own folder of them, with or without a slash at its end. */
export function flagAddress(country: string, flagsPath: string | undefined): string {
  const folder = flagsPath?.trim() ? flagsPath.trim().replace(/(?<!\/)\/*$/, '/') : besideBundle;
  return `${folder}${country.toLowerCase()}.svg`;
}
