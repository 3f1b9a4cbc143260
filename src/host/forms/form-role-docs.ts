import type { formAttributes } from './form-attributes.ts';

export const formAttributeDocs: Readonly<Record<keyof typeof formAttributes, string>> = {
  name: 'Under which the form submits the value.',
  required: 'The form is not submitted without a value.',
  disabled: 'Cannot be changed, takes no focus, and is not submitted. A disabled fieldset around it does the same.',
  readonly: 'Can be read and focused, and is submitted, but cannot be changed.',
  label: 'Its label. Without one, a label element of the page or an aria-label names it.',
  hint: 'A line of help under it.',
  error: 'What the page found wrong with the value: shown under it, and as its validity.',
};
