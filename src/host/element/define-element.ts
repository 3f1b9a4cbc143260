/** The elements whose view is React's, which is nearly all of them: see `react-bridge.ts`. */
import type { ElementDefinition } from '../element-definition.ts';
import { defineElementWith, type ElementClass, type ElementOptions } from './define-element-with.ts';
import type { ElementModule } from './element-module.ts';

export type { ElementClass, ElementOptions } from './define-element-with.ts';

/** Registers the element, unless the page has one of that name already: then the first stays. */
export const defineElement = <const Definition extends ElementDefinition>(
  definition: Definition,
  load: () => Promise<ElementModule<Definition>>,
  options?: ElementOptions<Definition>,
): ElementClass<Definition> => defineElementWith(() => import('./react-bridge.ts'), definition, load, options);
