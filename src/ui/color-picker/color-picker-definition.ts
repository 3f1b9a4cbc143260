import { choice, type ElementDefinition, errorEvent, property, tagName, text } from '../../host/element-definition.ts';
import { formAttributes } from '../../host/forms/form-attributes.ts';
import type { Swatch } from './swatches.ts';

export const colorPickerDefinition = {
  tag: tagName('color-picker'),
  attributes: {
    ...formAttributes,
    value: text(),
    variant: choice(['inline', 'popover']),
  },
  properties: {
    swatches: property<readonly Swatch[] | undefined>(),
    recent: property<readonly string[] | undefined>(),
  },
  events: { 'rmm-error': errorEvent },
  methods: {},
  form: {
    value: 'value',
    entry: ({ value }) => (value === undefined ? '' : String(value)),
    isMissing: ({ value }) => String(value ?? '').trim() === '',
    like: 'text',
  },
} as const satisfies ElementDefinition;
