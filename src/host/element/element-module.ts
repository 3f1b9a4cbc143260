import type { ComponentType } from 'react';
import type { ElementDefinition, ElementValues } from '../element-definition.ts';

/** What a feature's module exports for its element. */
export interface ElementModule<Definition extends ElementDefinition> {
  view: ComponentType<ElementValues<Definition> & {}>;
}
