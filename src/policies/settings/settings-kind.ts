/** An organization's backup settings as what is edited: for each product, by the transitions of the slice. */
import { backupSettingsSlice, type CustomerBackupSettings } from '../../console/policies/backup-settings-slice.ts';
import { isSameValue } from '../../ui/form/same-value.ts';
import type { EditedKind, Step } from '../inheritance/part-kinds.ts';

export const backupModes = ['ALL', 'SELECTED', 'DISABLED'] as const;
/** Which devices get the product’s agent by themselves. */
export const deployTargets = ['SERVERS', 'WORKSTATIONS', 'ALL_DEVICES'] as const;

export const backupSettingsKind: EditedKind<typeof backupSettingsSlice, CustomerBackupSettings> = {
  slice: backupSettingsSlice,
  idOf: ({ productCode }) => productCode,
  itemsOf: ({ products }) => products,
  wantedOf: (settings) => settings,

  /** Nothing takes a product away again: its mode says that it makes no backups. */
  steps(before, wanted) {
    if (wanted === undefined) return [];
    const { productCode } = wanted;
    const steps: Step[] = before === undefined ? [['add', productCode]] : [];
    const isSame = (member: keyof CustomerBackupSettings) => before && isSameValue(before[member], wanted[member]);
    const step = (member: keyof CustomerBackupSettings, name: string, value: unknown) => {
      if (!isSame(member)) steps.push([name, productCode, value]);
    };
    step('mode', 'setMode', wanted.mode);
    // A device that is chosen is excluded no more, and the other way round: both are said, the last word last.
    if (!isSame('nodeIds') || !isSame('excludedNodeIds')) {
      steps.push(['chooseNodes', productCode, wanted.nodeIds], ['excludeNodes', productCode, wanted.excludedNodeIds]);
    }
    if (!isSame('bandwidthThrottleKb') && wanted.bandwidthThrottleKb !== null)
      steps.push(['throttle', productCode, wanted.bandwidthThrottleKb]);
    if (!wanted.bandwidthThrottle) steps.push(['throttle', productCode, null]);
    else if (!isSame('bandwidthThrottle')) steps.push(['throttle', productCode, wanted.bandwidthThrottleKb]);
    step('networkLocation', 'setNetworkLocation', wanted.networkLocation);
    step('overrides', 'overrideBucket', wanted.overrides.bucket);
    step('deployTo', 'deployTo', wanted.deployTo);
    return steps;
  },
};
