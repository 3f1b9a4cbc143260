import { doc } from '../../host/doc.ts';
import { choice, type ElementDefinition, errorEvent, property, text } from '../../host/element-definition.ts';
import { formAttributes } from '../../host/form-role.ts';
import type { Swatch } from './swatches.ts';

export const colorPickerDefinition = {
  tag: 'rmm-color-picker',
  summary: doc`Chooses a color: hex, swatches, saturation and brightness, hue`,
  attributes: {
    ...formAttributes,
    value: text(
      doc`The color as #rrggbb. Other spellings (#rgb, rgb(), names) are read too. What the user typed stands here as it is while it is no color.`,
    ),
    variant: choice(
      ['inline', 'popover'],
      doc`The whole picker in the page, which is the default, or a button that opens it.`,
    ),
  },
  properties: {
    swatches: property<readonly Swatch[] | undefined>(
      doc`readonly { value: string; label?: string }[] | undefined`,
      doc`Colors to choose from, in the place of the fifteen presets.`,
      undefined,
    ),
    recent: property<readonly string[] | undefined>(
      doc`readonly string[] | undefined`,
      doc`Colors that were used last, newest first; the first five are shown. The page keeps them.`,
      undefined,
    ),
  },
  events: { 'rmm-error': errorEvent },
  methods: {},
  parts: {
    field: doc`Label, picker and the line under it`,
    label: doc`The label`,
    'color-picker': doc`The picker`,
    input: doc`The hex field`,
    chip: doc`The color beside the hex`,
    swatch: doc`A swatch`,
    area: doc`Saturation and brightness`,
    hue: doc`The hue slider`,
    button: doc`The button that opens the picker`,
    popover: doc`What the button opens`,
  },
  cssProperties: {},
  form: {
    value: 'value',
    entry: ({ value }) => (value === undefined ? '' : String(value)),
    isMissing: ({ value }) => String(value ?? '').trim() === '',
    like: 'text',
  },
} as const satisfies ElementDefinition;
