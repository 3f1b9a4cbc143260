import { choice, type ElementDefinition, errorEvent, property, tagName, text } from '../../host/element-definition.ts';
import { formAttributes } from '../../host/forms/form-attributes.ts';
import { chosenRadio, type RadioElementOption, radioOptions } from './radio-markup.ts';

export const radioGroupDefinition = {
  tag: tagName('radio-group'),
  attributes: {
    ...formAttributes,
    value: text(),
    look: choice(['plain', 'cards']),
    arrangement: choice(['column', 'row']),
  },
  properties: {
    options: property<readonly RadioElementOption[] | undefined>(),
  },
  events: { 'rmm-error': errorEvent },
  methods: {},
  form: {
    value: 'value',
    read: chosenRadio,
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
