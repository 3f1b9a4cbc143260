/** What devices report, for rulesets to open tickets of. With a backend of its own, an agent tells it. */
import type { RulesetType } from '../../../src/ticketing/ruleset/ruleset-types.ts';

export interface DeviceEvent {
  readonly type: RulesetType;
  /** The summary of its ticket, beside the device. */
  readonly name: string;
  readonly text: string;
  /** What the policy says of it: what a ruleset with Use Policy takes. */
  readonly policy: { readonly priority: string; readonly severity: string };
}

export const deviceEvents = {
  cpu: {
    type: 'CONDITION_RULE',
    name: 'CPU usage above 90%',
    text: 'It has been above 90% for 15 minutes.',
    policy: { priority: 'MEDIUM', severity: 'MODERATE' },
  },
  disk: {
    type: 'CONDITION_RULE',
    name: 'Disk almost full',
    text: 'Less than 5% of the system volume is free.',
    policy: { priority: 'HIGH', severity: 'MAJOR' },
  },
  offline: {
    type: 'CONDITION_RULE',
    name: 'Device offline',
    text: 'The agent hasn’t reported for 30 minutes.',
    policy: { priority: 'HIGH', severity: 'CRITICAL' },
  },
  updates: {
    type: 'SCRIPT_RULE',
    name: '“Install updates” failed',
    text: 'The script ended with exit code 1603.',
    policy: { priority: 'MEDIUM', severity: 'MINOR' },
  },
  cleanup: {
    type: 'SCRIPT_RULE',
    name: '“Clean up disk” timed out',
    text: 'The script was stopped after 10 minutes.',
    policy: { priority: 'LOW', severity: 'MINOR' },
  },
  administrator: {
    type: 'ACTIVITY_RULE',
    name: 'Administrator account added',
    text: 'A local account with administrator rights was added.',
    policy: { priority: 'HIGH', severity: 'MAJOR' },
  },
  software: {
    type: 'ACTIVITY_RULE',
    name: 'Software installed',
    text: 'A program was installed that isn’t on the list.',
    policy: { priority: 'LOW', severity: 'NONE' },
  },
} as const satisfies Record<string, DeviceEvent>;

export type DeviceEventName = keyof typeof deviceEvents;

export const deviceEventNames = Object.keys(deviceEvents) as [DeviceEventName, ...DeviceEventName[]];
