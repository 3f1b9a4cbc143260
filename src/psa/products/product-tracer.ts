/** Which rules a device hits, and which rules no device can ever hit. Source: spec 002 §3.1 and §4. */
import { indexed } from '../../base/indexed.ts';
import type { GroupOperator } from '../psa-terms.ts';
import type { ProductMappingValues, ProductRule } from './product-mapping.ts';

/** A device, as far as rules look at it. */
export interface RuleDevice {
  readonly nodeRoleId: string;
  /** Ids. */
  readonly groups: readonly string[];
}

type Mapping = Pick<ProductMappingValues, 'type' | 'rules'>;

export function fitsRule({ roleId, groups, groupsLogicOperator }: ProductRule, device: RuleDevice): boolean {
  return roleId === device.nodeRoleId && fitsGroups(groups, groupsLogicOperator, device.groups);
}

/** All devices, where a rule names no groups. */
function fitsGroups(wanted: readonly string[], operator: GroupOperator, groups: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  return operator === 'OR' ? wanted.some((id) => groups.includes(id)) : wanted.every((id) => groups.includes(id));
}

/** In the order of ranks: all that the device fits, or the first of them. */
export function ruleHits({ type, rules }: Mapping, device: RuleDevice): ProductRule[] {
  const hits = rules.filter((rule) => fitsRule(rule, device));
  return type === 'SINGLE_HIT' ? hits.slice(0, 1) : hits;
}

/** Whether, and why, a rule is hit by a device: for the table of a trace. */
export type RuleVerdict = 'hit' | 'otherRole' | 'otherGroups' | 'hitBefore';

export function ruleVerdicts({ type, rules }: Mapping, device: RuleDevice): ReadonlyMap<string, RuleVerdict> {
  let isHit = false;
  return new Map(
    rules.map((rule): [string, RuleVerdict] => {
      if (rule.roleId !== device.nodeRoleId) return [rule.id, 'otherRole'];
      if (!fitsRule(rule, device)) return [rule.id, 'otherGroups'];
      if (isHit && type === 'SINGLE_HIT') return [rule.id, 'hitBefore'];
      isHit = true;
      return [rule.id, 'hit'];
    }),
  );
}

/**
 * By the id of a rule that no device can ever hit, the ids of the rules before it that take all its devices. Only under
 * first hit. A device in more groups fits what it fitted before: so it is enough to look at the fewest groups with which a
 * device fits.
 */
export function shadowedRules({ type, rules }: Mapping): ReadonlyMap<string, readonly string[]> {
  const shadowed = new Map<string, readonly string[]>();
  if (type !== 'SINGLE_HIT') return shadowed;
  for (const [index, rule] of indexed(rules)) {
    const { roleId } = rule;
    if (roleId === null) continue;
    const takers = fewestGroups(rule).map((groups) =>
      rules.slice(0, index).find((before) => fitsRule(before, { nodeRoleId: roleId, groups })),
    );
    if (takers.every((taker) => taker !== undefined)) shadowed.set(rule.id, [...new Set(takers.map(({ id }) => id))]);
  }
  return shadowed;
}

function fewestGroups({ groups, groupsLogicOperator }: ProductRule): (readonly string[])[] {
  return groupsLogicOperator === 'AND' || groups.length === 0 ? [groups] : groups.map((group) => [group]);
}

export interface ChangedDevice<Device extends RuleDevice> {
  readonly device: Device;
  /** Rules that it hit before, and that it would hit. */
  readonly before: readonly ProductRule[];
  readonly after: readonly ProductRule[];
}

/** The devices whose products or agreement types would be others if this were saved. */
export function changedDevices<Device extends RuleDevice>(
  before: Mapping,
  after: Mapping,
  devices: readonly Device[],
): ChangedDevice<Device>[] {
  return devices.flatMap((device) => {
    const [was, is] = [ruleHits(before, device), ruleHits(after, device)];
    return outcomeOf(was) === outcomeOf(is) ? [] : [{ device, before: was, after: is }];
  });
}

/** What is counted: the same product under the same type of agreement is counted once. */
const outcomeOf = (rules: readonly ProductRule[]) =>
  [...new Set(rules.map(({ product, agreementType }) => `${product?.id} ${agreementType?.id}`))].sort().join('\n');
