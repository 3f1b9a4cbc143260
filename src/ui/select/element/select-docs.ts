import { type DocsOf, errorEventDocs } from '../../../host/element-docs.ts';
import { formAttributeDocs } from '../../../host/forms/form-role-docs.ts';
import type { selectDefinition } from './select-definition.ts';

export const selectDocs: DocsOf<typeof selectDefinition> = {
  summary: 'Chooses one or more options: filtered as the user types, loaded page by page, or entered freely',
  room: { '': 'min-block-size: 32px', '[label]': 'min-block-size: 56px' },
  attributes: {
    ...formAttributeDocs,
    value:
      'What is chosen at first; of several, with commas between them. As a property: the chosen value, the first of several.',
    multiple: 'Several may be chosen.',
    searchable: 'Typing filters the options. Several, and those that are loaded, can always be searched.',
    creatable: 'Several values that are typed: Enter, a comma, Tab or pasting a list adds them.',
    placeholder: 'Stands in it while nothing is chosen. Default: the option with an empty value.',
    clearable: 'Offers a button that takes away what is chosen.',
    pageSize: 'How many options `loadOptions` is asked for at once; 50 by default.',
  },
  properties: {
    options: {
      type: 'readonly { value: string; label: string; description?: string; disabled?: boolean; disabledReason?: string; group?: string }[] | undefined',
      description:
        "What can be chosen. Without it, the element's own option and optgroup children are read, and followed.",
    },
    values: { type: 'readonly string[] | undefined', description: 'All that is chosen, in the order of choosing.' },
    loadOptions: {
      type: '((query: { search: string; page: number; pageSize: number; signal: AbortSignal }) => Promise<{ options: readonly Option[]; hasMore: boolean }>) | undefined',
      description: 'Asked for options page by page, from page 0, as somebody types and scrolls.',
    },
    selectedOptions: {
      type: 'readonly { value: string; label: string }[] | undefined',
      description:
        'The options of what is chosen, for their labels, where `loadOptions` may not have brought them yet.',
    },
    validate: {
      type: '((text: string) => string | undefined) | undefined',
      description: 'With `creatable`: what is wrong with a text that somebody wants to add.',
    },
  },
  events: { 'rmm-error': errorEventDocs },
  parts: {
    'select-field': 'Label, select and the line under it',
    label: 'The label',
    select: 'The box',
    trigger: 'The button that opens the list',
    input: 'The field to type in',
    chip: 'One of several chosen values',
    choices: 'The open list',
  },
  slots: { '': 'option and optgroup elements, read where there are no options' },
};
