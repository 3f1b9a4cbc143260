/** Hosts of virtual machines. Source: spec 002 §2.9 and §3.5. */
import * as z from 'zod/mini';
import { listBy } from '../shapes.ts';
import { defineSlice, type Frozen } from '../slice.ts';
import { machines, withOwner, withTags, withWarranty } from './machine-changes.ts';
import { isWarranty, machineMembers, type Warranty } from './machine-shape.ts';

const host = z.object(machineMembers).check(z.refine(isWarranty));
export type VirtualizationHost = Frozen<z.output<typeof host>>;

export const hostsSlice = defineSlice({
  name: 'virtualizationHosts',
  section: '002 §2.9, §3.5',
  tells: ['setTags', 'setOwner', 'setWarranty', 'remove'],
  shape: z.object({ hosts: listBy('id', host) }),
  defaults: { hosts: [] },
  transitions: {
    load: (_, loaded: readonly VirtualizationHost[]) => ({ hosts: loaded }),
    /** As it was measured last. */
    put: ({ hosts }, measured: VirtualizationHost) => ({ hosts: machines.put(hosts, measured) }),
    setTags: ({ hosts }, id: string, tags: readonly string[]) => ({ hosts: withTags(hosts, id, tags) }),
    setOwner: ({ hosts }, id: string, owner: string | null) => ({ hosts: withOwner(hosts, id, owner) }),
    setWarranty: ({ hosts }, id: string, warranty: Warranty) => ({ hosts: withWarranty(hosts, id, warranty) }),
    remove: ({ hosts }, ids: readonly string[]) => ({ hosts: machines.removed(hosts, ids) }),
  },
});
