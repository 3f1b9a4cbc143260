/** A call of a contract as somebody else makes it: past the elements, with the session of the page. */
import type { Endpoint, EndpointResponse } from '../../src/host/http/endpoint.ts';
import { fillPath } from '../../src/host/http/fill-path.ts';

/** Fails where the call does. */
export async function ask<E extends Endpoint>(
  { method, path }: E,
  { params = {}, query = {}, body }: { params?: object; query?: Record<string, string>; body?: unknown } = {},
): Promise<EndpointResponse<E>> {
  const response = await fetch(`${fillPath(path, params as Record<string, string>)}?${new URLSearchParams(query)}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
