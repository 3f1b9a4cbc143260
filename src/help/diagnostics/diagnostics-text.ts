/** The text of `diagnostics.txt`, which the user reads before it goes. English: a help desk reads it. */

import { withoutSecrets } from '../../base/remove-secrets.ts';
import type { FailedCall } from '../../host/configuration/page-store.ts';

export interface PageFacts {
  /** Milliseconds since 1970. */
  time: number;
  /** Where the user is: the page's hash route, or what the page says. */
  route: string;
  /** Of the page. */
  address: string;
  /** What the console is called. Default: RMM Elements. */
  product?: string | undefined;
  /** Of these elements. */
  version: string;
  elements: readonly { tag: string; count: number }[];
  /** BCP 47, of the elements. */
  language: string;
  /** As the browser names itself. */
  browser: string;
  /** Oldest first. */
  failedCalls: readonly FailedCall[];
}

export function diagnosticsText(facts: PageFacts): string {
  const lines = [
    ['Time', new Date(facts.time).toISOString()],
    ['Route', routeOf(facts.route)],
    ['Page', addressOf(facts.address)],
    [safeLine(facts.product || 'RMM Elements'), facts.version],
    ['Elements', facts.elements.map(({ tag, count }) => (count > 1 ? `${tag} × ${count}` : tag)).join(', ') || 'none'],
    ['Language', facts.language],
    ['Browser', facts.browser],
  ].map(([name = '', value = '']) => `${name}: ${safeLine(value)}`);
  const calls = facts.failedCalls.map((call) => safeLine(callText(call)));
  return [...lines, '', 'Last failed calls:', ...(calls.length > 0 ? calls : ['none']), ''].join('\n');
}

function callText({ at, element, endpoint, kind, status }: FailedCall): string {
  const parts = [new Date(at).toISOString(), endpoint ?? element, kind ?? 'error', status];
  return parts.filter((part) => part !== undefined).join(' ');
}

/** A hash that is no route may be a token: pages that sign in leave such. */
function routeOf(route: string): string {
  const path = route.replace(/^#?!?/, '').split('?')[0] ?? '';
  if (path === '') return 'none';
  return path.startsWith('/') ? path : 'not a path';
}

function addressOf(address: string): string {
  try {
    const { origin, pathname } = new URL(address);
    return origin === 'null' ? 'not on the web' : origin + pathname;
  } catch {
    return 'unknown';
  }
}

/** Cut after the secrets are out: half of one may look like none. */
function safeLine(text: string): string {
  return withoutSecrets(text.replace(/\s+/g, ' ')).slice(0, 1000);
}
