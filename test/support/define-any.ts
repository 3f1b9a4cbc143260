import { defineElement, type ElementOptions } from '../../src/host/element/define-element.ts';
import { defineElementWith } from '../../src/host/element/define-element-with.ts';
import type { ElementModule } from '../../src/host/element/element-module.ts';
import type { ViewBridge } from '../../src/host/element/view-wait.ts';
import type { ElementDefinition } from '../../src/host/element-definition.ts';
import { defineFormElement, type FormElementDefinition } from '../../src/host/forms/define-form-element.ts';

/** As the entry of its element defines it: with a part in forms where it has one. */
export function defineAny(
  definition: ElementDefinition,
  load: () => Promise<ElementModule<ElementDefinition>>,
  options?: ElementOptions<ElementDefinition>,
) {
  return hasForm(definition)
    ? defineFormElement<FormElementDefinition>(definition, load)
    : defineElement(definition, load, options);
}

/** As `definePlainElement` defines it, with a view that may come later, or not at all. */
export function definePlain(definition: ElementDefinition, load: () => Promise<ElementModule<ElementDefinition>>) {
  const bridge = () => import('../../src/host/element/plain-bridge.ts') as unknown as Promise<ViewBridge>;
  return defineElementWith(bridge, definition, load);
}

function hasForm(definition: ElementDefinition): definition is FormElementDefinition {
  return definition.form !== undefined;
}
