import { doc } from '../../host/doc.ts';
import { errorEvent, text } from '../../host/element-definition.ts';
import { type FormRole, formAttributes } from '../../host/form-role.ts';

export const phoneInputDefinition = {
  tag: 'rmm-phone-input',
  summary: doc`A phone number with its country: formatted as it is typed, checked, submitted as E.164`,
  attributes: {
    value: text(
      doc`The number: E.164 such as +12133734253 when valid (;ext=89 behind it for an extension), what was typed otherwise.`,
    ),
    country: text(
      doc`ISO 3166 code of the country whose numbers are typed; US by default. Follows the user; a value that names its country brings it along.`,
    ),
    placeholder: text(doc`Stands in the field while it is empty: an example of a number.`),
    flagsPath: text(
      doc`Folder with a flag for each country, us.svg and so on. By default flags/ beside the bundle; needed where a host's own bundler moved the code.`,
    ),
    ...formAttributes,
  },
  properties: {},
  events: { 'rmm-error': errorEvent },
  methods: {},
  parts: {
    'phone-input': doc`Label, field and the line under it`,
    label: doc`The label`,
    country: doc`The button with flag and dial code`,
    input: doc`The field for the number`,
    countries: doc`The list of countries, while it is open`,
  },
  cssProperties: {},
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
