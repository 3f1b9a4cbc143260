import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';

export interface DemoEnvironment {
  Bindings: HttpBindings;
}
export type DemoContext = Context<DemoEnvironment>;
export type DemoApp = Hono<DemoEnvironment>;
