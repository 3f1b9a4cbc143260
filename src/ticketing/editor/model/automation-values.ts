/** An automation as the editor's form holds it, and how it comes from and goes to the wire. Source: spec 001 §3.1 and §7. */
import { copiedName } from '../../../base/copied-name.ts';
import { jsonText } from '../../../base/json-text.ts';
import { randomId } from '../../../base/random-id.ts';
import type { ActionKind } from '../../actions/action-kind.ts';
import { ACTIONS, type ActionField, actionOf } from '../../actions/actions.ts';
import { mailTexts, withUploads } from '../../actions/mail-actions.ts';
import { fromStoredActions, toStoredActions } from '../../actions/stored-actions.ts';
import { conditionField, type FieldFacts } from '../../conditions/condition-fields.ts';
import { conditionKind } from '../../conditions/condition-kinds.ts';
import { isOperator } from '../../conditions/operators.ts';
import type { AutomationAttachment, AutomationBody, StoredAutomation } from '../../contract.ts';
import { usedAttachments } from '../../rich-text/inline-images.ts';
import { defaultColumns, defaultSorting } from '../../rules/board-columns.ts';
import type {
  ActionRow,
  Automation,
  AutomationType,
  Condition,
  ConditionGroup,
  Sorting,
} from '../../terms/automation.ts';
import type { Noun } from '../../terms/choices.ts';
import { defaultTimeSince, limits } from '../../terms/limits.ts';
import { idOf, type Reference } from '../../terms/ticket.ts';

/** `id` is the editor's own: it stays while a row is moved, and is sent as the row's. */
export interface ConditionRow extends Condition {
  readonly id: string;
  /** Its owner's, who stored it: sent back as it came. Source: spec 001 §3.1. */
  readonly metaData?: unknown;
}

export interface ActionValues extends ActionRow {
  readonly id: string;
}

export interface AutomationValues {
  readonly name: string;
  readonly description: string;
  readonly enabled: boolean;
  readonly conditions: Readonly<Record<ConditionGroup, readonly ConditionRow[]>>;
  readonly actions: readonly ActionValues[];
  readonly columns: readonly string[];
  readonly sortBy: readonly Sorting[];
  /** Uploaded for its mails. */
  readonly attachments: readonly AutomationAttachment[];
}

export const emptyAutomation: AutomationValues = {
  name: '',
  description: '',
  enabled: true,
  conditions: { all: [], any: [] },
  actions: [],
  columns: defaultColumns,
  sortBy: defaultSorting,
  attachments: [],
};

/** Processing, failed and suspicious attachments are left out. Source: spec 001 §4.2. */
export function automationFromWire(stored: StoredAutomation, facts: FieldFacts): AutomationValues {
  const rows = (group: ConditionGroup) =>
    (stored.conditions?.[group] ?? []).map((row) => conditionFromWire(row, facts));
  return {
    name: stored.name,
    description: stored.description ?? '',
    enabled: stored.enabled,
    conditions: { all: rows('all'), any: rows('any') },
    actions: fromStoredActions(stored.actions ?? []).map((row) => ({ ...row, id: randomId() })),
    columns: stored.columns ?? [],
    sortBy: stored.sortBy ?? [],
    attachments: (stored.attachments ?? []).filter(({ uploadStatus }) => uploadStatus === 'SUCCESS'),
  };
}

function conditionFromWire(
  { field, operator, value, metaData }: Omit<ConditionRow, 'id'>,
  facts: FieldFacts,
): ConditionRow {
  const row = conditionField(field, facts);
  const isKnown = row !== undefined && isOperator(operator);
  return {
    id: randomId(),
    field,
    operator,
    value: isKnown ? conditionKind(row.kind).fromWire(operator, value) : value,
    ...(metaData !== undefined && { metaData }),
  };
}

