/** Hosts and addresses as somebody types them, read where they come in: what a URL would read otherwise is refused. */

const anyControl = /[\s\p{Cc}\p{Cf}\\]/u;

/** `desk.example.com` or `desk.example.com:8443`, in lower case; undefined: it is none. */
export function readHostname(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === '' || anyControl.test(typed) || /[/?#@%]/.test(typed)) return undefined;
  const address = `https://${typed}`;
  if (!URL.canParse(address)) return undefined;
  const { host } = new URL(address);
  // A number that is an address in disguise opens another place than it says.
  return host === typed.replace(/:443$/, '') ? host : undefined;
}

/** An http or https address without a name or password in it, complete; undefined: it is none. */
export function readAddress(text: string): string | undefined {
  const typed = text.trim();
  if (anyControl.test(typed) || !/^https?:\/\/[^/?#@%]/i.test(typed) || !URL.canParse(typed)) return undefined;
  const { href, protocol, username, password } = new URL(typed);
  const isPlain = (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
  return isPlain ? href : undefined;
}

/** The part of a hosted instance’s address that is its own. */
export const isInstanceName = (text: string): boolean =>
  text.length <= 63 && /^[a-z0-9][a-z0-9-]*$/i.test(text) && !text.endsWith('-');

/** A JSON object; undefined: it is none. */
export function readJsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
