/** Where what was found is shown, by what the host says. */
import type { SearchAddress, SearchedThing, SearchListAddress } from './search-types.ts';

export function addressOf(address: SearchAddress | undefined, thing: SearchedThing, base: string): string | undefined {
  const written =
    typeof address === 'function' ? address(thing) : address && filledIn(address, thing as unknown as Values);
  return followable(written, base);
}

export function listAddressOf(address: SearchListAddress | undefined, text: string, base: string): string | undefined {
  const written = typeof address === 'function' ? address(text) : address && filledIn(address, { text });
  return followable(written, base);
}

/** The address as it was written, where a browser may follow it: not `javascript:` and its kin. */
export function followable(address: string | null | undefined, base: string): string | undefined {
  if (!address) return undefined;
  try {
    const { protocol } = new URL(address, base);
    return protocol === 'https:' || protocol === 'http:' ? address : undefined;
  } catch {
    return undefined;
  }
}

type Values = Readonly<Record<string, string | undefined>>;

/** Undefined where the thing has not all that the address needs. */
function filledIn(template: string, values: Values): string | undefined {
  let isWhole = true;
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) isWhole = false;
    return encodeURIComponent(value ?? '');
  });
  return isWhole ? filled : undefined;
}
