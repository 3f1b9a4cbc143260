/** The two pretend providers, in a process of their own. Started by `start-providers.ts`, and gone with whoever did. */
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import * as z from 'zod/mini';
import type { ProviderWorld } from './provider-data.ts';
import { providerServer } from './provider-server.ts';
import { ProviderStore } from './provider-store.ts';

/** What it is told once. */
export interface ProviderProcessOrder {
  /** Where what is changed at the providers is kept. */
  file: string;
  world: ProviderWorld;
  username: string;
  password: string;
  controlToken: string;
}

/** What it tells once. */
export interface ProviderProcessNews {
  url: string;
}

z.config(z.locales.en());
process.once('disconnect', () => process.exit(0));
process.once('message', ({ file, world, ...access }: ProviderProcessOrder) => {
  const app = providerServer({ store: new ProviderStore(file, world), ...access });
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, '127.0.0.1', () => {
    const news: ProviderProcessNews = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
    process.send?.(news);
  });
});
