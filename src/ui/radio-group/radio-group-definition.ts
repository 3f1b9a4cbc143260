import { doc } from '../../host/doc.ts';
import { choice, type ElementDefinition, errorEvent, property, text } from '../../host/element-definition.ts';
import { formAttributes } from '../../host/form-role.ts';
import { chosenRadio, type RadioElementOption, radioOptions } from './radio-markup.ts';

export const radioGroupDefinition = {
  tag: 'rmm-radio-group',
  summary: doc`Chooses one of a few, as a list or as cards with pictures`,
  attributes: {
    ...formAttributes,
    value: text(doc`Value of the chosen option; as a property, of what is chosen now.`),
    look: choice(['plain', 'cards'], doc`Default: cards where an option has an image.`),
    arrangement: choice(
      ['column', 'row'],
      doc`Of plain options: below each other, which is the default, or in a line.`,
    ),
  },
  properties: {
    options: property<readonly RadioElementOption[] | undefined>(
      doc`readonly { value: string; label: string; description?: string; disabled?: boolean; image?: string; type?: 'danger'; tooltipText?: string; mountExtra?: (container: HTMLElement) => (() => void) | void }[] | undefined`,
      doc`What can be chosen. Without it, the element's own option children are read, and followed: value, text, disabled, selected, data-description, data-image, data-type, data-tooltip-text.`,
      undefined,
    ),
  },
  events: { 'rmm-error': errorEvent },
  methods: {},
  parts: {
    'radio-group': doc`Label, options and the line under them`,
    label: doc`The label`,
    option: doc`An option`,
    input: doc`The circle of an option`,
  },
  cssProperties: {},
  form: {
    value: 'value',
    entry(values, element) {
      const chosen = chosenRadio(values, element);
      const option = radioOptions(values, element).find(({ value }) => value === chosen);
      return chosen === undefined || option?.disabled === true ? null : chosen;
    },
    // Nothing is required of somebody who can choose nothing.
    isMissing: (values, element) =>
      chosenRadio(values, element) === undefined &&
      !radioOptions(values, element).every(({ disabled }) => disabled === true),
    like: 'radio',
    restore: (saved) => (saved === '' ? undefined : saved),
  },
} as const satisfies ElementDefinition;
