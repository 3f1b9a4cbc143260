/** What a ticket ruleset is, and what its dialog tells the page. Free of schemas: the element's definition stands on it. */
import type { RulesetBody } from './contract.ts';

/** Source: spec 001 §3.10. */
export const rulesetTypes = ['SCRIPT_RULE', 'CONDITION_RULE', 'ACTIVITY_RULE'] as const;
export type RulesetType = (typeof rulesetTypes)[number];

/** Only a condition can be over, and come again. Source: spec 001 §2.2. */
export const canReset = (type: RulesetType): boolean => type === 'CONDITION_RULE';

export interface RulesetSaveOrder {
  readonly type: RulesetType;
  /** Of the one that is edited. */
  readonly id?: string;
  /** As it would be sent. */
  readonly ruleset: RulesetBody;
}

export interface SavedRuleset {
  readonly type: RulesetType;
  readonly id: string | undefined;
  readonly name: string;
}
