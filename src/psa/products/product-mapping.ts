/**
 * A product mapping as its dialog edits it. Rules are kept in the order in which they are asked: a rule's rank is where it
 * stands, so ranks are 1 to their count whatever is done to them. Source: spec 002 §2.6, §3.1, §4 and §5.
 */
import { brokenRules, type FormIssue, type RuleTable, refusedWhen, required } from '../../base/form-rules.ts';
import { randomId } from '../../base/random-id.ts';
import { entityFrom, type Named, namedFrom } from '../mapping-choice.ts';
import { copiedMappingName, type NameFacts, type NameIssueCode, nameRules } from '../mapping-names.ts';
import type { ProductMapping, ProductMappingBody } from '../product-contract.ts';
import type { ProviderEntity } from '../psa-shapes.ts';
import {
  defaultGroupOperator,
  defaultProductMappingType,
  type GroupOperator,
  type ProductMappingType,
} from '../psa-terms.ts';

/** Which devices become which product, under which type of agreement. */
export interface ProductRule {
  readonly id: string;
  /** Null: not chosen yet. */
  readonly roleId: string | null;
  /** Ids; without any, all devices of the role. */
  readonly groups: readonly string[];
  readonly groupsLogicOperator: GroupOperator;
  readonly product: ProviderEntity | null;
  readonly agreementType: Named | null;
}

export interface ProductMappingValues {
  readonly name: string;
  readonly type: ProductMappingType;
  /** The first has rank 1. */
  readonly rules: readonly ProductRule[];
}

export const emptyProductMapping: ProductMappingValues = { name: '', type: defaultProductMappingType, rules: [] };

export const newProductRule = (): ProductRule => ({
  id: randomId(),
  roleId: null,
  groups: [],
  groupsLogicOperator: defaultGroupOperator,
  product: null,
  agreementType: null,
});

export const rankOf = (rules: readonly ProductRule[], id: string): number =>
  rules.findIndex((rule) => rule.id === id) + 1;

export type MoveDirection = 'up' | 'down';

/** Whether exactly one rule is selected that has a neighbour there. */
export function canMove(rules: readonly ProductRule[], selected: readonly string[], direction: MoveDirection): boolean {
  const [id, ...others] = selected;
  const rank = id === undefined || others.length > 0 ? 0 : rankOf(rules, id);
  return rank > 0 && (direction === 'up' ? rank > 1 : rank < rules.length);
}

/** Swaps a rule with its neighbour; at the end it stays. */
export function moveRule(rules: readonly ProductRule[], id: string, direction: MoveDirection): readonly ProductRule[] {
  if (!canMove(rules, [id], direction)) return rules;
  const index = rankOf(rules, id) - 1;
  const [upper, lower] = direction === 'up' ? [index - 1, index] : [index, index + 1];
  const pair = rules.slice(upper, lower + 1).toReversed();
  return rules.toSpliced(upper, 2, ...pair);
}

/** Swaps it with one neighbour after the other until it stands there. @param index From 0; beyond the ends means the ends */
export function moveRuleTo(rules: readonly ProductRule[], id: string, index: number): readonly ProductRule[] {
  const to = Math.max(0, Math.min(rules.length - 1, index));
  let moved = rules;
  for (let at = rankOf(rules, id) - 1; at >= 0 && at !== to; at += Math.sign(to - at))
    moved = moveRule(moved, id, at < to ? 'down' : 'up');
  return moved;
}

export type ProductRuleIssueCode = 'required' | 'sameRoleAndGroups';

export interface ProductRuleFacts extends ProductRule {
  /** All of the mapping's, the one that is edited as it was included. */
  readonly rules: readonly ProductRule[];
}

const hasSameDevices = (one: ProductRule, other: ProductRule) => {
  const [groups, others] = [new Set(one.groups), new Set(other.groups)];
  return one.roleId === other.roleId && groups.size === others.size && [...groups].every((group) => others.has(group));
};

const ruleRules: RuleTable<ProductRuleFacts, ProductRuleIssueCode> = {
  product: [required()],
  agreementType: [required()],
  roleId: [
    required(),
    refusedWhen('sameRoleAndGroups', (_, { rules, ...rule }) =>
      rules.some((other) => other.id !== rule.id && hasSameDevices(other, rule)),
    ),
  ],
};

/** Of the rule's own dialog. */
export const productRuleIssues = (facts: ProductRuleFacts): FormIssue<ProductRuleIssueCode>[] =>
  brokenRules(ruleRules, facts);

export interface ProductFacts extends ProductMappingValues, NameFacts {}

const mappingRules: RuleTable<ProductFacts, NameIssueCode | 'sameRoleAndGroups'> = {
  name: nameRules,
  rules: [
    {
      each: [
        refusedWhen('sameRoleAndGroups', (rule: ProductRule, { rules }: ProductFacts) =>
          rules.some((other) => other.id !== rule.id && hasSameDevices(other, rule)),
        ),
      ],
    },
  ],
};

export const productMappingIssues = (facts: ProductFacts): FormIssue<NameIssueCode | 'sameRoleAndGroups'>[] =>
  brokenRules(mappingRules, facts);

/** Whatever ranks the wire has, gaps and doubles included, their order counts. */
export function productMappingFromWire(mapping: ProductMapping): ProductMappingValues {
  const ranked = mapping.nodeRoleProductMappings.toSorted((one, other) => one.ranking - other.ranking);
  return {
    name: mapping.name,
    type: mapping.productMappingType,
    rules: ranked.map((rule) => ({
      id: rule.id,
      roleId: rule.nodeRoleId,
      groups: rule.groups,
      groupsLogicOperator: rule.groupsLogicOperator,
      product: entityFrom(namedFrom(rule.productId, rule.productName), rule.productDeleted),
      agreementType: namedFrom(rule.agreementTypeId, rule.agreementTypeName),
    })),
  };
}

/**
 * As a new one: nothing of it is the other's.
 *
 * @param mappings All there are, whose names are taken
 */
export function copyOfProductMapping(mapping: ProductMapping, mappings: readonly Named[]): ProductMappingValues {
  const { name, type, rules } = productMappingFromWire(mapping);
  return { name: copiedMappingName(name, mappings), type, rules: rules.map((rule) => ({ ...rule, id: randomId() })) };
}

/** Rules without a role, product or agreement type are not sent: their dialog would not have closed. */
export function productMappingToWire({ name, type, rules }: ProductMappingValues): ProductMappingBody {
  const complete = rules.filter(({ roleId, product, agreementType }) => roleId && product && agreementType);
  return {
    name: name.trim(),
    productMappingType: type,
    nodeRoleProductMappings: complete.map((rule, index) => ({
      id: rule.id,
      nodeRoleId: rule.roleId ?? '',
      groups: [...rule.groups],
      groupsLogicOperator: rule.groupsLogicOperator,
      productId: rule.product?.id ?? '',
      productName: rule.product?.name ?? '',
      agreementTypeId: rule.agreementType?.id ?? '',
      agreementTypeName: rule.agreementType?.name ?? '',
      ranking: index + 1,
    })),
  };
}
