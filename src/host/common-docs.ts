/** What is said of the members that elements have without naming them in their definitions. */
import type { EventDocs, MethodDocs, PropertyDocs } from './element-docs.ts';
import type { FormMembers } from './forms/form-element.ts';

interface CommonAttributeDocs {
  type: string;
  description: string;
}

/** Of `commonAttributes`. */
export const commonAttributeDocs: Readonly<Record<'lang' | 'dir' | 'theme', CommonAttributeDocs>> = {
  lang: { type: 'string', description: 'Language, a BCP 47 tag; by default that of the configuration or of the page' },
  dir: {
    type: "'ltr' | 'rtl'",
    description: 'Reading direction; by default that of an ancestor, else that of the language',
  },
  theme: { type: "'light' | 'dark' | 'auto'", description: 'auto follows the color-scheme of the page around' },
};

/** Fired by what holds a value of a form, as a native control does. */
export const formEventDocs: Readonly<Record<'input' | 'change' | 'invalid', EventDocs>> = {
  input: { detail: 'Event', description: 'The user changes the value' },
  change: { detail: 'Event', description: 'The user has changed the value, and is done with it' },
  invalid: {
    detail: 'Event',
    description: 'Its form was submitted, or its validity asked for, and the value is wrong',
  },
};

type MethodNames = 'checkValidity' | 'reportValidity' | 'setCustomValidity';

export const formPropertyDocs: Readonly<Record<Exclude<keyof FormMembers, MethodNames>, PropertyDocs>> = {
  form: { type: 'HTMLFormElement | null', description: 'The form that it belongs to' },
  labels: { type: 'NodeList', description: 'The label elements of the page that name it' },
  validity: { type: 'ValidityState', description: 'What is wrong with the value' },
  validationMessage: { type: 'string', description: 'The same in words, in the language of the browser' },
  willValidate: { type: 'boolean', description: 'Whether its form looks at its validity' },
};

export const formMethodDocs: Readonly<Record<MethodNames, MethodDocs>> = {
  checkValidity: { signature: '() => boolean', description: 'Whether the value is right; fires invalid if not' },
  reportValidity: { signature: '() => boolean', description: 'The same, and tells the user' },
  setCustomValidity: {
    signature: '(message: string) => void',
    description: 'Makes the value wrong for a reason of the page; an empty text takes that back',
  },
};
