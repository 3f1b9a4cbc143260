import { useMemo } from 'react';
import type { PatchOverride } from '../../console/policies/patch-overrides-slice.ts';
import { useMessages } from '../../host/use-host.ts';
import type { ItemWords } from '../editing/item-words.ts';
import { approvals, valuesOfPatch } from './patch-values.ts';
import { patchesMessages } from './patches-messages.ts';

export interface PatchWords extends ItemWords<PatchOverride> {
  approval(approval: string): string;
  delay(override: Pick<PatchOverride, 'id' | 'settings'>): string;
}

export function usePatchWords(): PatchWords {
  const t = useMessages(patchesMessages);
  return useMemo(() => {
    const words: PatchWords = {
      name: ({ id }) => id,
      approval(approval) {
        const known = approvals.find((one) => one === approval);
        return known === undefined ? approval : t(`approvals.${known}`);
      },
      delay(override) {
        const { approval, delayDays } = valuesOfPatch(override);
        if (approval !== 'APPROVE' || delayDays === null) return '';
        return delayDays === 0 ? t('noDelay') : t('days', { count: delayDays });
      },
      facts(override) {
        const { approval, note } = valuesOfPatch(override);
        return [
          { id: 'approval', label: t('columns.approval'), text: words.approval(approval) },
          { id: 'delayDays', label: t('columns.delayDays'), text: words.delay(override) },
          { id: 'note', label: t('columns.note'), text: note },
        ];
      },
    };
    return words;
  }, [t]);
}
