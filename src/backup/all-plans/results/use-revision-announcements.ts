import { useSignalEffect } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { isBusy } from '../../../base/resource/resource-state.ts';
import { useMessages } from '../../../host/use-host.ts';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import type { AllPlansResults } from '../all-plans-results.ts';
import { allPlansMessages } from '../messages.ts';

/** Says how many revisions a file has once they are there. */
export function useRevisionAnnouncements({ rows, revisionsOf }: AllPlansResults) {
  const t = useMessages(allPlansMessages);
  const announce = useAnnounce();
  const reading = useRef(new Map<string, string>());
  useSignalEffect(() => {
    for (const row of rows.value) {
      if (row.kind !== 'hit' || !row.isOpen) continue;
      const { key, name } = row.row;
      const revisions = revisionsOf(row.row);
      if (revisions && isBusy(revisions)) reading.current.set(key, name);
      else if (reading.current.delete(key)) {
        const count = revisions?.status === 'ready' ? revisions.value.items.length : undefined;
        announce(count === undefined ? t('revision.failed') : t('announce.revisions', { count, name }));
      }
    }
  });
}
