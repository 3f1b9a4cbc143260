import { action } from '@preact/signals-core';

/**
 * Functions that do something: what they change is told at once, and what they read is not tracked. `createModel` would
 * make such actions of the functions that views read through as well, and a cell would then never repaint.
 */
export function verbs<Verbs extends object>(all: Verbs): NoInfer<Verbs> {
  return Object.fromEntries(Object.entries(all).map(([name, verb]) => [name, action(verb)])) as Verbs;
}
