/**
 * Actions as they are stored, and as rows. Changes of the ticket that follow each other are one stored action with several
 * changes; what stands between them parts them, so that everything happens in the order of the rows. Source: spec 001 §3.7.
 */
import { indexed } from '../../base/indexed.ts';
import type { ActionRow } from '../terms/automation.ts';
import { recordOf } from './action-values.ts';
import { actionOf } from './actions.ts';

export interface StoredAction {
  readonly type: string;
  readonly params: Readonly<Record<string, unknown>>;
}

interface StoredChange {
  readonly field: string;
  /** The number of its row. */
  readonly order: number;
  readonly [member: string]: unknown;
}

/** Of the stored action that has all changes of the ticket that follow each other. */
export const changeType = 'TICKET_CHANGE_VALUE';

/** Rows that nobody knows are left out: they could not be read again. */
export function toStoredActions(rows: readonly ActionRow[]): StoredAction[] {
  const stored: StoredAction[] = [];
  let changes: StoredChange[] | undefined;
  for (const [order, { field, value }] of indexed(rows)) {
    const kind = actionOf(field);
    if (!kind) continue;
    const params = kind.toStored(kind.read(value));
    if (kind.storedAs === 'action') {
      stored.push({ type: field, params });
      changes = undefined;
    } else if (changes) changes.push({ field, order, ...params });
    else {
      changes = [{ field, order, ...params }];
      stored.push({ type: changeType, params: { changes } });
    }
  }
  return stored;
}

/** Actions and changes that nobody knows become rows of their own name, which the validation refuses. */
export function fromStoredActions(stored: readonly StoredAction[]): ActionRow[] {
  return stored.flatMap(({ type, params }) => {
    if (type !== changeType) return [rowOf(type, params)];
    const { changes } = params;
    return (Array.isArray(changes) ? changes.map(recordOf) : [])
      .toSorted((one, other) => Number(one.order ?? 0) - Number(other.order ?? 0))
      .map(({ field, order: _, ...rest }) => rowOf(String(field), rest));
  });
}

function rowOf(field: string, params: Readonly<Record<string, unknown>>): ActionRow {
  const kind = actionOf(field);
  return { field, value: kind ? kind.fromStored(params) : params };
}
