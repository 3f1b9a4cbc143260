import fc from 'fast-check';
import { maintenanceUnits } from '../../../src/console/policies/maintenance-duration.ts';
import { type AnyArguments, anyConstant, anyId, anyList, anyText, none, orNull } from './arguments-of.ts';

const anySettings = fc.dictionary(fc.constantFrom('retention', 'schedule'), fc.oneof(fc.integer(), anyText));

const anyInheritance = <Settings>(settings: fc.Arbitrary<Settings>) =>
  fc.record({
    inherited: fc.boolean(),
    overridden: fc.boolean(),
    sourcePolicyId: orNull(anyId),
    parentPolicySettings: orNull(settings),
  });

const planMembers = { enabled: fc.boolean(), type: anyConstant, settings: anySettings };
export const anyPlan = fc.record({
  identifier: anyId,
  ...planMembers,
  inheritance: anyInheritance(fc.record(planMembers)),
});

export const anyOverride = fc.record({
  id: anyId,
  settings: anySettings,
  inheritance: anyInheritance(fc.record({ settings: anySettings })),
});

const anyNodes = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 });
const anyProduct = fc.constantFrom('lockhart', 'other');
const anyBackupSettings = fc.record({
  productCode: anyProduct,
  mode: anyConstant,
  nodeIds: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
  excludedNodeIds: fc.uniqueArray(fc.integer({ min: 6, max: 9 })),
  bandwidthThrottle: fc.boolean(),
  bandwidthThrottleKb: orNull(fc.integer({ min: 1 })),
  networkLocation: orNull(anyText),
  overrides: fc.record({ bucket: orNull(anyText) }),
  deployTo: orNull(anyConstant),
});

const anyDuration = fc.record({
  amount: orNull(fc.integer({ min: -1, max: 10_001 })),
  unit: fc.constantFrom(...maintenanceUnits),
});
const anyMode = fc.record({
  durationInSeconds: orNull(fc.constantFrom(60, 3600, 36_000_000)),
  options: fc.record({
    notifications: fc.constant(true as const),
    alerts: fc.boolean(),
    notificationChannels: fc.boolean(),
  }),
});
const anyExisting = fc.record({ id: anyId, blocksScripting: fc.boolean(), blocksTasks: fc.boolean() });

export const anyPolicies: AnyArguments<'backupPlans' | 'backupSettings' | 'maintenanceMode' | 'patchOverrides'> = {
  backupPlans: {
    load: fc.tuple(
      anyId,
      anyList(anyPlan, ({ identifier }) => identifier),
      fc.uniqueArray(anyConstant, { maxLength: 1 }),
    ),
    add: fc.tuple(anyPlan),
    setEnabled: fc.tuple(anyId, fc.boolean()),
    edit: fc.tuple(anyId, fc.record({ type: anyConstant, settings: anySettings }, { requiredKeys: [] })),
    revert: fc.tuple(anyId),
    remove: fc.tuple(anyId),
  },
  patchOverrides: {
    load: fc.tuple(
      anyId,
      anyList(anyOverride, ({ id }) => id),
    ),
    add: fc.tuple(anyId, anySettings),
    edit: fc.tuple(anyId, anySettings),
    revert: fc.tuple(anyId),
    remove: fc.tuple(anyId),
  },
  backupSettings: {
    load: fc.tuple(
      anyId,
      anyList(anyBackupSettings, ({ productCode }) => productCode),
    ),
    add: fc.tuple(anyProduct),
    setMode: fc.tuple(anyProduct, anyConstant),
    chooseNodes: fc.tuple(anyProduct, anyNodes),
    excludeNodes: fc.tuple(anyProduct, anyNodes),
    throttle: fc.tuple(anyProduct, orNull(fc.integer({ min: 1 }))),
    setNetworkLocation: fc.tuple(anyProduct, orNull(anyText)),
    overrideBucket: fc.tuple(anyProduct, orNull(anyText)),
    deployTo: fc.tuple(anyProduct, orNull(anyConstant)),
  },
  maintenanceMode: {
    load: fc.tuple(
      orNull(anyMode),
      anyList(anyExisting, ({ id }) => id),
    ),
    configure: none,
    setDuration: fc.tuple(anyDuration),
    neverExpire: none,
    setOption: fc.tuple(fc.constantFrom('notifications', 'alerts', 'notificationChannels'), fc.boolean()),
    remove: none,
  },
};
