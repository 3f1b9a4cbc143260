/** An automation that is being edited, as the browser keeps it until it is saved. One for each user and automation. */
import * as z from 'zod/mini';
import type { DraftKind } from '../../../host/drafts/draft-types.ts';
import { automationAttachment } from '../../contract.ts';
import { type AutomationType, automationTypes } from '../../terms/automation.ts';
import type { EditorMode } from '../editor-types.ts';
import type { AutomationValues } from './automation-values.ts';

export interface AutomationDraft {
  readonly type: AutomationType;
  /** Of what was edited, as the server told it. */
  readonly version: string | undefined;
  /** What it began with. */
  readonly base: AutomationValues;
  readonly values: AutomationValues;
}

const condition = z.object({ id: z.string(), field: z.string(), operator: z.string(), value: z.optional(z.unknown()) });
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
const draft = z.object({
  type: z.enum(automationTypes),
  version: z.optional(z.string()),
  base: values,
  values,
});

export const automationDraftKind: DraftKind<AutomationDraft> = {
  name: 'automation',
  version: 1,
  read(stored, version) {
    const read = version === 1 ? z.safeParse(draft, stored) : undefined;
    if (!read?.success) return undefined;
    // What is absent is so, and not undefined: what is stored is compared.
    return { ...read.data, version: read.data.version } as AutomationDraft;
  },
};

/** What is new, or a copy, is another one than what it was made of. */
export const draftIdOf = (mode: EditorMode, id: string | undefined, type: AutomationType | undefined) =>
  `${mode}:${mode === 'create' ? type : id}`;
