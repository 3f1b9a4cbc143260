import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import { formAttributeDocs } from '../../host/forms/form-role-docs.ts';
import type { textAreaDefinition } from './text-area-definition.ts';

export const textAreaDocs: DocsOf<typeof textAreaDefinition> = {
  summary: 'Multi-line text that grows with its content, with a character counter',
  room: { '': 'min-block-size: 100px', '[label]': 'min-block-size: 124px' },
  attributes: {
    ...formAttributeDocs,
    value: 'What is in it; as a property, what is in it now.',
    placeholder: 'Stands in it while it is empty: an example, not the label.',
    maxLength:
      'How long the text may be, 250 by default, counted as browsers count: most characters are one, an emoji is two or more. No more can be typed.',
    unlimited: 'Any length, and no counter.',
  },
  events: { 'rmm-error': errorEventDocs },
  parts: {
    'text-area': 'Label, text and the line under it',
    label: 'The label',
    input: 'The text',
    counter: 'How many characters there are, and may be',
  },
};
