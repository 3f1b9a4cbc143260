import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import { formAttributeDocs } from '../../host/forms/form-role-docs.ts';
import type { colorPickerDefinition } from './color-picker-definition.ts';

export const colorPickerDocs: DocsOf<typeof colorPickerDefinition> = {
  summary: 'Chooses a color: hex, swatches, saturation and brightness, hue',
  room: { '': 'min-block-size: 32px', '[label]': 'min-block-size: 56px' },
  attributes: {
    ...formAttributeDocs,
    value:
      'The color as #rrggbb. Other spellings (#rgb, rgb(), names) are read too. What the user typed stands here as it is while it is no color.',
    variant: 'The whole picker in the page, which is the default, or a button that opens it.',
  },
  properties: {
    swatches: {
      type: 'readonly { value: string; label?: string }[] | undefined',
      description: 'Colors to choose from, in the place of the fifteen presets.',
    },
    recent: {
      type: 'readonly string[] | undefined',
      description: 'Colors that were used last, newest first; the first five are shown. The page keeps them.',
    },
  },
  events: { 'rmm-error': errorEventDocs },
  parts: {
    field: 'Label, picker and the line under it',
    label: 'The label',
    'color-picker': 'The picker',
    input: 'The hex field',
    chip: 'The color beside the hex',
    swatch: 'A swatch',
    area: 'Saturation and brightness',
    hue: 'The hue slider',
    button: 'The button that opens the picker',
    popover: 'What the button opens',
  },
};
