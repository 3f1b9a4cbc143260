/** When the backup settings of a product can be saved: for their form as for the server. */
import { brokenRules, type FormIssue, type RuleTable, refusedWhen, required } from '../../base/form-rules.ts';
import type { CustomerBackupSettings } from '../../console/policies/backup-settings-slice.ts';

export const settingsLimits = { bandwidthThrottleKb: 10_000_000, networkLocation: 400, bucket: 63 } as const;

export type SettingsIssueCode =
  | 'required'
  | 'both'
  | 'notWhole'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooLong'
  | 'notShare'
  | 'notBucket';

/** As the form has them: devices by the ids that pickers know, texts without nothing. */
export interface SettingsValues {
  readonly mode: string;
  readonly nodeIds: readonly string[];
  readonly excludedNodeIds: readonly string[];
  readonly bandwidthThrottle: boolean;
  readonly bandwidthThrottleKb: number | null;
  readonly networkLocation: string;
  readonly bucket: string;
  readonly deployTo: string;
}

/** `\\server\share` or `//server/share`, with or without folders. */
const share = /^(?:\\\\[^\\/]+\\[^\\/]+|\/\/[^\\/]+\/[^\\/]+)/;
/** As object stores name them: lower case, digits, dots and hyphens. */
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

const settingsRules: RuleTable<SettingsValues, SettingsIssueCode> = {
  mode: [required()],
  nodeIds: [required({ when: ({ mode }) => mode === 'SELECTED' })],
  excludedNodeIds: [refusedWhen('both', (nodes, { nodeIds }) => nodes.some((node) => nodeIds.includes(node)))],
  bandwidthThrottleKb: [
    required({ when: ({ bandwidthThrottle }) => bandwidthThrottle }),
    refusedWhen('notWhole', (kilobytes) => kilobytes !== null && !Number.isInteger(kilobytes)),
    { code: 'tooSmall', limit: 1, isBroken: (kilobytes) => kilobytes !== null && kilobytes < 1 },
    {
      code: 'tooLarge',
      limit: settingsLimits.bandwidthThrottleKb,
      isBroken: (kilobytes) => kilobytes !== null && kilobytes > settingsLimits.bandwidthThrottleKb,
    },
  ],
  networkLocation: [
    {
      code: 'tooLong',
      limit: settingsLimits.networkLocation,
      isBroken: ({ length }) => length > settingsLimits.networkLocation,
    },
    refusedWhen('notShare', (location) => location.trim() !== '' && !share.test(location.trim())),
  ],
  bucket: [refusedWhen('notBucket', (bucket) => bucket.trim() !== '' && !bucketName.test(bucket.trim()))],
};

export const settingsIssues = (values: SettingsValues): FormIssue<SettingsIssueCode>[] =>
  brokenRules(settingsRules, values);

export const valuesOfSettings = (settings: CustomerBackupSettings): SettingsValues => ({
  mode: settings.mode,
  nodeIds: settings.nodeIds.map(String),
  excludedNodeIds: settings.excludedNodeIds.map(String),
  bandwidthThrottle: settings.bandwidthThrottle,
  bandwidthThrottleKb: settings.bandwidthThrottleKb,
  networkLocation: settings.networkLocation ?? '',
  bucket: settings.overrides.bucket ?? '',
  deployTo: settings.deployTo ?? '',
});

export const settingsOfValues = (productCode: string, values: SettingsValues): CustomerBackupSettings => ({
  productCode,
  mode: values.mode,
  nodeIds: values.nodeIds.map(Number),
  excludedNodeIds: values.excludedNodeIds.map(Number),
  bandwidthThrottle: values.bandwidthThrottle,
  bandwidthThrottleKb: values.bandwidthThrottleKb,
  networkLocation: values.networkLocation.trim() || null,
  overrides: { bucket: values.bucket.trim() || null },
  deployTo: values.deployTo || null,
});
