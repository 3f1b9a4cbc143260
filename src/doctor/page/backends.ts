/** Where the page's elements call, and what is asked there on purpose. */
import type { Configuration } from '../../host/configuration/configuration-types.ts';
import { joinUrl } from '../../host/http/request-url.ts';
import { checkFailedCall, originOf } from '../checks/call-check.ts';
import { checkClock } from '../checks/environment-check.ts';
import type { Sighting } from '../findings/finding-types.ts';
import { askAsElement, isReachable } from './ask-server.ts';
import { kindOfAnswer } from './failure-facts.ts';

export interface Backend {
  address: string;
  configuration: Configuration;
}

/** Of a page with more, these stand for all. */
const mostAsked = 5;

/** Each once. @param path what may be asked for there */
export function backendsOf(configurations: readonly Configuration[], path = ''): Backend[] {
  const found = new Map<string, Configuration>();
  for (const configuration of configurations) {
    try {
      found.set(joinUrl(configuration.baseUrl, path), configuration);
    } catch {
      // No address: `lookAtPage` tells of it.
    }
  }
  return [...found].slice(0, mostAsked).map(([address, configuration]) => ({ address, configuration }));
}

/** @param isCall the address is one that a GET may ask for; of a bare base there is nothing to be said but that somebody answers */
export async function askBackend(
  { address, configuration }: Backend,
  isCall: boolean,
  page: string,
  lifetime: AbortSignal,
): Promise<Sighting[]> {
  const { status, contentType, ...clock } = await askAsElement(address, configuration, lifetime);
  const isRefused = isCall && (Number(status) >= 400 || /html/.test(contentType ?? ''));
  if (status !== undefined && status < 500 && !isRefused) return checkClock(clock);
  const isElsewhere = originOf(address) !== originOf(page);
  const isAnswered = status === undefined && isElsewhere ? await isReachable(address, lifetime) : undefined;
  return checkFailedCall(
    {
      call: `GET ${new URL(address).pathname}`,
      kind: kindOfAnswer(status),
      status,
      address,
      contentType,
      path: undefined,
      problem: undefined,
    },
    { page, isOnline: navigator.onLine, isBlocked: false, isReachable: isAnswered },
  );
}
