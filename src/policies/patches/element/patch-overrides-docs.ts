import type { DocsOf } from '../../../host/element-docs.ts';
import { partDocs } from '../../part/part-docs.ts';
import type { patchOverridesDefinition } from './patch-overrides-definition.ts';

export const patchOverridesDocs: DocsOf<typeof patchOverridesDefinition> = {
  summary: 'How a policy treats single patches: inherited, overridden or its own',
  room: { '': 'block-size: var(--rmm-patch-overrides-height, 640px)' },
  ...partDocs('patch overrides'),
  cssProperties: {
    '--rmm-patch-overrides-height': 'Height of the element where its container gives none; default 640px',
  },
};
