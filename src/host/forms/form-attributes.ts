import { flag, text } from '../element-definition.ts';

/** What every element in a form has, as a native control has it. */
export const formAttributes = {
  name: text(),
  required: flag(),
  disabled: flag(),
  readonly: flag(),
  label: text(),
  hint: text(),
  error: text(),
};
