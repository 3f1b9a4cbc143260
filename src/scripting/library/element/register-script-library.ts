/** Registers `<rmm-script-library>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../../host/element/define-element.ts';
import type { ElementOf } from '../../../host/element-definition.ts';
import { scriptLibraryDefinition } from './script-library-definition.ts';

export type { ScriptOpening, ScriptsChange } from './script-library-definition.ts';

export const ScriptLibraryElement = defineElement(scriptLibraryDefinition, async () => {
  const { ScriptLibraryElement: view } = await import('./script-library-element.tsx');
  return { view };
});
export type ScriptLibraryElement = ElementOf<typeof scriptLibraryDefinition>;
