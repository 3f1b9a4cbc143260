/**
 * An automation that is being edited, as the browser keeps it until it is saved: for each user and automation a list, in
 * which each tab has changes of its own, so that none takes the place of another's.
 */
import * as z from 'zod/mini';
import { isRecord } from '../../../base/shapes.ts';
import type { DraftKind } from '../../../host/drafts/draft-types.ts';
import type { KeptChanges } from '../../../ui/form-draft/kept-changes.ts';
import { automationAttachment } from '../../contract.ts';
import { type AutomationType, automationTypes } from '../../terms/automation.ts';
import type { EditorMode } from '../editor-types.ts';
import type { AutomationValues } from './automation-values.ts';

/** What one editor has kept. */
export interface AutomationDraft extends KeptChanges<AutomationValues> {
  readonly type: AutomationType;
}

const condition = z.object({
  id: z.string(),
  field: z.string(),
  operator: z.string(),
  value: z.optional(z.unknown()),
  metaData: z.optional(z.unknown()),
});
const action = z.object({
  id: z.string(),
  field: z.string(),
  operator: z.optional(z.string()),
  value: z.optional(z.unknown()),
});
const values = z.object({
  name: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  conditions: z.object({ all: z.array(condition), any: z.array(condition) }),
  actions: z.array(action),
  columns: z.array(z.string()),
  sortBy: z.array(z.object({ field: z.string(), direction: z.enum(['ASC', 'DESC']) })),
  attachments: z.array(automationAttachment),
});
const kept = z.array(
  z.object({
    type: z.enum(automationTypes),
    version: z.optional(z.string()),
    base: values,
    values,
    editor: z.string(),
    written: z.number(),
    isLeft: z.optional(z.boolean()),
  }),
);

export const automationDraftKind: DraftKind<readonly AutomationDraft[]> = {
  name: 'automation',
  version: 2,
  read(stored, version) {
    // The first drafts that were kept were one for all tabs; when they were written stands beside them.
    const list = version === 1 && isRecord(stored) ? [{ ...stored, editor: '', written: 0 }] : stored;
    const read = version <= 2 ? z.safeParse(kept, list) : undefined;
    if (!read?.success) return undefined;
    // What is absent is so, and not undefined: what is stored is compared.
    return read.data.map((one) => ({ ...one, version: one.version })) as readonly AutomationDraft[];
  },
};

/** What is new, or a copy, is another one than what it was made of. */
export const draftIdOf = (mode: EditorMode, id: string | undefined, type: AutomationType | undefined) =>
  `${mode}:${mode === 'create' ? type : id}`;
