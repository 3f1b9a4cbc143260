/** What a Content Security Policy blocks of what elements need: as it happened, and as it is written. */

import type { FindingId } from '../findings/finding-table.ts';
import type { Sighting } from '../findings/finding-types.ts';
import { safeAddress } from '../findings/safe-text.ts';

export interface Violation {
  /** `script-src-elem`, or `require-trusted-types-for`. */
  directive: string;
  /** An address, or a word such as `inline`, `data` or `trusted-types-sink`. */
  blocked: string;
  /** Reported, but let through. */
  isReportOnly: boolean;
}

export function checkViolation({ directive, blocked, isReportOnly }: Violation): Sighting[] {
  // What is only reported harms nobody.
  if (isReportOnly) return [];
  const address = safeAddress(blocked);
  return [{ id: findingOf(directive), about: `${directive} ${address}`, facts: { directive, address } }];
}

function findingOf(directive: string): FindingId {
  if (/^script-src|^worker-src/.test(directive)) return 'policy-script';
  if (/^connect-src/.test(directive)) return 'policy-connect';
  if (/^style-src/.test(directive)) return 'policy-style';
  if (/^(img|media|font)-src/.test(directive)) return 'policy-image';
  return /trusted-types/.test(directive) ? 'policy-trusted-types' : 'policy-other';
}

/** Directives of one policy by their names; of one that is named twice the first counts. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** @param header several policies are separated by commas, and all of them hold */
export function policiesOf(header: string): Policy[] {
  return header
    .split(',')
    .map((policy) => {
      const directives = new Map<string, readonly string[]>();
      for (const part of policy.split(';')) {
        const [name = '', ...sources] = part.trim().split(/\s+/);
        const key = name.toLowerCase();
        if (key && !directives.has(key)) directives.set(key, sources);
      }
      return directives;
    })
    .filter(({ size }) => size > 0);
}

export interface PolicyNeeds {
  /** Of the page. */
  page: string;
  /** Where elements of the page call. */
  calls: readonly string[];
  /** The page gave a policy for untrusted HTML, or no element of it needs one. */
  isHtmlGiven: boolean;
}

/** What will be blocked, of what is asked for by elements that are on the page. */
export function checkPolicies(policies: readonly Policy[], { page, calls, isHtmlGiven }: PolicyNeeds): Sighting[] {
  return policies.flatMap((policy) => {
    const found: Sighting[] = [];
    for (const address of calls) {
      if (allows(policy, 'connect-src', address, page)) continue;
      found.push(...checkViolation({ directive: 'connect-src', blocked: address, isReportOnly: false }));
    }
    if (!allows(policy, 'img-src', 'data:', page)) {
      found.push(...checkViolation({ directive: 'img-src', blocked: 'data:', isReportOnly: false }));
    }
    if (policy.get('require-trusted-types-for')?.includes("'script'") && !isHtmlGiven) {
      const facts = { directive: 'require-trusted-types-for', address: policy.get('trusted-types')?.join(' ') ?? '*' };
      found.push({ id: 'policy-trusted-types', about: 'html', facts });
    }
    return found;
  });
}

/** Whether a policy lets a request through; nonces and hashes are for scripts, which nobody asks of here. */
export function allows(policy: Policy, directive: string, address: string, page: string): boolean {
  const sources = policy.get(directive) ?? policy.get('default-src');
  return sources === undefined || sources.some((source) => matches(source, new URL(address, page), new URL(page)));
}

function matches(source: string, address: URL, page: URL): boolean {
  if (source === "'self'") return isSelf(address, page);
  if (source.startsWith("'")) return false;
  if (source === '*') return /^(https?|wss?):$/.test(address.protocol) || address.protocol === page.protocol;
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isScheme(source.toLowerCase(), address.protocol);
  const [, scheme, host = '', port, path = ''] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? [];
  if (host === '') return false;
  return (
    isScheme(scheme?.toLowerCase() ?? page.protocol, address.protocol) &&
    isHost(host.toLowerCase(), address.hostname) &&
    (port === '*' || portOf(address) === (port ?? usualPort(address.protocol))) &&
    isPath(path, address.pathname)
  );
}

const isSelf = (address: URL, page: URL) =>
  address.hostname === page.hostname && portOf(address) === portOf(page) && isScheme(page.protocol, address.protocol);

/** What is allowed plainly is allowed encrypted as well. */
const isScheme = (allowed: string, scheme: string) =>
  allowed === scheme ||
  (allowed === 'http:' && scheme === 'https:') ||
  (/^https?:$/.test(allowed) && scheme === 'wss:');

const isHost = (allowed: string, host: string) =>
  allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : allowed === host || allowed === '*';

const isPath = (allowed: string, path: string) =>
  allowed === '' || allowed === '/' || (allowed.endsWith('/') ? path.startsWith(allowed) : path === allowed);

const usualPort = (scheme: string) => (/^(https|wss):$/.test(scheme) ? '443' : '80');
const portOf = ({ port, protocol }: URL) => port || usualPort(protocol);
