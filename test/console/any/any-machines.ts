import fc from 'fast-check';
import {
  type AnyArguments,
  anyConstant,
  anyConstants,
  anyCount,
  anyDay,
  anyId,
  anyIds,
  anyList,
  anyMoment,
  anyName,
  orNull,
} from './arguments-of.ts';

const named = { id: anyId, name: anyName };
const byId = ({ id }: { id: string }) => id;

const machineMembers = {
  ...named,
  cpu: fc.record({ cores: anyCount, usedPercent: anyCount }),
  memory: fc.record({ total: anyCount, used: anyCount }),
  datastores: anyList(fc.record({ ...named, capacity: anyCount, free: anyCount }), byId),
  nics: anyList(fc.record({ ...named, macAddress: anyName, ipAddresses: anyConstants }), byId),
  healthSensors: anyList(fc.record({ ...named, status: anyConstant }), byId),
  licenses: anyList(fc.record({ ...named, expires: orNull(anyDay) }), byId),
  warrantyStartDate: fc.constant('2026-01-01'),
  warrantyEndDate: orNull(anyDay),
  tags: anyConstants,
  owner: orNull(anyName),
};
const anyWarranty = fc.record({ warrantyStartDate: orNull(anyDay), warrantyEndDate: orNull(anyDay) });
const anyHost = fc.record(machineMembers);
const anySnapshots = fc.constantFrom(
  ...[2, 3, 4].map((created) => [
    { id: '1', name: 'Before the update', parent_id: null, created: 1 },
    { id: '2', name: 'After it', parent_id: '1', created },
  ]),
  [],
);
const anyGuest = fc.record({ ...machineMembers, hostId: orNull(anyId), snapshots: anySnapshots });
const anySnapshot = fc.record({ ...named, parent_id: orNull(anyId), created: anyMoment });

const anyMachineChanges = {
  setTags: fc.tuple(anyId, fc.array(anyConstant, { maxLength: 3 })),
  setOwner: fc.tuple(anyId, orNull(anyName)),
  setWarranty: fc.tuple(anyId, anyWarranty),
  remove: fc.tuple(anyIds),
};

export const anyMachines: AnyArguments<'virtualizationGuests' | 'virtualizationHosts'> = {
  virtualizationHosts: {
    load: fc.tuple(anyList(anyHost, byId)),
    put: fc.tuple(anyHost),
    ...anyMachineChanges,
  },
  virtualizationGuests: {
    load: fc.tuple(anyList(anyGuest, byId)),
    put: fc.tuple(anyGuest),
    ...anyMachineChanges,
    addSnapshot: fc.tuple(anyId, anySnapshot),
    renameSnapshot: fc.tuple(anyId, anyId, anyName),
    removeSnapshot: fc.tuple(anyId, anyId),
  },
};
