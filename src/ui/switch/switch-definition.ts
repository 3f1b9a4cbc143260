import { type ElementDefinition, errorEvent, flag, tagName, text } from '../../host/element-definition.ts';
import { formAttributes } from '../../host/forms/form-attributes.ts';

export const switchDefinition = {
  tag: tagName('switch'),
  attributes: {
    ...formAttributes,
    checked: flag(),
    value: text('on'),
  },
  properties: {},
  events: { 'rmm-error': errorEvent },
  methods: {},
  form: {
    value: 'checked',
    entry: ({ checked, value }) => (checked === true ? String(value ?? 'on') : null),
    isMissing: ({ checked }) => checked !== true,
    like: 'checkbox',
    save: (checked) => (checked === true ? 'on' : 'off'),
    restore: (saved) => saved === 'on',
  },
} as const satisfies ElementDefinition;
