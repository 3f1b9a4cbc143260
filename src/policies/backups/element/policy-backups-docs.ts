import type { DocsOf } from '../../../host/element-docs.ts';
import { partDocs } from '../../part/part-docs.ts';
import type { policyBackupsDefinition } from './policy-backups-definition.ts';

export const policyBackupsDocs: DocsOf<typeof policyBackupsDefinition> = {
  summary:
    'The backup plans of a policy: inherited, overridden or its own, and what an organization says of its backups',
  room: { '': 'block-size: var(--rmm-policy-backups-height, 640px)' },
  ...partDocs('backup plans'),
  cssProperties: {
    '--rmm-policy-backups-height': 'Height of the element where its container gives none; default 640px',
  },
};
