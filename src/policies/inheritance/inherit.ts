/** What a policy has once the one above it is as it is now. Source: spec 002 §3.5 and §4. */
import { ownInheritance } from '../../console/policies/inheritance.ts';
import type { AnySlice } from '../../console/slice.ts';
import { isSameValue } from '../../ui/form/same-value.ts';
import { byId } from './apply-steps.ts';
import type { Inherited, PartKind } from './part-kinds.ts';

export interface ParentPart<Item> {
  readonly policyId: string;
  readonly items: readonly Item[];
}

/**
 * What is inherited follows the parent; what is overridden stays, and knows what it would be reverted to. Gone in the parent,
 * it is gone here, but for what somebody has overridden: that is the policy’s own from then on.
 */
export function inherit<Some extends AnySlice, Item extends Inherited<Settings>, Settings extends object>(
  kind: PartKind<Some, Item, Settings>,
  parent: ParentPart<Item>,
  items: readonly Item[],
): readonly Item[] {
  const here = byId(kind, items);
  const above = byId(kind, parent.items);
  const inherited = parent.items.map((item) => inheritedItem(kind, parent.policyId, item, here.get(kind.idOf(item))));
  const others = items.filter((item) => !above.has(kind.idOf(item))).flatMap(withoutParent);
  return [...inherited, ...others];
}

function inheritedItem<Some extends AnySlice, Item extends Inherited<Settings>, Settings extends object>(
  kind: PartKind<Some, Item, Settings>,
  parentId: string,
  parentItem: Item,
  own: Item | undefined,
): Item {
  const settings = kind.settingsOf(parentItem);
  const sourcePolicyId = sourceOf(parentItem, parentId);
  const fresh = { inherited: true, overridden: false, sourcePolicyId, parentPolicySettings: settings };
  if (own === undefined) return { ...parentItem, inheritance: fresh };
  const { overridden, parentPolicySettings } = own.inheritance;
  if (overridden) return { ...own, inheritance: { ...fresh, overridden } };
  // Of a type that is excluded it may differ without being marked, until the parent changes it.
  return isSameValue(parentPolicySettings, settings)
    ? { ...own, inheritance: fresh }
    : { ...own, ...settings, inheritance: fresh };
}

/** The policy whose word it is. */
function sourceOf({ inheritance }: Inherited<unknown>, policyId: string): string {
  const { inherited, overridden, sourcePolicyId } = inheritance;
  return inherited && !overridden ? (sourcePolicyId ?? policyId) : policyId;
}

function withoutParent<Item extends Inherited<unknown>>(item: Item): Item[] {
  const { inherited, overridden } = item.inheritance;
  if (!inherited) return [item];
  return overridden ? [{ ...item, inheritance: ownInheritance }] : [];
}
