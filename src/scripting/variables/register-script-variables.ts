/** Registers `<rmm-script-variables>`. */
import type { ElementOf } from '../../host/element-definition.ts';
import { defineFormElement } from '../../host/forms/define-form-element.ts';
import { scriptVariablesDefinition } from './script-variables-definition.ts';

export type { ScriptVariable, ScriptVariableType } from './script-variable.ts';
export type { ScriptVariableValue, ScriptVariableValues } from './variable-values.ts';

export const ScriptVariablesElement = defineFormElement(scriptVariablesDefinition, async () => {
  const { ScriptVariablesElement: view } = await import('./script-variables-element.tsx');
  return { view };
});
export type ScriptVariablesElement = ElementOf<typeof scriptVariablesDefinition>;
