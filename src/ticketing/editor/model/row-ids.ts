/** Rows that are the same, or nearly, in two versions of one automation: they are told as changed, and not as others. */
import { jsonText } from '../../../base/json-text.ts';
import type { AutomationValues } from './automation-values.ts';

interface Row {
  readonly id: string;
  readonly field: string;
  readonly operator?: string;
  readonly value?: unknown;
}

/** `next` with the ids that its rows have in `base`; ids are the editor's own, and differ each time it is loaded. */
export function withIdsOf(base: AutomationValues, next: AutomationValues): AutomationValues {
  return {
    ...next,
    conditions: {
      all: aligned(base.conditions.all, next.conditions.all),
      any: aligned(base.conditions.any, next.conditions.any),
    },
    actions: aligned(base.actions, next.actions),
  };
}

/** First those that are alike, then those of one field, each in their order. */
function aligned<Kind extends Row>(base: readonly Row[], next: readonly Kind[]): readonly Kind[] {
  const left = [...base];
  const given = new Map<Kind, string>();
  for (const keyOf of [contentOf, ({ field }: Row) => field])
    for (const row of next) {
      if (given.has(row)) continue;
      const at = left.findIndex((one) => keyOf(one) === keyOf(row));
      const [found] = at < 0 ? [] : left.splice(at, 1);
      if (found) given.set(row, found.id);
    }
  return next.map((row) => ({ ...row, id: given.get(row) ?? row.id }));
}

const contentOf = ({ field, operator, value }: Row) => jsonText([field, operator ?? '', value ?? null]);
