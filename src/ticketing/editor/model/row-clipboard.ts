/** Rows as they travel between editors, as text: whole ones, without ids, so that they may be pasted twice. */
import * as z from 'zod/mini';
import { jsonText } from '../../../base/json-text.ts';
import { randomId } from '../../../base/random-id.ts';
import { actionOf } from '../../actions/actions.ts';
import { conditionField, operatorsOf } from '../../conditions/condition-fields.ts';
import type { ValidationFacts } from '../../rules/validate.ts';
import type { AutomationType } from '../../terms/automation.ts';
import type { AutomationForm, RowList } from './automation-form.ts';
import type { ActionValues, ConditionRow } from './automation-values.ts';

const format = 'rmm-elements/automation-rows';

const row = z.object({
  field: z.string().check(z.maxLength(400)),
  operator: z.optional(z.string().check(z.maxLength(400))),
  value: z.optional(z.unknown()),
});

const copied = z.object({
  format: z.enum([format]),
  kind: z.enum(['conditions', 'actions']),
  rows: z.array(row).check(z.maxLength(1000)),
});
export type CopiedRows = z.output<typeof copied>;

export function copiedText(kind: CopiedRows['kind'], rows: readonly (ConditionRow | ActionValues)[]): string {
  return jsonText({ format, kind, rows: rows.map(({ id: _, ...rest }) => rest) });
}

/** Undefined where it is something else. */
export function readCopied(text: string): CopiedRows | undefined {
  if (!text.includes(format)) return undefined;
  try {
    const read = z.safeParse(copied, JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

export interface PasteOptions {
  readonly list: RowList;
  readonly type: AutomationType;
  readonly facts: ValidationFacts;
  /** Id of the row behind which they come; at the end without it. */
  readonly after?: string | undefined;
}

interface Pasted {
  /** Their ids. */
  readonly pasted: readonly string[];
  /** How many are of another kind, or which this type, or this group, does not have. */
  readonly refused: number;
}

/** What was copied in this or another editor becomes rows, as far as it fits here. */
export function pasteRows(
  { form, insert }: Pick<AutomationForm, 'form' | 'insert'>,
  { kind, rows }: CopiedRows,
  { list, type, facts, after }: PasteOptions,
): Pasted {
  const seen = new Set(form.values.peek().actions.map(({ field }) => field));
  const fits = ({ field, operator = '' }: CopiedRows['rows'][number]): boolean => {
    if (list === 'actions') {
      const action = actionOf(field);
      const isTaken = action?.isOnce === true && seen.has(field);
      seen.add(field);
      return action?.types.includes(type) === true && !isTaken;
    }
    return (
      conditionField(field, facts)?.groups.includes(list) === true &&
      operatorsOf(field, type, facts).some((one) => one === operator)
    );
  };
  const isKind = (kind === 'actions') === (list === 'actions');
  const fitting = (isKind ? rows.filter(fits) : []).map(({ field, operator, value }) =>
    list === 'actions' ? { id: randomId(), field, value } : { id: randomId(), field, operator: operator ?? '', value },
  );
  if (fitting.length > 0) insert(list, fitting, after);
  return { pasted: fitting.map(({ id }) => id), refused: rows.length - fitting.length };
}
