/** Where an article is read: in the help centre, under its `en-us` path (spec 000 §9). */
export function articleLink(address: string, base: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address, base);
  } catch {
    return undefined;
  }
  // Not `javascript:` and its kin: the address comes from an answer.
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  url.pathname = url.pathname.replace(/^\/hc\/(?!en-us(?:\/|$))[a-z]{2,3}(?:-[a-z0-9]+)?(?=\/|$)/i, '/hc/en-us');
  return url.href;
}
