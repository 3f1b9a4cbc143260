import { useMemo } from 'react';
import type { CustomerBackupSettings } from '../../console/policies/backup-settings-slice.ts';
import { useMessages } from '../../host/use-host.ts';
import type { ItemWords } from '../editing/item-words.ts';
import { policiesMessages } from '../editing/policies-messages.ts';
import { backupModes, deployTargets } from './settings-kind.ts';
import { settingsMessages } from './settings-messages.ts';

const namedProducts = ['lockhart', 'lockhart_image', 'saas'] as const;

export interface SettingsWords extends ItemWords<CustomerBackupSettings> {
  product(code: string): string;
  mode(mode: string): string;
  target(target: string | null): string;
  devices(settings: CustomerBackupSettings): string;
  throttle(settings: CustomerBackupSettings): string;
}

/** What the backend has no words for here is shown as it calls it. */
export function useSettingsWords(): SettingsWords {
  const t = useMessages(settingsMessages);
  const tPolicies = useMessages(policiesMessages);
  return useMemo(() => {
    const product = (code: string) => {
      const known = namedProducts.find((one) => one === code);
      return known === undefined ? code : t(`products.${known}`);
    };
    const words: SettingsWords = {
      product,
      name: ({ productCode }) => product(productCode),
      mode(mode) {
        const known = backupModes.find((one) => one === mode);
        return known === undefined ? mode : t(`modes.${known}`);
      },
      target(target) {
        if (target === null || target === '') return t('byHand');
        const known = deployTargets.find((one) => one === target);
        return known === undefined ? target : t(`targets.${known}`);
      },
      devices: ({ nodeIds, excludedNodeIds }) =>
        [
          nodeIds.length > 0 && t('chosen', { count: nodeIds.length }),
          excludedNodeIds.length > 0 && t('excluded', { count: excludedNodeIds.length }),
        ]
          .filter(Boolean)
          .join(', '),
      throttle: ({ bandwidthThrottle, bandwidthThrottleKb }) =>
        bandwidthThrottle ? t('limit', { kilobytes: bandwidthThrottleKb ?? 0 }) : t('unlimited'),
      facts: (settings) => [
        { id: 'mode', label: t('columns.mode'), text: words.mode(settings.mode) },
        { id: 'nodeIds', label: t('fields.nodeIds'), text: settings.nodeIds.join(', ') },
        { id: 'excludedNodeIds', label: t('fields.excludedNodeIds'), text: settings.excludedNodeIds.join(', ') },
        { id: 'throttle', label: t('columns.throttle'), text: words.throttle(settings) },
        { id: 'location', label: t('columns.location'), text: settings.networkLocation ?? tPolicies('none') },
        { id: 'bucket', label: t('columns.bucket'), text: settings.overrides.bucket ?? tPolicies('none') },
        { id: 'deployTo', label: t('columns.deployTo'), text: words.target(settings.deployTo) },
      ],
    };
    return words;
  }, [t, tPolicies]);
}
