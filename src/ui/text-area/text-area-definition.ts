import { type ElementDefinition, errorEvent, flag, integer, tagName, text } from '../../host/element-definition.ts';
import { formAttributes } from '../../host/forms/form-attributes.ts';
import { limits } from '../limits.ts';

export const textAreaDefinition = {
  tag: tagName('text-area'),
  attributes: {
    ...formAttributes,
    value: text(),
    placeholder: text(),
    maxLength: integer(limits.textArea.maxLength),
    unlimited: flag(),
  },
  properties: {},
  events: { 'rmm-error': errorEvent },
  methods: {},
  form: {
    value: 'value',
    entry: ({ value }) => textOf(value),
    isMissing: ({ value }) => textOf(value) === '',
    like: 'text',
    save: textOf,
  },
} as const satisfies ElementDefinition;

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}
