import fc from 'fast-check';
import { powerActions, powerStates } from '../../../src/console/virtualization/guest-power.ts';
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
  healthSensors: anyList(
    fc.record({ ...named, status: anyConstant, value: orNull(anyCount), unit: orNull(anyConstant) }),
    byId,
  ),
  licenses: anyList(fc.record({ ...named, expires: orNull(anyDay) }), byId),
  warrantyStartDate: fc.constant('2026-01-01'),
  warrantyEndDate: orNull(anyDay),
  tags: anyConstants,
  owner: orNull(anyName),
  version: anyId,
};
const anyWarranty = fc.record({ warrantyStartDate: orNull(anyDay), warrantyEndDate: orNull(anyDay) });
const anyHost = fc.record({
  ...machineMembers,
  product: orNull(anyName),
  model: orNull(anyName),
  status: anyConstant,
});
const anySnapshots = fc.constantFrom(
  ...[2, 3, 4].map((created) => [
    { id: '1', name: 'Before the update', parent_id: null, created: 1 },
    { id: '2', name: 'After it', parent_id: '1', created },
  ]),
  [],
);
const anyGuest = fc
  .record({
    ...machineMembers,
    hostId: orNull(anyId),
    operatingSystem: orNull(anyName),
    powerState: fc.constantFrom(...powerStates),
    snapshots: anySnapshots,
  })
  .map((guest) => ({ ...guest, currentSnapshotId: guest.snapshots.at(-1)?.id ?? null }));
const anySnapshot = fc.record({ ...named, parent_id: orNull(anyId), created: anyMoment });

const anyMachineChanges = {
  setTags: fc.tuple(anyId, fc.array(anyConstant, { maxLength: 3 })),
  setOwner: fc.tuple(anyId, orNull(anyName)),
  setWarranty: fc.tuple(anyId, anyWarranty),
  setDetails: fc.tuple(
    anyId,
    fc
      .tuple(anyWarranty, fc.record({ tags: fc.array(anyConstant, { maxLength: 3 }), owner: orNull(anyName) }))
      .map(([warranty, others]) => ({ ...warranty, ...others })),
  ),
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
    setPower: fc.tuple(anyId, fc.constantFrom(...powerActions)),
    revertToSnapshot: fc.tuple(anyId, anyId),
    addSnapshot: fc.tuple(anyId, anySnapshot),
    renameSnapshot: fc.tuple(anyId, anyId, anyName),
    removeSnapshot: fc.tuple(anyId, anyId),
  },
};
