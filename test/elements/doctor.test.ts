import '../../elements/doctor.ts';
import { doctorDefinition } from '../../src/doctor/element/doctor-definition.ts';
import { elementContract } from '../support/element-contract.ts';

elementContract(doctorDefinition, {
  isPlain: true,
  load: async () => ({ view: (await import('../../src/doctor/element/doctor-element.ts')).doctorElement }),
  attributes: { 'on-demand': '' },
});
