/** What a report may name of an address: whoever reads it must not get in by it. */
import { withoutSecrets } from '../../base/remove-secrets.ts';

/** Without user, query and hash; what looks like a secret within its path is out, too. */
export function safeAddress(address: string, base?: string): string {
  try {
    const { protocol, origin, pathname } = new URL(address, base);
    // Of `data:` and `blob:` the rest is content, or means nothing to anybody.
    if (!/^(https?|file):$/.test(protocol)) return protocol;
    return withoutSecrets(`${origin === 'null' ? `${protocol}//` : origin}${pathname}`).slice(0, longest);
  } catch {
    // Of a policy, such as "inline" or "eval".
    return safeText(address);
  }
}

/** Of a server or a page, in one line. */
export const safeText = (text: string): string => withoutSecrets(text.replace(/\s+/g, ' ')).slice(0, longest);

/** Characters. */
const longest = 200;
