/** Hosts of virtual machines. Source: spec 002 §2.9 and §3.5. */
import * as z from 'zod/mini';
import { constant, listBy } from '../shapes.ts';
import { defineSlice, type Frozen } from '../slice.ts';
import { machines, withDetails, withOwner, withTags, withWarranty } from './machine-changes.ts';
import { isWarranty, type MachineDetails, machineMembers, type Warranty } from './machine-shape.ts';

export const hostShape = z
  .object({
    ...machineMembers,
    /** The hypervisor, with its version. */
    product: z.nullable(z.string()),
    model: z.nullable(z.string()),
    status: constant,
  })
  .check(z.refine(isWarranty));
export type VirtualizationHost = Frozen<z.output<typeof hostShape>>;

export const hostsSlice = defineSlice({
  name: 'virtualizationHosts',
  section: '002 §2.9, §3.5',
  version: 2,
  tells: ['setTags', 'setOwner', 'setWarranty', 'setDetails', 'remove'],
  shape: z.object({ hosts: listBy('id', hostShape) }),
  defaults: { hosts: [] },
  transitions: {
    load: (_, loaded: readonly VirtualizationHost[]) => ({ hosts: loaded }),
    /** As it was measured last. */
    put: ({ hosts }, measured: VirtualizationHost) => ({ hosts: machines.put(hosts, measured) }),
    setTags: ({ hosts }, id: string, tags: readonly string[]) => ({ hosts: withTags(hosts, id, tags) }),
    setOwner: ({ hosts }, id: string, owner: string | null) => ({ hosts: withOwner(hosts, id, owner) }),
    setWarranty: ({ hosts }, id: string, warranty: Warranty) => ({ hosts: withWarranty(hosts, id, warranty) }),
    setDetails: ({ hosts }, id: string, details: MachineDetails) => ({ hosts: withDetails(hosts, id, details) }),
    remove: ({ hosts }, ids: readonly string[]) => ({ hosts: machines.removed(hosts, ids) }),
  },
});
