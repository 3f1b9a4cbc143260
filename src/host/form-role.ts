/**
 * How an element takes part in a form, as data of its definition. No React, no DOM: the shell submits the right value
 * before any view has come.
 */
import { doc } from './doc.ts';
import { flag, text } from './element-definition.ts';

export interface FormRole {
  /** Name of the value that the user changes: `value`, `checked`, `files`. Its attribute is what a reset goes back to. */
  value: string;
  /** What the form submits under the element's `name`; `null` submits nothing. */
  entry(values: Readonly<Record<string, unknown>>, element: HTMLElement): string | File | FormData | null;
  /** Whether a required element has nothing in it. */
  isMissing(values: Readonly<Record<string, unknown>>, element: HTMLElement): boolean;
  /** The native control whose words the browser says where a required value is missing. */
  like: 'text' | 'checkbox' | 'radio' | 'file' | 'select';
  /** The value as a text that the browser keeps for going back to the page, and back. Default: texts as they are. */
  save?(value: unknown): string;
  restore?(saved: string): unknown;
}

/** What every element in a form has, as a native control has it. */
export const formAttributes = {
  name: text(doc`Under which the form submits the value.`),
  required: flag(doc`The form is not submitted without a value.`),
  disabled: flag(
    doc`Cannot be changed, takes no focus, and is not submitted. A disabled fieldset around it does the same.`,
  ),
  readonly: flag(doc`Can be read and focused, and is submitted, but cannot be changed.`),
  label: text(doc`Its label. Without one, a label element of the page or an aria-label names it.`),
  hint: text(doc`A line of help under it.`),
  error: text(doc`What the page found wrong with the value: shown under it, and as its validity.`),
};
