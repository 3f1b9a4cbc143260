/** What the dialog of a ruleset tells the page. */
import type { RulesetBody } from './contract.ts';
import type { RulesetType } from './ruleset-types.ts';

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
