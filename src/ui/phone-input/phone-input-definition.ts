import { errorEvent, tagName, text } from '../../host/element-definition.ts';
import { formAttributes } from '../../host/forms/form-attributes.ts';
import type { FormRole } from '../../host/forms/form-role.ts';

export const phoneInputDefinition = {
  tag: tagName('phone-input'),
  attributes: {
    value: text(),
    country: text(),
    placeholder: text(),
    flagsPath: text(),
    ...formAttributes,
  },
  properties: {},
  events: { 'rmm-error': errorEvent },
  methods: {},
  form: {
    value: 'value',
    entry: ({ value }) => numberIn(value),
    isMissing: ({ value }) => numberIn(value) === '',
    like: 'text',
  } satisfies FormRole,
} as const;

/** A dial prefix alone is no number (spec 003 §5); the longest has three digits. */
function numberIn(value: unknown): string {
  const number = typeof value === 'string' ? value.trim() : '';
  return /^(?:\+|00)\d{0,3}$/.test(number) ? '' : number;
}
