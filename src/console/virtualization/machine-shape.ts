/** What hosts and guests have in common. Source: spec 002 §3.5, which shows no members of the parts. */
import * as z from 'zod/mini';
import { constant, constants, count, day, id, listBy } from '../shapes.ts';
import type { Frozen } from '../slice.ts';

export const machineMembers = {
  id,
  name: z.string(),
  cpu: z.object({ cores: count, usedPercent: z.number().check(z.nonnegative()) }),
  /** Bytes. */
  memory: z.object({ total: count, used: count }),
  datastores: listBy('id', z.object({ id, name: z.string(), capacity: count, free: count })),
  nics: listBy('id', z.object({ id, name: z.string(), macAddress: z.string(), ipAddresses: constants })),
  healthSensors: listBy(
    'id',
    z.object({
      id,
      name: z.string(),
      status: constant,
      /** What it read last, in its unit; null where it only knows a status, or reads nothing. */
      value: z.nullable(z.number()),
      unit: z.nullable(constant),
    }),
  ),
  licenses: listBy('id', z.object({ id, name: z.string(), expires: z.nullable(day) })),
  warrantyStartDate: z.nullable(day),
  warrantyEndDate: z.nullable(day),
  tags: constants,
  /** Id of a user. */
  owner: z.nullable(z.string()),
  /** Another one whenever the details are saved. */
  version: id,
} as const;

const machine = z.object(machineMembers);
export type Machine = Frozen<z.output<typeof machine>>;

export type Warranty = Pick<Machine, 'warrantyStartDate' | 'warrantyEndDate'>;

/** What people enter; all else is measured. */
export type MachineDetails = Warranty & Pick<Machine, 'tags' | 'owner'>;

/** Days as they are written sort as they follow one another. */
export const isWarranty = ({ warrantyStartDate: start, warrantyEndDate: end }: Warranty): boolean =>
  start === null || end === null || start <= end;
