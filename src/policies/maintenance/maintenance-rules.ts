/** Maintenance as its form has it. Source: spec 002 §5. */
import type { FormIssue } from '../../base/form-rules.ts';
import {
  defaultMaintenance,
  durationIssues,
  durationOf,
  type MaintenanceDuration,
  secondsOf,
} from '../../console/policies/maintenance-duration.ts';
import { type MaintenanceMode, maintenanceModeSlice } from '../../console/policies/maintenance-mode-slice.ts';

export interface MaintenanceValues {
  readonly duration: MaintenanceDuration;
  readonly neverExpires: boolean;
  readonly alerts: boolean;
  readonly notificationChannels: boolean;
}

const { defaults, transitions } = maintenanceModeSlice;

export const newMaintenance: MaintenanceValues = {
  duration: defaultMaintenance,
  neverExpires: false,
  alerts: false,
  notificationChannels: false,
};

export const maintenanceIssues = ({ duration, neverExpires }: MaintenanceValues): FormIssue[] =>
  neverExpires ? [] : durationIssues(duration).map(({ path: _, ...issue }) => ({ ...issue, path: 'duration' }));

/** By the console’s own transitions: what they refuse is not sent. */
export function maintenanceOf({
  duration,
  neverExpires,
  alerts,
  notificationChannels,
}: MaintenanceValues): MaintenanceMode {
  const begun = transitions.configure(defaults);
  const lasting = neverExpires ? transitions.neverExpire(begun) : transitions.setDuration(begun, duration);
  const quiet = transitions.setOption(lasting, 'alerts', alerts);
  const { configured } = transitions.setOption(quiet, 'notificationChannels', notificationChannels);
  if (configured === null) throw new Error('No maintenance was configured, so none can be started.');
  return configured;
}

/** Of what is added to a maintenance that lasts so many seconds already. */
export function extensionIssues(lasting: number, added: MaintenanceDuration): FormIssue[] {
  const issues: FormIssue[] = durationIssues(added).map(({ path: _, ...issue }) => ({ ...issue, path: 'amount' }));
  if (issues.length > 0) return issues;
  const isPossible = durationOf(lasting + secondsOf(added)) !== undefined;
  return isPossible ? [] : [{ path: 'amount', code: 'tooLargeAltogether' }];
}
