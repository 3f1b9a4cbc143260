/**
 * What somebody types as the address of a link. Spec 003 §5: an http, https or ftp address without spaces is valid, but
 * the sanitiser makes `about:blank` of every ftp address. A link that goes nowhere helps nobody, so ftp is refused with
 * words of its own; `mailto:`, `sms:`, `tel:` and addresses without a scheme are taken, as the sanitiser takes them.
 */
import { safeLinkAddress } from '../values/addresses.ts';

/** What the input holds before anything is typed. Confirming it does nothing. Spec 003 §4 and §5. */
export const emptyAddress = 'https://';

export type AddressProblem = 'space' | 'ftp' | 'scheme' | 'incomplete';

export function isEmptyAddress(text: string): boolean {
  const trimmed = text.trim();
  return trimmed === '' || trimmed === emptyAddress;
}

/** An address that was pasted behind the `https://` that stood there is meant by itself. */
export function typedAddress(text: string): string {
  return text.replace(/^https:\/\/(?=(?:https?|ftp):\/\/|(?:mailto|sms|tel):)/i, '');
}

/** Where a link to this text goes: an e-mail address is written to, everything else as the sanitiser has it. */
export function linkTarget(text: string): string {
  const trimmed = text.trim();
  return safeLinkAddress(/^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#.]+$/.test(trimmed) ? `mailto:${trimmed}` : trimmed);
}

export function addressProblem(text: string): AddressProblem | undefined {
  const trimmed = text.trim();
  if (isEmptyAddress(trimmed)) return undefined;
  if (/\s/.test(trimmed)) return 'space';
  if (/^ftps?:/i.test(trimmed)) return 'ftp';
  if (linkTarget(trimmed) !== 'about:blank') return undefined;
  return /^(?:https?|mailto|sms|tel):/i.test(trimmed) || !/^[a-z][a-z0-9+.-]*:/i.test(trimmed)
    ? 'incomplete'
    : 'scheme';
}
