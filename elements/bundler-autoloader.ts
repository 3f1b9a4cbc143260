/**
 * The autoloader for hosts with a bundler, which ships as `elements/autoloader.js`: the one that a page names makes
 * addresses at run time, where a bundler finds nothing to put into its output.
 */
import { createDiscovery } from './discovery.ts';
import { lazyEntries } from './lazy-entries.ts';

export const discover = createDiscovery((name) =>
  Object.hasOwn(lazyEntries, name) ? lazyEntries[name]?.() : undefined,
);
void discover();
