/**
 * An entry may be imported where there are no elements: by a server that renders the page around them, or by tests in
 * jsdom or happy-dom, whose elements can be no part of a form. Nothing is registered there, the tags stay inert, and the
 * class that an entry exports is to be named, not to be made.
 */
import type { ElementDefinition } from '../element-definition.ts';

export const isBrowser = typeof ElementInternals === 'function' && 'setFormValue' in ElementInternals.prototype;

export function inertClass(definition: ElementDefinition): unknown {
  return Object.assign(class {}, { definition });
}
