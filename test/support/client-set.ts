/** A client against a backend in the page, with two endpoints of a small contract. */
import { signal } from '@preact/signals-core';
import * as z from 'zod/mini';
import { configurationFor } from '../../src/host/configuration/configuration.ts';
import type { Configuration } from '../../src/host/configuration/configuration-types.ts';
import { endpoint } from '../../src/host/http/endpoint.ts';
import { type CallOptions, createHttpClient } from '../../src/host/http/http-client.ts';
import { operation } from '../../src/host/http/operation.ts';
import { isNews } from '../../src/host/http/reported-errors.ts';
import { fakeBackend, json } from './fake-backend.ts';

export const readThing = endpoint({
  name: 'readThing',
  summary: 'A thing',
  method: 'GET',
  path: '/things/{id}',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.optional(z.number()), tag: z.optional(z.array(z.string())) }),
  body: z.object({}),
  response: z.object({ name: z.string() }),
  source: 'test',
});

export const saveThing = endpoint({
  ...readThing,
  name: 'saveThing',
  method: 'POST',
  body: z.object({ name: z.string() }),
  response: z.object({ resultCode: z.string() }),
});

export const getThing = operation({
  name: 'GetThing',
  kind: 'query',
  summary: 'A thing',
  document: 'query GetThing($id: ID!) { thing(id: $id) { name } }',
  variables: z.object({ id: z.string() }),
  response: z.object({ thing: z.object({ name: z.string() }) }),
  source: 'test',
});

export const renameThing = operation({
  name: 'RenameThing',
  kind: 'mutation',
  summary: 'Renames a thing',
  document: 'mutation RenameThing($name: String!) { renameThing(name: $name) { name } }',
  variables: z.object({ name: z.string() }),
  response: z.object({ renameThing: z.object({ name: z.string() }) }),
  source: 'test',
});

export const thing = json({ name: 'Ada' });
/** Retry at once, so that no test waits for the back-off. */
export const now = { 'retry-after': '0' };

export function clientSet(configuration: Partial<Configuration> = {}) {
  const backend = fakeBackend(thing);
  const reports: unknown[] = [];
  const lifetime = new AbortController();
  const defaults = configurationFor(document.body).signal.peek();
  const current = signal<Configuration>({
    ...defaults,
    fetch: backend.fetch,
    ...configuration,
  });
  const report = (error: unknown) => {
    if (isNews(error)) reports.push(error);
  };
  const client = createHttpClient({ configuration: current, lifetime: lifetime.signal, report });
  return {
    backend,
    reports,
    lifetime,
    configuration: current,
    read: (options: CallOptions = {}) => client.call(readThing, { params: { id: '7' } }, options),
    save: (options: CallOptions = {}) =>
      client.call(saveThing, { params: { id: '7' }, body: { name: 'Ada' } }, options),
    query: (options: CallOptions = {}) => client.execute(getThing, { id: '7' }, options),
    mutate: (options: CallOptions = {}) => client.execute(renameThing, { name: 'Ada' }, options),
    client,
  };
}
