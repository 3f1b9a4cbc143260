/** Why a call failed, told apart as whoever mends the page has to. */

import type { FindingId } from '../findings/finding-table.ts';
import type { Sighting } from '../findings/finding-types.ts';
import { safeAddress, safeText } from '../findings/safe-text.ts';

export interface FailedCallFacts {
  /** Name of the endpoint. */
  call: string;
  /** As of `CallError`. */
  kind: string;
  status: number | undefined;
  /** Where it went, as far as that was seen. */
  address: string | undefined;
  /** Of the answer. */
  contentType: string | undefined;
  /** Where the answer is not what the contract says. */
  path: string | undefined;
  /** What is wrong there. */
  problem: string | undefined;
}

/** What a call that nobody answered is told by. */
export interface NetworkFacts {
  page: string;
  isOnline: boolean;
  /** A policy of the page has blocked it, which is a finding of its own. */
  isBlocked: boolean;
  /** Somebody answers there when nothing of the answer is read; `undefined` where nobody has asked. */
  isReachable: boolean | undefined;
}

export function checkFailedCall(facts: FailedCallFacts, network: NetworkFacts): Sighting[] {
  const id = causeOf(facts, network);
  if (id === undefined) return [];
  const { call, status, address, path, problem } = facts;
  const named = address === undefined ? '–' : safeAddress(address, network.page);
  const origin = originOf(network.page);
  return [
    {
      id,
      about: id === 'offline' ? '' : call,
      facts: {
        call,
        address: named,
        origin,
        ...(status !== undefined && { status: String(status) }),
        ...(id === 'shape' && { path: safeText(path || '–'), problem: safeText(problem || '–') }),
      },
    },
  ];
}

function causeOf(
  { kind, status, address, contentType }: FailedCallFacts,
  network: NetworkFacts,
): FindingId | undefined {
  const isPage = /^text\/html\b/i.test(contentType ?? '');
  switch (kind) {
    case 'network':
      return networkCause(address, network);
    case 'timeout':
      return 'slow';
    case 'unauthenticated':
      return 'unauthenticated';
    case 'forbidden':
      return 'forbidden';
    case 'not-found':
      return isPage ? 'base-url' : 'not-found';
    case 'rate-limited':
      return 'rate-limited';
    case 'invalid-answer':
      return isPage ? 'base-url' : 'shape';
    case 'server':
      return status === 405 && isPage ? 'base-url' : 'server-failed';
    default:
      // Refused by a rule of the backend, or by the user: nothing is wrong with the page.
      return undefined;
  }
}

function networkCause(address: string | undefined, network: NetworkFacts): FindingId | undefined {
  const { page, isOnline, isBlocked, isReachable } = network;
  if (isBlocked) return undefined;
  if (!isOnline) return 'offline';
  if (address === undefined) return 'unreachable';
  if (isMixed(address, page)) return 'mixed-content';
  return originOf(address, page) !== originOf(page) && isReachable ? 'cors' : 'unreachable';
}

/** Browsers block plain calls of encrypted pages, but for those to the machine itself. */
function isMixed(address: string, page: string): boolean {
  const { protocol, hostname } = new URL(address, page);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost') || /^(127\.|\[::1\]$)/.test(hostname);
  return page.startsWith('https:') && protocol === 'http:' && !isLocal;
}

export const originOf = (address: string, base?: string): string => new URL(address, base).origin;

/** @param patience milliseconds after which a call is slow */
export function checkSpeed(call: string, address: string, took: number, patience: number): Sighting[] {
  if (took < patience) return [];
  return [
    { id: 'slow', about: call, facts: { call, address: safeAddress(address), seconds: (took / 1000).toFixed(1) } },
  ];
}

/** @param baseUrl as the page gave it; relative to the origin of the page */
export function checkBaseUrl(baseUrl: string, page: string): Sighting[] {
  if (URL.canParse(baseUrl, page)) return [];
  return [
    {
      id: 'base-url',
      about: 'base-url',
      facts: { call: 'base-url', address: safeText(baseUrl), origin: originOf(page) },
    },
  ];
}
