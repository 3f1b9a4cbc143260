import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import { formAttributeDocs } from '../../host/forms/form-role-docs.ts';
import type { scriptVariablesDefinition } from './script-variables-definition.ts';

export const scriptVariablesDocs: DocsOf<typeof scriptVariablesDefinition> = {
  summary: 'Asks for the variables of a script before it runs: text, numbers, dates, choices, addresses',
  room: { '': 'min-block-size: 20px' },
  attributes: {
    ...formAttributeDocs,
    name: 'Under which the form submits the values, as JSON.',
    required: 'The form is not submitted unless something is filled in. What each variable requires, it says itself.',
    label: 'Heading of the variables. Without one, they have a name for screen readers only.',
  },
  properties: {
    variables: {
      type: "readonly { name: string; calculatedName: string; type: 'TEXT' | 'INTEGER' | 'DECIMAL' | 'CHECKBOX' | 'DATE' | 'DATETIME' | 'DROPDOWN' | 'IPADDRESS'; description?: string | null; required?: boolean; valueList?: readonly string[] | null }[] | undefined",
      description:
        'What is asked for. One that cannot be read is reported and left out. What was filled in is kept when the list changes, also of variables that go and come back',
    },
    value: {
      type: 'Readonly<Record<string, string | boolean>> | undefined',
      description:
        'What is filled in, by `calculatedName`; what is empty is not in it. A CHECKBOX is true or false, a DATE `2027-03-31`, a DATETIME `2027-03-31T14:30` without a time zone; an INTEGER and a DECIMAL are text, with all their digits and a decimal point',
    },
  },
  events: { 'rmm-error': errorEventDocs },
  parts: { field: 'All variables, with their heading', label: 'A label', input: 'What is filled in' },
};
