import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import { formAttributeDocs } from '../../host/forms/form-role-docs.ts';
import type { phoneInputDefinition } from './phone-input-definition.ts';

export const phoneInputDocs: DocsOf<typeof phoneInputDefinition> = {
  summary: 'A phone number with its country: formatted as it is typed, checked, submitted as E.164',
  room: { '': 'min-block-size: 32px', '[label]': 'min-block-size: 56px' },
  attributes: {
    value:
      'The number: E.164 such as +12133734253 when valid (;ext=89 behind it for an extension), what was typed otherwise.',
    country:
      'ISO 3166 code of the country whose numbers are typed; US by default. Follows the user; a value that names its country brings it along.',
    placeholder: 'Stands in the field while it is empty: an example of a number.',
    flagsPath:
      "Folder with a flag for each country, us.svg and so on. By default flags/ beside the bundle; needed where a host's own bundler moved the code.",
    ...formAttributeDocs,
  },
  events: { 'rmm-error': errorEventDocs },
  parts: {
    'phone-input': 'Label, field and the line under it',
    label: 'The label',
    country: 'The button with flag and dial code',
    input: 'The field for the number',
    countries: 'The list of countries, while it is open',
  },
};
