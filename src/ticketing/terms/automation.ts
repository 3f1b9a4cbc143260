/** What the automation editor edits, as the logic sees it. Source: spec 001 §3.1 and §3.6. */

export const automationTypes = ['EVENT_BASED', 'TIME_BASED', 'RESPONSE_TEMPLATE', 'BOARD'] as const;
export type AutomationType = (typeof automationTypes)[number];

export const conditionGroups = ['all', 'any'] as const;
export type ConditionGroup = (typeof conditionGroups)[number];

/** A row of the conditions. Fields, operators and values come from files, hosts and servers: none of them has to be known. */
export interface Condition {
  readonly id?: string | number;
  /** One of `CONDITION_FIELDS`, `attribute:{id}` or `time_since:{status}`. */
  readonly field: string;
  /** One of `OPERATORS`. */
  readonly operator: string;
  readonly value?: unknown;
}

export interface Conditions {
  readonly all: readonly Condition[];
  readonly any: readonly Condition[];
}

/** A row of the actions. */
export interface ActionRow {
  readonly id?: string | number;
  /** One of `ACTIONS`. */
  readonly field: string;
  readonly operator?: string;
  readonly value?: unknown;
}

export interface Sorting {
  readonly field: string;
  readonly direction: 'ASC' | 'DESC';
}

export interface Automation {
  readonly id?: string | number;
  readonly type: AutomationType;
  readonly name: string;
  readonly description?: string | null;
  readonly enabled?: boolean;
  /** A board that came with the product: its name and its conditions stay. */
  readonly system?: boolean;
  readonly conditions?: Partial<Conditions> | null;
  readonly actions?: readonly ActionRow[] | null;
  readonly columns?: readonly string[];
  readonly sortBy?: readonly Sorting[];
}

/** Response templates and time-based automations are not created by a change of a ticket, boards not at all. */
export const conditionsOf = ({ conditions }: Pick<Automation, 'conditions'>): Conditions => ({
  all: conditions?.all ?? [],
  any: conditions?.any ?? [],
});
