import type { Machine } from '../../../src/console/virtualization/machine-shape.ts';

/** A machine that nobody has to look after. */
export const bareMachine: Machine = {
  id: '1',
  name: 'ESX-1',
  cpu: { cores: 16, usedPercent: 20 },
  memory: { total: 1024, used: 512 },
  datastores: [],
  nics: [],
  healthSensors: [],
  licenses: [],
  warrantyStartDate: null,
  warrantyEndDate: null,
  tags: [],
  owner: null,
  version: '1',
};
