import { jsonText } from '../../base/json-text.ts';
import { type ElementDefinition, errorEvent, property, tagName } from '../../host/element-definition.ts';
import { formAttributes } from '../../host/forms/form-attributes.ts';
import type { ScriptVariable } from './script-variable.ts';
import {
  isMissingValues,
  keptValues,
  readValues,
  type ScriptVariableValues,
  submittedValues,
} from './variable-values.ts';

export const scriptVariablesDefinition = {
  tag: tagName('script-variables'),
  attributes: { ...formAttributes },
  properties: {
    variables: property<readonly ScriptVariable[] | undefined>(),
    value: property<ScriptVariableValues | undefined>(),
  },
  events: { 'rmm-error': errorEvent },
  methods: {},
  form: {
    value: 'value',
    read: readValues,
    entry: submittedValues,
    isMissing: isMissingValues,
    asksItself: true,
    like: 'text',
    save: (value) => jsonText(keptValues({ value })),
    restore: (saved) => JSON.parse(saved),
  },
} as const satisfies ElementDefinition;
