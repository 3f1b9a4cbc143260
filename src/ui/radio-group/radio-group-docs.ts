import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import { formAttributeDocs } from '../../host/forms/form-role-docs.ts';
import type { radioGroupDefinition } from './radio-group-definition.ts';

export const radioGroupDocs: DocsOf<typeof radioGroupDefinition> = {
  summary: 'Chooses one of a few options, as a list or as cards with images',
  room: { '': 'min-block-size: 28px', '[label]': 'min-block-size: 52px' },
  attributes: {
    ...formAttributeDocs,
    value: 'Value of the chosen option; as a property, of what is chosen now.',
    look: 'Default: cards where an option has an image.',
    arrangement: 'Of plain options: below each other, which is the default, or in a line.',
  },
  properties: {
    options: {
      type: "readonly { value: string; label: string; description?: string; disabled?: boolean; image?: string; type?: 'danger'; tooltipText?: string; mountExtra?: (container: HTMLElement) => (() => void) | void }[] | undefined",
      description:
        "What can be chosen. Without it, the element's own option children are read, and followed: value, text, disabled, selected, data-description, data-image, data-type, data-tooltip-text.",
    },
  },
  events: { 'rmm-error': errorEventDocs },
  parts: {
    'radio-group': 'Label, options and the line under them',
    label: 'The label',
    option: 'An option',
    input: 'The circle of an option',
  },
  slots: { '': 'option elements, read where there are no options' },
};
