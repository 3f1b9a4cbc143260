/** The policies of the first start: what servers and workstations inherit, and what single customers say otherwise. */
import type { PolicyPlan } from '../../../src/console/policies/backup-plans-slice.ts';
import type { CustomerBackupSettings } from '../../../src/console/policies/backup-settings-slice.ts';
import { newBackupSettings } from '../../../src/console/policies/backup-settings-slice.ts';
import { ownInheritance } from '../../../src/console/policies/inheritance.ts';
import type { PatchOverride } from '../../../src/console/policies/patch-overrides-slice.ts';
import { backupPlanKind } from '../../../src/policies/backups/plan-kind.ts';
import { afterSteps } from '../../../src/policies/inheritance/apply-steps.ts';
import { inherit } from '../../../src/policies/inheritance/inherit.ts';
import type { Step } from '../../../src/policies/inheritance/part-kinds.ts';
import { patchOverrideKind } from '../../../src/policies/patches/override-kind.ts';

interface FirstPolicy {
  readonly id: number;
  readonly name: string;
  readonly parentId: number | null;
  readonly organizationId: number | null;
  /** What it has for itself. */
  readonly plans?: readonly PolicyPlan[];
  readonly overrides?: readonly PatchOverride[];
  /** What it does to what it inherits. */
  readonly planSteps?: readonly Step[];
  readonly patchSteps?: readonly Step[];
}

const plan = (
  identifier: string,
  type: string,
  [name, destination, keepDays]: readonly [string, string, number],
  { enabled = true, paths }: { enabled?: boolean; paths?: readonly string[] } = {},
): PolicyPlan => ({
  identifier,
  enabled,
  type,
  settings: { name, destination, keepDays, ...(paths && { paths }) },
  inheritance: ownInheritance,
});

const patch = (
  id: string,
  title: string,
  [approval, delayDays, status]: readonly [string, number | null, string],
  note = '',
): PatchOverride => ({
  id,
  settings: { title, approval, delayDays, note, status },
  inheritance: ownInheritance,
});

/** Ids that tests and the demo pages name. */
export const rootPolicy = 1;
export const serverPolicy = 2;
export const harborPolicy = 3;

const firstPolicies: readonly FirstPolicy[] = [
  {
    id: rootPolicy,
    name: 'All devices',
    parentId: null,
    organizationId: null,
    plans: [
      plan('documents', 'FILE_FOLDER', ['Documents', 'CLOUD', 30], {
        paths: ['C:\\Users\\*\\Documents', 'C:\\Users\\*\\Desktop'],
      }),
      plan('system-state', 'SYSTEM_STATE', ['System state', 'LOCAL', 7]),
      plan('full-image', 'IMAGE', ['Full image', 'HYBRID', 14], { enabled: false }),
    ],
    overrides: [
      patch(
        'KB5031354',
        'Cumulative update for Windows 11',
        ['APPROVE', 7, 'pending'],
        'Wait for the first week’s reports.',
      ),
      patch('KB5029244', 'Cumulative update for Windows 10', ['APPROVE', 3, 'pending']),
      patch(
        'KB5012170',
        'Secure Boot DBX update',
        ['REJECT', null, 'rejected'],
        'Locks out devices with old firmware.',
      ),
      patch('KB890830', 'Malicious software removal tool', ['APPROVE', 0, 'installed']),
    ],
  },
  {
    id: serverPolicy,
    name: 'Servers',
    parentId: rootPolicy,
    organizationId: null,
    plans: [plan('databases', 'FILE_FOLDER', ['Databases', 'HYBRID', 90], { paths: ['D:\\SQL\\Backup'] })],
    planSteps: [['setEnabled', 'full-image', true]],
    overrides: [
      patch(
        'KB5030216',
        'Cumulative update for Windows Server',
        ['MANUAL', null, 'pending'],
        'Only in the maintenance window.',
      ),
    ],
    patchSteps: [
      [
        'edit',
        'KB5031354',
        {
          title: 'Cumulative update for Windows 11',
          approval: 'REJECT',
          delayDays: null,
          note: 'No server runs it.',
          status: 'pending',
        },
      ],
    ],
  },
  {
    id: harborPolicy,
    name: 'Harbor Logistics servers',
    parentId: serverPolicy,
    organizationId: 1,
    plans: [plan('scans', 'FILE_FOLDER', ['Delivery scans', 'CLOUD', 365], { paths: ['E:\\Scans'] })],
    planSteps: [
      [
        'edit',
        'databases',
        { settings: { name: 'Databases', destination: 'CLOUD', keepDays: 180, paths: ['D:\\SQL\\Backup'] } },
      ],
    ],
    patchSteps: [
      [
        'edit',
        'KB5030216',
        {
          title: 'Cumulative update for Windows Server',
          approval: 'APPROVE',
          delayDays: 14,
          note: 'Sundays only.',
          status: 'pending',
        },
      ],
    ],
  },
  { id: 4, name: 'Fjord Dental servers', parentId: serverPolicy, organizationId: 3 },
  { id: 5, name: 'Workstations', parentId: rootPolicy, organizationId: null },
  { id: 6, name: 'Kumo Design workstations', parentId: 5, organizationId: 2 },
];

export interface FirstRows {
  readonly policies: readonly Pick<FirstPolicy, 'id' | 'name' | 'parentId' | 'organizationId'>[];
  readonly parts: readonly { policyId: number; part: 'backups' | 'patches'; items: readonly unknown[] }[];
}

export function firstPolicyRows(excludedTypes: readonly string[]): FirstRows {
  const plansOf = new Map<number, readonly PolicyPlan[]>();
  const overridesOf = new Map<number, readonly PatchOverride[]>();
  for (const { id, parentId, plans = [], overrides = [], planSteps = [], patchSteps = [] } of firstPolicies) {
    const policyId = String(parentId);
    const inheritedPlans =
      parentId === null ? plans : inherit(backupPlanKind, { policyId, items: plansOf.get(parentId) ?? [] }, plans);
    const state = { policyId: String(id), excludedTypes, plans: inheritedPlans };
    plansOf.set(id, backupPlanKind.itemsOf(afterSteps(backupPlanKind.slice, state, planSteps)));
    const inheritedOverrides =
      parentId === null
        ? overrides
        : inherit(patchOverrideKind, { policyId, items: overridesOf.get(parentId) ?? [] }, overrides);
    const patches = { policyId: String(id), overrides: inheritedOverrides };
    overridesOf.set(id, patchOverrideKind.itemsOf(afterSteps(patchOverrideKind.slice, patches, patchSteps)));
  }
  return {
    policies: firstPolicies.map(({ id, name, parentId, organizationId }) => ({ id, name, parentId, organizationId })),
    parts: firstPolicies.flatMap(({ id: policyId }) => [
      { policyId, part: 'backups' as const, items: plansOf.get(policyId) ?? [] },
      { policyId, part: 'patches' as const, items: overridesOf.get(policyId) ?? [] },
    ]),
  };
}

export const firstBackupSettings: readonly { organizationId: number; products: readonly CustomerBackupSettings[] }[] = [
  {
    organizationId: 1,
    products: [
      {
        ...newBackupSettings('lockhart'),
        excludedNodeIds: [1],
        bandwidthThrottle: true,
        bandwidthThrottleKb: 5000,
        networkLocation: '\\\\harbor-nas\\backups',
        deployTo: 'SERVERS',
      },
      { ...newBackupSettings('saas'), mode: 'DISABLED' },
    ],
  },
];
