import { useCallback } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { entityLabel, psaMessages } from '../../psa-messages.ts';
import type { MappedTo } from '../model/mapping-source.ts';
import { useWorkbenchMessages } from './workbench-messages.ts';

/** What an organization is mapped to, with its named mappings and how many of its locations have a site. */
export function useMappedText(): (mapped: MappedTo) => string {
  const t = useMessages(psaMessages);
  const tBench = useWorkbenchMessages();
  return useCallback(
    ({ target, names, sites }) =>
      [
        target ? entityLabel(target, t) : t('choice.empty'),
        ...names,
        ...(sites > 0 ? [tBench('undo.sites', { count: sites })] : []),
      ].join(' · '),
    [t, tBench],
  );
}
