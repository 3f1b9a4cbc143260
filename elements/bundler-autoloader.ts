/**
 * The autoloader for hosts with a bundler, which ships as `elements/autoloader.js`: the one that a page names makes
 * addresses at run time, where a bundler finds nothing to put into its output.
 */
import { createDiscovery, type Discover } from './discovery.ts';
import { lazyEntries } from './lazy-entries.ts';

// On a server that renders the page there is nothing to look at.
export const discover: Discover =
  typeof document === 'undefined'
    ? async () => ({ loaded: [], failed: [] })
    : createDiscovery((name) => (Object.hasOwn(lazyEntries, name) ? lazyEntries[name]?.() : undefined));
void discover();
