/**
 * The calls of a device’s maintenance. The document shows what is configured and within which limits (spec 002 §3.5 and §5),
 * but no call: paths follow each other.
 */
import * as z from 'zod/mini';
import { maintenanceMode } from '../../console/policies/maintenance-mode-slice.ts';
import { endpoint } from '../../host/http/endpoint.ts';
import { instant, nothing, pathIdentifier } from '../../host/http/wire.ts';

export const runningMaintenance = z.object({
  ...maintenanceMode.shape,
  startTime: instant,
  /** Null: it never expires. */
  endTime: z.nullable(instant),
  startedBy: z.nullish(z.string()),
  /** No scripts, and no scheduled tasks, run on the device meanwhile. */
  blocksScripting: z.boolean(),
  blocksTasks: z.boolean(),
});
export type RunningMaintenance = z.output<typeof runningMaintenance>;

/** Null: none is on. */
const state = z.object({ maintenance: z.nullable(runningMaintenance) });

const ofNode = z.object({ nodeId: pathIdentifier });

export const readMaintenance = endpoint({
  name: 'readMaintenance',
  summary: 'The maintenance that a device is in now',
  method: 'GET',
  path: '/nodes/{nodeId}/maintenance',
  params: ofNode,
  query: nothing,
  body: nothing,
  response: state,
  source: 'not shown',
});

export const startMaintenance = endpoint({
  name: 'startMaintenance',
  summary: 'Starts maintenance on a device that is in none',
  method: 'POST',
  path: '/nodes/{nodeId}/maintenance',
  params: ofNode,
  query: nothing,
  body: maintenanceMode,
  response: state,
  source: 'not shown',
});

export const extendMaintenance = endpoint({
  name: 'extendMaintenance',
  summary: 'Lets the maintenance that is on last longer, by so many seconds',
  method: 'POST',
  path: '/nodes/{nodeId}/maintenance/extend',
  params: ofNode,
  query: nothing,
  body: z.object({ seconds: z.number().check(z.int(), z.positive()) }),
  response: state,
  source: 'not shown',
});

export const endMaintenance = endpoint({
  name: 'endMaintenance',
  summary: 'Ends the maintenance that is on; where none is, nothing happens',
  method: 'DELETE',
  path: '/nodes/{nodeId}/maintenance',
  params: ofNode,
  query: nothing,
  body: nothing,
  response: state,
  source: 'not shown',
});

/** One is on already. The answer is 409, and nothing is changed. */
export const maintenanceIsOn = 'MAINTENANCE_ON';
/** None is on any more. The answer is 409, and nothing is changed. */
export const maintenanceIsOver = 'MAINTENANCE_OVER';

export const maintenanceEndpoints = [readMaintenance, startMaintenance, extendMaintenance, endMaintenance] as const;
