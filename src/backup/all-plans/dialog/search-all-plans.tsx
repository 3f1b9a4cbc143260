import { computed, signal } from '@preact/signals-core';
import { useModel } from '@preact/signals-react/runtime';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useHost } from '../../../host/use-host.ts';
import type { Grants } from '../../access.ts';
import { createAllPlansResults } from '../all-plans-results.ts';
import { AllPlansDialog } from './all-plans-dialog.tsx';
import type { SearchAllPlansProps } from './search-props.ts';

/**
 * Search over all plans of a device. It stays mounted while the dialog is closed: what was found, opened and typed is
 * there again when it opens, and a search that runs goes on.
 */
export function SearchAllPlans({ nodeId, isOpen, ...rest }: SearchAllPlansProps) {
  const { client, configuration } = useHost();
  const grants = useMemo(() => computed<Grants>(() => configuration.value), [configuration]);
  const [device] = useState(() => signal<number | undefined>(nodeId));
  const results = useModel(() => createAllPlansResults({ client, grants, nodeId: device }));
  useLayoutEffect(() => {
    device.value = nodeId;
  }, [device, nodeId]);
  return isOpen ? <AllPlansDialog nodeId={nodeId} results={results} {...rest} /> : null;
}
