/** Which addresses a document may hold. Parsed, not matched: what a browser would open decides. Source: spec 003 §5. */

const linkSchemes = new Set(['http:', 'https:', 'mailto:', 'sms:', 'tel:']);
const harmless = 'about:blank';

/** What a link to this text goes to: without a scheme `https://` is put before it, a scheme not allowed is `about:blank`. */
export function safeLinkAddress(text: string): string {
  // Browsers drop these wherever they stand, also within a scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant
  const address = text.replace(/[\u0000-\u001f\u007f]/g, '').trim();
  if (address === '') return harmless;
  const scheme = schemeOf(address);
  if (scheme === undefined) return parsed(`https://${address.replace(/^[\\/]+/, '')}`) ?? harmless;
  return linkSchemes.has(scheme) && parsed(address) !== undefined ? address : harmless;
}

/** Whether the address may stand in a document as it is. */
export function isLinkAddress(address: string): boolean {
  return address === harmless || safeLinkAddress(address) === address;
}

const dataImage = /^data:image\/(?:jpeg|jpg|png|gif);base64,[a-z0-9+/]+=*$/i;

/** The address of an image, or nothing where it must not be loaded. Images of data are jpeg, jpg, png or gif. */
export function safeImageAddress(text: string): string {
  const address = text.trim();
  return isImageAddress(address) ? address : '';
}

export function isImageAddress(address: string): boolean {
  if (/^data:/i.test(address)) return dataImage.test(address);
  const scheme = schemeOf(address);
  return (scheme === 'http:' || scheme === 'https:' || scheme === 'blob:') && parsed(address) !== undefined;
}

function schemeOf(address: string): string | undefined {
  // `localhost:3000` and `example.com:8080/x` are places without a scheme.
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d+(?:[/?#]|$))/i.exec(address)?.[1];
  return scheme === undefined ? undefined : `${scheme.toLowerCase()}:`;
}

function parsed(address: string): string | undefined {
  return URL.canParse(address) ? address : undefined;
}
