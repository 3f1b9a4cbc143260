import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import { formAttributeDocs } from '../../host/forms/form-role-docs.ts';
import type { switchDefinition } from './switch-definition.ts';

export const switchDocs: DocsOf<typeof switchDefinition> = {
  summary: 'Turns a setting on or off',
  room: { '': 'min-block-size: 28px' },
  attributes: {
    ...formAttributeDocs,
    checked: 'Whether it is on; as a property, whether it is on now.',
    value: 'What the form submits under its name while it is on; nothing is submitted while it is off.',
  },
  events: { 'rmm-error': errorEventDocs },
  parts: { switch: 'Switch, label and the line under them', label: 'The label', input: 'The switch' },
};
