/** What has to be true of a script, for its form and for the server. */

import { foldedName } from '../../base/folded-name.ts';
import { atMost, brokenRules, type FormIssue, type RuleTable, refusedWhen, required } from '../../base/form-rules.ts';
import type { ScriptBody } from './contract.ts';
import { isOfLanguage, scriptLimits, systemsOf } from './script-terms.ts';

export interface ScriptFacts {
  /** Ids of the categories that there are. */
  readonly knownCategories: ReadonlySet<string>;
}

type Facts = ScriptBody & ScriptFacts;

const rules: RuleTable<Facts> = {
  name: [required(), atMost(scriptLimits.name, 'tooLong')],
  description: [atMost(scriptLimits.description, 'tooLong')],
  language: [refusedWhen('invalid', (language: string) => !isOfLanguage(language))],
  operatingSystems: [
    required(),
    refusedWhen('wrongSystem', (systems: ScriptBody['operatingSystems'], { language }: Facts) =>
      systems.some((system) => !systemsOf(language).includes(system)),
    ),
  ],
  categories: [
    atMost(scriptLimits.categories, 'tooMany'),
    refusedWhen('gone', (chosen: readonly string[], { knownCategories }: Facts) =>
      chosen.some((id) => !knownCategories.has(id)),
    ),
  ],
  code: [required(), atMost(scriptLimits.code, 'tooLong')],
};

export function scriptIssues(body: ScriptBody, facts: ScriptFacts): FormIssue[] {
  const { scriptParam } = body.parameters;
  const issues = brokenRules(rules, { ...body, ...facts });
  if (scriptParam.length <= scriptLimits.scriptParam) return issues;
  return [...issues, { path: 'parameters.scriptParam', code: 'tooLong', limit: scriptLimits.scriptParam }];
}

interface CategoryFacts {
  readonly name: string;
  /** Names of the others, folded. */
  readonly taken: ReadonlySet<string>;
}

const categoryRules: RuleTable<CategoryFacts> = {
  name: [
    required(),
    atMost(scriptLimits.category, 'tooLong'),
    refusedWhen('taken', (name: string, { taken }: CategoryFacts) => taken.has(foldedName(name.trim()))),
  ],
};

export const categoryIssues = (name: string, others: readonly { readonly name: string }[]): FormIssue[] =>
  brokenRules(categoryRules, { name, taken: new Set(others.map((other) => foldedName(other.name))) });
