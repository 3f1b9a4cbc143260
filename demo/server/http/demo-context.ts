import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';

export interface DemoEnvironment {
  Bindings: HttpBindings;
  Variables: {
    /** The name of a GraphQL operation of the contract, for whoever tells of the call. */
    operation?: string;
  };
}
export type DemoContext = Context<DemoEnvironment>;
export type DemoApp = Hono<DemoEnvironment>;
