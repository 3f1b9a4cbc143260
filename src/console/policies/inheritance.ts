/**
 * What a policy has from the one above it, until somebody edits it; revert goes back to that. Overridden, it is still
 * inherited: the flag says that it differs. Source: spec 002 §3.5 and §4.
 */
import * as z from 'zod/mini';
import { IllegalTransition } from '../illegal-transition.ts';
import { id } from '../shapes.ts';

/** @param settings What stands beside it and can be overridden */
export const inheritanceOf = <Settings extends z.ZodMiniType>(settings: Settings) =>
  z.object({
    inherited: z.boolean(),
    overridden: z.boolean(),
    sourcePolicyId: z.nullable(id),
    /** What the policy above says; revert needs it. */
    parentPolicySettings: z.nullable(settings),
  });

interface Inheritance<Settings> {
  readonly inherited: boolean;
  readonly overridden: boolean;
  readonly sourcePolicyId: string | null;
  readonly parentPolicySettings: Settings | null;
}

interface Inheriting<Settings> {
  readonly inheritance: Inheritance<Settings>;
}

/** Of what a policy has for itself. */
export const ownInheritance: Inheritance<never> = {
  inherited: false,
  overridden: false,
  sourcePolicyId: null,
  parentPolicySettings: null,
};

/** Inherited, it is overridden from now on. Where nobody told what the parent says, `before` is what it said. */
export function overridden<Settings, Item extends Inheriting<Settings>>(
  item: Item & Inheriting<Settings>,
  changes: Partial<Settings>,
  before: Settings,
): Item {
  const { inheritance } = item;
  if (!inheritance.inherited || inheritance.overridden) return { ...item, ...changes };
  const parentPolicySettings = inheritance.parentPolicySettings ?? before;
  return { ...item, ...changes, inheritance: { ...inheritance, overridden: true, parentPolicySettings } };
}

/** @param what it is called where it cannot be reverted */
export function reverted<Settings, Item extends Inheriting<Settings>>(
  item: Item & Inheriting<Settings>,
  what: string,
): Item {
  const { inheritance } = item;
  if (!inheritance.overridden)
    throw new IllegalTransition(`The ${what} cannot be reverted`, 'it does not differ from the parent policy');
  if (inheritance.parentPolicySettings === null)
    throw new IllegalTransition(`The ${what} cannot be reverted`, 'nobody told what the parent policy says');
  return { ...item, ...inheritance.parentPolicySettings, inheritance: { ...inheritance, overridden: false } };
}

/** @param what it is called where it cannot be removed */
export function assertOwn({ inheritance }: Inheriting<unknown>, what: string): void {
  if (inheritance.inherited)
    throw new IllegalTransition(
      `The ${what} cannot be removed`,
      'it is inherited, and only the parent policy can do that',
    );
}
