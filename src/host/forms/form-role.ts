/**
 * How an element takes part in a form, as data of its definition. No React, no DOM: the shell submits the right value
 * before any view has come.
 */

export interface FormRole {
  /** Name of the value that the user changes: `value`, `checked`, `files`. Its attribute is what a reset goes back to. */
  value: string;
  /** What a page reads under that name, where it is another than the view keeps. */
  read?(values: Readonly<Record<string, unknown>>, element: HTMLElement): unknown;
  /** What the form submits under the element's `name`; `null` submits nothing. */
  entry(values: Readonly<Record<string, unknown>>, element: HTMLElement): string | File | FormData | null;
  /** Whether a required element has nothing in it. */
  isMissing(values: Readonly<Record<string, unknown>>, element: HTMLElement): boolean;
  /** `isMissing` says it all: also an element that is not required may lack something. */
  asksItself?: boolean;
  /** The native control whose words the browser says where a required value is missing. */
  like: 'text' | 'checkbox' | 'radio' | 'file' | 'select';
  /** The value as a text that the browser keeps for going back to the page, and back. Default: texts as they are. */
  save?(value: unknown): string;
  restore?(saved: string): unknown;
}