/** Boards have columns and no actions, response templates no conditions. Source: spec 001 §2.1 and §7. */
export function automationToWire(values: AutomationValues, type: AutomationType): AutomationBody {
  const { enabled, name, description, conditions, actions, columns, sortBy, attachments } = values;
  const written = ({ field, operator, value, metaData }: ConditionRow) => ({
    field,
    operator,
    ...(value !== undefined && { value }),
    ...(metaData !== undefined && { metaData }),
  });
  return {
    enabled,
    name: name.trim(),
    description: description.trim(),
    type,
    conditions:
      type === 'RESPONSE_TEMPLATE'
        ? { all: [], any: [] }
        : { all: conditions.all.map(written), any: conditions.any.map(written) },
    actions: type === 'BOARD' ? [] : toStoredActions(actions),
    uploads: usedAttachments(attachments, mailTexts(actions)).map(({ id, metadata }) => ({ id, metadata })),
    ...(type === 'BOARD' && { columns: [...columns], sortBy: [...sortBy] }),
  };
}

/** Nothing to lose: both would be sent as the same. */
export function isSentAlike(before: AutomationValues, after: AutomationValues, type: AutomationType): boolean {
  return before === after || jsonText(automationToWire(before, type)) === jsonText(automationToWire(after, type));
}

/** What the rules look at. */
export function automationOf(
  values: AutomationValues,
  { type, id, isSystem }: { type: AutomationType; id?: string | undefined; isSystem?: boolean | undefined },
): Automation {
  return {
    ...values,
    actions: values.actions.map((row) => withUploads(row, values.attachments)),
    type,
    ...(id !== undefined && { id }),
    ...(isSystem && { system: true }),
  };
}

/** A copy of a system board is an ordinary one. Source: spec 001 §2.1. */
export const copyOf = (values: AutomationValues): AutomationValues => ({
  ...values,
  name: copiedName(values.name, { longest: limits.name }),
});

export type IsDeleted = (noun: Noun, reference: Reference) => boolean;

/** Without rows and entries of what has been deleted. Source: spec 001 §3.7. */
export function withoutDeleted(values: AutomationValues, isDeleted: IsDeleted, facts: FieldFacts): AutomationValues {
  const kept = (row: ConditionRow): ConditionRow[] => {
    const noun = conditionField(row.field, facts)?.noun;
    if (noun === undefined) return [row];
    if (!Array.isArray(row.value)) return isDeleted(noun, idOf(row.value)) ? [{ ...row, value: '' }] : [row];
    return [{ ...row, value: row.value.filter((one) => !isDeleted(noun, one)) }];
  };
  return {
    ...values,
    conditions: { all: values.conditions.all.flatMap(kept), any: values.conditions.any.flatMap(kept) },
    actions: values.actions.flatMap((row) => {
      const kind: ActionKind | undefined = actionOf(row.field);
      if (!kind) return [row];
      const value = kind.withReferences(kind.read(row.value), (noun, one) => {
        // A template that was deleted is shown as deleted; channels and statuses are not.
        return isDeleted(noun, one) && noun !== 'template' && noun !== 'channel' ? undefined : one;
      });
      return value === undefined ? [] : [{ ...row, value }];
    }),
  };
}

/** A new row, complete but for its value. */
export function newCondition(field: string, operator: string, facts: FieldFacts): ConditionRow {
  const row = conditionField(field, facts);
  const value =
    row?.kind === 'elapsed'
      ? defaultTimeSince
      : row && isOperator(operator)
        ? conditionKind(row.kind).fromWire(operator, undefined)
        : '';
  return { id: randomId(), field, operator, value };
}

export const newAction = (field: ActionField): ActionValues => ({
  id: randomId(),
  field,
  value: ACTIONS[field].initial,
});

/** Of a rule that comes from elsewhere: it may be there twice. */
export function withFreshIds(values: AutomationValues): AutomationValues {
  const fresh = <Row extends { readonly id: string }>(row: Row): Row => ({ ...row, id: randomId() });
  const { conditions, actions } = values;
  return {
    ...values,
    conditions: { all: conditions.all.map(fresh), any: conditions.any.map(fresh) },
    actions: actions.map(fresh),
  };
}
