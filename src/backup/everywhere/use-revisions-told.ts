import { useSignalEffect } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { isBusy } from '../../base/resource/resource-state.ts';
import { useMessages } from '../../host/use-host.ts';
import { useAnnounce } from '../../ui/live-region/use-announce.ts';
import type { EverywhereResults } from './everywhere-results.ts';
import { everywhereMessages } from './messages.ts';

/** Says how many revisions a file has once they are there. */
export function useRevisionsTold({ rows, revisionsOf }: EverywhereResults) {
  const t = useMessages(everywhereMessages);
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
