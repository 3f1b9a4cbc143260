/**
 * Answers of a call that the models of one element have in common: what one has asked for, the others have at once, and
 * what two ask for at the same time is one request. Kept until somebody invalidates it.
 */
import { jsonText } from '../../base/json-text.ts';
import { createResourceCache, type ResourceCache } from '../../base/resource/resource-cache.ts';
import type { Endpoint, EndpointResponse } from './endpoint.ts';
import type { CallArguments, HttpClient } from './http-client.ts';

export interface CachedCall<E extends Endpoint> {
  readonly answers: ResourceCache<EndpointResponse<E>>;
  keyOf(args: CallArguments<E>): string;
  /** Rejects as the client does. */
  read(args: CallArguments<E>, signal: AbortSignal): Promise<EndpointResponse<E>>;
  invalidate(args: CallArguments<E>): void;
}

/** A client lives as long as its element is shown, and its answers no longer. */
const caches = new WeakMap<HttpClient, Map<string, ResourceCache<unknown>>>();

export function cachedCall<E extends Endpoint>(client: HttpClient, endpoint: E): CachedCall<E> {
  const ofClient = caches.get(client) ?? new Map<string, ResourceCache<unknown>>();
  caches.set(client, ofClient);
  const known = ofClient.get(endpoint.name) ?? createResourceCache<unknown>();
  ofClient.set(endpoint.name, known);
  // By its name a call has one kind of answer.
  const answers = known as ResourceCache<EndpointResponse<E>>;
  const keyOf = ({ params, query, body }: CallArguments<E>) => jsonText([params, query, body]);
  return {
    answers,
    keyOf,
    read: (args, signal) =>
      answers.read(keyOf(args), (shared) => client.call(endpoint, args, { signal: shared }), signal),
    invalidate: (args) => answers.invalidate(keyOf(args)),
  };
}
