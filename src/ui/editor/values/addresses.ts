/** Which addresses a document may hold. Parsed, not matched: what a browser would open decides. Source: spec 003 §5. */

const linkSchemes = new Set(['http:', 'https:', 'mailto:', 'sms:', 'tel:']);
const harmless = 'about:blank';

// Browsers drop controls wherever they stand, also within a scheme; some drop what has no width.
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant
const unseen = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g;

/**
 * What a link to this text goes to: a place of the page, as `/tickets/42`, `?page=2` or `#x`, as it is; else without a
 * scheme `https://` is put before it, and a scheme not allowed is `about:blank`.
 */
export function safeLinkAddress(text: string): string {
  const address = cleaned(text);
  if (address === '') return harmless;
  if (isOfPage(address)) return address;
  if (hasScheme(address)) return isAllowed(address, linkSchemes) ? address : harmless;
  const complete = `https://${address.replace(/^[\\/\s]+/, '')}`;
  return isAllowed(complete, linkSchemes) ? complete : harmless;
}

/** Whether the address may stand in a document as it is. */
export function isLinkAddress(address: string): boolean {
  return address === harmless || safeLinkAddress(address) === address;
}

/** Also of another host by the scheme of the page: `//host/x`. */
function isOfPage(address: string): boolean {
  return /^(?:[/?#]|\.{1,2}\/)/.test(address) && URL.canParse(address, somewhere);
}

const somewhere = 'https://page.example/';

const imageSchemes = new Set(['http:', 'https:', 'blob:']);
const dataImage = /^data:image\/(?:jpeg|jpg|png|gif);base64,[a-z0-9+/]+=*$/i;

/** The address of an image, or nothing where it must not be loaded. Images of data are jpeg, jpg, png or gif. */
export function safeImageAddress(text: string): string {
  const isData = /^\s*data:/i.test(text);
  // Data may be broken into lines.
  const address = isData ? text.replaceAll(/\s+/g, '') : cleaned(text);
  return isImageAddress(address) ? address : '';
}

export function isImageAddress(address: string): boolean {
  if (/^data:/i.test(address)) return dataImage.test(address);
  if (cleaned(address) !== address) return false;
  return isOfPage(address) || (hasScheme(address) && isAllowed(address, imageSchemes));
}

function cleaned(text: string): string {
  return text.replace(unseen, '').trim();
}

/** `localhost:3000` and `example.com:8080/x` are places without one. */
function hasScheme(address: string): boolean {
  return (
    /^[a-z][a-z0-9+.-]*:/i.test(address) && !/^(?:localhost|[a-z][a-z0-9-]*\.[a-z0-9.-]+):\d+(?:[/?#]|$)/i.test(address)
  );
}

function isAllowed(address: string, schemes: ReadonlySet<string>): boolean {
  const parsed = URL.canParse(address) ? new URL(address) : undefined;
  return parsed !== undefined && schemes.has(parsed.protocol);
}
