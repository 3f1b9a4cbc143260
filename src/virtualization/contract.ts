/**
 * Hosts of virtual machines, their guests, and the guests' snapshots. Source: spec 002 §2.9 and §3.5, which show what they
 * have and no paths. What a guest's state allows is told by its slice, not by these shapes.
 */
import * as z from 'zod/mini';
import { moment } from '../console/shapes.ts';
import { powerActions } from '../console/virtualization/guest-power.ts';
import { guestShape } from '../console/virtualization/guests-slice.ts';
import { hostShape } from '../console/virtualization/hosts-slice.ts';
import { endpoint } from '../host/http/endpoint.ts';
import { nothing, pathIdentifier } from '../host/http/wire.ts';

export type HostOnWire = z.output<typeof hostShape>;
export type GuestOnWire = z.output<typeof guestShape>;

const count = z.number().check(z.int(), z.minimum(0));
const text = z.string().check(z.maxLength(1000));

/** What was read of one thing, at even intervals. */
const history = z.object({
  /** `cpu`, `memory`, or the id of a health sensor. */
  id: z.string(),
  /** Milliseconds since 1970 of the first reading. */
  start: moment,
  /** Milliseconds from one to the next. */
  interval: z.number().check(z.minimum(1)),
  /** Oldest first. Null: nothing was read. `cpu` and `memory` are percentages. */
  values: z.array(z.nullable(z.number())),
});
export type History = z.output<typeof history>;

const guestCount = z.object({ hostId: pathIdentifier, guests: count, running: count });

export const listVirtualizationHosts = endpoint({
  name: 'listVirtualizationHosts',
  summary: 'Hosts of virtual machines as they were measured last, and how many guests each has',
  method: 'GET',
  path: '/virtualization/hosts',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.object({ hosts: z.array(hostShape), guestCounts: z.array(guestCount) }),
  source: 'not shown',
});

const byId = z.object({ id: pathIdentifier });

export const readVirtualizationHost = endpoint({
  name: 'readVirtualizationHost',
  summary: 'A host with its guests as they were measured last, and what was read of it in the last hours',
  method: 'GET',
  path: '/virtualization/hosts/{id}',
  params: byId,
  query: nothing,
  body: nothing,
  response: z.object({ host: hostShape, guests: z.array(guestShape), histories: z.array(history) }),
  source: 'not shown',
});

export const readGuestReadings = endpoint({
  name: 'readGuestReadings',
  summary: 'What was read of a guest in the last hours: its processors and its memory',
  method: 'GET',
  path: '/virtualization/guests/{id}/readings',
  params: byId,
  query: nothing,
  body: nothing,
  response: z.object({ histories: z.array(history) }),
  source: 'not shown',
});

/** What people enter of a host or a guest. */
const details = z.object({
  tags: z.array(text).check(z.maxLength(1000)),
  /** Id of a user. */
  owner: z.nullable(text),
  /** `YYYY-MM-DD` */
  warrantyStartDate: z.nullable(text),
  warrantyEndDate: z.nullable(text),
});
export type DetailsBody = z.output<typeof details>;

export const updateVirtualizationHost = endpoint({
  name: 'updateVirtualizationHost',
  summary: 'Saves tags, owner and warranty of a host; If-Match names the version that was edited',
  method: 'PUT',
  path: '/virtualization/hosts/{id}/details',
  params: byId,
  query: nothing,
  body: details,
  response: hostShape,
  source: 'not shown',
});

export const updateVirtualizationGuest = endpoint({
  name: 'updateVirtualizationGuest',
  summary: 'Saves tags, owner and warranty of a guest; If-Match names the version that was edited',
  method: 'PUT',
  path: '/virtualization/guests/{id}/details',
  params: byId,
  query: nothing,
  body: details,
  response: guestShape,
  source: 'not shown',
});

export const changeGuestPower = endpoint({
  name: 'changeGuestPower',
  summary: 'Starts, shuts down, restarts or suspends a guest, or turns it off; 409 where its state does not allow that',
  method: 'POST',
  path: '/virtualization/guests/{id}/power',
  params: byId,
  query: nothing,
  body: z.object({ action: z.enum(powerActions) }),
  response: guestShape,
  source: 'not shown',
});

const named = z.object({ name: text });
const bySnapshot = z.object({ id: pathIdentifier, snapshotId: pathIdentifier });

export const takeSnapshot = endpoint({
  name: 'takeSnapshot',
  summary: 'Takes a snapshot of a guest, on the one that it stands on',
  method: 'POST',
  path: '/virtualization/guests/{id}/snapshots',
  params: byId,
  query: nothing,
  body: named,
  response: guestShape,
  source: 'not shown',
});

export const renameSnapshot = endpoint({
  name: 'renameSnapshot',
  summary: 'Gives a snapshot another name',
  method: 'PUT',
  path: '/virtualization/guests/{id}/snapshots/{snapshotId}',
  params: bySnapshot,
  query: nothing,
  body: named,
  response: guestShape,
  source: 'not shown',
});

export const revertToSnapshot = endpoint({
  name: 'revertToSnapshot',
  summary: 'Takes a guest back to a snapshot, and turns it off',
  method: 'POST',
  path: '/virtualization/guests/{id}/snapshots/{snapshotId}/revert',
  params: bySnapshot,
  query: nothing,
  body: nothing,
  response: guestShape,
  source: 'not shown',
});

export const deleteSnapshot = endpoint({
  name: 'deleteSnapshot',
  summary: 'Deletes a snapshot; those that stand on it stand on its parent then',
  method: 'DELETE',
  path: '/virtualization/guests/{id}/snapshots/{snapshotId}',
  params: bySnapshot,
  query: nothing,
  body: nothing,
  response: guestShape,
  source: 'not shown',
});

/** The state of a guest allows no such thing, since somebody else has changed it. The answer is 409, and nothing is done. */
export const guestStateConflict = 'GUEST_STATE';

/** Saving an older version than the one that is there. The answer is 412, and nothing is saved. */
export const detailsOutdated = 'OUTDATED';

export const virtualizationEndpoints = [
  listVirtualizationHosts,
  readVirtualizationHost,
  readGuestReadings,
  updateVirtualizationHost,
  updateVirtualizationGuest,
  changeGuestPower,
  takeSnapshot,
  renameSnapshot,
  revertToSnapshot,
  deleteSnapshot,
] as const;
