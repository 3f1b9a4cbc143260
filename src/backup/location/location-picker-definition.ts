import { doc } from '../../host/doc.ts';
import { type ElementDefinition, event, text } from '../../host/element-definition.ts';
import { dialogAttributes, dialogEvents, dialogMethods, dialogParts } from '../recovery/dialog-members.ts';

export interface ChosenLocation {
  nodeId: number;
  /** As the device writes it. */
  path: string;
}

export const locationPickerDefinition = {
  tag: 'rmm-location-picker',
  summary: doc`Browse locations: a folder of a device, chosen in the tree of its folders, new ones made on the way`,
  attributes: {
    ...dialogAttributes,
    path: text(doc`The folder at which it opens; follows what the user applied`),
  },
  properties: {},
  events: {
    ...dialogEvents,
    'rmm-location-request': event<ChosenLocation>(
      doc`ChosenLocation`,
      doc`Apply was pressed; prevented, path stays as it is and the dialog closes`,
      { cancelable: true },
    ),
    'rmm-location-chosen': event<ChosenLocation>(doc`ChosenLocation`, doc`The folder was applied`),
  },
  methods: dialogMethods,
  parts: { ...dialogParts, tree: doc`The tree`, 'tree-item': doc`A folder in it` },
  cssProperties: {},
} as const satisfies ElementDefinition;
