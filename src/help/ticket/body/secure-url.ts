/**
 * What somebody enters as the address of a link: an http or https URL, or an IP address, which may have a port and a
 * path. What a browser would open decides, and what looks like another place than it opens is refused: a name before an
 * `@`, a number that is an address in disguise, letters that cannot be seen. Source: spec 000 §5, Secure URL entry.
 */

export type SecureUrlProblem = 'empty' | 'tooLong' | 'spaces' | 'scheme' | 'credentials' | 'invalid';

export type SecureUrl = { href: string; problem?: undefined } | { href?: undefined; problem: SecureUrlProblem };

/** Characters; no browser opens longer ones. */
const longest = 2048;

// Browsers drop controls wherever they stand, also within a scheme; others turn the direction of what follows.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

export function readSecureUrl(text: string): SecureUrl {
  const typed = text.trim();
  if (typed === '') return { problem: 'empty' };
  if (typed.length > longest) return { problem: 'tooLong' };
  if (/\s/.test(typed)) return { problem: 'spaces' };
  if (unseen.test(typed) || typed.includes('\\')) return { problem: 'invalid' };
  const complete = withScheme(typed);
  if (complete === undefined) return { problem: 'scheme' };
  if (!/^https?:\/\/[^/?#]/i.test(complete) || !URL.canParse(complete)) return { problem: 'invalid' };
  const url = new URL(complete);
  if (url.username !== '' || url.password !== '' || hostPart(complete).includes('@')) return { problem: 'credentials' };
  if (!isHonestHost(hostPart(complete), url.hostname)) return { problem: 'invalid' };
  return { href: url.href };
}

/** An IP address goes without a scheme; a name does not, for then every file name would be an address. */
function withScheme(typed: string): string | undefined {
  if (/^https?:/i.test(typed)) return typed;
  if (isIpv6(typed)) return `https://[${typed}]`;
  const host = hostPart(`//${typed}`).replace(/:\d*$/, '');
  const isAddress = isIpv4(host) || (/^\[.*\]$/.test(host) && isIpv6(host.slice(1, -1)));
  return isAddress ? `https://${typed}` : undefined;
}

/** Of what was typed, between the slashes and what follows the host and its port. */
function hostPart(complete: string): string {
  return /^(?:[a-z]+:)?\/\/([^/?#]*)/i.exec(complete)?.[1] ?? '';
}

/** `http://2130706433/` and `http://0x7f.1/` open 127.0.0.1, `http://%65vil.example/` another name than one reads. */
function isHonestHost(typed: string, opened: string): boolean {
  const host = typed.replace(/:\d*$/, '');
  if (host.includes('%')) return false;
  return isIpv4(opened) ? host === opened : opened !== '';
}

function isIpv4(host: string): boolean {
  return /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(host);
}

function isIpv6(host: string): boolean {
  return host.includes(':') && /^[0-9a-f:.]+$/i.test(host) && URL.canParse(`https://[${host}]`);
}
