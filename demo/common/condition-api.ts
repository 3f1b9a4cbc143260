/** The reference server's calls for what devices report. */
import type { RulesetType } from '../../src/ticketing/ruleset/ruleset-types.ts';
import { ask } from './ticket-api.ts';

export interface DeviceCondition {
  id: number;
  name: string;
  device: string;
  ruleset: string;
  raised: boolean;
  /** When it was raised or cleared last, in milliseconds since 1970. */
  changed: number;
  /** When its ticket is to be reset; null where that is done, or not to be done. */
  resetAt: number | null;
  /** Null where its ruleset was off. */
  ticket: { id: number; status: string } | null;
}

export interface ConditionBoard {
  devices: { id: number; name: string }[];
  rulesets: { id: number; name: string; type: RulesetType; enabled: boolean }[];
  /** What a device can report, by the type of ruleset that opens a ticket of it. */
  events: { id: string; type: RulesetType; name: string }[];
  /** What changed last comes first. */
  conditions: DeviceCondition[];
}

export interface DeviceReport {
  deviceId: number;
  rulesetId: number;
  event: string;
}

export const conditionApi = {
  board: () => ask<ConditionBoard>('GET', '/demo/device-conditions'),
  report: (report: DeviceReport) => ask<ConditionBoard>('POST', '/demo/device-events', report),
  raise: (id: number) => ask<ConditionBoard>('POST', `/demo/device-conditions/${id}/raise`),
  clear: (id: number) => ask<ConditionBoard>('POST', `/demo/device-conditions/${id}/clear`),
};
