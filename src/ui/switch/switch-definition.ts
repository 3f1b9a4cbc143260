import { doc } from '../../host/doc.ts';
import { type ElementDefinition, errorEvent, flag, text } from '../../host/element-definition.ts';
import { formAttributes } from '../../host/form-role.ts';

export const switchDefinition = {
  tag: 'rmm-switch',
  summary: doc`Switches one thing on and off`,
  attributes: {
    ...formAttributes,
    checked: flag(doc`Whether it is on; as a property, whether it is on now.`),
    value: {
      ...text(doc`What the form submits under its name while it is on; nothing is submitted while it is off.`),
      initial: 'on' as string | undefined,
    },
  },
  properties: {},
  events: { 'rmm-error': errorEvent },
  methods: {},
  parts: {
    switch: doc`Switch, label and the line under them`,
    label: doc`The label`,
    input: doc`The switch`,
  },
  cssProperties: {},
  form: {
    value: 'checked',
    entry: ({ checked, value }) => (checked === true ? String(value ?? 'on') : null),
    isMissing: ({ checked }) => checked !== true,
    like: 'checkbox',
    save: (checked) => (checked === true ? 'on' : 'off'),
    restore: (saved) => saved === 'on',
  },
} as const satisfies ElementDefinition;
