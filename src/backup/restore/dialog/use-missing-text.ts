import { useMessages } from '../../../host/use-host.ts';
import { restoreMessages } from '../messages.ts';
import type { RestoreIssue } from '../restore-rules.ts';

/** What stands in the way of restoring, in words. */
export function useMissingText(): (issue: RestoreIssue) => string {
  const t = useMessages(restoreMessages);
  return ({ path, code, limit = 0 }) =>
    code === 'required' ? t(`missing.${path as RequiredField}`) : t(`wrong.${path as CheckedField}`, { limit });
}

type RequiredField = 'items' | 'revision' | 'date' | 'ifExists' | 'location' | 'device' | 'path';
type CheckedField = 'items' | 'path';
