/** Free of schemas: the element's definition stands on it. */

/** Source: spec 001 §3.10. */
export const rulesetTypes = ['SCRIPT_RULE', 'CONDITION_RULE', 'ACTIVITY_RULE'] as const;
export type RulesetType = (typeof rulesetTypes)[number];

/** Only a condition can be over, and come again. Source: spec 001 §2.2. */
export const canReset = (type: RulesetType): boolean => type === 'CONDITION_RULE';
