/**
 * A name without case and accents: what is typed without them finds it, and two that are the same here are one. Not by
 * a comparison of the engine, which takes "a-b" and "A-B" for two names in WebKit.
 */
export function foldedName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
