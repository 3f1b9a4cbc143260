import type { ParameterValue } from '../../elements/parameter-picker.ts';
import type { Sample } from './sample.ts';

const chosen = (value: ParameterValue) => (element: HTMLElement) => void Object.assign(element, { value });

/** Says what is wrong, once its code is there. */
async function reported(element: HTMLElement): Promise<void> {
  await customElements.whenDefined(element.localName);
  (element as HTMLElement & { reportValidity(): boolean }).reportValidity();
}

export const parameterPickerSample: Sample = {
  attributes: { kind: 'windows-service', label: 'Windows service', name: 'service', 'node-id': '2' },
  look: { kind: 'media-state', label: 'Media state' },
  hasOwnHeight: true,
  markup: '<rmm-parameter-picker kind="windows-service" node-id="2" label="Windows service"></rmm-parameter-picker>',
  states: [
    {
      name: 'Service to enable or disable',
      attributes: { kind: 'windows-service', 'service-action': 'enable-disable', label: 'Windows service' },
      setUp: chosen({ serviceName: 'Spooler', displayName: 'Print Spooler', enable: false }),
    },
    {
      name: 'Device without services',
      attributes: { kind: 'windows-service', label: 'Windows service', 'node-id': '3' },
    },
    {
      name: 'Service of an unknown device',
      attributes: { kind: 'windows-service', label: 'Windows service', 'node-id': '999999' },
    },
    {
      name: 'Volumes to defragment',
      attributes: { kind: 'defrag-volumes', label: 'Volumes to defragment', name: 'volumes' },
      setUp: chosen({ volumeName: 'BOOT_AND_RECOVERY', checkList: 'INCLUDE' }),
    },
    { name: 'Media state', attributes: { kind: 'media-state', label: 'Media state', name: 'media' } },
    {
      name: 'System restore',
      attributes: { kind: 'system-restore', label: 'System restore', name: 'restore' },
      setUp: chosen('TURN_ON'),
    },
    {
      name: 'Required',
      attributes: { kind: 'defrag-volumes', label: 'Volumes to defragment', required: '' },
      setUp(element) {
        void reported(element);
      },
    },
    {
      name: 'Disabled',
      attributes: { kind: 'windows-service', label: 'Windows service', disabled: '' },
      setUp: chosen({ serviceName: 'W32Time', displayName: 'Windows Time', start: true }),
    },
  ],
};
