import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect } from 'react';
import type { DirectoryKind } from '../../directory/directory-kinds.ts';
import { directoryMessages, labelOf } from '../../directory/directory-messages.ts';
import { directoryNames } from '../../directory/directory-names-model.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import type { ProductRule } from './product-mapping.ts';

/** What roles and groups are called; an id that is still looked up is an ellipsis. */
export interface RuleNames {
  role(id: string | null): string;
  group(id: string): string;
}

export function useDirectoryName(kind: DirectoryKind, ids: readonly string[]): (id: string) => string {
  useSignals();
  const { client } = useHost();
  const t = useMessages(directoryMessages);
  const names = directoryNames(client, kind);
  const wanted = ids.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ids in another list are the same question
  useEffect(() => names.want(ids), [names, wanted]);
  const known = names.entries.value;
  const hasFailed = names.status.value === 'failed';
  return useCallback(
    (id) => {
      const entry = known.get(id);
      return entry ? labelOf(entry, t) : hasFailed ? id : '…';
    },
    [known, hasFailed, t],
  );
}

/** Of all that these rules name. */
export function useRuleNames(rules: readonly ProductRule[]): RuleNames {
  const role = useDirectoryName('device-role', [...new Set(rules.flatMap(({ roleId }) => roleId ?? []))]);
  const group = useDirectoryName('group', [...new Set(rules.flatMap(({ groups }) => groups))]);
  return { role: (id) => (id === null ? '' : role(id)), group };
}
