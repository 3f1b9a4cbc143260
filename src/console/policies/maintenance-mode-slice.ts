/**
 * Maintenance mode as a step of an automation sets it: at most one, for a time or for good. Source: spec 002 §3.5 and §5.
 */
import * as z from 'zod/mini';
import { IllegalTransition } from '../illegal-transition.ts';
import { always, id, listBy } from '../shapes.ts';
import { defineSlice, type Frozen } from '../slice.ts';
import {
  defaultMaintenance,
  durationIssues,
  durationOf,
  type MaintenanceDuration,
  secondsOf,
} from './maintenance-duration.ts';

/** What is held back meanwhile. Notifications always are: the box is checked and cannot be unchecked. */
const options = z.object({
  notifications: always(true),
  alerts: z.boolean(),
  notificationChannels: z.boolean(),
});

export const maintenanceMode = z.object({
  /** Null: it never expires. */
  durationInSeconds: z.nullable(z.number().check(z.refine((seconds) => durationOf(seconds) !== undefined))),
  options,
});
export type MaintenanceMode = Frozen<z.output<typeof maintenanceMode>>;

/** A maintenance mode that is on already, and what it blocks. */
const existingMode = z.object({ id, blocksScripting: z.boolean(), blocksTasks: z.boolean() });
export type ExistingMode = Frozen<z.output<typeof existingMode>>;

const newMaintenanceMode: MaintenanceMode = {
  durationInSeconds: secondsOf(defaultMaintenance),
  options: { notifications: true, alerts: false, notificationChannels: false },
};

export const maintenanceModeSlice = defineSlice({
  name: 'maintenanceMode',
  section: '002 §3.5, §5',
  shape: z.object({ configured: z.nullable(maintenanceMode), existing: listBy('id', existingMode) }),
  defaults: { configured: null, existing: [] },
  transitions: {
    load: (_, configured: MaintenanceMode | null, existing: readonly ExistingMode[]) => ({ configured, existing }),

    configure: (state) => {
      if (state.configured !== null)
        throw new IllegalTransition('No second maintenance mode can be configured', 'there may be only one');
      return { ...state, configured: newMaintenanceMode };
    },

    setDuration: (state, duration: MaintenanceDuration) => {
      const [issue] = durationIssues(duration);
      if (issue)
        throw new IllegalTransition(
          `Maintenance cannot last ${duration.amount} ${duration.unit}`,
          issue.limit === undefined ? issue.code : `${issue.code}, the limit is ${issue.limit}`,
        );
      return withMode(state, (mode) => ({ ...mode, durationInSeconds: secondsOf(duration) }));
    },

    neverExpire: (state) => withMode(state, (mode) => ({ ...mode, durationInSeconds: null })),

    setOption: (state, option: keyof MaintenanceMode['options'], isOn: boolean) => {
      if (option === 'notifications' && !isOn)
        throw new IllegalTransition('Notifications cannot be sent during maintenance', 'their suppression is fixed');
      return withMode(state, (mode) => ({ ...mode, options: { ...mode.options, [option]: isOn } }));
    },

    remove: (state) => withMode(state, () => null),
  },
});

/** A mode that is on and blocks scripting or tasks keeps this automation from running. */
export const stopsAutomation = (existing: readonly ExistingMode[]): boolean =>
  existing.some(({ blocksScripting, blocksTasks }) => blocksScripting || blocksTasks);

function withMode<State extends { readonly configured: MaintenanceMode | null }>(
  state: State,
  change: (mode: MaintenanceMode) => MaintenanceMode | null,
): State {
  if (state.configured === null)
    throw new IllegalTransition('The maintenance mode cannot be changed', 'none is configured');
  return { ...state, configured: change(state.configured) };
}
