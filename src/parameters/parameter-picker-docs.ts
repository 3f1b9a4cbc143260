import { type DocsOf, errorEventDocs } from '../host/element-docs.ts';
import { formAttributeDocs } from '../host/forms/form-role-docs.ts';
import type { parameterPickerDefinition } from './parameter-picker-definition.ts';

export const parameterPickerDocs: DocsOf<typeof parameterPickerDefinition> = {
  summary:
    'Chooses what a policy’s task is about: volumes to defragment, media state, system restore, a Windows service',
  room: { '': 'min-block-size: 56px' },
  attributes: {
    ...formAttributeDocs,
    name: 'Under which the form submits the value: as text where it is text, else as JSON.',
    kind: 'What is chosen: `defrag-volumes`, `media-state`, `system-restore` or `windows-service`. Nothing is shown without it.',
    serviceAction:
      'What is done to a Windows service: `start-stop`, the default, or `enable-disable`; the value then has `start` or `enable`.',
    nodeId: 'The device whose Windows services are offered. Without it, those that any device has.',
  },
  properties: {
    value: {
      type: "{ volumeName: 'BOOT' | 'ALL' | 'BOOT_AND_RECOVERY'; checkList: 'INCLUDE' | 'EXCLUDE' } | 'ENABLE' | 'DISABLE' | 'TURN_ON' | 'TURN_OFF' | { serviceName: string; displayName: string; start?: boolean; enable?: boolean } | undefined",
      description:
        'What is chosen, by kind: volumes, included unless they are excluded; ENABLE or DISABLE for a media state; TURN_ON or TURN_OFF for system restore; a service, and whether it is started or stopped, or enabled or disabled. `undefined` as long as nothing is',
    },
  },
  events: { 'rmm-error': errorEventDocs },
  parts: {
    field: 'What several choices are about',
    label: 'A label',
    input: 'A choice, or where a service is searched for',
  },
};
