import { doc } from '../../host/doc.ts';
import {
  type ElementDefinition,
  type ElementValues,
  errorEvent,
  flag,
  integer,
  property,
  text,
} from '../../host/element-definition.ts';
import { formAttributes } from '../../host/form-role.ts';
import type { LoadOptions, Option } from './option.ts';

/** The values that are chosen, whether the user, a script or the markup said so. */
export function chosenValues(values: Readonly<Record<string, unknown>>): readonly string[] {
  const { values: chosen, value, multiple, creatable } = values;
  if (Array.isArray(chosen)) return chosen.map(String);
  const said = typeof value === 'string' ? value : '';
  if (said === '') return [];
  return multiple === true || creatable === true ? said.split(',').map((part) => part.trim()) : [said];
}

export const selectDefinition = {
  tag: 'rmm-select',
  summary: doc`Chooses one or several of many: filtered as one types, loaded page by page, or typed`,
  attributes: {
    ...formAttributes,
    value: text(
      doc`What is chosen at first; of several, with commas between them. As a property: the chosen value, the first of several.`,
    ),
    multiple: flag(doc`Several may be chosen.`),
    searchable: flag(doc`Typing filters the options. Several, and those that are loaded, can always be searched.`),
    creatable: flag(doc`Several values that are typed: Enter, a comma, Tab or pasting a list adds them.`),
    placeholder: text(doc`Stands in it while nothing is chosen. Default: the option with an empty value.`),
    clearable: flag(doc`Offers a button that takes away what is chosen.`),
    pageSize: integer(doc`How many options \`loadOptions\` is asked for at once; 50 by default.`),
  },
  properties: {
    options: property<readonly Option[] | undefined>(
      doc`readonly { value: string; label: string; description?: string; disabled?: boolean; disabledReason?: string; group?: string }[] | undefined`,
      doc`What can be chosen. Without it, the element's own option and optgroup children are read, and followed.`,
      undefined,
    ),
    values: property<readonly string[] | undefined>(
      doc`readonly string[] | undefined`,
      doc`All that is chosen, in the order of choosing.`,
      undefined,
    ),
    loadOptions: property<LoadOptions | undefined>(
      doc`((query: { search: string; page: number; pageSize: number; signal: AbortSignal }) => Promise<{ options: readonly Option[]; hasMore: boolean }>) | undefined`,
      doc`Asked for options page by page, from page 0, as somebody types and scrolls.`,
      undefined,
    ),
    selectedOptions: property<readonly Option[] | undefined>(
      doc`readonly { value: string; label: string }[] | undefined`,
      doc`The options of what is chosen, for their labels, where \`loadOptions\` may not have brought them yet.`,
      undefined,
    ),
    validate: property<((text: string) => string | undefined) | undefined>(
      doc`((text: string) => string | undefined) | undefined`,
      doc`With \`creatable\`: what is wrong with a text that somebody wants to add.`,
      undefined,
    ),
  },
  events: { 'rmm-error': errorEvent },
  methods: {},
  parts: {
    'select-field': doc`Label, select and the line under it`,
    label: doc`The label`,
    select: doc`The box`,
    trigger: doc`The button that opens the list`,
    input: doc`The field to type in`,
    chip: doc`One of several chosen values`,
    choices: doc`The open list`,
  },
  cssProperties: {},
  form: {
    value: 'values',
    entry(values) {
      const chosen = chosenValues(values);
      if (chosen.length === 0 || !values.name) return null;
      const entries = new FormData();
      for (const value of chosen) entries.append(String(values.name), value);
      return entries;
    },
    isMissing: (values) => chosenValues(values).length === 0,
    like: 'select',
    save: (chosen) => (Array.isArray(chosen) ? JSON.stringify(chosen) : ''),
    restore(saved) {
      if (saved === '') return undefined;
      const chosen: unknown = JSON.parse(saved);
      return Array.isArray(chosen) ? chosen.map(String) : undefined;
    },
  },
} as const satisfies ElementDefinition;

export type SelectValues = ElementValues<typeof selectDefinition>;
