/**
 * The elements whose view is plain DOM: see `plain-bridge.ts`. All of it is in their own file, which shares nothing with the
 * files of others: what would have to be shared lies beside React there, and apart from it would cost each page 0.9 KB.
 */
import type { ElementDefinition } from '../element-definition.ts';
import { defineElementWith, type ElementClass } from './define-element-with.ts';
import type { ElementModule } from './element-module.ts';
import { openView, type PlainElementView, textsOf } from './plain-bridge.ts';
import type { ViewBridge } from './view-wait.ts';

export function definePlainElement<const Definition extends ElementDefinition>(
  definition: Definition,
  view: PlainElementView<Definition>,
): ElementClass<Definition> {
  // What a view is, only its own bridge knows.
  const bridge = { openView, textsOf } as unknown as ViewBridge;
  const module = { view } as unknown as ElementModule<Definition>;
  return defineElementWith(
    async () => bridge,
    definition,
    async () => module,
  );
}
