import { defineElement } from '../../src/host/define-element.ts';
import { defineFormElement, type FormElementDefinition } from '../../src/host/define-form-element.ts';
import type { ElementDefinition } from '../../src/host/element-definition.ts';
import type { ElementModule } from '../../src/host/element-module.ts';

/** As the entry of its element defines it: with a part in forms where it has one. */
export function defineAny(definition: ElementDefinition, load: () => Promise<ElementModule<ElementDefinition>>) {
  return hasForm(definition)
    ? defineFormElement<FormElementDefinition>(definition, load)
    : defineElement(definition, load);
}

function hasForm(definition: ElementDefinition): definition is FormElementDefinition {
  return definition.form !== undefined;
}
