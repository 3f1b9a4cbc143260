/** An address that a browser may follow: not `javascript:` and its kin. */
export function stepAddress(address: string | undefined, base: string): string | undefined {
  if (!address) return undefined;
  try {
    const { protocol } = new URL(address, base);
    return protocol === 'https:' || protocol === 'http:' ? address : undefined;
  } catch {
    return undefined;
  }
}
