/** One request to where somebody points: to public addresses only, without following where an answer leads. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { TestResult } from '../../../src/integrations/contract.ts';
import { type FoundHost, findPublicHost } from './private-addresses.ts';

/** Milliseconds. */
const timeLimit = 5_000;

export interface OutsideRequest {
  url: URL;
  method: 'GET' | 'POST';
  /** JSON. */
  body?: string | undefined;
}

/** @param allowedHosts Called wherever they are, such as `127.0.0.1:8080`: see INTEGRATION_HOSTS. */
export async function askOutside(
  { url, method, body }: OutsideRequest,
  allowedHosts: readonly string[],
): Promise<TestResult> {
  const isAllowed = allowedHosts.includes(url.host);
  const found = isAllowed ? undefined : await findPublicHost(url.hostname);
  if (found === 'denied') return { outcome: 'denied' };
  if (found === 'unknown') return { outcome: 'unreachable' };
  const status = await send(url, method, body, found);
  return status === undefined ? { outcome: 'unreachable' } : { outcome: 'answered', status };
}

/** The status of the answer, whose text nobody reads; undefined: there was none. */
function send(url: URL, method: string, body: string | undefined, host: FoundHost | undefined) {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise<number | undefined>((resolve) => {
    const sent = request(
      url,
      {
        method,
        agent: false,
        signal: AbortSignal.timeout(timeLimit),
        headers: {
          'user-agent': 'rmm-elements-demo',
          ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
        ...(host && { lookup: lookupOf(host) }),
      },
      (response) => {
        resolve(response.statusCode);
        response.destroy();
      },
    );
    sent.on('error', () => resolve(undefined));
    sent.end(body);
  });
}

/** The address that was checked, whatever the name leads to by now. */
const lookupOf =
  ({ address, family }: FoundHost): LookupFunction =>
  (_, options, done) => {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
