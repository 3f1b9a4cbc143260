import { jsonText } from '../../../base/json-text.ts';
import {
  type ElementDefinition,
  type ElementValues,
  errorEvent,
  flag,
  integer,
  property,
  tagName,
  text,
} from '../../../host/element-definition.ts';
import { formAttributes } from '../../../host/forms/form-attributes.ts';
import type { LoadOptions, Option } from '../option.ts';

/** The values that are chosen, whether the user, a script or the markup said so. */
export function chosenValues(values: Readonly<Record<string, unknown>>): readonly string[] {
  const { values: chosen, value, multiple, creatable } = values;
  if (Array.isArray(chosen)) return chosen.map(String);
  const said = typeof value === 'string' ? value : '';
  if (said === '') return [];
  return multiple === true || creatable === true ? said.split(',').map((part) => part.trim()) : [said];
}

export const selectDefinition = {
  tag: tagName('select'),
  attributes: {
    ...formAttributes,
    value: text(),
    multiple: flag(),
    searchable: flag(),
    creatable: flag(),
    placeholder: text(),
    clearable: flag(),
    pageSize: integer(),
  },
  properties: {
    options: property<readonly Option[] | undefined>(),
    values: property<readonly string[] | undefined>(),
    loadOptions: property<LoadOptions | undefined>(),
    selectedOptions: property<readonly Option[] | undefined>(),
    validate: property<((text: string) => string | undefined) | undefined>(),
  },
  events: { 'rmm-error': errorEvent },
  methods: {},
  form: {
    value: 'values',
    read: (values) => values.values ?? chosenValues(values),
    entry(values) {
      const chosen = chosenValues(values);
      if (chosen.length === 0 || !values.name) return null;
      const entries = new FormData();
      for (const value of chosen) entries.append(String(values.name), value);
      return entries;
    },
    isMissing: (values) => chosenValues(values).length === 0,
    like: 'select',
    save: (chosen) => (Array.isArray(chosen) ? jsonText(chosen) : ''),
    restore(saved) {
      if (saved === '') return undefined;
      const chosen: unknown = JSON.parse(saved);
      return Array.isArray(chosen) ? chosen.map(String) : undefined;
    },
  },
} as const satisfies ElementDefinition;

export type SelectValues = ElementValues<typeof selectDefinition>;
