/** Keeps a name or a figure in its own direction within a sentence of another. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
